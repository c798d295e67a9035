/** Twenty angles in degrees: spread, mcp, pip, dip of four fingers, then the thumb's four. */
export type Angles = Float32Array | readonly number[];
export const ANGLES = 20;
export const THUMB = 16;

type FingerAngles = readonly [spread: number, mcp: number, pip: number, dip: number];
type Row = readonly [FingerAngles, FingerAngles, FingerAngles, FingerAngles, FingerAngles];

// Spread is toward the thumb. The thumb has: out from the fingers' line toward the index side, forward
// out of the palm, and the bend of its two joints.
const straight = (spread = 0): FingerAngles => [spread, 2, 4, 3];
const FIST: FingerAngles = [0, 80, 100, 62];
const fists = [FIST, FIST, FIST] as const;
const HOOK: FingerAngles = [0, 12, 82, 40];
const ACROSS: FingerAngles = [20, 46, 42, 50];
const OVER_RING: FingerAngles = [8, 54, 50, 52];
// Knuckles stand apart; fingers that lie together lean to the middle one.
const TOGETHER = [straight(-8), straight(0), straight(5), straight(11)] as const;
const SPREAD = [straight(13), straight(3), straight(-9), straight(-21)] as const;
const LOOSE = [
  [3, 18, 26, 14],
  [1, 22, 30, 16],
  [-2, 26, 34, 18],
  [-5, 28, 36, 20],
] as const satisfies readonly FingerAngles[];

export const HANDSHAPES = {
  relaxed: [...LOOSE, [30, 28, 14, 14]],
  flat: [...TOGETHER, [16, 4, 8, 4]],
  'flat-thumb': [...TOGETHER, [62, 14, 0, 0]],
  five: [...SPREAD, [58, 16, 2, 2]],
  claw: [
    [12, 30, 54, 34],
    [3, 30, 56, 34],
    [-8, 30, 56, 34],
    [-18, 30, 52, 34],
    [52, 40, 18, 30],
  ],
  bent: [
    [1, 76, 8, 6],
    [0, 78, 8, 6],
    [-1, 78, 8, 6],
    [-2, 76, 8, 6],
    [22, 30, 8, 8],
  ],
  fist: [FIST, ...fists, [24, 46, 42, 42]],
  thumb: [FIST, ...fists, [56, 8, 0, -4]],
  index: [straight(), ...fists, ACROSS],
  hook: [HOOK, ...fists, ACROSS],
  h: [straight(-5), straight(3), FIST, FIST, [14, 50, 46, 52]],
  'h-bent': [[0, 62, 10, 6], [0, 62, 10, 6], FIST, FIST, [14, 50, 46, 52]],
  v: [straight(13), straight(-11), FIST, FIST, [14, 50, 46, 52]],
  'v-bent': [[13, 24, 80, 44], [-11, 24, 80, 44], FIST, FIST, [14, 50, 46, 52]],
  three: [straight(-8), straight(0), straight(5), FIST, [8, 54, 54, 52]],
  w: [straight(15), straight(1), straight(-13), FIST, [8, 54, 54, 52]],
  four: [straight(14), straight(4), straight(-7), straight(-18), [12, 52, 48, 50]],
  ring: [[0, 38, 61, 39], straight(0), straight(-8), straight(-17), [28, 31, 19, 12]],
  pinch: [[0, 55, 54, 28], ...fists, [28, 42, 12, 17]],
  bunch: [
    [-8, 60, 44, 21],
    [-2, 57, 40, 20],
    [3, 57, 38, 20],
    [8, 54, 38, 20],
    [20, 46, 6, 5],
  ],
  y: [FIST, FIST, FIST, straight(-14), [62, 14, -4, -6]],
  little: [FIST, FIST, FIST, straight(0), OVER_RING],
  'little-hook': [FIST, FIST, FIST, [-12, 6, 74, 52], OVER_RING],
  horns: [straight(3), FIST, FIST, straight(-6), [10, 52, 50, 52]],
  l: [straight(), ...fists, [84, 4, -4, -6]],
  u: [straight(0), ...fists, [50, -8, 24, 18]],
  c: [
    [4, 34, 44, 28],
    [1, 34, 44, 28],
    [-2, 34, 44, 28],
    [-5, 36, 44, 28],
    [28, 56, 4, 14],
  ],
  'c-index': [[0, 30, 50, 36], ...fists, [20, 58, 4, 14]],
  o: [
    [-5, 38, 60, 38],
    [0, 42, 57, 37],
    [6, 45, 56, 37],
    [12, 47, 57, 37],
    [28, 31, 19, 12],
  ],
  'o-index': [[0, 38, 61, 39], ...fists, [28, 31, 19, 12]],
  'three-thumb': [straight(13), straight(-8), FIST, FIST, [62, 10, -2, -4]],
  middle: [straight(13), [0, 62, 14, 8], straight(-9), straight(-21), [58, 16, 2, 2]],
  six: [FIST, FIST, FIST, straight(-10), [16, 50, 48, 50]],
} as const satisfies Readonly<Record<string, Row>>;

const TABLE = new Map<string, Float32Array>(
  Object.entries(HANDSHAPES).map(([name, row]) => [name, Float32Array.from(row.flat())]),
);

/** The angles of a named handshape. */
export const anglesOf = (name: string): Float32Array => {
  const angles = TABLE.get(name);
  if (angles === undefined) throw new Error(`There is no handshape "${name}".`);
  return angles;
};

// What a hand can do: [least, most] degrees.
const FINGER_LIMITS = [
  [-30, 30],
  [-25, 95],
  [-5, 115],
  [-10, 85],
] as const;
const THUMB_LIMITS = [
  [-10, 95],
  [-15, 75],
  [-20, 70],
  [-25, 85],
] as const;

/** The angles of a handshape that no hand reaches, as `index.pip 130`. */
export const anglesOutOfReach = (angles: Angles): string[] => {
  const parts = ['index', 'middle', 'ring', 'little'].flatMap((finger) =>
    ['spread', 'mcp', 'pip', 'dip'].map((joint) => `${finger}.${joint}`),
  );
  const names = [...parts, 'thumb.out', 'thumb.forward', 'thumb.mcp', 'thumb.ip'];
  return names.filter((_, k) => {
    const limits = (k < THUMB ? FINGER_LIMITS : THUMB_LIMITS)[k % 4];
    const angle = angles[k] ?? 0;
    return limits === undefined || angle < limits[0] || angle > limits[1];
  });
};

/** The nearest angles that a hand can reach. */
export const bentWithin = (angles: Angles): Float32Array => Float32Array.from(angles, angleWithin);

/** The nearest angle that the joint with this place in a handshape can reach. */
export const angleWithin = (angle: number, k: number): number => {
  const [least, most] = (k < THUMB ? FINGER_LIMITS : THUMB_LIMITS)[k % 4] ?? [angle, angle];
  return Math.min(most, Math.max(least, angle));
};
