import { type Clock, later } from '../clock.js';
import type { MessagesRepository } from './messages.repository.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As the contact page says. */
const KEPT_MS = 365 * DAY_MS;

/** Removes messages that nobody answered within a year, at each start and once a day. */
export function startClearing(
  messages: Pick<MessagesRepository, 'removeBefore'>,
  clock: Clock,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const runOnce = (): void => {
    running = running
      .then(() => messages.removeBefore(later(clock, -KEPT_MS)))
      .then(() => undefined, onError);
  };
  runOnce();
  const timer = setInterval(runOnce, DAY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
