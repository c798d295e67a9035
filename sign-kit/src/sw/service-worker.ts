/// <reference lib="webworker" />
import { keepFromStart, keepShell, kept, PATIENCE_S, plugins } from '@isl/page-kit/service-worker';
import { cacheNames, type WorkboxPlugin } from 'workbox-core';
import {
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { CONFIG, isCode, isConfig, isFigure, isFont, isPicture, PAGES, pageOf } from './rules.js';

/** The files of this build, put in place by vite.config.ts. */
declare const SHELL: PrecacheEntry[];

// The network first, so that nobody is held on an old version; whatever stands behind the address of
// a page, as which round it is, the page reads itself.
for (const page of PAGES) {
  registerRoute(
    ({ url, request }) => pageOf(url, request) === page,
    new NetworkOnly({
      networkTimeoutSeconds: PATIENCE_S,
      plugins: plugins(new PrecacheFallbackPlugin({ fallbackURL: page }), renewing(page)),
    }),
  );
}
// Before the rules of what is kept only once it was seen: some of its files look the same to them. A newer worker
// waits until no page of the version before is open, as Workbox has it: such a page finds all its parts.
keepShell(SHELL);
const config = new NetworkFirst({
  cacheName: 'config',
  networkTimeoutSeconds: PATIENCE_S,
  plugins: kept(1),
});
registerRoute(({ url, request }) => isConfig(url, request), config);
keepFromStart(CONFIG, config);
// A figure has no hash in its name, and goes with the measures in the code.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isFigure(url, request),
  new NetworkFirst({
    cacheName: 'figures',
    networkTimeoutSeconds: PATIENCE_S,
    plugins: kept(2),
  }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isPicture(url, request),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: kept(300) }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isFont(url, request),
  new CacheFirst({ cacheName: 'fonts', plugins: kept(12) }),
);
// The other way round: a newer page may be open while the worker that has its parts still waits.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isCode(url, request),
  async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
);

/**
 * A page's headers say who may frame it and what it may load, which changes without a new build: of the
 * build that is kept, the page that was answered last is kept, with its headers.
 */
function renewing(page: string): WorkboxPlugin {
  const renew = async (answer: Response): Promise<void> => {
    const [key, before] = [getCacheKeyForURL(page), await matchPrecache(page)];
    if (!answer.ok || !key || !before) return;
    if ((await answer.clone().text()) !== (await before.text())) return;
    await (await caches.open(cacheNames.precache)).put(key, answer);
  };
  return {
    fetchDidSucceed: async ({ response, event }) => {
      (event as ExtendableEvent).waitUntil(renew(response.clone()));
      return response;
    },
  };
}
