import type { NonManual } from '@isl/lexicon/form';

/** The face's channels in the order of `pose.face`; the names are ARKit's and the figures'. */
export const FACE_CHANNELS = [
  'browDownLeft',
  'browDownRight',
  'browInnerUp',
  'browOuterUpLeft',
  'browOuterUpRight',
  'cheekPuff',
  'cheekSquintLeft',
  'cheekSquintRight',
  'eyeBlinkLeft',
  'eyeBlinkRight',
  'eyeSquintLeft',
  'eyeSquintRight',
  'eyeWideLeft',
  'eyeWideRight',
  'jawOpen',
  'mouthClose',
  'mouthFrownLeft',
  'mouthFrownRight',
  'mouthFunnel',
  'mouthPressLeft',
  'mouthPressRight',
  'mouthPucker',
  'mouthShrugLower',
  'mouthSmileLeft',
  'mouthSmileRight',
  'mouthStretchLeft',
  'mouthStretchRight',
  'mouthUpperUpLeft',
  'mouthUpperUpRight',
  'mouthLowerDownLeft',
  'mouthLowerDownRight',
  'mouthRollLower',
  'mouthRollUpper',
  'noseSneerLeft',
  'noseSneerRight',
] as const;

/** For each channel the one of the other side of the face. */
export const MIRRORED_CHANNELS = FACE_CHANNELS.map((name) => {
  const other = name.endsWith('Left')
    ? name.replace(/Left$/, 'Right')
    : name.replace(/Right$/, 'Left');
  return FACE_CHANNELS.indexOf(other as (typeof FACE_CHANNELS)[number]);
});

// Degrees after the face: chin down, turn toward D, tilt toward D; the same of the trunk; both
// shoulders up; gaze toward D and down.
const BODY = [
  'headPitch',
  'headYaw',
  'headRoll',
  'bodyPitch',
  'bodyYaw',
  'bodyRoll',
  'shrug',
  'gazeYaw',
  'gazePitch',
] as const;
type BodyChannel = (typeof BODY)[number];
const FACE_COUNT = FACE_CHANNELS.length;
/** Face channels, then what head, trunk and eyes do. */
export const STATE_SIZE = FACE_COUNT + BODY.length;
export const bodyIndex = (name: BodyChannel): number => FACE_COUNT + BODY.indexOf(name);

type Paint = Readonly<Record<string, number>>;
const NOTHING: Paint = {};

const TIERS: Readonly<Record<string, Readonly<Record<string, Paint>>>> = {
  brows: {
    neutral: NOTHING,
    up: { browInnerUp: 0.85, browOuterUp: 0.95 },
    down: { browDown: 1, noseSneer: 0.12 },
    'inner-up': { browInnerUp: 1, browDown: 0.25 },
  },
  eyes: {
    neutral: NOTHING,
    wide: { eyeWide: 0.85 },
    squint: { eyeSquint: 0.8, eyeBlink: 0.18 },
    closed: { eyeBlink: 1 },
    droop: { eyeBlink: 0.36 },
    smile: { eyeSquint: 0.25, cheekSquint: 0.7 },
  },
  gaze: {
    ahead: NOTHING,
    up: { gazePitch: -18 },
    down: { gazePitch: 20 },
    D: { gazeYaw: 24 },
    N: { gazeYaw: -24 },
    away: { gazeYaw: -20, gazePitch: -12 },
    hands: { gazePitch: 24 },
  },
  head: {
    neutral: NOTHING,
    nod: NOTHING,
    nods: NOTHING,
    shake: NOTHING,
    sway: NOTHING,
    'tilt-D': { headRoll: 13 },
    'tilt-N': { headRoll: -13 },
    forward: { headPitch: -2, bodyPitch: 12 },
    back: { headPitch: -9, bodyPitch: -3 },
    'chin-up': { headPitch: -14 },
    'chin-down': { headPitch: 14 },
    'turn-D': { headYaw: 25 },
    'turn-N': { headYaw: -25 },
  },
  cheeks: { neutral: NOTHING, puff: { cheekPuff: 1 }, raise: { cheekSquint: 0.9 } },
  mouth: {
    neutral: NOTHING,
    smile: { mouthSmile: 1, mouthStretch: 0.25, mouthUpperUp: 0.3, jawOpen: 0.06 },
    laugh: { mouthSmile: 0.95, jawOpen: 0.5, mouthUpperUp: 0.15 },
    'corners-down': { mouthFrown: 0.95, mouthShrugLower: 0.4 },
    pressed: { mouthPress: 0.8, mouthRollLower: 0.3, mouthRollUpper: 0.3 },
    open: { jawOpen: 0.6 },
    round: { jawOpen: 0.35, mouthFunnel: 0.8 },
    tight: { mouthPress: 0.3, mouthFrown: 0.5, mouthRollUpper: 0.4, mouthRollLower: 0.4 },
    tremble: { mouthFrown: 0.7, mouthShrugLower: 0.6, jawOpen: 0.12 },
    pout: { mouthPucker: 0.85, mouthShrugLower: 0.3 },
    stretched: { mouthStretch: 0.9, jawOpen: 0.1 },
  },
  body: {
    upright: NOTHING,
    // The face goes along and stays turned to the viewer.
    forward: { bodyPitch: 13, headPitch: -19 },
    back: { bodyPitch: -7 },
    'lean-D': { bodyRoll: 7 },
    'lean-N': { bodyRoll: -7 },
    shrug: { shrug: 15 },
    slump: { bodyPitch: 8, shrug: -6 },
    bow: { bodyPitch: 14, headPitch: 8 },
    shiver: { shrug: 9 },
  },
};

