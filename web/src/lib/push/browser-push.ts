/** What this browser lets a site tell it while it is closed; nothing here knows who is signed in. */

/** Older iPhones have none of it, and an app that is not installed there lacks a part. */
export function canPush(): boolean {
  try {
    // Where they are blocked, the property is empty or throws when it is read.
    return Boolean(navigator.serviceWorker) && 'PushManager' in window && 'Notification' in window;
  } catch {
    return false;
  }
}

export const isPushDenied = (): boolean => canPush() && Notification.permission === 'denied';

async function manager(): Promise<PushManager | undefined> {
  if (!canPush()) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

export async function ownSubscription(): Promise<PushSubscription | null> {
  return (await (await manager())?.getSubscription()) ?? null;
}

/** Asks the person, where they were not asked before; null where they say no. */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const push = await manager();
  if (!push) throw new Error('the page has no service worker');
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await push.subscribe(options);
  } catch (error) {
    // Of another key, as after the site's was changed: a browser has one subscription of a site.
    const old = await push.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return push.subscribe(options);
  }
}

/** Its push service answers that it is gone from then on, and the site forgets it. */
export async function endSubscription(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}
