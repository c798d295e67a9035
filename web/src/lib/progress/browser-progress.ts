import { hexId } from '../hex-id';
import { log } from '../log';
import { session } from '../session/browser-session';
import { createProgress } from './progress';
import { createProgressStore } from './progress-store';
import { createSendEvents } from './send-events';

const LOCK_NAME = 'isl-progress';
const LONGEST_DELAY_MS = 60_000;
const FIRST_DELAY_MS = 2_000;

/** Twice as long each time, and not for all at the same moment. */
const delay = (failures: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS) * (0.75 + Math.random() / 2);

/** Web locks need a secure context; elsewhere events that are sent twice count once. */
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

/** A random UUID; the browser's own needs a secure context. */
function newId(): string {
  const hex = hexId(16);
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

const others = new BroadcastChannel(LOCK_NAME);

/** What is learnt in this browser. */
export const progressKeeper = createProgress({
  store: createProgressStore(),
  send: createSendEvents({
    origin: location.origin,
    tokenOf: async (owner) => {
      const token = await session.fresh();
      return session.claims()?.sub === owner ? token : null;
    },
    delay,
  }),
  newId,
  now: Date.now,
  exclusively,
  pause,
  tellOthers: () => others.postMessage('changed'),
  onFault: (what, error) => log.error(what, error),
});

others.onmessage = () => void progressKeeper.changedElsewhere();
