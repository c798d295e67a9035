import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anAccount, anError } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

describe('registration', () => {
  const fill = async (user: ReturnType<typeof openApp>['user']): Promise<void> => {
    await user.type(await screen.findByLabelText('name'), 'Asha');
    await user.type(screen.getByLabelText('last name'), 'Rao');
    await user.type(screen.getByLabelText('location'), 'Pune');
    await user.type(screen.getByLabelText('email'), 'asha@example.org');
    await user.type(screen.getByLabelText('password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'submit' }));
  };

  it('sends the five fields and goes to login, where the e-mail stands', async () => {
    let sent: unknown;
    server.use(
      http.post(api('/auth/register'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ msg: 'registered', user: anAccount() }, { status: 201 });
      }),
    );
    const { user, path } = openApp('/register');
    await fill(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration successful');
    await waitFor(() => expect(path()).toBe('/login'));
    expect(screen.getByLabelText('email')).toHaveValue('asha@example.org');
    expect(sent).toEqual({
      name: 'Asha',
      lastName: 'Rao',
      location: 'Pune',
      email: 'asha@example.org',
      password: 'correct horse',
    });
  });

  it("says 'Invalid credintials' when it fails, and the server's reason under the form", async () => {
    server.use(
      http.post(api('/auth/register'), () =>
        HttpResponse.json(anError(409, 'Taken', { msg: 'This e-mail is taken' }), { status: 409 }),
      ),
    );
    const { user, path } = openApp('/register');
    await fill(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credintials');
    expect(screen.getByText('This e-mail is taken')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/register'));
  });

  it('leads members to login, and strangers to registration', async () => {
    const { user, path } = openApp('/register');
    expect(await screen.findByText(/Already a member\?/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Login' }));
    expect(await screen.findByText(/Not a member yet\?/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Register' }));
    await waitFor(() => expect(path()).toBe('/register'));
  });
});
