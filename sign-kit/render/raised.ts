import type { Form } from '@isl/lexicon/form';
import { createPose, createRig, jointPositions, type RigJson, type Sequence } from '@isl/signing';
import { isTwoHanded } from './frame-list.js';

/** So far of the way up from where it rests a hand signs, and is no longer only coming or going. */
const RAISED = 0.6;
/** A hand that comes no higher rests all along, metres. */
const LEAST_M = 0.1;
const STEP_MS = 20;

/**
 * How many hands sign at a moment of one sign alone: 2 for a sign of both where both are raised. By where the
 * wrists are, so that signs of any pace are counted alike.
 */
export function raisedHands(
  rigJson: RigJson,
  form: Form,
  { durationMs, sample }: Pick<Sequence, 'durationMs' | 'sample'>,
): (atMs: number) => 0 | 1 | 2 {
  const rig = createRig(rigJson);
  const pose = createPose(rig);
  const places = new Float32Array(rig.joints.length * 3);
  const heightAt = (wrist: string, atMs: number): number => {
    sample(atMs, pose);
    return jointPositions(rig, pose, places)[rig.indexOf(wrist) * 3 + 1] ?? 0;
  };
  const hands = (isTwoHanded(form) ? ['RightHand', 'LeftHand'] : ['RightHand']).map((wrist) => {
    const rest = heightAt(wrist, 0);
    let top = rest;
    for (let ms = 0; ms <= durationMs; ms += STEP_MS) top = Math.max(top, heightAt(wrist, ms));
    const isRaised = (atMs: number): boolean =>
      top - rest > LEAST_M && heightAt(wrist, atMs) - rest > RAISED * (top - rest);
    return isRaised;
  });
  return (atMs) => hands.filter((isRaised) => isRaised(atMs)).length as 0 | 1 | 2;
}
