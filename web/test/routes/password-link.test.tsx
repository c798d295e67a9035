import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anError } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

describe('a one-time password link', () => {
  it('sets the new password and leads to the login', async () => {
    let sent: unknown;
    server.use(
      http.post(api('/auth/reset'), async ({ request }) => {
        sent = await request.json();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, path } = openApp('/reset-password#token=once');
    // Out of the address at once: it is in no history, picture or share.
    await waitFor(() => expect(path()).toBe('/reset-password'));
    await user.type(await screen.findByLabelText('password'), 'a new sentence{Enter}');
    await waitFor(() => expect(path()).toBe('/login'));
    expect(sent).toEqual({ token: 'once', password: 'a new sentence' });
  });

  it('says that it was used already', async () => {
    server.use(
      http.post(api('/auth/reset'), () =>
        HttpResponse.json(anError(400, 'Used', { msg: 'This link was used already.' }), {
          status: 400,
        }),
      ),
    );
    const { user, path } = openApp('/reset-password#token=twice');
    await user.type(await screen.findByLabelText('password'), 'a new sentence{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was used already.');
    expect(path()).toBe('/reset-password');
  });

  it('that is missing is to be asked for', async () => {
    openApp('/reset-password');
    expect(await screen.findByText(/^A new password needs a link that works once/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByLabelText('password')).not.toBeInTheDocument();
  });
});
