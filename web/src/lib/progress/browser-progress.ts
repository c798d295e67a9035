import { hexId } from '../hex-id';
import { delay, exclusively, pause } from '../line';
import { log } from '../log';
import { session } from '../session/browser-session';
import { createProgress } from './progress';
import { createProgressStore } from './progress-store';
import { createSendEvents } from './send-events';

const LOCK_NAME = 'isl-progress';

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
  exclusively: exclusively(LOCK_NAME),
  pause,
  tellOthers: () => others.postMessage('changed'),
  onFault: (what, error) => log.error(what, error),
});

others.onmessage = () => void progressKeeper.changedElsewhere();
