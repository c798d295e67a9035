import type { Workbox } from 'workbox-window';
import { env } from '../env';
import { log } from '../log';
import { keepLetters } from './keep-letters';
import { newVersion } from './new-version';

/**
 * The worker reads the whole site: on a small device that is half a second of a core, and a slow line has the first
 * answers, pictures and letters to bring.
 */
const AFTER_MS = 4_000;
/** A page that is never idle does not put it off for longer. */
const IDLE_WITHIN_MS = 5_000;
/** How often an open page asks whether there is a newer version. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/** Starts the service worker some time after the page is there, so that it takes nothing from the first screen. */
export function registerServiceWorker(): void {
  if (!env.isProduction || !mayHaveWorkers()) return;
  const begin = (): void => {
    load().catch((error: unknown) => log.error('not all is kept for offline', error));
  };
  const start = (): void =>
    void setTimeout(() => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_WITHIN_MS });
      else begin();
    }, AFTER_MS);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Where they are blocked, the property is not there, empty, or throws when it is read. */
function mayHaveWorkers(): boolean {
  try {
    return 'serviceWorker' in navigator && Boolean(navigator.serviceWorker);
  } catch {
    return false;
  }
}

async function load(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js', { updateViaCache: 'none' });
  const enough = new AbortController();
  let keeping: Promise<void> = Promise.resolve();
  offerNewVersion(worker, () => {
    enough.abort();
    return keeping;
  });
  try {
    await worker.register();
  } catch (error) {
    // As in a private window: all else works as ever.
    log.warn('the page works only online', { error });
    return;
  }
  setInterval(() => void askAgain(worker), ASK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askAgain(worker);
  });
  await worker.controlling;
  keeping = keepLetters(enough.signal);
  await keeping;
}

function offerNewVersion(worker: Workbox, stopKeeping: () => Promise<void>): void {
  worker.addEventListener('waiting', ({ isUpdate, isExternal, wasWaitingBeforeRegister }) => {
    // The very first one waits too for a moment, on a slow device: nothing is newer than it.
    if (!isUpdate && !isExternal && !wasWaitingBeforeRegister) return;
    newVersion.put(() => void begin(worker, stopKeeping).catch(() => location.reload()));
  });
}

async function begin(worker: Workbox, stopKeeping: () => Promise<void>): Promise<void> {
  // A request while the old worker ends starts it again, and Chromium then keeps it half a minute.
  await stopKeeping().catch(() => {});
  worker.addEventListener('controlling', () => location.reload());
  worker.messageSkipWaiting();
  const registration = await navigator.serviceWorker.getRegistration();
  // Another tab may have begun with it already.
  if (!registration?.waiting) location.reload();
}

/** Without a network there is nothing newer. */
const askAgain = (worker: Workbox): Promise<void> => worker.update().catch(() => {});
