/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addRoute,
  cleanupOutdatedCaches,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precache,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { noticeOf, PLACE, type PushWords } from './push';
import { isDictionaryCall, isFont, isLetterPicture, isPicture, isScreen } from './rules';

declare const self: ServiceWorkerGlobalScope;
/** The files of this build, put in place by vite/service-worker-plugin.ts. */
declare const SHELL: PrecacheEntry[];
/** What a device is shown, in both languages, put in place there too. */
declare const PUSH_WORDS: PushWords;

/** A slow network is given up for what is kept. */
const PATIENCE_S = 4;
const DAY_S = 24 * 60 * 60;

/** Workbox writes its optional methods as `| undefined`, which the compiler's strictness refuses. */
const plugins = (...given: object[]): WorkboxPlugin[] => given;

const kept = (maxEntries: number): WorkboxPlugin[] =>
  plugins(
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
  );

// The network first, so that nobody is held on an old version; the kept page only where it is away.
registerRoute(
  ({ url, request }) => isScreen(url, request),
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_S,
    plugins: plugins(new PrecacheFallbackPlugin({ fallbackURL: '/index.html' })),
  }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isDictionaryCall(url, request),
  new NetworkFirst({
    cacheName: 'dictionary',
    networkTimeoutSeconds: PATIENCE_S,
    plugins: kept(200),
  }),
);
// Letters and numbers of both alphabets have a cache of their own, which no other picture fills up.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isLetterPicture(url, request),
  new StaleWhileRevalidate({ cacheName: 'letters', plugins: kept(120) }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isPicture(url, request),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: kept(300) }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isFont(url, request),
  new CacheFirst({ cacheName: 'fonts', plugins: kept(20) }),
);
precache(SHELL);
addRoute({ directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const { title, options } = noticeOf(dataOf(event), PUSH_WORDS);
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(PLACE));
});

/** Null where it is no message of ours: a browser that shows nothing takes the permission away. */
function dataOf(event: PushEvent): unknown {
  try {
    return event.data?.json() ?? null;
  } catch {
    return null;
  }
}

/** In a tab that is there already, else in a new one. */
async function show(path: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) {
    await self.clients.openWindow(path);
    return;
  }
  await open.focus();
  await open.navigate(path);
}
