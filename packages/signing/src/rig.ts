import { mat3, quat, vec3 } from 'gl-matrix';
import type { Joint, RigJson } from './types.js';

export type Vec = readonly [number, number, number];

export const DIGITS = ['index', 'middle', 'ring', 'little', 'thumb'] as const;
export type Digit = (typeof DIGITS)[number];

const BONE: Readonly<Record<Digit, string>> = {
  index: 'Index',
  middle: 'Middle',
  ring: 'Ring',
  little: 'Pinky',
  thumb: 'Thumb',
};

/** A finger in the hand's own frame: x to the index side, y along the fingers, z out of the palm. */
export type DigitBones = {
  /** Indices of its three joints in the rig. */
  readonly joints: readonly [number, number, number];
  /** Where it begins, from the wrist. */
  readonly base: Vec;
  /** Lengths of its three bones, the last one to the skin of the tip. */
  readonly lengths: Vec;
  /** Turns that make each bone of the resting finger point along y. */
  readonly straighten: readonly [quat, quat, quat];
  readonly rest: readonly [Vec, Vec, Vec];
  readonly radii: Vec;
};

/** 1 for the figure's right side, -1 for its left. */
export type SideSign = 1 | -1;

export type ArmBones = {
  readonly sign: SideSign;
  readonly arm: number;
  readonly forearm: number;
  readonly hand: number;
  readonly clavicle: number;
  readonly shoulder: Vec;
  readonly upperLength: number;
  readonly lowerLength: number;
  /** Directions of the resting bones, and the axis their elbow bends about. */
  readonly upperRest: Vec;
  readonly lowerRest: Vec;
  readonly hingeRest: Vec;
  /** The hand's frame at rest, as a turn from the world. */
  readonly frame: quat;
  readonly frameInverse: quat;
  readonly digits: Readonly<Record<Digit, DigitBones>>;
  readonly palmFront: number;
  readonly palmBack: number;
  readonly forearmRadius: number;
};

export type Rig = {
  readonly figure: string;
  readonly joints: readonly Joint[];
  readonly indexOf: (name: string) => number;
  /** For each joint the one of the other side, itself in the middle. */
  readonly mirrored: readonly number[];
  readonly places: Readonly<Record<string, readonly number[]>>;
  /** The figure's right arm, then its left. */
  readonly arms: readonly [ArmBones, ArmBones];
};

/** Prepares what the solver asks of a figure; once for each rig file. */
export const createRig = (json: RigJson): Rig => {
  const names = json.joints.map(({ name }) => name);
  const indexOf = (name: string): number => {
    const index = names.indexOf(name);
    if (index < 0) throw new Error(`The rig "${json.figure}" has no joint "${name}".`);
    return index;
  };
  const joints = json.joints.map(({ parent, head }) => ({
    parent: parent === null ? -1 : indexOf(parent),
    head: [head[0] ?? 0, head[1] ?? 0, head[2] ?? 0] as const,
  }));
  const named = joints.map((joint, index) => ({ ...joint, name: names[index] ?? '' }));
  const headOf = (name: string): Vec => named[indexOf(name)]?.head ?? [0, 0, 0];
  const armOf = (sign: SideSign) => armBones(json, sign, indexOf, headOf);
  return {
    figure: json.figure,
    joints: named,
    indexOf,
    mirrored: names.map((name) => indexOf(otherSide(name))),
    places: json.places,
    arms: [armOf(1), armOf(-1)],
  };
};

const otherSide = (name: string): string => {
  if (name.startsWith('Left')) return `Right${name.slice(4)}`;
  return name.startsWith('Right') ? `Left${name.slice(5)}` : name;
};

const armBones = (
  json: RigJson,
  sign: SideSign,
  indexOf: (name: string) => number,
  headOf: (name: string) => Vec,
): ArmBones => {
  const side = sign === 1 ? 'Right' : 'Left';
  const shoulder = headOf(`${side}Arm`);
  const elbow = headOf(`${side}ForeArm`);
  const wrist = headOf(`${side}Hand`);
  const upperRest = unit(subtract(elbow, shoulder));
  const lowerRest = unit(subtract(wrist, elbow));

  const y = unit(subtract(headOf(`${side}HandMiddle1`), wrist));
  const across = subtract(headOf(`${side}HandIndex1`), headOf(`${side}HandPinky1`));
  const x = unit(perpendicular(scale(across, sign), y));
  const frame = basisQuat(x, y, cross(x, y));
  const frameInverse = quat.invert(quat.create(), frame);
  const local = (point: Vec): Vec => rotate(subtract(point, wrist), frameInverse);

  const digit = (name: Digit): DigitBones => {
    const measured = json.hand[name === 'little' ? 'pinky' : name];
    const bones = [1, 2, 3].map((k) => `${side}Hand${BONE[name]}${k}`);
    const [a, b, c] = bones.map((bone) => local(headOf(bone))) as [Vec, Vec, Vec];
    const tipOfLeft = measured.tip;
    const tip = local([-sign * (tipOfLeft[0] ?? 0), tipOfLeft[1] ?? 0, tipOfLeft[2] ?? 0]);
    const along = [subtract(b, a), subtract(c, b), subtract(tip, c)] as const;
    const rest = [unit(along[0]), unit(along[1]), unit(along[2])] as const;
    const straight = (direction: Vec): quat => quat.rotationTo(quat.create(), direction, [0, 1, 0]);
    return {
      joints: bones.map(indexOf) as [number, number, number],
      base: a,
      lengths: [vec3.length(along[0]), vec3.length(along[1]), vec3.length(along[2])],
      straighten: [straight(rest[0]), straight(rest[1]), straight(rest[2])],
      rest,
      radii: [measured.radii[0] ?? 0, measured.radii[1] ?? 0, measured.radii[2] ?? 0],
    };
  };

  return {
    sign,
    arm: indexOf(`${side}Arm`),
    forearm: indexOf(`${side}ForeArm`),
    hand: indexOf(`${side}Hand`),
    clavicle: indexOf(`${side}Shoulder`),
    shoulder,
    upperLength: vec3.distance(shoulder, elbow),
    lowerLength: vec3.distance(elbow, wrist),
    upperRest,
    lowerRest,
    hingeRest: unit(cross(upperRest, lowerRest)),
    frame,
    frameInverse,
    digits: {
      index: digit('index'),
      middle: digit('middle'),
      ring: digit('ring'),
      little: digit('little'),
      thumb: digit('thumb'),
    },
    palmFront: json.hand.palm.front,
    palmBack: json.hand.palm.back,
    forearmRadius: json.hand.forearm.radius,
  };
};

export const NOWHERE: Vec = [0, 0, 0];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Vec): Vec => scale(a, 1 / (length(a) || 1));
/** What of `a` is square to the unit vector `axis`. */
export const perpendicular = (a: Vec, axis: Vec): Vec => subtract(a, scale(axis, dot(a, axis)));
export const rotate = (a: Vec, by: quat): Vec => {
  const out = vec3.transformQuat(vec3.create(), a as vec3, by);
  return [out[0], out[1], out[2]];
};

export const basisQuat = (x: Vec, y: Vec, z: Vec): quat =>
  quat.normalize(quat.create(), quat.fromMat3(quat.create(), mat3.fromValues(...x, ...y, ...z)));
