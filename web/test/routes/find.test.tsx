import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anError } from '../support/factories';
import { asked, found, signs } from '../support/find';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

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
    expect(await (await signs()).findByRole('link')).toHaveAttribute(
      'href',
      '/products/word-hello',
    );
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
  expect((await signs()).getAllByRole('listitem')).toHaveLength(48);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  const all = await signs();
  await waitFor(() => expect(all.getAllByRole('listitem')).toHaveLength(49));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
