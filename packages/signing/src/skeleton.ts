import { quat, vec3 } from 'gl-matrix';
import { FACE_CHANNELS, MIRRORED_CHANNELS } from './face.js';
import type { Rig } from './rig.js';
import type { Pose } from './types.js';

/** A pose of a figure at rest, to be filled by `sample`. */
export const createPose = (rig: Rig): Pose => {
  const rotations = new Float32Array(rig.joints.length * 4);
  for (let joint = 0; joint < rig.joints.length; joint += 1) rotations[joint * 4 + 3] = 1;
  return { rotations, face: new Float32Array(FACE_CHANNELS.length) };
};

const worldTurns: quat[] = [];
const offset = vec3.create();
const own = quat.create();

/** Turns of all joints in the world, into an array that the next call uses again. */
export const worldRotations = (rig: Rig, { rotations }: Pose): readonly quat[] => {
  while (worldTurns.length < rig.joints.length) worldTurns.push(quat.create());
  for (let joint = 0; joint < rig.joints.length; joint += 1) {
    const at = joint * 4;
    quat.set(
      own,
      rotations[at] as number,
      rotations[at + 1] as number,
      rotations[at + 2] as number,
      rotations[at + 3] as number,
    );
    const parent = rig.joints[joint]?.parent ?? -1;
    const turn = worldTurns[joint] as quat;
    if (parent < 0) quat.copy(turn, own);
    else quat.multiply(turn, worldTurns[parent] as quat, own);
  }
  return worldTurns;
};

/** Where all joints of a posed figure are: x y z for each, metres. */
export const jointPositions = (rig: Rig, pose: Pose, positions: Float32Array): Float32Array => {
  const turns = worldRotations(rig, pose);
  for (let joint = 0; joint < rig.joints.length; joint += 1) {
    const { parent, head } = rig.joints[joint] as Rig['joints'][number];
    const at = joint * 3;
    if (parent < 0) {
      positions.set(head, at);
      continue;
    }
    const from = (rig.joints[parent] as Rig['joints'][number]).head;
    vec3.set(offset, head[0] - from[0], head[1] - from[1], head[2] - from[2]);
    vec3.transformQuat(offset, offset, turns[parent] as quat);
    for (let k = 0; k < 3; k += 1) {
      positions[at + k] = (positions[parent * 3 + k] as number) + (offset[k] as number);
    }
  }
  return positions;
};

const swapped = new Float32Array(256 * 4);
const swappedFace = new Float32Array(FACE_CHANNELS.length);

/** Turns a pose into its mirror image: what a left-handed signer does. */
export const mirrorPose = (rig: Rig, pose: Pose): void => {
  const { rotations, face } = pose;
  swapped.set(rotations);
  for (let joint = 0; joint < rig.joints.length; joint += 1) {
    const from = (rig.mirrored[joint] as number) * 4;
    const at = joint * 4;
    rotations[at] = swapped[from] as number;
    rotations[at + 1] = -(swapped[from + 1] as number);
    rotations[at + 2] = -(swapped[from + 2] as number);
    rotations[at + 3] = swapped[from + 3] as number;
  }
  swappedFace.set(face);
  for (let channel = 0; channel < face.length; channel += 1) {
    face[channel] = swappedFace[MIRRORED_CHANNELS[channel] as number] as number;
  }
};
