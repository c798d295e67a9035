import type { components } from '@isl/contracts/content';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { anError } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { findFrame } from '../support/sign-kit';

type Saying = components['schemas']['Saying'];

const form = '/dashboard/TextToSign/otherwise';
const list = '/dashboard/reports/sentences';
const differs = {
  ...{ type: 'signkit:differs', sentence: 'Are you hungry?', language: 'en' },
  ...{ glosses: ['YOU', 'HUNGRY'], rules: '0123456789abcdef' },
  spans: [{ type: 'polar', start: 0, end: 2 }],
};
const ours = { glosses: differs.glosses, spans: [], rules: differs.rules };
const saying: Saying = {
  ...{ _id: '65f0c0ffee001122334455c1', sentence: 'Are you hungry?', language: 'en', ours },
  ...{ glosses: ['HUNGRY', 'YOU'], spans: [{ type: 'polar', start: 1, end: 2 }] },
  ...{ comment: 'YOU is last.', region: 'IN-KL', by: 'Asha Rao', byId: 'asha' },
  ...{ state: 'open', createdAt: '2026-11-20T09:00:00Z' },
};

/** A small store: what there is, and what the page sent. */
function serve(sayings: Saying[]) {
  const sent: unknown[] = [];
  let kept = sayings;
  server.use(
    http.get(api('/sayings'), () => HttpResponse.json({ data: kept })),
    http.get(api('/sayings/mine'), () => HttpResponse.json({ data: kept })),
    http.post(api('/sayings'), async ({ request }) => {
      sent.push(await request.json());
      kept = [saying];
      return HttpResponse.json(saying, { status: 201 });
    }),
    http.put(api('/sayings/:id/decision'), async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      kept = [];
      return HttpResponse.json({ ...saying, state: 'taken-up' });
    }),
    http.delete(api('/sayings/:id'), ({ params }) => {
      sent.push(params.id);
      kept = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(api('/search'), () =>
      HttpResponse.json({
        data: [
          { kind: 'sign', id: 'word-now', title: 'NOW', href: '/products/word-now' },
          { kind: 'page', id: 'p', title: 'Nowhere', href: '/' },
        ],
      }),
    ),
  );
  return sent;
}
const press = async () => {
  const { say } = await findFrame('Text to sign');
  say(differs);
  return screen.findByRole('heading', { name: 'How would you sign it?' });
};
const signs = () =>
  within(screen.getByRole('list', { name: 'Your signs, in your order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

describe('how somebody would sign a sentence', () => {
  it('is written beginning with what the rules made of it, and sent', async () => {
    const sent = serve([]);
    const { user, path } = openSignedIn('/dashboard/TextToSign');
    await press();
    expect(path()).toBe(form);
    expect(screen.getByText('Are you hungry?')).toBeVisible();
    expect(screen.getByText('yes-or-no face: YOU HUNGRY')).toBeVisible();
    expect(signs()).toEqual(['YOU', 'HUNGRY']);

    await user.click(screen.getByRole('button', { name: 'Move YOU later' }));
    await user.type(screen.getByRole('combobox', { name: 'Another sign' }), 'no');
    await user.click(await screen.findByRole('option', { name: 'NOW' }));
    await waitFor(() => expect(signs()).toEqual(['HUNGRY', 'YOU', 'NOW']));
    await user.type(screen.getByRole('combobox', { name: 'Another sign' }), 'really much{Enter}');
    await user.click(screen.getByRole('button', { name: 'Take out NOW' }));
    expect(signs()).toEqual(['HUNGRY', 'YOU', 'REALLY-MUCH']);
    await user.selectOptions(screen.getByLabelText('From sign'), '2. YOU');
    await user.click(screen.getByRole('button', { name: 'Add a mark' }));
    await user.type(screen.getByLabelText(/Anything else/), 'YOU is last.');
    await user.selectOptions(screen.getByLabelText(/Where do you sign/), 'Kerala');
    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(await screen.findByText(/A reviewer will read it/)).toBeVisible();
    const { glosses, spans, rules, sentence, language } = differs;
    expect(sent).toEqual([
      {
        ...{ sentence, language, ours: { glosses, spans, rules } },
        glosses: ['HUNGRY', 'YOU', 'REALLY-MUCH'],
        spans: [
          { type: 'polar', start: 1, end: 3 },
          { type: 'topic', start: 0, end: 1 },
        ],
        ...{ comment: 'YOU is last.', region: 'IN-KL' },
      },
    ]);
    expect(await screen.findByText('Waits for a reviewer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the sentence' })).toHaveAttribute(
      'href',
      '/dashboard/TextToSign?text=Are+you+hungry%3F',
    );
  });

  it('is kept for a visitor on the way through the login page', async () => {
    serve([]);
    const { user } = openApp('/dashboard/TextToSign');
    await press();
    await user.type(screen.getByLabelText(/Anything else/), 'YOU is last.');
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(form)}`,
    );

    cleanup();
    openSignedIn(form);
    expect(await screen.findByLabelText(/Anything else/)).toHaveValue('YOU is last.');
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  it('is not sent with the shared demo account', async () => {
    serve([]);
    openSignedIn('/dashboard/TextToSign', { demo: true });
    await press();
    expect(screen.getByText(/The demo account is shared/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });

  it('stays written where it is refused, with why', async () => {
    serve([]);
    server.use(
      http.post(api('/sayings'), () =>
        HttpResponse.json(
          anError(400, 'This is what the rules say already.', { code: 'SAYING_UNCHANGED' }),
          { status: 400 },
        ),
      ),
    );
    const { user } = openSignedIn('/dashboard/TextToSign');
    await press();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('This is what the rules say already.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take out YOU' }));
    await user.click(screen.getByRole('button', { name: 'Take out HUNGRY' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Add at least one sign.')).toBeVisible();
  });

  it('without a sentence says where one is turned into signs, and shows what was sent', async () => {
    const settled = { at: '2026-11-21T09:00:00Z', word: 'We do too.' };
    const sent = serve([{ ...saying, state: 'taken-up', settled }]);
    const { user } = openSignedIn(form);
    expect(await screen.findByRole('link', { name: 'To text to sign' })).toBeVisible();
    const card = within(await screen.findByRole('article', { name: 'Are you hungry?' }));
    expect(card.getByText('Taken up: We do too.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent).toEqual([saying._id]));
  });

  it('is asked in Hindi of who reads Hindi', async () => {
    serve([]);
    await chooseLanguage('hi');
    openSignedIn(form);
    expect(await screen.findByRole('heading', { name: 'आप इसे कैसे कहेंगे?' })).toBeVisible();
  });
});

describe('for reviewers', () => {
  const open = (sub = 'meera') => openSignedIn(list, { sub, roles: ['contributor', 'reviewer'] });

  it('it waits beside what the rules made of it, and is taken up with a word', async () => {
    const sent = serve([saying]);
    const { user } = open();
    const card = within(await screen.findByRole('article', { name: 'Are you hungry?' }));
    expect(card.getByText('Asha Rao, Kerala')).toBeVisible();
    expect(card.getByText('yes-or-no face: YOU')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Take up' }));
    await user.type(card.getByLabelText(/In a few words: why/), 'We do too.');
    await user.click(card.getByRole('button', { name: 'Take up' }));

    expect(await screen.findByText('No sentence waits now.')).toBeVisible();
    expect(sent).toEqual([[saying._id, { decision: 'taken-up', word: 'We do too.' }]]);
  });

  it('their own is another one’s to decide', async () => {
    serve([saying]);
    open('asha');
    const card = within(await screen.findByRole('article', { name: 'Are you hungry?' }));
    expect(card.getByText(/Another reviewer decides/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Take up' })).not.toBeInTheDocument();
  });

  it('it is closed to others', async () => {
    openSignedIn(list);
    expect(await screen.findByText(/Only reviewers and admins read/)).toBeVisible();
  });
});
