/// <reference lib="webworker" />
import { keepFromStart, keepShell, kept, PATIENCE_S, plugins } from '@isl/page-kit/service-worker';
import { type PrecacheEntry, PrecacheFallbackPlugin } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { keptCourses } from '../lib/pwa/kept-courses';
import { noticeOf, PLACE, type PushWords } from './push';
import {
  CONFIG,
  isConfig,
  isDictionaryCall,
  isFinder,
  isFont,
  isLetterPicture,
  isPicture,
  isScreen,
} from './rules';

declare const self: ServiceWorkerGlobalScope;
/** A course that somebody keeps is told anew with each answer, is gone with its course, and outlives all others. */
const keptCourse = plugins({
  fetchDidSucceed: async ({ request, response, event }: Answered) => {
    event.waitUntil(renewCourse(request.url, response.clone()));
    return response;
  },
  handlerDidError: async ({ request }: Pick<Answered, 'request'>) =>
    (await keptCourses()).match(request.url),
});
type Answered = {
  readonly request: Request;
  readonly response: Response;
  readonly event: ExtendableEvent;
};

async function renewCourse(address: string, answer: Response): Promise<void> {
  const cache = await keptCourses();
  if (!(await cache.match(address))) return;
  if (answer.ok) await cache.put(address, answer);
  if (answer.status === 404) await cache.delete(address);
}

/** The files of this build, put in place by vite/app-worker-plugin.ts. */
declare const SHELL: PrecacheEntry[];
/** What a device is shown, in both languages, put in place there too. */
declare const PUSH_WORDS: PushWords;

// The network first, so that nobody is held on an old version; the kept page only where it is away.
registerRoute(
  ({ url, request }) => isScreen(url, request),
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_S,
    plugins: plugins(new PrecacheFallbackPlugin({ fallbackURL: '/index.html' })),
  }),
);
// Before the rules of what is kept only once it was seen: some of its files look the same to them.
keepShell(SHELL);
// Without it nobody knows where the avatar's pages are, which open without a network themselves.
const config = new NetworkFirst({
  cacheName: 'config',
  networkTimeoutSeconds: PATIENCE_S,
  plugins: kept(1),
});
registerRoute(({ url, request, sameOrigin }) => sameOrigin && isConfig(url, request), config);
keepFromStart(CONFIG, config);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isDictionaryCall(url, request),
  new NetworkFirst({
    cacheName: 'dictionary',
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [...kept(200), ...keptCourse],
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

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isFinder(url, request),
  new CacheFirst({ cacheName: 'finder', plugins: kept(2) }),
);

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
