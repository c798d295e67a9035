import { ago, type Clock } from '@isl/service-kit/clock';
import { every, type Repeating } from '@isl/service-kit/every';
import type { MessagesRepository } from './messages.repository.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As the contact page says. */
const KEPT_MS = 365 * DAY_MS;

/** Removes messages that nobody answered within a year, at each start and once a day. */
export function startClearing(
  messages: Pick<MessagesRepository, 'removeBefore'>,
  clock: Clock,
  onError: (error: unknown) => void,
): Repeating {
  return every(DAY_MS, () => messages.removeBefore(ago(clock, KEPT_MS)), onError);
}
