import { vi } from 'vitest';

const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

/** A browser that can be told something while the app is closed, and what became of that. */
export function aPushBrowser(permission: NotificationPermission = 'granted') {
  const endpoint = 'https://push.example/browser';
  let subscription: PushSubscription | null = null;
  const unsubscribe = vi.fn(async () => {
    subscription = null;
    return true;
  });
  const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => {
    const made = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys: KEYS }) };
    subscription = made as unknown as PushSubscription;
    return subscription;
  });
  const pushManager = { subscribe, getSubscription: async () => subscription };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  return {
    ...{ endpoint, keys: KEYS, subscribe, unsubscribe },
    isSubscribed: () => subscription !== null,
    close: () => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
      Reflect.deleteProperty(globalThis, 'PushManager');
      Reflect.deleteProperty(globalThis, 'Notification');
    },
  };
}
