import type { Motion, Segment } from '@isl/lexicon/form';
import { quat, vec3 } from 'gl-matrix';
import { direction } from './directions.js';
import { ANGLES, anglesOf, angleWithin, THUMB } from './handshapes.js';
import type { HandKey } from './key.js';
import { add, scale, type Vec } from './rig.js';

/** What one motion does to one hand while its span lasts. */
export type Track = {
  readonly type: Motion['type'];
  readonly side: 'D' | 'N';
  readonly direction: Vec;
  readonly bulge: Vec;
  /** Metres, or radians. */
  readonly size: number;
  readonly repeat: number;
  /** Begins half a turn later than the other hand. */
  readonly late: boolean;
  /** Gathers speed and slows down, where it would begin at once. */
  readonly isSoft: boolean;
};

/** Centimetres or degrees, where a motion says nothing. */
export const DEFAULT_SIZE = {
  straight: 8,
  arc: 10,
  circle: 6,
  shake: 4,
  tap: 2.5,
  twist: 50,
  nod: 30,
  wiggle: 1,
  close: 1,
  open: 1,
  tremble: 0.8,
  wave: 12,
  zigzag: 12,
  brush: 8,
  swing: 30,
  stir: 30,
} as const;

const MS_PER_TURN = {
  straight: 260,
  arc: 340,
  circle: 480,
  shake: 260,
  tap: 240,
  twist: 280,
  nod: 280,
  wiggle: 240,
  close: 240,
  open: 240,
  tremble: 110,
  wave: 520,
  zigzag: 520,
  brush: 280,
  swing: 280,
  stir: 420,
} as const;

const DEFAULT_REPEAT: Readonly<Partial<Record<Motion['type'], number>>> = {
  shake: 2,
  tap: 2,
  twist: 2,
  swing: 2,
  wiggle: 4,
  tremble: 6,
};

const GOES_AND_STAYS = new Set<Motion['type']>([
  'straight',
  'arc',
  'wave',
  'zigzag',
  'brush',
  'close',
  'open',
]);
/** Those whose hand is elsewhere afterwards. */
const TRAVELS = new Set<Motion['type']>(['straight', 'arc', 'wave', 'zigzag', 'brush']);
/** Whole waves of a wavy or zigzag way, and how far they swing out of it to each side, of its length. */
export const WAVES = 2.5;
const WAVE_SHARE = 0.16;
/** How far a brushing hand has lifted off when it is past, metres. */
const BRUSH_LIFT_M = 0.03;
export const IN_DEGREES: ReadonlySet<Motion['type']> = new Set<Motion['type']>([
  'twist',
  'nod',
  'swing',
  'stir',
]);

export const repeatOf = ({ type, repeat }: Motion): number => repeat ?? DEFAULT_REPEAT[type] ?? 1;

/** How long a segment's motions last together. */
export const motionMs = (motions: readonly Motion[]): number =>
  Math.max(
    0,
    ...motions.map((motion) => {
      const turns = repeatOf(motion);
      const ways = GOES_AND_STAYS.has(motion.type) ? 2 * turns - 1 : turns;
      return motion.ms ?? MS_PER_TURN[motion.type] * ways;
    }),
  );

const DEFAULT_DIRECTION: Readonly<Partial<Record<Motion['type'], string>>> = {
  shake: 'D',
  tremble: 'u',
  tap: 'i',
  circle: 'u',
};

const DEFAULT_BULGE: Readonly<Partial<Record<Motion['type'], string>>> = {
  circle: 'D',
  brush: 'o',
};

/** The motions of a segment, hand by hand. */
export const tracksOf = ({ motion = [], sym }: Segment, isSoft = false): Track[] =>
  motion.flatMap((one) =>
    (['D', 'N'] as const)
      .filter((side) => one.hand === undefined || one.hand === 'both' || one.hand === side)
      .map((side): Track => {
        const flips = side === 'N' && sym === 'mirror';
        const against = side === 'N' && one.alternating === true;
        const turned = (written: string | undefined, otherwise: string): Vec => {
          const [x, y, z] = direction(written ?? otherwise);
          const opposite = against && one.type !== 'tap' && one.type !== 'nod' ? -1 : 1;
          return scale([flips ? -x : x, y, z], opposite);
        };
        const unit = IN_DEGREES.has(one.type) ? Math.PI / 180 : 0.01;
        return {
          type: one.type,
          side,
          direction: turned(one.dir, DEFAULT_DIRECTION[one.type] ?? 'o'),
          bulge: turned(one.bulge, DEFAULT_BULGE[one.type] ?? 'u'),
          size: (one.size ?? DEFAULT_SIZE[one.type]) * unit,
          repeat: repeatOf(one),
          late: against,
          isSoft,
        };
      }),
  );

