import { ago, type Clock } from '@isl/service-kit/clock';
import type { Notification } from '../notifications/notifications.mapper.js';
import type { PushMessage, SendPush, Sent } from './send-push.js';
import type { Subscription, SubscriptionsRepository } from './subscriptions.repository.js';

export const PUSHING_INTERVAL_MS = 15_000;
/** Between two messages to one person. */
export const PAUSE_MS = 60 * 60 * 1000;
/** In one run; the others wait in the store for the next. */
const PEOPLE_A_RUN = 200;
const AT_ONCE = 8;

/** Tells those who asked for it that something waits for them; what and how much, never a word of it. */
export function createPusher(dependencies: {
  readonly subscriptions: Pick<SubscriptionsRepository, 'claim' | 'listOf' | 'remove' | 'wait'>;
  readonly unreadOf: (userId: string) => Promise<readonly Notification[]>;
  readonly send: SendPush;
  readonly clock: Clock;
  readonly count: (outcome: Sent) => void;
}): () => Promise<number> {
  const { subscriptions, unreadOf, send, clock, count } = dependencies;

  const sendTo = async (to: Subscription, message: PushMessage): Promise<Sent> => {
    const outcome = await send(to, message);
    count(outcome);
    if (outcome === 'gone') await subscriptions.remove(to.userId, to.endpoint);
    return outcome;
  };
  const tell = async (userId: string): Promise<void> => {
    const unread = await unreadOf(userId);
    const [first] = unread;
    // Read meanwhile, or gone.
    if (!first) return;
    const kind = unread.every((one) => one.kind === first.kind) ? first.kind : 'several';
    const browsers = await subscriptions.listOf(userId);
    const outcomes = await Promise.all(
      browsers.map((one) => sendTo(one, { kind, count: unread.length, language: one.language })),
    );
    if (outcomes.includes('away')) await subscriptions.wait(userId);
  };
  const takeTurns = async (most: number): Promise<number> => {
    for (let told = 0; told < most; told += 1) {
      const userId = await subscriptions.claim(ago(clock, PAUSE_MS), clock());
      if (userId === null) return told;
      await tell(userId);
    }
    return most;
  };
  return async () => {
    const lines = Array.from({ length: AT_ONCE }, () => takeTurns(PEOPLE_A_RUN / AT_ONCE));
    return (await Promise.all(lines)).reduce((sum, told) => sum + told, 0);
  };
}
