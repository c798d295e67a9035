import type { captureMotion, Take } from '@isl/signing/captured';
import type { SignRequest } from '../signer/signer.js';

/** A take as something to sign, with what works it out fetched now: once for each figure and hand. */
export async function openRequest(take: Take): Promise<SignRequest> {
  const signing = await import('@isl/signing/captured');
  const made = new Map<string, ReturnType<typeof captureMotion>>();
  return {
    formId: 'shown',
    movement: (rig, options) => {
      const key = `${rig.figure} ${options.isLeftHanded}`;
      const known = made.get(key) ?? signing.captureMotion(take, rig, options);
      made.set(key, known);
      return known;
    },
  };
}
