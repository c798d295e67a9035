import { nanoid } from 'nanoid';
import { delay, exclusively, pause } from '../line';
import { session } from '../session/browser-session';
import { createOutbox, type Outbox } from './outbox';
import { createOutboxStore } from './outbox-store';
import { createSendTake } from './send-take';

const LOCK_NAME = 'isl-outbox';

const others = new BroadcastChannel(LOCK_NAME);

/** The takes that wait in this browser. */
export const outbox = createOutbox({
  store: createOutboxStore(),
  send: createSendTake({ origin: location.origin, token: () => session.fresh(), delay }),
  newId: nanoid,
  now: Date.now,
  exclusively: exclusively(LOCK_NAME),
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
