import type { Motion } from '@isl/lexicon/form';
import { quat, vec3 } from 'gl-matrix';
import { ANGLES, THUMB } from '../handshapes.js';
import type { HandKey } from '../key.js';
import { dot, length, scale, subtract, type Vec } from '../rig.js';
import type { CourseName } from './courses.js';
import { type Followed, follow, followed, type Shown, type Span } from './follow.js';
import { nearestWay, nearShape } from './near.js';

/** What of a hand moves. */
type Moves = 'wrist' | 'turn' | 'angles';

/** Movements at once that may be it: what they are written as, when, and by what course each part of the hand goes. */
export type Proposal = {
  readonly motions: readonly Motion[];
  readonly span: Span;
  readonly courses: Readonly<Partial<Record<Moves, CourseName>>>;
};

/** Whether the hand comes from another part, or goes on to one. */
type Around = Pick<Shown, 'comes' | 'leaves'>;

/** Centimetres and degrees that are no movement but jitter. */
const LEAST_CM = 1.6;
const LEAST_DEGREES = 16;
const LEAST_PLAY = 5;
const LEAST_GRIP = 9;
const LEAST_LIFT_M = 0.012;
/** A movement that follows less of what is shown is not tried. */
const LEAST_SHARE = 0.35;
/** Of one course so many repeats are tried. */
const MOST_TRIED = 2;
/** Depth is guessed more than seen. */
const WRIST_COUNTS = [1, 1, 0.3];
const TURN_COUNTS = [1, 1, 1];
const KNUCKLES = [1, 5, 9, 13];
const PLAY_COUNTS = Array.from({ length: ANGLES }, (_, k) => (KNUCKLES.includes(k) ? 1 : 0));
/** Spread and the last joint are guessed more than seen, as is the thumb. */
const GRIP_COUNTS = Array.from({ length: ANGLES }, (_, k) => (k < THUMB && k % 4 !== 3 ? 1 : 0));

const wristRows = (keys: readonly HandKey[]) => keys.map(({ wrist }) => [...wrist]);
const angleRows = (keys: readonly HandKey[]) => keys.map(({ angles }) => [...angles]);

/** Turns of the hand itself, against how it is turned in the middle: degrees about its own axes. */
function turnRows(keys: readonly HandKey[]): number[][] {
  const back = quat.invert(quat.create(), middleOf(keys).turn);
  return keys.map(({ turn }) => {
    const axis: [number, number, number] = [0, 0, 0];
    const angle = quat.getAxisAngle(axis, quat.multiply(quat.create(), back, turn));
    const by = ((angle > Math.PI ? angle - 2 * Math.PI : angle) * 180) / Math.PI;
    return axis.map((part) => part * by);
  });
}

const middleOf = (keys: readonly HandKey[]): HandKey =>
  keys[Math.floor(keys.length / 2)] as HandKey;

const shownOf = (
  keys: readonly HandKey[],
  moves: Moves,
  course: CourseName,
  around: Around,
): Shown => {
  if (moves === 'wrist') return { rows: wristRows(keys), weights: WRIST_COUNTS, ...around };
  if (moves === 'turn') return { rows: turnRows(keys), weights: TURN_COUNTS, ...around };
  const weights = course === 'wiggle' ? PLAY_COUNTS : GRIP_COUNTS;
  return { rows: angleRows(keys), weights, ...around };
};

type Written = (one: Followed) => Motion | null;

const far = (way: readonly number[] | undefined): number => length(vecOf(way));
const vecOf = ([x = 0, y = 0, z = 0]: readonly number[] = []): Vec => [x, y, z];
const cmOf = (metres: number): number => Math.round(metres * 100);
const again = ({ repeat }: Span): Pick<Motion, 'repeat'> => (repeat > 1 ? { repeat } : {});

