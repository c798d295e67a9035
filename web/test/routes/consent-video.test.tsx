import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aVideo } from '../support/factories';
import { openGiving } from '../support/giving';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const signed = aVideo({
  _id: '65f0c0ffee00112233445511',
  title: 'The consent, signed',
  visibility: 'public',
});
const LABEL = 'The consent in Indian Sign Language';

/** A server where an admin chooses; the choice counts at once. */
function withChoice(first: object | undefined) {
  let video = first;
  const told: unknown[] = [];
  const now = () => HttpResponse.json({ version: '2026-11', ...(video && { video }) });
  server.use(
    http.get(api('/consent/video'), now),
    http.put(api('/consent/video'), async ({ request }) => {
      told.push(await request.json());
      video = signed;
      return now();
    }),
    http.delete(api('/consent/video'), () => {
      told.push('removed');
      video = undefined;
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(api('/videos/mine'), () =>
      HttpResponse.json({ data: [signed, aVideo({ status: 'processing', title: 'Not yet' })] }),
    ),
  );
  return told;
}

describe('the consent in sign language', () => {
  it('is shown where one is asked, once there is a video', async () => {
    withChoice(signed);
    const { user } = openGiving({ consent: null });
    await user.click(await screen.findByRole('button', { name: 'Your consent' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText(LABEL)).toHaveAttribute('src', signed.url);
  });

  it('is said to be missing until then', async () => {
    withChoice(undefined);
    const { user } = openGiving({ consent: null });
    await user.click(await screen.findByRole('button', { name: 'Your consent' }));
    expect(within(await screen.findByRole('dialog')).queryByLabelText(LABEL)).toBeNull();
  });

  it('is chosen by an admin from what everybody may watch, and taken away again', async () => {
    const told = withChoice(undefined);
    const { user } = openSignedIn('/dashboard/admin', { roles: ['contributor', 'admin'] });
    const card = within(
      await screen.findByRole('region', { name: 'The consent in sign language' }),
    );
    const choice = card.getByLabelText('One of your videos that everybody may watch');
    await within(choice).findByRole('option', { name: 'The consent, signed' });
    expect(within(choice).queryByRole('option', { name: 'Not yet' })).toBeNull();
    expect(card.getByRole('button', { name: 'Show none' })).toBeDisabled();
    await user.selectOptions(choice, 'The consent, signed');
    await user.click(card.getByRole('button', { name: 'Show it with the consent' }));
    expect(await card.findByLabelText(LABEL)).toHaveAttribute('src', signed.url);
    await user.click(card.getByRole('button', { name: 'Show none' }));
    await waitFor(() => expect(card.queryByLabelText(LABEL)).toBeNull());
    expect(told).toEqual([{ videoId: signed._id }, 'removed']);
  });
});
