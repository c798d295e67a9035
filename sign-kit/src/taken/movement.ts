import { openRequest } from '../show/made.js';
import { rigOf } from '../signer/open-signer.js';
import { FIGURES, type FigureName, type SignRequest } from '../signer/signer.js';

export type Movement = NonNullable<SignRequest['movement']>;

/** What a person did, as the figures make it; null where nothing can be made of the points. */
export async function movementOf(
  file: Uint8Array,
  { figure, isLeftHanded }: { readonly figure: FigureName; readonly isLeftHanded: boolean },
): Promise<Movement | null> {
  const { readTake } = await import('@isl/signing/captured');
  try {
    const { movement } = await openRequest(readTake(file));
    // Worked out here: what cannot be made is found out before anybody waits for it.
    movement?.(await rigOf(figure), { isLeftHanded, seed: FIGURES.indexOf(figure) + 1 });
    return movement ?? null;
  } catch {
    return null;
  }
}
