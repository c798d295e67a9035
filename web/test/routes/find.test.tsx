import type { components } from '@isl/contracts/content';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { anError, aWord } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

type SignList = components['schemas']['SignList'];

const found = (...names: string[]): SignList['data'] =>
  names.map((name) => ({
    ...aWord(name),
    kind: 'word',
    image: `/static/signs/word-${name}.webp`,
    pictureKind: 'avatar',
    status: 'draft',
  }));

/** What was asked for, in order. */
let asked: string[];
beforeEach(() => {
  asked = [];
  server.use(
    http.get(api('/signs'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      searchParams.delete('limit');
      asked.push(searchParams.toString());
      const isNarrow = searchParams.has('handshape');
      return HttpResponse.json({
        data: isNarrow ? found('hello') : found('hello', 'phone', 'wrong'),
        total: isNarrow ? 1 : 3,
        handshapes: [
          { id: 'flat', count: 1 },
          { id: 'y', count: 2 },
        ],
        places: isNarrow
          ? [{ id: 'forehead', count: 1 }]
          : [
              { id: 'forehead', count: 1 },
              { id: 'ear', count: 1 },
            ],
      } satisfies SignList);
    }),
  );
});

const signs = () => within(screen.getByRole('list', { name: 'Signs that match' }));

describe('a sign by hand and place', () => {
  it('is found by a picture of the handshape, then by the place', async () => {
    const { user, path } = openApp('/dashboard/dictionary/find');
    expect(await screen.findByText('3 signs')).toBeVisible();
    const shapes = within(screen.getByRole('group', { name: 'Which shape did the hand have?' }));
    const flat = shapes.getByRole('button', { name: 'Flat hand' });
    expect(flat.querySelector('img')).toHaveAttribute('src', '/static/handshapes/flat.webp');
    await user.click(flat);
    expect(await screen.findByText('1 sign')).toBeVisible();
    expect(flat).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Forehead' }));
    await waitFor(() => expect(asked.at(-1)).toBe('handshape=flat&place=forehead'));
    expect(path()).toBe('/dashboard/dictionary/find?by=hand&handshape=flat&place=forehead');
    expect(await signs().findByRole('link')).toHaveAttribute('href', '/products/word-hello');
  });

  it('offers no choice that leads nowhere, and takes a choice back', async () => {
    const { user } = openApp('/dashboard/dictionary/find?by=hand&handshape=flat');
    await screen.findByText('1 sign');
    expect(screen.getByRole('button', { name: 'Ear' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Fist' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Forehead' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByText('3 signs')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ear' })).toBeEnabled();
  });

  it('forgets what no hand has in an address', async () => {
    openApp('/dashboard/dictionary/find?handshape=paw&place=knee');
    expect(await screen.findByText('3 signs')).toBeVisible();
    expect(asked).toEqual(['']);
  });

  it('leads on where nothing is found', async () => {
    server.use(
      http.get(api('/signs'), () =>
        HttpResponse.json({ data: [], total: 0, handshapes: [], places: [] }),
      ),
    );
    openApp('/dashboard/dictionary/find?handshape=y&place=ear');
    expect(await screen.findByText('No sign here has this shape at this place.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look through the words' })).toHaveAttribute(
      'href',
      '/dashboard/dictionary/Words',
    );
  });

  it('says why it could not look, and tries again', async () => {
    server.use(
      http.get(
        api('/signs'),
        () => HttpResponse.json(anError(503, 'the store is away'), { status: 503 }),
        { once: true },
      ),
    );
    const { user } = openApp('/dashboard/dictionary/find');
    expect(await screen.findByText('Error: the store is away')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 signs')).toBeVisible();
  });
});

it('signs by picture come page by page', async () => {
  const first = Array.from({ length: 48 }, (_, number) => `word${number}`);
  server.use(
    http.get(api('/signs'), ({ request }) => {
      const after = new URL(request.url).searchParams.get('after');
      const data = after === null ? found(...first) : found('last');
      return HttpResponse.json({ data, total: 49, handshapes: [], places: [] });
    }),
  );
  const { user } = openApp('/dashboard/dictionary/find?by=picture');
  expect(await screen.findByText('49 signs')).toBeVisible();
  expect(signs().getAllByRole('listitem')).toHaveLength(48);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(signs().getAllByRole('listitem')).toHaveLength(49));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('groups have a picture, their number and the way to their words', async () => {
  server.use(
    http.get(api('/words/categories'), () =>
      HttpResponse.json({
        data: [
          {
            id: 'food',
            count: 12,
            withForm: 5,
            image: '/static/signs/word-eat.webp',
            pictureKind: 'avatar',
          },
        ],
      }),
    ),
  );
  openApp('/dashboard/dictionary/find?by=group');
  const group = await screen.findByRole('link', { name: /^food/ });
  expect(group).toHaveTextContent('12 words, 5 with a sign');
  expect(group).toHaveAttribute('href', '/dashboard/dictionary/Words?category=food');
  expect(group.querySelector('img')).toHaveAttribute('src', '/static/signs/word-eat.webp');
});

it('the dictionary leads to the three ways to find a sign', async () => {
  openApp('/dashboard/dictionary');
  const doors = await screen.findByRole('region', { name: 'Find a sign without its word' });
  expect(
    within(doors)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/dashboard/dictionary/find?by=hand',
    '/dashboard/dictionary/find?by=picture',
    '/dashboard/dictionary/find?by=group',
  ]);
});

describe('the alphabet', () => {
  it('is chosen by a picture, asked of the server, and remembered', async () => {
    const alphabets: (string | null)[] = [];
    server.use(
      http.get(api('/char/Allcharacters'), ({ request }) => {
        const alphabet = new URL(request.url).searchParams.get('alphabet');
        alphabets.push(alphabet);
        const name = alphabet === 'v1' ? 'fingertip' : 'picture';
        return HttpResponse.json({ data: found(name).map((one) => ({ ...one, kind: 'letter' })) });
      }),
    );
    const { user } = openApp('/dashboard/dictionary/Characters');
    const choice = await screen.findByRole('group', {
      name: 'Two alphabets are used in India. Ask your teacher which one, and choose it here',
    });
    const v1 = within(choice).getByRole('button', { name: 'Vowels on the fingertips' });
    expect(v1).toHaveAttribute('aria-pressed', 'false');
    expect(await screen.findByRole('link', { name: 'Sign Representing picture' })).toBeVisible();
    await user.click(v1);
    expect(await screen.findByRole('link', { name: 'Sign Representing fingertip' })).toBeVisible();
    expect(v1).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('alphabet')).toBe('v1');
    expect(alphabets).toEqual([null, 'v1']);
  });

  it('is no question where there are only numbers', async () => {
    openApp('/dashboard/dictionary/Characters?kind=numeral');
    await screen.findByText('Nothing here yet.');
    expect(screen.queryByRole('button', { name: 'Letter pictures' })).toBeNull();
  });
});
