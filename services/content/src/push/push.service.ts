import type { components } from '@isl/contracts/content';
import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import type { KnowsEndpoint } from './push-services.js';
import type { NewSubscription, SubscriptionsRepository } from './subscriptions.repository.js';

type PushState = components['schemas']['PushState'];
export type PushService = ReturnType<typeof createPushService>;

/** Which browsers of a person are told while the app is closed. Without a key the site tells none. */
export function createPushService(dependencies: {
  readonly subscriptions: Pick<SubscriptionsRepository, 'listOf' | 'put' | 'remove'>;
  readonly knows: KnowsEndpoint;
  readonly publicKey: string | undefined;
  readonly clock: Clock;
}) {
  const { subscriptions, knows, publicKey, clock } = dependencies;
  const stateOf = async ({ id }: User): Promise<PushState> => ({
    ...(publicKey === undefined ? {} : { publicKey }),
    browsers: (await subscriptions.listOf(id)).length,
  });
  return {
    of: stateOf,

    subscribe: async (user: User, body: NewSubscription): Promise<PushState> => {
      if (user.demo) {
        throw new AppError('DEMO_FIXED', 'The demo account is shared; nobody is told by it.');
      }
      if (publicKey === undefined) {
        throw new AppError('PUSH_OFF', 'This site sends nothing to closed browsers.');
      }
      if (!knows(body.endpoint)) {
        throw new AppError(
          'PUSH_SERVICE_UNKNOWN',
          'The push service of this browser is not known.',
        );
      }
      return { publicKey, browsers: await subscriptions.put(user.id, body, clock()) };
    },

    unsubscribe: async (user: User, endpoint: string): Promise<PushState> => {
      await subscriptions.remove(user.id, endpoint);
      return stateOf(user);
    },
  };
}
