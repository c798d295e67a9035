import type { Take } from '@isl/signing/captured';
import type { SignRequest } from '../signer/signer.js';

/** A take as something to sign: it is worked out once for each figure and hand. */
export async function requestOf(take: Take): Promise<SignRequest> {
  const { captureMotion } = await import('@isl/signing/captured');
  type Movement = ReturnType<typeof captureMotion>;
  const made = new Map<string, Movement>();
  return {
    formId: 'shown',
    movement: (rig, options) => {
      const key = `${rig.figure} ${options.isLeftHanded}`;
      const known = made.get(key) ?? captureMotion(take, rig, options);
      made.set(key, known);
      return known;
    },
  };
}
