import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anError, aToken, aTokenReply, pageConfig } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

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
