import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anAccount, anError, aToken, aTokenReply, pageConfig } from '../support/factories';
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

describe('the fields', () => {
  it.each([
    ['/login', { email: 'email', password: 'password' }],
    [
      '/register',
      {
        name: 'text',
        'last name': 'text',
        location: 'text',
        email: 'email',
        password: 'password',
      },
    ],
  ])('of %s are typed and required', async (path, types) => {
    openApp(path);
    await screen.findByRole('button', { name: 'submit' });
    for (const [label, type] of Object.entries(types)) {
      const field = screen.getByLabelText(label);
      expect(field).toHaveAttribute('type', type);
      expect(field).toBeRequired();
    }
  });
});

describe('the demo login', () => {
  it('signs in with the demo account of the configuration', async () => {
    let sent: unknown;
    server.use(
      http.post(api('/auth/login'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(aTokenReply(aToken({ demo: true })));
      }),
    );
    const { user, path } = openApp('/login');
    const explore = await screen.findByRole('button', { name: 'Explore the app' });
    await waitFor(() => expect(explore).toBeEnabled());
    await user.click(explore);
    expect(await screen.findByRole('alert')).toHaveTextContent('Take a test drive');
    expect(sent).toEqual(pageConfig.demo);
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it("shows the server's msg when it fails", async () => {
    server.use(
      http.post(api('/auth/login'), () =>
        HttpResponse.json(anError(429, 'Too many', { msg: 'Too many tries' }), { status: 429 }),
      ),
    );
    const { user } = openApp('/login');
    const explore = await screen.findByRole('button', { name: 'Explore the app' });
    await waitFor(() => expect(explore).toBeEnabled());
    await user.click(explore);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries');
  });

  it('is not offered where it is turned off', async () => {
    server.use(http.get(api('/config'), () => HttpResponse.json({ ...pageConfig, demo: null })));
    openApp('/login');
    await screen.findByRole('button', { name: 'submit' });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Explore the app' })).not.toBeInTheDocument(),
    );
  });
});

describe('registration', () => {
  const fill = async (user: ReturnType<typeof openApp>['user']): Promise<void> => {
    await user.type(await screen.findByLabelText('name'), 'Asha');
    await user.type(screen.getByLabelText('last name'), 'Rao');
    await user.type(screen.getByLabelText('location'), 'Pune');
    await user.type(screen.getByLabelText('email'), 'asha@example.org');
    await user.type(screen.getByLabelText('password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'submit' }));
  };

  it('sends the five fields and goes to login', async () => {
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
});
