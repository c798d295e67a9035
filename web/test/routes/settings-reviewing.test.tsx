import type { components } from '@isl/contracts/gateway';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount, aToken, aTokenReply } from '../support/factories';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { card, refused, settings } from '../support/settings';

type Request = components['schemas']['ReviewerRequest'];
const askedAt = '2026-11-03T10:00:00.000Z';
const section = async () => within(await card('I sign ISL and want to review'));

beforeEach(() => {
  server.use(
    http.get(api('/auth/sessions'), () => HttpResponse.json({ data: [] })),
    http.post(api('/auth/refresh'), () => HttpResponse.json(aTokenReply())),
  );
});

/** A server that keeps what is asked. */
function withRequest(first: Request | null) {
  let request = first;
  const sent: unknown[] = [];
  server.use(
    http.get(api('/account/reviewing'), () => HttpResponse.json({ request })),
    http.post(api('/account/reviewing'), async ({ request: asking }) => {
      const body = (await asking.json()) as { words?: string };
      sent.push(body);
      request = { state: 'asked', askedAt, ...body };
      return HttpResponse.json(request, { status: 201 });
    }),
    http.delete(api('/account/reviewing'), () => {
      request = null;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

describe('asking to review', () => {
  it('sends the words, shows that it waits, and can be taken back', async () => {
    const sent = withRequest(null);
    const { user } = openSignedIn(settings);
    const place = await section();
    await user.type(await place.findByLabelText(/How do you know ISL/), 'Born Deaf');
    await user.click(place.getByRole('button', { name: 'Ask to review' }));
    expect(await place.findByText(/^You asked on 3\/11\/2026/)).toBeVisible();
    expect(place.getByText('Born Deaf')).toBeVisible();
    expect(sent).toEqual([{ words: 'Born Deaf' }]);
    await user.click(place.getByRole('button', { name: 'Take it back' }));
    expect(await place.findByRole('button', { name: 'Ask to review' })).toBeVisible();
    expect(place.getByText('Taken back. You can ask again at any time.')).toBeVisible();
  });

  it('needs no words', async () => {
    const sent = withRequest(null);
    const { user } = openSignedIn(settings);
    const place = await section();
    await user.click(await place.findByRole('button', { name: 'Ask to review' }));
    expect(await place.findByText(/^You asked on/)).toBeVisible();
    expect(sent).toEqual([{}]);
  });

  it('tells why it was declined, and lets one ask again', async () => {
    const answer = { act: 'decline', reason: 'Tell us more.', at: askedAt } as const;
    withRequest({ state: 'declined', askedAt, answer });
    openSignedIn(settings);
    const place = await section();
    expect(await place.findByText('Tell us more.')).toBeVisible();
    expect(place.getByText(/an admin said: not now/)).toBeVisible();
    expect(await place.findByRole('button', { name: 'Ask to review' })).toBeEnabled();
  });

  it('leads to the clips once it is granted, with a token that says so', async () => {
    const answer = { act: 'grant', at: askedAt } as const;
    withRequest({ state: 'granted', askedAt, answer });
    let refreshes = 0;
    server.use(
      http.get(api('/auth/me'), () =>
        HttpResponse.json(anAccount({ roles: ['contributor', 'reviewer'] })),
      ),
      http.post(api('/auth/refresh'), () => {
        refreshes += 1;
        return HttpResponse.json(aTokenReply(aToken({ roles: ['contributor', 'reviewer'] })));
      }),
    );
    openSignedIn(settings);
    const place = await section();
    expect(await place.findByText('You may review. Thank you!')).toBeVisible();
    expect(place.getByRole('link', { name: 'To the clips' })).toHaveAttribute(
      'href',
      '/dashboard/review',
    );
    await waitFor(() => expect(refreshes).toBe(1));
  });

  it('tells why a grant was undone while the token still has the role', async () => {
    const answer = { act: 'undo', reason: 'It was somebody else.', at: askedAt } as const;
    withRequest({ state: 'asked', askedAt, answer });
    openSignedIn(settings, { roles: ['contributor', 'reviewer'] });
    const place = await section();
    expect(await place.findByText('It was somebody else.')).toBeVisible();
    expect(await place.findByRole('button', { name: 'Take it back' })).toBeVisible();
    expect(place.queryByText('You may review. Thank you!')).not.toBeInTheDocument();
  });

  it('keeps the words where they could not be sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    withRequest(null);
    server.use(http.post(api('/account/reviewing'), () => refused(503, 'Try again in a moment.')));
    const { user } = openSignedIn(settings);
    const place = await section();
    const words = await place.findByLabelText(/How do you know ISL/);
    await user.type(words, 'Born Deaf');
    await user.click(place.getByRole('button', { name: 'Ask to review' }));
    expect(await place.findByText('Try again in a moment.')).toBeVisible();
    expect(words).toHaveValue('Born Deaf');
  });

  it('is not offered to who shares the demo account', async () => {
    openSignedIn(settings, { demo: true });
    await card('Language and colours');
    expect(
      screen.queryByRole('region', { name: 'I sign ISL and want to review' }),
    ).not.toBeInTheDocument();
  });
});
