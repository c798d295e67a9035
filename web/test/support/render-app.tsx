import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll } from 'vitest';
import { routes } from '../../src/app/router';
import { aToken } from './factories';

// What every screen needs is loaded before the clock of the first test runs.
beforeAll(async () => {
  await Promise.all([
    import('../../src/app/providers'),
    import('../../src/features/shell/dashboard-layout'),
  ]);
}, 120_000);

export type App = { readonly user: UserEvent; readonly path: () => string };

/** The whole app at one address, as the browser would open it. */
export function openApp(path: string, user: UserEvent = userEvent.setup()): App {
  const router = createMemoryRouter([...routes], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return {
    user,
    path: () => router.state.location.pathname + router.state.location.search,
  };
}

/** Opens the app for somebody who is signed in. */
export function openSignedIn(path: string, claims: Parameters<typeof aToken>[0] = {}): App {
  localStorage.setItem('token', aToken(claims));
  return openApp(path);
}
