import { FIGURES } from '../signer/signer.js';

/** What a page fetched before its worker was there, and a round shows again. */
const SHOWN = /\.(glb|webp|svg|woff2)$/;
let keeping: Promise<void> | null = null;

/** Lets the pages open without a network. It is asked for once, when a page stands, and not waited for. */
export function keepForOffline(): void {
  keeping ??= keep();
  // As in a private window, or where a development server has no worker: all else works as ever.
  keeping.catch(() => {});
}

/** The same with both figures, whoever was seen; whether it is all here. */
export async function keepEveryone(): Promise<boolean> {
  try {
    keeping ??= keep();
    await keeping;
    return (await Promise.all(FIGURES.map(isFigureKept))).every(Boolean);
  } catch {
    // A later try begins anew.
    keeping = null;
    return false;
  }
}

/** Through the worker, which keeps it where there is room. */
async function isFigureKept(figure: string): Promise<boolean> {
  const address = `${import.meta.env.BASE_URL}avatar/${figure}.glb`;
  const answer = await fetch(address);
  await answer.blob();
  // The worker puts it away beside its answer.
  for (let tries = 0; tries < LOOKS; tries += 1) {
    if ((await caches.match(address)) !== undefined) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return false;
}

const LOOKS = 50;
const LOOK_EVERY_MS = 100;

async function keep(): Promise<void> {
  // Where workers are blocked it is not there, or throws when it is read.
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  const hasBegun = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  const address = `${import.meta.env.BASE_URL}sw.js`;
  const registration = await serviceWorker.register(address, { updateViaCache: 'none' });
  if (!isFirst) {
    // The browser would look for a newer one only once this one has rested; without a network there is none.
    await registration.update().catch(() => {});
    return;
  }
  await Promise.race([hasBegun, redundant(registration.installing)]);
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name);
    // Out of the browser's own cache, through the worker.
    if (origin === location.origin && SHOWN.test(pathname)) await (await fetch(name)).blob();
  }
}

/** Rejects once a worker could not be put in place, as where there is no room. */
const redundant = (worker: ServiceWorker | null): Promise<never> =>
  new Promise((_resolve, reject) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('the worker was not put in place'));
    });
  });
