import type { captureMotion, Take } from '@isl/signing/captured';
import type { SignRequest } from '../signer/signer.js';

/** A take as something to sign: it is worked out once for each figure and hand. */
export function requestOf(take: Take, capture: typeof captureMotion): SignRequest {
  const made = new Map<string, ReturnType<typeof captureMotion>>();
  return {
    formId: 'shown',
    movement: (rig, options) => {
      const key = `${rig.figure} ${options.isLeftHanded}`;
      const known = made.get(key) ?? capture(take, rig, options);
      made.set(key, known);
      return known;
    },
  };
}

/** The same, with what works it out fetched now. */
export async function openRequest(take: Take): Promise<SignRequest> {
  const signing = await import('@isl/signing/captured');
  return requestOf(take, signing.captureMotion);
}
