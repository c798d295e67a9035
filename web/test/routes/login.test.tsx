import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anError, aTokenReply } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

describe('login', () => {
  it('keeps the token and goes to the dashboard', async () => {
    const reply = aTokenReply();
    let sent: unknown;
    server.use(
      http.post(api('/auth/login'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(reply);
      }),
    );
    const { user, path } = openApp('/login');
    await user.type(await screen.findByLabelText('email'), 'asha@example.org');
    await user.type(screen.getByLabelText('password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Login successful');
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(localStorage.getItem('token')).toBe(reply.token);
    expect(sent).toEqual({ email: 'asha@example.org', password: 'correct horse' });
  });

  it('leads back to the screen that asked for it', async () => {
    server.use(http.post(api('/auth/login'), () => HttpResponse.json(aTokenReply())));
    const { user, path } = openApp('/login?next=%2Fdashboard%2Fdiscussions');
    await user.type(await screen.findByLabelText('email'), 'asha@example.org');
    await user.type(screen.getByLabelText('password'), 'correct horse{Enter}');
    await waitFor(() => expect(path()).toBe('/dashboard/discussions'));
  });

  it("shows the server's msg when it is refused, and stays", async () => {
    server.use(
      http.post(api('/auth/login'), () =>
        HttpResponse.json(anError(401, 'Wrong', { msg: 'Wrong e-mail or password' }), {
          status: 401,
        }),
      ),
    );
    const { user, path } = openApp('/login');
    await user.type(await screen.findByLabelText('email'), 'asha@example.org');
    await user.type(screen.getByLabelText('password'), 'wrong horse');
    await user.click(screen.getByRole('button', { name: 'submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong e-mail or password');
    expect(screen.getByRole('status')).toHaveTextContent('Wrong e-mail or password');
    await waitFor(() => expect(path()).toBe('/login'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it("is disabled and reads 'submitting' while it is asked", async () => {
    server.use(http.post(api('/auth/login'), () => delay('infinite')));
    const { user } = openApp('/login');
    await user.type(await screen.findByLabelText('email'), 'asha@example.org');
    await user.type(screen.getByLabelText('password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'submit' }));
    expect(await screen.findByRole('button', { name: 'submitting' })).toBeDisabled();
  });
});
