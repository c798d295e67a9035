import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Fetches the code of the screen at this address, so that its first drawing is the one in the page. */
export async function loadScreenAt(list: readonly RouteObject[], pathname: string): Promise<void> {
  for (const { route } of matchRoutes([...list], pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
}
