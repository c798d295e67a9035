import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { anAccount, anError, aSession, aTokenReply } from '../support/factories';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const settings = '/dashboard/settings';
const here = aSession({ id: 'here', browser: 'Chrome', system: 'Windows', current: true });
let sessions = [here];
let ended: string[];

beforeEach(() => {
  sessions = [here, aSession({ id: 'phone' })];
  ended = [];
  server.use(
    http.get(api('/auth/me'), () => HttpResponse.json(anAccount())),
    http.post(api('/auth/refresh'), () => HttpResponse.json(aTokenReply())),
    http.post(api('/auth/logout'), () => new HttpResponse(null, { status: 204 })),
    http.get(api('/auth/sessions'), () => HttpResponse.json({ data: sessions })),
    http.delete(api('/auth/sessions'), () => {
      ended.push('all');
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(api('/auth/sessions/:id'), ({ params }) => {
      ended.push(String(params.id));
      sessions = sessions.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

async function openSessions() {
  const { user } = openSignedIn(settings);
  const section = await screen.findByRole('region', { name: 'Where you are logged in' });
  await within(section).findAllByRole('listitem');
  const inside = within(section);
  const cardOf = (name: RegExp) =>
    within(
      inside.getAllByRole('listitem').find((one) => name.test(one.textContent ?? '')) ?? section,
    );
  return { user, inside, cardOf };
}

it('shows each browser, and which one this is', async () => {
  const { inside, cardOf } = await openSessions();
  expect(inside.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Chrome on WindowsThis browser',
    'Firefox on Android',
  ]);
  expect(cardOf(/Firefox/).queryByText('This browser')).toBeNull();
  expect(cardOf(/Firefox/).getByText('1/4/2026')).toBeVisible();
  expect(inside.getByText(/15 minutes at most/)).toBeVisible();
});

it('names what says nothing of itself', async () => {
  const { browser: _browser, system: _system, ...nameless } = aSession({ id: 'odd' });
  sessions = [here, nameless];
  const { inside } = await openSessions();
  expect(inside.getByText('A browser that does not say its name')).toBeVisible();
});

it('logs one out, which leaves the list', async () => {
  const { user, inside, cardOf } = await openSessions();
  await user.click(cardOf(/Firefox/).getByRole('button', { name: 'Log out this one' }));
  await waitFor(() => expect(inside.getAllByRole('listitem')).toHaveLength(1));
  expect(ended).toEqual(['phone']);
  expect(inside.getByText('That browser is logged out.')).toBeVisible();
  expect(localStorage.getItem('token')).not.toBeNull();
});

it('logs this browser out like the logout does', async () => {
  const { user, cardOf } = await openSessions();
  await user.click(cardOf(/This browser/).getByRole('button', { name: 'Log out this one' }));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(ended).toEqual(['here']);
});

it('asks before it logs out everywhere, here too', async () => {
  const { user, inside } = await openSessions();
  await user.click(inside.getByRole('button', { name: 'Log out everywhere' }));
  expect(inside.getByText('This also logs you out here.')).toBeVisible();
  await user.click(inside.getByRole('button', { name: 'Keep everything' }));
  expect(ended).toEqual([]);
  await user.click(inside.getByRole('button', { name: 'Log out everywhere' }));
  await user.click(inside.getByRole('button', { name: 'Yes, log out everywhere' }));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(ended).toEqual(['all']);
});

it('stays logged in and says so when that failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.delete(api('/auth/sessions'), () =>
      HttpResponse.json(anError(503, 'Away'), { status: 503 }),
    ),
  );
  const { user, inside } = await openSessions();
  await user.click(inside.getByRole('button', { name: 'Log out everywhere' }));
  await user.click(inside.getByRole('button', { name: 'Yes, log out everywhere' }));
  expect(await inside.findByText(/could not be logged out everywhere/)).toBeVisible();
  expect(localStorage.getItem('token')).not.toBeNull();
});