/** What of the second direction is square to the first, and how much longer it is. */
function bulgeOf({ goes }: Followed): { readonly way: Vec; readonly share: number } {
  const [along, aside] = [vecOf(goes[0]), vecOf(goes[1])];
  const long = length(along);
  const way = subtract(aside, scale(along, dot(aside, along) / Math.max(1e-9, long ** 2)));
  return { way, share: length(way) / Math.max(1e-9, long) };
}

/** A way that swells or swings by a share of it that the notation can have, more or less. */
const bent =
  (type: 'arc' | 'wave' | 'zigzag', least: number, most: number): Written =>
  (one) => {
    const size = cmOf(far(one.goes[0]));
    const { way, share } = bulgeOf(one);
    if (size < LEAST_CM || share < least || share > most) return null;
    return {
      type,
      dir: nearestWay(vecOf(one.goes[0])),
      size,
      bulge: nearestWay(way),
      ...again(one),
    };
  };

const circle: Written = ({ goes, repeat }) => {
  const [one, other] = [far(goes[0]), far(goes[1])];
  const square = Math.abs(dot(vecOf(goes[0]), vecOf(goes[1]))) / Math.max(1e-9, one * other);
  const [dir, bulge] = [nearestWay(vecOf(goes[0])), nearestWay(vecOf(goes[1]))];
  const isRound = Math.min(one, other) > 0.35 * Math.max(one, other) && square < 0.7;
  if (!isRound || cmOf(one + other) < LEAST_CM || dir === bulge) return null;
  return { type: 'circle', dir, bulge, size: cmOf(one + other), repeat };
};

const brush: Written = ({ goes }) => {
  const [along, lift] = [vecOf(goes[0]), vecOf(goes[1])];
  const size = cmOf(length(along));
  if (size < 2 * LEAST_CM || length(lift) < LEAST_LIFT_M) return null;
  const [dir, bulge] = [nearestWay(along), nearestWay(lift)];
  return dir === bulge ? null : { type: 'brush', dir, size, bulge };
};

/** A turn about one axis of the hand: as far as it goes there, if that is most of it. */
const turning =
  (type: 'twist' | 'swing' | 'nod', axis: 0 | 1 | 2, degrees: number): Written =>
  ({ goes, repeat }) => {
    const size = Math.round(degrees * (goes[0]?.[axis] ?? 0));
    const isMost = size > 0.7 * Math.abs(degrees) * far(goes[0]);
    return size >= LEAST_DEGREES && isMost ? { type, size, repeat } : null;
  };

const stir: Written = ({ goes, repeat }) => {
  const [palmward, aside] = [goes[0]?.[0] ?? 0, -(goes[1]?.[2] ?? 0)];
  const size = Math.round(palmward + aside);
  const isRound = Math.min(palmward, aside) > 0.4 * Math.max(palmward, aside);
  return isRound && size >= LEAST_DEGREES ? { type: 'stir', size, repeat } : null;
};

const wiggle: Written = ({ goes, repeat }) => {
  const playing = KNUCKLES.filter(
    (joint) => Math.hypot(goes[1]?.[joint] ?? 0, goes[2]?.[joint] ?? 0) >= LEAST_PLAY,
  );
  return playing.length >= 3 ? { type: 'wiggle', repeat } : null;
};

const grip: Written = (one) => {
  const bends = GRIP_COUNTS.flatMap((counts, k) => (counts ? [one.goes[0]?.[k] ?? 0] : []));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  if (mean(bends.map(Math.abs)) < LEAST_GRIP) return null;
  const to = nearShape(new Float32Array(one.base.map((at, k) => at + (one.goes[0]?.[k] ?? 0)))).hs;
  if (to === nearShape(new Float32Array(one.base)).hs) return null;
  return { type: mean(bends) > 0 ? 'close' : 'open', to, ...again(one) };
};

const to =
  (type: 'straight' | 'shake' | 'tap', sizes: number): Written =>
  (one) => {
    const size = cmOf(sizes * far(one.goes[0]));
    if (size < LEAST_CM) return null;
    const repeat = type === 'straight' ? again(one) : { repeat: one.repeat };
    return { type, dir: nearestWay(vecOf(one.goes[0])), size, ...repeat };
  };

