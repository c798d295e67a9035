import type { Agent } from 'node:https';
import type { Clock } from '@isl/service-kit/clock';
import { every } from '@isl/service-kit/every';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { NotificationsService } from '../notifications/notifications.service.js';
import type { KnowsEndpoint } from './push-services.js';
import { createPusher, PUSHING_INTERVAL_MS } from './pusher.js';
import { createSendPush, type VapidKeys } from './send-push.js';
import type { SubscriptionsRepository } from './subscriptions.repository.js';

/** What the site is known by to push services, and whom it sends to. */
export type PushSettings = {
  /** Without them it sends nothing. */
  readonly keys?: VapidKeys | undefined;
  readonly contact: string;
  readonly services: readonly string[];
  readonly agent?: Agent;
};

/** Tells closed browsers while the service runs. */
export function startPushing(
  app: FastifyInstance,
  dependencies: {
    readonly settings: PushSettings & { readonly keys: VapidKeys };
    readonly knows: KnowsEndpoint;
    readonly subscriptions: SubscriptionsRepository;
    readonly notifications: Pick<NotificationsService, 'unreadOf'>;
    readonly clock: Clock;
    readonly registry: Registry;
  },
): void {
  const { settings, knows, subscriptions, notifications, clock, registry } = dependencies;
  const { keys, contact, agent } = settings;
  const pushes = new Counter({
    name: 'content_pushes_total',
    help: 'Messages to closed browsers, by outcome: sent, gone (the browser is not there any more) or away (its push service did not take it).',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  const push = createPusher({
    ...{ subscriptions, unreadOf: notifications.unreadOf, clock },
    send: createSendPush({ keys, contact, knows, ...(agent ? { agent } : {}) }),
    count: (outcome) => pushes.inc({ outcome }),
  });
  app.addHook('onReady', async () => {
    const pushing = every(PUSHING_INTERVAL_MS, push, (error) =>
      app.log.error({ err: error }, 'closed browsers were not told'),
    );
    app.addHook('onClose', pushing.stop);
  });
}
