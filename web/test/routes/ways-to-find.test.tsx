import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { found } from '../support/find';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

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

it('the dictionary leads to the four ways to find a sign', async () => {
  openApp('/dashboard/dictionary');
  const doors = await screen.findByRole('region', { name: 'Find a sign without its word' });
  expect(
    within(doors)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/dashboard/dictionary/find?by=hand',
    '/dashboard/dictionary/find?by=make',
    '/dashboard/dictionary/find?by=picture',
    '/dashboard/dictionary/find?by=group',
  ]);
});

it('a way that has a name of its own is headed by it, as the search calls it', async () => {
  openApp('/dashboard/dictionary/find?by=make');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Find a sign by making it' }),
  ).toBeVisible();
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
