import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { scrollPageTo } from '../support/browser';
import { aContribution, anError } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const address = '/dashboard/contributions';
type Contribution = ReturnType<typeof aContribution>;

const given = (...contributions: Contribution[]): void =>
  server.use(http.get(api('/contributions'), () => HttpResponse.json({ data: contributions })));
const card = async (name = 'hello') => within(await screen.findByRole('article', { name }));

describe('what one gave', () => {
  it('is asked for by those who are signed in; others are led to the login and back', async () => {
    openApp(address);
    expect(await screen.findByText('Log in to see the clips that you gave.')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdashboard%2Fcontributions',
    );
  });

  it('is nothing for the demo account, which many share', async () => {
    openSignedIn(address, { demo: true });
    expect(await screen.findByText(/demo account, so it cannot give clips/)).toBeVisible();
  });

  it('is listed with what was asked for, the take and the day', async () => {
    given(
      aContribution({ take: 2, isVariant: true }),
      aContribution({
        _id: 'b'.repeat(24),
        prompt: { kind: 'sentence', id: 'how-are-you', label: 'How are you?' },
      }),
    );
    openSignedIn(address);
    const hello = await card();
    expect(hello.getByText('Sign')).toBeVisible();
    expect(hello.getByText('Take 2')).toBeVisible();
    expect(hello.getByText('20/11/2026')).toBeVisible();
    expect(hello.getByText('Your own way of signing it')).toBeVisible();
    const sentence = await card('How are you?');
    expect(sentence.getByText('Sentence')).toBeVisible();
    expect(sentence.queryByText('Your own way of signing it')).not.toBeInTheDocument();
  });

  it('can be loaded as a copy, which the browser writes to the disk by its address', async () => {
    given(aContribution());
    const url = '/api/contributions/archive?ticket=abc';
    server.use(
      http.post(api('/contributions/archive'), () =>
        HttpResponse.json({ url, expiresAt: '2026-11-20T10:10:00.000Z' }, { status: 201 }),
      ),
    );
    const loaded: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      loaded.push(this.getAttribute('href') ?? '');
    });
    const { user } = openSignedIn(address);
    await user.click(await screen.findByRole('button', { name: 'Download a copy of everything' }));
    await waitFor(() => expect(loaded).toEqual([url]));
  });

  it('says so where no copy can be made now', async () => {
    given(aContribution());
    server.use(
      http.post(api('/contributions/archive'), () =>
        HttpResponse.json(anError(503, 'Try again.'), { status: 503 }),
      ),
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = openSignedIn(address);
    await user.click(await screen.findByRole('button', { name: 'Download a copy of everything' }));
    expect((await screen.findAllByText(/Your copy could not be made/))[0]).toBeVisible();
  });

  it.each<[string, Partial<Contribution>]>([
    ['On its way', { status: 'pending' }],
    ['Waiting to be prepared', { status: 'stored' }],
    ['Being prepared', { status: 'processing' }],
    ['Could not be read', { status: 'rejected' }],
    ['Waiting for votes', { outcome: 'open' }],
    ['Accepted', { outcome: 'accepted' }],
    ['Not accepted', { outcome: 'not-accepted' }],
    ['Everybody can watch it now', { isShown: true }],
    ['It is not shown to everybody now', { isShown: false }],
    ['No Deaf signer has looked at the language yet', { languageReview: 'not-reviewed' }],
    ['Deaf signers have looked at the language', { languageReview: 'reviewed' }],
    ['Deaf signers do not agree on the language', { languageReview: 'disputed' }],
  ])('says “%s” when it is so', async (words, over) => {
    given(aContribution(over));
    openSignedIn(address);
    expect((await card()).getByText(words)).toBeVisible();
  });

  it('says why it was not accepted, most often named first, and leads to another take', async () => {
    given(aContribution({ outcome: 'not-accepted', faults: ['too-dark', 'hands-out'] }));
    openSignedIn(address);
    const hello = await card();
    const faults = within(
      hello.getByText(/Most often they said first/).parentElement as HTMLElement,
    );
    expect(faults.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'There was too little light.',
      'Your hands left the picture.',
    ]);
    expect(hello.getByRole('link', { name: 'Record it again' })).toHaveAttribute(
      'href',
      '/dashboard/DataSetCreation?prompt=sign:word-hello',
    );
  });

  it('says why it could not be read', async () => {
    given(aContribution({ status: 'rejected', reasonCode: 'TOO_LONG' }));
    openSignedIn(address);
    const hello = await card();
    expect(hello.getByText('The video is too long.')).toBeVisible();
    expect(hello.getByRole('link', { name: 'Record it again' })).toBeVisible();
  });

  it('is looked at again while one is being prepared', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    given(aContribution({ status: 'processing' }));
    openSignedIn(address);
    expect(await screen.findByText('Being prepared')).toBeVisible();
    given(aContribution());
    await vi.advanceTimersByTimeAsync(3000);
    expect(await screen.findByText('Waiting for votes')).toBeVisible();
  });

  it('comes in pages as one scrolls', async () => {
    const number = (place: number): Contribution =>
      aContribution({
        _id: (place + 100).toString(16).padStart(24, '0'),
        prompt: { kind: 'sign', id: `word-${place}`, label: `word ${place}` },
      });
    const first = Array.from({ length: 50 }, (_, place) => number(place));
    server.use(
      http.get(api('/contributions'), ({ request }) => {
        const after = new URL(request.url).searchParams.get('after');
        return HttpResponse.json({ data: after === first.at(-1)?._id ? [number(50)] : first });
      }),
    );
    openSignedIn(address);
    await card('word 0');
    for (const name of ['word 49', 'word 50']) {
      scrollPageTo(1_000_000);
      await card(name);
    }
  });

  it('leads to the recording where there is nothing yet', async () => {
    openSignedIn(address);
    expect(await screen.findByText('You have not given a clip yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Record a clip' })).toHaveAttribute(
      'href',
      '/dashboard/DataSetCreation',
    );
    expect(screen.queryByRole('button', { name: 'Take everything back' })).not.toBeInTheDocument();
  });

  it('can be asked for again when it could not be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      http.get(api('/contributions'), () => HttpResponse.json(anError(500, ''), { status: 500 })),
    );
    const { user } = openSignedIn(address);
    expect(await screen.findByText('Your clips could not be loaded.')).toBeVisible();
    given(aContribution());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card();
  });
});

describe('the receipt of a consent', () => {
  it('says what was agreed to and when, and can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { consent } = aContribution();
    given(aContribution({ consent: { ...consent, scopes: ['keep', 'train'] } }));
    const { user } = openSignedIn(address);
    await user.click((await card()).getByRole('button', { name: 'Consent receipt' }));
    const receipt = within(await screen.findByRole('dialog', { name: 'Consent receipt' }));
    expect(receipt.getByText('hello (Sign)')).toBeVisible();
    expect(receipt.getByText(/20 Nov 2026/)).toBeVisible();
    expect(receipt.getByText('2026-11')).toBeVisible();
    expect(receipt.getByText('18 or older')).toBeVisible();
    expect(receipt.getByText(aContribution()._id)).toBeVisible();
    const answers = receipt.getAllByRole('listitem').map((one) => one.textContent?.slice(0, 6));
    expect(answers).toEqual(['YesIt ', 'NoPeop', 'NoRese', 'YesCom', 'NoWher']);
    await user.click(receipt.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('gives the keyboard back when it is closed', async () => {
    given(aContribution());
    const { user } = openSignedIn(address);
    const open = (await card()).getByRole('button', { name: 'Consent receipt' });
    await user.click(open);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  });
});