/** The hand after the motions that do not come back. */
export const afterMotions = (
  key: HandKey,
  side: 'D' | 'N',
  motions: readonly Motion[],
  tracks: readonly Track[],
  shape: (name: string) => Float32Array = anglesOf,
): HandKey => {
  let { wrist, angles } = key;
  for (const track of tracks) {
    if (track.side !== side || !TRAVELS.has(track.type)) continue;
    const along = add([wrist[0], wrist[1], wrist[2]], scale(track.direction, track.size));
    const gone = track.type === 'brush' ? add(along, scale(track.bulge, BRUSH_LIFT_M)) : along;
    wrist = vec3.fromValues(...gone);
  }
  for (const { type, to, hand = 'both' } of motions) {
    if (type !== 'close' && type !== 'open') continue;
    if (hand === 'both' || hand === side) {
      angles = shape(to ?? (type === 'close' ? 'fist' : 'five'));
    }
  }
  if (wrist === key.wrist && angles === key.angles) return key;
  const { contact: _gone, ...rest } = key;
  return { ...rest, wrist, angles };
};

/** Minimum jerk from 0 to 1: it starts and ends without speed or acceleration. */
export const minimumJerk = (t: number): number => t * t * t * (10 + t * (6 * t - 15));

/** How far a way that is gone `repeat` times, with returns between, is at `t`. */
export const toAndFro = (t: number, repeat: number): number => {
  const ways = 2 * repeat - 1;
  const leg = Math.min(Math.floor(t * ways), ways - 1);
  const done = minimumJerk(t * ways - leg);
  return leg % 2 === 0 ? done : 1 - done;
};

/** From 0 to 1 soon after the beginning, and back just before the end. */
export const softEnds = (t: number, repeat: number): number =>
  minimumJerk(Math.min(1, Math.min(t, 1 - t) * 3 * repeat));

/** How far a wavy or zigzag way has swung at a share of it, -1 to 1. */
export const swungAside = (type: 'wave' | 'zigzag', along: number): number => {
  const phase = 2 * Math.PI * WAVES * along;
  const swing = type === 'wave' ? Math.sin(phase) : (2 / Math.PI) * Math.asin(Math.sin(phase));
  return swing * Math.min(1, 8 * Math.min(along, 1 - along));
};

/** How far a brushing hand has come off at a share of its way, 0 to 1. */
export const liftedOff = (along: number): number => (along < 0.5 ? 0 : (2 * along - 1) ** 2);

const turn = quat.create();
const axis = vec3.create();

