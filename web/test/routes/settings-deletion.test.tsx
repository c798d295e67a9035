import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount, aTokenReply } from '../support/factories';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { card, refused, settings } from '../support/settings';

beforeEach(() => {
  server.use(
    http.get(api('/auth/me'), () => HttpResponse.json(anAccount())),
    http.get(api('/auth/sessions'), () => HttpResponse.json({ data: [] })),
    http.post(api('/auth/refresh'), () => HttpResponse.json(aTokenReply())),
    http.post(api('/auth/logout'), () => new HttpResponse(null, { status: 204 })),
  );
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
      'your comments, likes and reports, what you asked to review and your signer profile',
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
