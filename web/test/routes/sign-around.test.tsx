import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { anError, aroundNothing, aSign, aWord } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';
import { findFrame } from '../support/sign-kit';
import { serve } from '../support/sign-page';

const found = (name: string, nameHi = 'नाम') => ({
  ...aWord(name),
  nameHi,
  kind: 'word' as const,
});
const serveAround = (around: Partial<typeof aroundNothing>): void =>
  server.use(
    http.get(api('/signs/:id/around'), () => HttpResponse.json({ ...aroundNothing, ...around })),
  );
const section = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(() => vi.unstubAllGlobals());

describe('around a sign', () => {
  it('stand what is easily taken for it, and what tells the two apart', async () => {
    serveAround({ lookAlikes: [{ sign: found('water'), differs: 'handshape' }] });
    openApp('/products/word-friend');
    const alike = await section('Easily taken for it');
    expect(alike.getByRole('link', { name: /water/ })).toHaveAttribute(
      'href',
      '/products/word-water',
    );
    expect(alike.getByText('Another shape of the hand')).toBeVisible();
    expect(alike.getByText(/A computer compared/)).toBeVisible();
  });

  it('stand its opposite and what goes with it, which no signer has checked', async () => {
    serveAround({ opposites: [found('enemy')], related: [found('neighbour')] });
    openApp('/products/word-friend');
    expect((await section('The opposite')).getByRole('link', { name: /enemy/ })).toBeVisible();
    expect((await section('Goes with it')).getByRole('link', { name: /neighbour/ })).toBeVisible();
    expect(screen.getByText(/no Deaf signer has checked what is named here/)).toBeVisible();
  });

  it('are the signs before and after it, named in the reader’s language', async () => {
    await chooseLanguage('hi');
    serveAround({ previous: found('free', 'मुफ़्त'), next: found('fruit', 'फल') });
    openApp('/products/word-friend');
    const link = await screen.findByRole('link', { name: 'अगला: फल' });
    expect(link).toHaveAttribute('href', '/products/word-fruit');
    expect(screen.getByRole('link', { name: 'पहले: मुफ़्त' })).toHaveAttribute(
      'href',
      '/products/word-free',
    );
  });

  it('is a sentence with it that the avatar signs when asked, face and all, and once more', async () => {
    const spans = [{ channel: 'brows', value: 'up', start: 0, end: 2 }] as const;
    serveAround({
      sentence: { en: 'My friend?', hi: 'मेरा दोस्त?', gloss: ['MY', 'FRIEND'], spans: [...spans] },
    });
    const { user } = openApp('/products/word-friend');
    const sentence = await section('In a sentence');
    expect(sentence.getByText('My friend?')).toBeVisible();
    expect(sentence.getByText('मेरा दोस्त?')).toHaveAttribute('lang', 'hi');
    expect(screen.queryByTitle('Avatar: the sentence')).not.toBeInTheDocument();

    await user.click(sentence.getByRole('button', { name: 'Watch the sentence' }));
    const { frame, say, path, query } = await findFrame('Avatar: the sentence');
    expect([path, query.embed]).toEqual(['http://sign-kit.test/sign-kit/convert', 'stage']);
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:ready', page: 'convert' });
    const play = { type: 'signkit:play', gloss: ['MY', 'FRIEND'], spans };
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(play, 'http://sign-kit.test'));
    told.mockClear();
    await user.click(sentence.getByRole('button', { name: 'Once more' }));
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(play, 'http://sign-kit.test'));
  });

  it('is nothing where nothing is known', async () => {
    openApp('/products/word-friend');
    await screen.findByRole('heading', { level: 1, name: 'friend' });
    await screen.findByRole('navigation', { name: 'Signs before and after' });
    for (const name of ['In a sentence', 'The opposite', 'Goes with it', 'Easily taken for it']) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
  });

  it('is asked for again where it did not come; the sign stands meanwhile', async () => {
    serveAround({ next: found('fruit') });
    server.use(
      http.get(
        api('/signs/:id/around'),
        () => HttpResponse.json(anError(500, 'oh'), { status: 500 }),
        { once: true },
      ),
    );
    const { user } = openApp('/products/word-friend');
    expect(await screen.findByText('What belongs to this sign could not be loaded.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'friend' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Next: fruit' })).toBeVisible();
  });
});

describe('the clip of a sign', () => {
  it('is not offered as a file where this browser can write none', async () => {
    vi.stubGlobal('MediaRecorder', undefined);
    serve(aSign());
    openApp('/products/word-friend');
    await screen.findByRole('button', { name: 'Share' });
    expect(screen.queryByRole('button', { name: 'Save the clip' })).not.toBeInTheDocument();
  });

  it('says so where it could not be saved', async () => {
    vi.stubGlobal('MediaRecorder', { isTypeSupported: () => true });
    serve(aSign());
    const { user } = openApp('/products/word-friend');
    const button = await screen.findByRole('button', { name: 'Save the clip' });
    const made: HTMLVideoElement[] = [];
    const create = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = create(name);
      if (element instanceof HTMLVideoElement) made.push(element);
      return element;
    });
    await user.click(button);
    made.at(-1)?.dispatchEvent(new Event('error'));
    expect(
      await screen.findByRole('button', { name: 'The clip could not be saved' }),
    ).toBeVisible();
    vi.restoreAllMocks();
  });
});