const TRIED: readonly (readonly [CourseName, Moves, Written])[] = [
  ['shake', 'wrist', to('shake', 2)],
  ['tap', 'wrist', to('tap', 1)],
  ['straight', 'wrist', to('straight', 1)],
  ['circle', 'wrist', circle],
  ['arc', 'wrist', bent('arc', 0.2, 0.9)],
  ['wave', 'wrist', bent('wave', 0.07, 0.35)],
  ['zigzag', 'wrist', bent('zigzag', 0.07, 0.35)],
  ['brush', 'wrist', brush],
  ['nod', 'turn', turning('nod', 0, 1)],
  ['twist', 'turn', turning('twist', 1, 2)],
  ['swing', 'turn', turning('swing', 2, -2)],
  ['stir', 'turn', stir],
  ['wiggle', 'angles', wiggle],
  ['grip', 'angles', grip],
];

/** Centimetres or degrees beyond which the notation has none. */
const MOST_SIZE = 120;
const canBeWritten = ({ size = 0 }: Motion): boolean => size <= MOST_SIZE;

/** What a hand's way through some moments may be written as. */
export function proposalsOf(keys: readonly HandKey[], around: Around): readonly Proposal[] {
  if (keys.length < 5) return [];
  const found = TRIED.flatMap(([course, moves, written]) => {
    const shown = shownOf(keys, moves, course, around);
    return followed(course, shown, MOST_TRIED)
      .filter(({ share }) => share >= LEAST_SHARE)
      .flatMap((one): Proposal[] => {
        const motion = written(one);
        const { from, to: until, repeat } = one;
        const span = { from, to: until, repeat };
        return motion && canBeWritten(motion)
          ? [{ motions: [motion], span, courses: { [moves]: course } }]
          : [];
      });
  });
  return [...found, ...found.flatMap((one) => meanwhile(keys, around, one))];
}

/** What the fingers do while the hand goes straight somewhere. */
function meanwhile(keys: readonly HandKey[], around: Around, going: Proposal): readonly Proposal[] {
  if (going.motions[0]?.type !== 'straight' || going.span.repeat > 1) return [];
  return TRIED.filter(([, moves]) => moves === 'angles').flatMap(([course, moves, written]) =>
    (course === 'grip' ? [1] : [2, 3, 4]).flatMap((repeat): Proposal[] => {
      const one = follow(course, shownOf(keys, moves, course, around), { ...going.span, repeat });
      const motion = one && one.share >= LEAST_SHARE && written(one);
      if (!motion) return [];
      return [
        {
          ...going,
          motions: [...going.motions, motion],
          courses: { ...going.courses, angles: course },
        },
      ];
    }),
  );
}

/** A hand where its movements have gone nowhere yet. */
export function baseOf(
  mean: HandKey,
  keys: readonly HandKey[],
  { span, courses }: Proposal,
  around: Around,
): HandKey {
  const at = (moves: Moves): readonly number[] | null => {
    const course = courses[moves];
    return course
      ? (follow(course, shownOf(keys, moves, course, around), span)?.base ?? null)
      : null;
  };
  const [wrist, turn, angles] = [at('wrist'), at('turn'), at('angles')];
  return {
    ...mean,
    ...(wrist && { wrist: vec3.fromValues(...vecOf(wrist)) }),
    ...(turn && { turn: turnedBy(middleOf(keys).turn, vecOf(turn)) }),
    ...(angles && { angles: new Float32Array(angles) }),
  };
}

function turnedBy(from: quat, degrees: Vec): quat {
  const by = length(degrees);
  if (by < 1e-6) return from;
  const turn = quat.setAxisAngle(
    quat.create(),
    scale(degrees, 1 / by) as unknown as vec3,
    (by * Math.PI) / 180,
  );
  return quat.multiply(turn, from, turn);
}
