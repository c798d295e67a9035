import type { components } from '@isl/contracts/media';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

type ImportSet = components['schemas']['ImportSet'];
const set: ImportSet = {
  _id: 'include',
  createdAt: '2026-11-20T10:00:00.000Z',
  clips: 12,
  shown: 0,
  preparing: 2,
  rejected: 1,
  signs: 4,
  signers: 3,
  credits: [
    {
      licence: 'CC-BY-SA-4.0',
      credit: 'The makers of the set',
      source: 'https://example.org/set',
      scopes: ['keep', 'show', 'release', 'train'],
      clips: 12,
    },
  ],
  switches: [],
};

/** A server with one set, that notes how it is switched. */
function withSet(first: Partial<ImportSet> = {}) {
  let now: ImportSet = { ...set, ...first };
  const switched: unknown[] = [];
  server.use(
    http.get(api('/imports'), () => HttpResponse.json({ data: [now] })),
    http.put(api('/imports/include'), async ({ request }) => {
      const body = (await request.json()) as { isOn: boolean };
      switched.push(body);
      const at = '2026-11-24T10:00:00.000Z';
      const switches = [{ isOn: body.isOn, clips: now.clips, at, by: 'Nila' }];
      now = { ...now, shown: body.isOn ? now.clips : 0, switches };
      return HttpResponse.json(now);
    }),
  );
  return switched;
}
const openAsAdmin = () => openSignedIn('/dashboard/admin', { roles: ['contributor', 'admin'] });
const card = async () => within(await screen.findByRole('article', { name: 'include' }));

describe('clips of another set', () => {
  it('are told with their licence and whom it names, and hidden until an admin shows them', async () => {
    const switched = withSet();
    const { user } = openAsAdmin();
    const shown = await card();
    expect(shown.getByText('Shown: 0 of 12')).toBeVisible();
    expect(shown.getByRole('link', { name: 'CC-BY-SA-4.0' })).toHaveAttribute(
      'href',
      'https://creativecommons.org/licenses/by-sa/4.0/',
    );
    expect(shown.getByRole('link', { name: 'The makers of the set' })).toHaveAttribute(
      'href',
      'https://example.org/set',
    );
    await user.click(shown.getByRole('button', { name: 'Show all clips of include' }));
    expect(await shown.findByText('Shown: 12 of 12')).toBeVisible();
    expect(shown.getByText(/Nila showed them \(clips: 12\)/)).toBeVisible();
    expect(switched).toEqual([{ isOn: true }]);
  });

  it('are hidden again by one press', async () => {
    const switched = withSet({ shown: 12 });
    const { user } = openAsAdmin();
    const shown = await card();
    expect(shown.getByRole('button', { name: 'Show all clips of include' })).toBeDisabled();
    await user.click(shown.getByRole('button', { name: 'Hide all clips of include' }));
    expect(await shown.findByText('Shown: 0 of 12')).toBeVisible();
    expect(switched).toEqual([{ isOn: false }]);
  });

  it('say so where they cannot be loaded, or there are none', async () => {
    server.use(http.get(api('/imports'), () => new HttpResponse(null, { status: 500 })));
    const { user } = openAsAdmin();
    expect(await screen.findByText('The sets could not be loaded.')).toBeVisible();
    server.use(http.get(api('/imports'), () => HttpResponse.json({ data: [] })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No set was brought in/)).toBeVisible();
  });
});