/** Adds what a motion does at `t` (0 to 1 of its span) to a hand's wrist, turn and angles. */
export const applyTrack = (
  track: Track,
  t: number,
  wrist: vec3,
  hand: quat,
  angles: Float32Array,
): void => {
  const { type, repeat, size, late } = track;
  const shifted = late ? Math.max(0, t * (1 + 0.5 / repeat) - 0.5 / repeat) : t;
  switch (type) {
    case 'arc':
      move(wrist, track.bulge, size * 0.45 * Math.sin(Math.PI * toAndFro(t, repeat)));
      return;
    case 'wave':
    case 'zigzag': {
      move(wrist, track.bulge, size * WAVE_SHARE * swungAside(type, toAndFro(t, repeat)));
      return;
    }
    case 'brush': {
      // On the skin until the middle of its way: the lift is taken back there.
      const along = toAndFro(t, repeat);
      move(wrist, track.bulge, BRUSH_LIFT_M * (liftedOff(along) - along));
      return;
    }
    case 'circle': {
      const turned = track.isSoft ? softlyEven(t, 0.5 / repeat) : minimumJerkLoose(t);
      const angle = 2 * Math.PI * repeat * turned;
      move(wrist, track.direction, (size / 2) * Math.sin(angle));
      move(wrist, track.bulge, (size / 2) * (1 - Math.cos(angle)));
      return;
    }
    case 'shake':
    case 'tremble':
      move(
        wrist,
        track.direction,
        (size / 2) * Math.sin(2 * Math.PI * repeat * t) * softEnds(t, repeat),
      );
      return;
    case 'tap':
      move(wrist, track.direction, -size * Math.sin(Math.PI * repeat * shifted) ** 2);
      return;
    case 'twist':
      vec3.set(axis, 0, 1, 0);
      quat.setAxisAngle(
        turn,
        axis,
        (track.side === 'D' ? 1 : -1) *
          (late ? -1 : 1) *
          (size / 2) *
          Math.sin(2 * Math.PI * repeat * t) *
          softEnds(t, repeat),
      );
      quat.multiply(hand, hand, turn);
      return;
    case 'nod':
      vec3.set(axis, 1, 0, 0);
      quat.setAxisAngle(turn, axis, size * Math.sin(Math.PI * repeat * shifted) ** 2);
      quat.multiply(hand, hand, turn);
      return;
    case 'swing':
      tilt(hand, 0, swayed(track, t));
      return;
    case 'stir': {
      const phase = 2 * Math.PI * repeat * t + (late ? Math.PI : 0);
      const wide = (size / 2) * softEnds(t, repeat);
      const aside = track.side === 'D' ? -1 : 1;
      tilt(hand, wide * Math.cos(phase), aside * wide * Math.sin(phase));
      return;
    }
    case 'wiggle':
      for (let finger = 0; finger < THUMB; finger += 4) {
        const phase = 2 * Math.PI * (repeat * t - finger / 16);
        const bend = 13 * (1 - Math.cos(phase)) * softEnds(t, repeat);
        const knuckle = finger + 1;
        const middle = finger + 2;
        angles[knuckle] = angleWithin((angles[knuckle] ?? 0) + bend, knuckle);
        angles[middle] = angleWithin((angles[middle] ?? 0) + bend * 0.6, middle);
      }
      return;
    default:
      // straight, open and close are the way from one key to the next
      return;
  }
};

/** How far a hand that swings has swung, radians; toward the thumb first. */
const swayed = ({ side, late, size, repeat }: Track, t: number): number =>
  (side === 'D' ? -1 : 1) *
  (late ? -1 : 1) *
  (size / 2) *
  Math.sin(2 * Math.PI * repeat * t) *
  softEnds(t, repeat);

/** Bends a hand at the wrist, toward its palm and aside; radians. */
const tilt = (hand: quat, palmward: number, aside: number): void => {
  vec3.set(axis, palmward, 0, aside);
  const angle = vec3.length(axis);
  if (angle < 1e-9) return;
  quat.setAxisAngle(turn, vec3.normalize(axis, axis), angle);
  quat.multiply(hand, hand, turn);
};

const move = (wrist: vec3, along: Vec, by: number): void => {
  wrist[0] += along[0] * by;
  wrist[1] += along[1] * by;
  wrist[2] += along[2] * by;
};

// A circle that eases in and out but keeps an even pace between.
export const minimumJerkLoose = (t: number): number =>
  t - Math.sin(2 * Math.PI * t) / (2 * Math.PI) / 2;

/** From 0 to 1 at an even pace, with a start and an end that each take `ease` of the time. */
export const softlyEven = (t: number, ease: number): number => {
  if (t > 0.5) return 1 - softlyEven(1 - t, ease);
  const speed = 1 / (1 - ease);
  const share = t / ease;
  if (share >= 1) return speed * (t - ease / 2);
  return speed * ease * (share ** 3 - share ** 4 / 2);
};

export const mixAngles = (
  out: Float32Array,
  from: Float32Array,
  to: Float32Array,
  share: number,
): void => {
  for (let k = 0; k < ANGLES; k += 1) {
    const start = from[k] ?? 0;
    out[k] = start + ((to[k] ?? 0) - start) * share;
  }
};
