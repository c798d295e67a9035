import { nanoid } from 'nanoid';
import { session } from '../session/browser-session';
import { createOutbox, type Outbox } from './outbox';
import { createOutboxStore } from './outbox-store';
import { createSendTake } from './send-take';

const LOCK_NAME = 'isl-outbox';
const LONGEST_DELAY_MS = 60_000;
const FIRST_DELAY_MS = 2_000;

/** Twice as long each time, and not for all at the same moment. */
const delay = (failures: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS) * (0.75 + Math.random() / 2);

/** Web locks need a secure context, as the camera does. */
async function exclusively(task: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return task();
  await navigator.locks.request(LOCK_NAME, task);
}

/** So long, or until the browser has a line again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });
}

const others = new BroadcastChannel(LOCK_NAME);

/** The takes that wait in this browser. */
export const outbox = createOutbox({
  store: createOutboxStore(),
  send: createSendTake({ origin: location.origin, token: () => session.fresh(), delay }),
  newId: nanoid,
  now: Date.now,
  exclusively,
  pause,
  tellOthers: () => {
    others.postMessage('changed');
    keepIfAsked();
  },
});
export type AddToOutbox = Outbox['add'];

others.onmessage = () => void outbox.changedElsewhere();

let isAsked = false;
/** The browser may clear what a page keeps; asked once, it does so last. */
function keepIfAsked(): void {
  if (isAsked) return;
  isAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
}
