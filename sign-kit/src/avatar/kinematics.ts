import type { Body } from '../signer/signer.js';

/** The last bone of a finger, as long as this part of the one before it. */
const TIP_SHARE = 0.85;
const HAS_TIP = /3$/;

/** Joints and fingertips of a body; a frame makes no objects. */
export type Kinematics = {
  /** Where it stands in `places`; -1 for what the body has not. A fingertip is `…4`. */
  readonly indexOf: (name: string) => number;
  /** x y z after x y z, in metres. */
  readonly places: Float64Array;
  /** Fills `places` for local rotations. */
  readonly solve: (rotations: Float32Array) => void;
};

/** Where each joint and fingertip is, for local rotations. */
export function createKinematics({ joints }: Pick<Body, 'joints'>): Kinematics {
  const tips = joints.flatMap(({ name, parent }, joint) =>
    HAS_TIP.test(name) && parent >= 0 ? [{ name: name.replace(HAS_TIP, '4'), joint }] : [],
  );
  const names = [...joints, ...tips].map(({ name }) => name);
  const turns = new Float64Array(joints.length * 4);
  const places = new Float64Array(names.length * 3);
  const offsets = new Float64Array(names.length * 3);
  const heads = joints.map(({ head }) => head);
  const parents = [...joints.map(({ parent }) => parent), ...tips.map(({ joint }) => joint)];
  joints.forEach(({ parent, head }, joint) => {
    const from = heads[parent] ?? [0, 0, 0];
    for (let k = 0; k < 3; k += 1) offsets[joint * 3 + k] = (head[k] ?? 0) - (from[k] ?? 0);
  });
  tips.forEach(({ joint }, tip) => {
    for (let k = 0; k < 3; k += 1) {
      const bone = offsets[joint * 3 + k] ?? 0;
      offsets[(joints.length + tip) * 3 + k] = bone * TIP_SHARE;
    }
  });

  return {
    indexOf: (name) => names.indexOf(name),
    places,
    solve: (rotations) => {
      for (let at = 0; at < parents.length; at += 1) {
        const parent = parents[at] as number;
        if (at < joints.length) turn(turns, parent, rotations, at);
        place(places, turns, offsets, parent, at);
      }
    },
  };
}

/** Writes the turn of a joint in the world: its parent's, then its own. */
function turn(turns: Float64Array, parent: number, rotations: Float32Array, joint: number): void {
  const at = joint * 4;
  const bx = rotations[at] as number;
  const by = rotations[at + 1] as number;
  const bz = rotations[at + 2] as number;
  const bw = rotations[at + 3] as number;
  const from = parent * 4;
  const ax = parent < 0 ? 0 : (turns[from] as number);
  const ay = parent < 0 ? 0 : (turns[from + 1] as number);
  const az = parent < 0 ? 0 : (turns[from + 2] as number);
  const aw = parent < 0 ? 1 : (turns[from + 3] as number);
  turns[at] = aw * bx + ax * bw + ay * bz - az * by;
  turns[at + 1] = aw * by - ax * bz + ay * bw + az * bx;
  turns[at + 2] = aw * bz + ax * by - ay * bx + az * bw;
  turns[at + 3] = aw * bw - ax * bx - ay * by - az * bz;
}

/** Writes where a point is: its parent's place, and the way from there as the parent is turned. */
function place(
  places: Float64Array,
  turns: Float64Array,
  offsets: Float64Array,
  parent: number,
  point: number,
): void {
  const at = point * 3;
  const x = offsets[at] as number;
  const y = offsets[at + 1] as number;
  const z = offsets[at + 2] as number;
  if (parent < 0) {
    places[at] = x;
    places[at + 1] = y;
    places[at + 2] = z;
    return;
  }
  const qx = turns[parent * 4] as number;
  const qy = turns[parent * 4 + 1] as number;
  const qz = turns[parent * 4 + 2] as number;
  const qw = turns[parent * 4 + 3] as number;
  const ox = qy * z - qz * y;
  const oy = qz * x - qx * z;
  const oz = qx * y - qy * x;
  const from = parent * 3;
  places[at] = (places[from] as number) + x + 2 * (qw * ox + qy * oz - qz * oy);
  places[at + 1] = (places[from + 1] as number) + y + 2 * (qw * oy + qz * ox - qx * oz);
  places[at + 2] = (places[from + 2] as number) + z + 2 * (qw * oz + qx * oy - qy * ox);
}
