import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aTokenReply } from '../support/factories';
import { aPushBrowser } from '../support/push-browser';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { card, refused, settings } from '../support/settings';

const publicKey = 'B'.repeat(87);
let browser: ReturnType<typeof aPushBrowser> | null = null;
const sent: unknown[] = [];
const section = async () => within(await card('When the app is closed'));

beforeEach(() => {
  sent.length = 0;
  const keep = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ publicKey, browsers: 1 });
  };
  server.use(
    http.get(api('/auth/sessions'), () => HttpResponse.json({ data: [] })),
    http.post(api('/auth/refresh'), () => HttpResponse.json(aTokenReply())),
    http.get(api('/notifications/push'), () => HttpResponse.json({ publicKey, browsers: 0 })),
    http.post(api('/notifications/push'), keep),
    http.post(api('/notifications/push/end'), keep),
  );
});
afterEach(() => {
  browser?.close();
  browser = null;
  vi.unstubAllGlobals();
});

async function turnOn() {
  const app = openSignedIn(settings);
  const place = await section();
  const control = await place.findByRole('switch', { name: 'Tell me on this device' });
  await waitFor(() => expect(control).toBeEnabled());
  await app.user.click(control);
  return { ...app, place, control };
}

describe('being told while the app is closed', () => {
  it('is off until somebody turns it on, says what is sent, and can be turned off', async () => {
    browser = aPushBrowser();
    const { endpoint, keys, subscribe, isSubscribed } = browser;
    const { user, place, control } = await turnOn();
    await waitFor(() => expect(control).toBeChecked());

    expect(place.getByText(/at most once an hour/)).toHaveTextContent(/never a name or a word/);
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    expect(sent).toEqual([{ endpoint, keys, language: 'en' }]);

    await waitFor(() => expect(control).toBeEnabled());
    await user.click(control);
    await waitFor(() => expect(control).not.toBeChecked());
    await waitFor(() => expect(sent.at(-1)).toEqual({ endpoint }));
    expect(isSubscribed()).toBe(false);
  });

  it('follows the language that is chosen later', async () => {
    browser = aPushBrowser();
    const { user } = await turnOn();
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(await screen.findByRole('radio', { name: 'हिन्दी' }));

    await waitFor(() => expect(sent.at(-1)).toMatchObject({ language: 'hi' }));
  });

  it('ends where the person logs out, for who uses the browser next', async () => {
    browser = aPushBrowser();
    const { isSubscribed } = browser;
    server.use(http.post(api('/auth/logout'), () => new HttpResponse(null, { status: 204 })));
    const { user } = await turnOn();
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));

    await waitFor(() => expect(isSubscribed()).toBe(false));
  });

  it('stays off where the browser does not allow it, and says how to mend that', async () => {
    browser = aPushBrowser('denied');
    const { place, control } = await turnOn();

    expect(await place.findByText(/does not let the site tell you anything/)).toBeVisible();
    expect(control).not.toBeChecked();
    expect(sent).toEqual([]);
  });

  it('stays off where the server does not take it', async () => {
    browser = aPushBrowser();
    const { isSubscribed } = browser;
    server.use(http.post(api('/notifications/push'), () => refused(400, 'not known')));
    const { place, control } = await turnOn();

    expect(await place.findByText(/could not be turned on/)).toBeVisible();
    expect(control).not.toBeChecked();
    await waitFor(() => expect(isSubscribed()).toBe(false));
  });

  it('is not offered where the site sends nothing', async () => {
    browser = aPushBrowser();
    server.use(http.get(api('/notifications/push'), () => HttpResponse.json({ browsers: 0 })));
    openSignedIn(settings);
    const place = await section();

    expect(await place.findByText(/^This site sends nothing/)).toBeVisible();
    expect(place.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('is not offered by a browser that cannot, which says so', async () => {
    openSignedIn(settings);
    const place = await section();

    expect(await place.findByText(/cannot be told anything while/)).toBeVisible();
    expect(place.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('is not there for the demo account', async () => {
    openSignedIn(settings, { demo: true });
    await card('Your account');
    expect(screen.queryByRole('region', { name: 'When the app is closed' })).toBeNull();
  });
});
