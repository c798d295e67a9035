import type { PartClient } from '../parts/part-client.js';

/** How often media is asked what givers of clips have to be told. */
export const CARRYING_INTERVAL_MS = 20_000;

/**
 * Carries what became of clips from media, which knows it, to content, which tells their givers and
 * who reported them. Content takes the same twice; so do several copies of the gateway, and what was
 * not carried comes again.
 */
export function createCarrier(
  from: Pick<PartClient, 'outcomes' | 'takeOutcomes'>,
  to: Pick<PartClient, 'takeOutcomes'>,
): () => Promise<number> {
  let carried = 0;
  return async () => {
    carried += 1;
    const requestId = `outcomes-${carried}`;
    const outcomes = await from.outcomes(requestId);
    const count = outcomes ? outcomes.data.length + (outcomes.reports?.length ?? 0) : 0;
    if (!outcomes || count === 0) return 0;
    if (!(await to.takeOutcomes(outcomes, requestId))) return 0;
    await from.takeOutcomes(outcomes, requestId);
    return count;
  };
}
