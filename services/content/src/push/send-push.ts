import type { Agent } from 'node:https';
import type { components } from '@isl/contracts/content';
import webPush from 'web-push';
import type { KnowsEndpoint } from './push-services.js';
import type { Subscription } from './subscriptions.repository.js';

export type PushMessage = components['schemas']['PushMessage'];
/** `gone`: the browser is not there any more, or its service is not known; `away`: try again later. */
export type Sent = 'sent' | 'gone' | 'away';
export type SendPush = (to: Subscription, message: PushMessage) => Promise<Sent>;

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

const TIMEOUT_MS = 10_000;
/** A push service keeps it so long for a browser that is off. */
const KEPT_SECONDS = 24 * 60 * 60;
/** By these a push service says that a subscription has ended (RFC 8030 section 7.3). */
const ENDED = new Set([404, 410]);

export function createSendPush(options: {
  readonly keys: VapidKeys;
  /** Whom a push service writes to: mailto: or https:. */
  readonly contact: string;
  readonly knows: KnowsEndpoint;
  /** Of tests, whose receiver has a certificate of its own. */
  readonly agent?: Agent;
}): SendPush {
  const { keys, contact, knows, agent } = options;
  return async ({ endpoint, keys: theirs }, message) => {
    if (!knows(endpoint)) return 'gone';
    try {
      await webPush.sendNotification({ endpoint, keys: theirs }, JSON.stringify(message), {
        vapidDetails: { subject: contact, ...keys },
        TTL: KEPT_SECONDS,
        urgency: 'low',
        // A newer one takes the place of one that is still to be fetched.
        topic: 'notifications',
        timeout: TIMEOUT_MS,
        ...(agent ? { agent } : {}),
      });
      return 'sent';
    } catch (error) {
      return error instanceof webPush.WebPushError && ENDED.has(error.statusCode) ? 'gone' : 'away';
    }
  };
}
