import type { compileWithStops, Rig, SequenceItem } from '@isl/signing';
import { reachOf } from '../src/signer/reach.js';
import type { Reach } from '../src/signer/signer.js';

const AIR_M = 0.06;

/** What a picture of these signs has to hold, and no more. */
export function framing(
  items: readonly SequenceItem[],
  sequence: ReturnType<typeof compileWithStops>,
  rig: Rig,
  { hasAir }: { readonly hasAir: boolean },
): Reach | null {
  const reach = reachOf(sequence, rig);
  if (!reach) return null;
  // Shoulders that shrug lift the hands, but a face is all that there is to see.
  const fitted = items.some(isMadeByHand) ? reach : { ...reach, hands: new Float32Array() };
  return hasAir ? withAir(fitted) : fitted;
}

function isMadeByHand({ form }: SequenceItem): boolean {
  return form.segments.some(({ D, N }) => D !== undefined || N !== undefined);
}

/** A picture with a ground of its own shows more of it above the head. */
function withAir(reach: Reach): Reach {
  const { body } = reach;
  const top = body.reduce((most, value, at) => (at % 3 === 1 ? Math.max(most, value) : most), 0);
  return { ...reach, body: Float32Array.of(...body, 0, top + AIR_M, 0) };
}
