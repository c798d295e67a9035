import { quat, vec3 } from 'gl-matrix';
import type { Rig } from '../rig.js';

/** The joints between the hips and what they carry; parents come before children. */
const JOINTS = [
  'Spine',
  'Spine1',
  'Spine2',
  'Neck',
  'Head',
  'RightShoulder',
  'LeftShoulder',
] as const;
export const CHEST = 2;
export const HEAD = 4;
/** The clavicles: D's, then N's. */
export const CLAVICLES = [5, 6] as const;
const PARENTS = [-1, 0, 1, 2, 3, 2, 2] as const;

/** Where trunk, head and clavicles of a pose are, and what stands firm on each; makes nothing. */
export type Chain = {
  readonly solve: (rotations: Float32Array) => void;
  /** The turn of a link in the world. */
  readonly turnOf: (link: number) => quat;
  /** Moves a point from where it is at rest to where the link carries it, and back; in place. */
  readonly carry: (link: number, point: vec3) => void;
  readonly putBack: (link: number, point: vec3) => void;
};

export const createChain = (rig: Rig): Chain => {
  const joints = JOINTS.map((name) => rig.indexOf(name));
  const heads = joints.map((joint) => vec3.fromValues(...(rig.joints[joint]?.head ?? [0, 0, 0])));
  const turns = JOINTS.map(() => quat.create());
  const places = heads.map((head) => vec3.clone(head));
  const own = quat.create();
  const back = quat.create();
  const link = (k: number) => ({ head: heads[k] as vec3, place: places[k] as vec3 });
  const links = JOINTS.map((_, k) => link(k));

  return {
    solve: (rotations) => {
      for (let k = 0; k < joints.length; k += 1) {
        const at = (joints[k] as number) * 4;
        own[0] = rotations[at] as number;
        own[1] = rotations[at + 1] as number;
        own[2] = rotations[at + 2] as number;
        own[3] = rotations[at + 3] as number;
        const parent = PARENTS[k] as number;
        const turn = turns[k] as quat;
        if (parent < 0) {
          quat.copy(turn, own);
          continue;
        }
        const place = places[k] as vec3;
        quat.multiply(turn, turns[parent] as quat, own);
        vec3.subtract(place, heads[k] as vec3, heads[parent] as vec3);
        vec3.transformQuat(place, place, turns[parent] as quat);
        vec3.add(place, place, places[parent] as vec3);
      }
    },
    turnOf: (k) => turns[k] as quat,
    carry: (k, point) => {
      const { head, place } = links[k] as (typeof links)[number];
      vec3.subtract(point, point, head);
      vec3.transformQuat(point, point, turns[k] as quat);
      vec3.add(point, point, place);
    },
    putBack: (k, point) => {
      const { head, place } = links[k] as (typeof links)[number];
      quat.conjugate(back, turns[k] as quat);
      vec3.subtract(point, point, place);
      vec3.transformQuat(point, point, back);
      vec3.add(point, point, head);
    },
  };
};
