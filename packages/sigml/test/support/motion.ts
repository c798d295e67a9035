import { readFileSync } from 'node:fs';
import type { Form, Segment } from '@isl/lexicon/form';
import { compileSequence, createPose, createRig, jointPositions, type RigJson } from '@isl/signing';
import { asForm } from '../../src/index.js';

const path = new URL('../../../signing/rig/woman.json', import.meta.url);
export const rig = createRig(JSON.parse(readFileSync(path, 'utf8')) as RigJson);

const HANDS = new Set(rig.joints.flatMap(({ name }, k) => (/Hand/.test(name) ? [k] : [])));

/** Where every joint is at moments of a form, and how its face is. */
const filmOf = (segments: Form['segments'], moments: number) => {
  const sequence = compileSequence([{ form: asForm(segments) }], rig);
  const pose = createPose(rig);
  const joints: Float32Array[] = [];
  const faces: Float32Array[] = [];
  for (let k = 0; k <= moments; k += 1) {
    sequence.sample((sequence.durationMs * k) / moments, pose);
    joints.push(jointPositions(rig, pose, new Float32Array(rig.joints.length * 3)).slice());
    faces.push(pose.face.slice());
  }
  return { joints, faces, durationMs: sequence.durationMs };
};

/**
 * By how much the motions of two forms differ: the farthest joint and the farthest of the hands in
 * millimetres, time and face.
 */
export const differenceOf = (a: readonly Segment[], b: readonly Segment[], moments = 40) => {
  const [one, other] = [a, b].map((segments) => filmOf(segments as Form['segments'], moments)) as [
    ReturnType<typeof filmOf>,
    ReturnType<typeof filmOf>,
  ];
  let mm = 0;
  let handsMm = 0;
  let face = 0;
  one.joints.forEach((at, k) => {
    at.forEach((value, i) => {
      const apart = Math.abs(value - (other.joints[k]?.[i] ?? 0)) * 1000;
      mm = Math.max(mm, apart);
      if (HANDS.has(Math.floor(i / 3))) handsMm = Math.max(handsMm, apart);
    });
    one.faces[k]?.forEach((value, i) => {
      face = Math.max(face, Math.abs(value - (other.faces[k]?.[i] ?? 0)));
    });
  });
  return { mm, handsMm, face, ms: Math.abs(one.durationMs - other.durationMs) };
};
