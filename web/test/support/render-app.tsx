import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { beforeAll } from 'vitest';
import { routes } from '../../src/app/router';
import { aToken } from './factories';

/** Fetches the code of every screen, as a visitor's browser has after a while. */
async function loadScreens(list: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    list.flatMap(({ lazy, children = [] }) => [
      typeof lazy === 'function' ? lazy() : undefined,
      loadScreens(children),
    ]),
  );
}

// Before the clock of the first test runs.
beforeAll(() => loadScreens(routes), 180_000);

export type App = {
  readonly user: UserEvent;
  readonly path: () => string;
  readonly goBack: () => Promise<void>;
};

/** The whole app at one address, as the browser would open it. */
export function openApp(path: string, user: UserEvent = userEvent.setup()): App {
  const router = createMemoryRouter([...routes], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return {
    user,
    goBack: () => act(() => router.navigate(-1)),
    path: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
  };
}

/** Opens the app for somebody who is signed in. */
export function openSignedIn(path: string, claims: Parameters<typeof aToken>[0] = {}): App {
  localStorage.setItem('token', aToken(claims));
  return openApp(path);
}
