import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount, anError, aTokenReply } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const settings = '/dashboard/settings';
const refused = (status: number, message: string) =>
  HttpResponse.json(anError(status, message), { status });
/** jsdom's blobs have no `text` of their own. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
const card = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

beforeEach(() => {
  server.use(
    http.get(api('/auth/me'), () => HttpResponse.json(anAccount())),
    http.get(api('/auth/sessions'), () => HttpResponse.json({ data: [] })),
    http.post(api('/auth/refresh'), () => HttpResponse.json(aTokenReply())),
    http.post(api('/auth/logout'), () => new HttpResponse(null, { status: 204 })),
  );
});

describe('the account', () => {
  it('is reached from the menu of the avatar and shows what is kept', async () => {
    const { user, path } = openSignedIn('/dashboard/stats');
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    await waitFor(() => expect(path()).toBe(settings));
    const account = within(await card('Your account'));
    expect(await account.findByText('asha@example.org')).toBeVisible();
    expect(account.getByText('1/1/2026')).toBeVisible();
    expect(account.getByText('Contributor')).toBeVisible();
    expect(account.getByLabelText('location')).toHaveValue('Pune');
  });

  it('takes another name, and the token with it', async () => {
    let sent: unknown;
    let refreshes = 0;
    server.use(
      http.patch(api('/account'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(anAccount({ name: 'Uma' }));
      }),
      http.post(api('/auth/refresh'), () => {
        refreshes += 1;
        return HttpResponse.json(aTokenReply());
      }),
    );
    const { user } = openSignedIn(settings);
    const name = await screen.findByLabelText('name');
    await user.clear(name);
    await user.type(name, 'Uma');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const account = within(await card('Your account'));
    expect(await account.findByText('Saved.')).toBeVisible();
    expect(sent).toEqual({ name: 'Uma', lastName: 'Rao', location: 'Pune' });
    expect(refreshes).toBe(1);
  });

  it('says why it was not changed, and keeps what was written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.patch(api('/account'), () => refused(429, 'Too many attempts.')));
    const { user } = openSignedIn(settings);
    await user.type(await screen.findByLabelText('location'), ' City');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(await card('Your account')).findByText('Too many attempts.')).toBeVisible();
    expect(screen.getByLabelText('location')).toHaveValue('Pune City');
  });

  it('can be asked for again when it could not be loaded', async () => {
    server.use(http.get(api('/auth/me'), () => refused(500, 'broken'), { once: true }));
    const { user } = openSignedIn(settings);
    expect(await screen.findByText('Your account could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('asha@example.org')).toBeVisible();
  });

  it('of the demo can only be looked at', async () => {
    server.use(http.get(api('/auth/me'), () => HttpResponse.json(anAccount({ demo: true }))));
    openSignedIn(settings, { demo: true });
    expect(await screen.findByText(/The demo account is shared/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('of nobody offers the login, and language and colours all the same', async () => {
    const { user } = openApp(settings);
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdashboard%2Fsettings',
    );
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(localStorage.getItem('color-scheme')).toBe('dark');
    await user.click(screen.getByRole('radio', { name: 'हिन्दी' }));
    expect(await screen.findByRole('heading', { name: 'सेटिंग' })).toBeVisible();
  });
});

describe('a new password', () => {
  const change = async (): Promise<void> => {
    const { user } = openSignedIn(settings);
    await user.type(await screen.findByLabelText('Present password'), 'a long sentence');
    await user.type(screen.getByLabelText('New password'), 'another sentence');
    await user.click(screen.getByRole('button', { name: 'Set the new password' }));
  };

  it('is set with the present one', async () => {
    let sent: unknown;
    server.use(
      http.patch(api('/account'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(anAccount());
      }),
    );
    await change();
    const place = within(await card('Password'));
    expect(await place.findByText(/Everywhere else you are signed out/)).toBeVisible();
    expect(sent).toEqual({ password: 'a long sentence', newPassword: 'another sentence' });
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('is refused under the field when the present one is wrong', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.patch(api('/account'), () => refused(403, 'no')));
    await change();
    expect(await screen.findByText('This is not your password.')).toBeVisible();
    expect(screen.getByLabelText('Present password')).toBeInvalid();
    expect(screen.getByLabelText('New password')).toHaveValue('another sentence');
  });
});

describe('the export', () => {
  it('is saved as one file', async () => {
    const everything = { account: anAccount(), records: { posts: [{ title: 'Mine' }] } };
    server.use(http.get(api('/account/export'), () => HttpResponse.json(everything)));
    const saved: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:export';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = openSignedIn(settings);
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    const place = within(await card('Your data'));
    expect(await place.findByText('Your data are in the file isl-account.json.')).toBeVisible();
    expect(names).toEqual(['isl-account.json']);
    expect(JSON.parse(await textOf(saved[0] as Blob))).toEqual(everything);
  });

  it('says when a part of it could not be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const text = 'A part of your data cannot be read right now. Try again in a moment.';
    server.use(http.get(api('/account/export'), () => refused(503, text)));
    const { user } = openSignedIn(settings);
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await within(await card('Your data')).findByText(text)).toBeVisible();
  });
});

describe('deleting the account', () => {
  const remove = async () => {
    const { user, path } = openSignedIn(settings);
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await user.type(screen.getByLabelText(/^Your password, so that/), 'a long sentence');
    await user.click(screen.getByRole('button', { name: 'Delete it for good' }));
    return path;
  };

  it('says first what goes with it', async () => {
    openSignedIn(settings);
    const place = within(await card('Delete the account'));
    expect(place.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'your name, place, e-mail and password; you are signed out everywhere',
      'your posts, with the comments of others below them',
      'your comments, likes and reports',
      'your videos and every file made of them',
    ]);
    expect(place.queryByLabelText(/password/)).not.toBeInTheDocument();
  });

  it.each([
    ['done', /Everything you made here is gone/],
    ['pending', /is deleted as soon as it does/],
  ])('ends the session, forgets the drafts and says that it is %s', async (state, text) => {
    let sent: unknown;
    server.use(
      http.delete(api('/account'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ state }, { status: 202 });
      }),
    );
    sessionStorage.setItem('draft:post-feed', '{"title":"Half"}');
    await remove();
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(sent).toEqual({ password: 'a long sentence' });
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('draft:post-feed')).toBeNull();
  });

  it.each([
    [403, 'no', 'This is not your password.'],
    [500, 'Something went wrong.', 'Something went wrong.'],
  ])('stays signed in when it is refused with %i', async (status, message, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.delete(api('/account'), () => refused(status, message)));
    await remove();
    expect(await screen.findByText(text)).toBeVisible();
    expect(localStorage.getItem('token')).not.toBeNull();
  });
});
