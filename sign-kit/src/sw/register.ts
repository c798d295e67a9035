/** What a page fetched before its worker was there, and a round shows again. */
const SHOWN = /\.(glb|webp|svg|woff2)$/;
let isAsked = false;

/** Lets the pages open without a network. It is asked for once, when a page stands, and not waited for. */
export function keepForOffline(): void {
  if (isAsked) return;
  isAsked = true;
  // As in a private window, or where a development server has no worker: all else works as ever.
  keep().catch(() => {});
}

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
    // The browser would look for a newer one only once this one has rested.
    await registration.update();
    return;
  }
  await hasBegun;
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name);
    // Out of the browser's own cache, through the worker.
    if (origin === location.origin && SHOWN.test(pathname)) await (await fetch(name)).blob();
  }
}
