import { createHash } from 'node:crypto';
import { AppError } from '@isl/service-kit';
import type { Clock } from '@isl/service-kit/clock';
import { newId } from '@isl/service-kit/mongo';
import type { IdempotencyRepository } from './idempotency.repository.js';

type Attempt<Created> = {
  readonly operation: string;
  readonly userId: string;
  readonly key: string | undefined;
  readonly body: unknown;
  /** Creates under this id, or finds what an earlier repeat created under it. */
  readonly create: (id: string) => Promise<Created>;
  /** What was created, as it stands now. */
  readonly find: (id: string) => Promise<Created>;
};

export type CreateOnce = <Created>(attempt: Attempt<Created>) => Promise<Created>;

/**
 * Repeats of a creating call with one Idempotency-Key create one thing. The id is chosen before the
 * thing is made, so a repeat after a crash in between finishes the work instead of doubling it.
 */
export function createOnce(keys: IdempotencyRepository, clock: Clock): CreateOnce {
  return async ({ operation, userId, key, body, create, find }) => {
    if (key === undefined) return create(newId());
    const id = `${operation}:${userId}:${key}`;
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const claim = await keys.claim(id, { userId, bodyHash, now: clock() });
    if (claim?.bodyHash !== bodyHash) {
      throw new AppError(
        'IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key was used for something else.',
      );
    }
    if (claim.done) return find(claim.createdId);
    const created = await create(claim.createdId);
    await keys.markDone(id);
    return created;
  };
}