const VISEMES: Readonly<Record<string, Paint>> = {
  a: { jawOpen: 0.6 },
  e: { jawOpen: 0.28, mouthStretch: 0.35, mouthSmile: 0.2 },
  i: { jawOpen: 0.14, mouthSmile: 0.45, mouthStretch: 0.2 },
  o: { jawOpen: 0.34, mouthFunnel: 0.75 },
  u: { jawOpen: 0.12, mouthPucker: 0.85 },
  m: { mouthPress: 0.55, mouthRollLower: 0.35, mouthRollUpper: 0.35 },
  f: { mouthRollLower: 0.75, mouthUpperUp: 0.3, jawOpen: 0.06 },
  s: { jawOpen: 0.07, mouthStretch: 0.45, mouthLowerDown: 0.3 },
  l: { jawOpen: 0.26, mouthUpperUp: 0.15 },
  r: { jawOpen: 0.16, mouthFunnel: 0.4 },
  w: { mouthPucker: 0.95, jawOpen: 0.05 },
  k: { jawOpen: 0.24, mouthLowerDown: 0.2 },
  '-': NOTHING,
};

/** The lasting part of what face, head and body do, as one vector. */
export const stateOf = (nmf: NonManual): Float32Array => {
  const state = new Float32Array(STATE_SIZE);
  const strength = nmf.strength ?? 1;
  for (const tier of Object.keys(TIERS)) {
    const value = nmf[tier as keyof NonManual];
    if (typeof value === 'string') paint(state, TIERS[tier]?.[value] ?? NOTHING, strength);
  }
  return state;
};

const paint = (state: Float32Array, what: Paint, strength: number): void => {
  for (const [name, amount] of Object.entries(what)) {
    for (const channel of [name, `${name}Left`, `${name}Right`]) {
      const face = FACE_CHANNELS.indexOf(channel as (typeof FACE_CHANNELS)[number]);
      const index = face >= 0 ? face : bodyIndexOrNone(channel);
      if (index >= 0) state[index] = (state[index] ?? 0) + amount * strength;
    }
  }
};

const bodyIndexOrNone = (name: string): number => {
  const index = BODY.indexOf(name as BodyChannel);
  return index < 0 ? -1 : FACE_COUNT + index;
};

/** The mouth shapes of a mouthing, one vector each. */
export const visemesOf = (mouthing: string): Float32Array[] =>
  [...mouthing].map((letter) => {
    const state = new Float32Array(STATE_SIZE);
    paint(state, VISEMES[letter] ?? NOTHING, 1);
    return state;
  });

/** Something of head or body that goes to and fro while it lasts. */
export type Swing = {
  readonly channel: number;
  readonly degrees: number;
  readonly hertz: number;
  /** Once down and up again, instead of to and fro. */
  readonly once: boolean;
  readonly startMs: number;
  readonly endMs: number;
};

const SWINGS: Readonly<
  Record<string, readonly [BodyChannel, degrees: number, hertz: number, once?: true]>
> = {
  nod: ['headPitch', 15, 1, true],
  nods: ['headPitch', 9, 1.9],
  shake: ['headYaw', 15, 1.7],
  sway: ['headRoll', 11, 1.3],
  shiver: ['bodyRoll', 1.6, 7],
  tremble: ['headPitch', 1.2, 6],
};

/** What is done once takes no longer, and is done where the sign ends. */
const ONCE_MS = 700;

export const swingsOf = (nmf: NonManual, startMs: number, endMs: number): Swing[] =>
  [nmf.head, nmf.body, nmf.mouth].flatMap((value) => {
    const swing = SWINGS[value ?? ''];
    if (swing === undefined) return [];
    const [channel, degrees, hertz, once = false] = swing;
    return [
      {
        channel: bodyIndex(channel),
        degrees: degrees * (nmf.strength ?? 1),
        hertz,
        once,
        startMs: once ? Math.max(startMs, endMs - ONCE_MS) : startMs,
        endMs,
      },
    ];
  });
