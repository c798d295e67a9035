import type { Projection } from '../src/avatar/views.js';
import { gap, type Hidden } from './arrow-place.js';
import { type Joints, type Side, tipOf } from './joints-at.js';
import { type Arrow, DIGITS, distance, type Point } from './movement.js';

/** A short line beside what moves and goes nowhere, in the picture's pixels. */
export type Stroke = readonly (readonly [number, number])[];

/** From a finger tip to its first stroke, from there to the next one, and how long they are; metres. */
const FROM_TIP_M = 0.02;
const NEXT_M = 0.016;
const LONG_M = 0.02;
/** Tips that are nearer together rub each other. */
const TOGETHER_M = 0.06;
/** Around tips that rub each other; metres, and from where the hand points to each side. */
const RUB_M = [0.014, 0.026] as const;
const RUB_DEGREES = { from: 40, to: 110 } as const;
/** Waves beside a hand that trembles: how long and wide, and how far apart. */
const WAVE_M = { long: 0.11, wide: 0.007, apart: 0.026 } as const;
const WAVES = 2.5;
/** Where thumb and finger come to each other, the finger tells; a thumb alone goes so much farther. */
const THUMB_ALONE = 4;
/** From the way of a tip to its arrow; metres. */
const BESIDE_M = [0.03, 0.045, 0.06] as const;
const FACE_COST = 4;
const STEPS = 20;
const DEGREE = Math.PI / 180;
const FINGERS = DIGITS.filter((digit) => digit !== 'Thumb');

/** Strokes before the tips of fingers that move one after the other. */
export function wiggleStrokes(at: Joints, sides: readonly Side[], project: Projection): Stroke[] {
  return sides.flatMap((side) => {
    if (areTogether(at, side)) return [];
    return FINGERS.flatMap((digit): Stroke[] => {
      const tip = tipOf(at, side, digit);
      const perMetre = perMetreAt(tip, project);
      const [x, y] = project(tip);
      const [fromX, fromY] = project(at(`${side}Hand${digit}1`));
      const long = Math.hypot(x - fromX, y - fromY) || 1;
      const [ahead, above] = [(x - fromX) / long, (y - fromY) / long];
      return [0, 1].map((k) => {
        const far = (FROM_TIP_M + k * NEXT_M) * perMetre;
        const half = ((LONG_M * perMetre) / 2) * (1 - 0.25 * k);
        return [-1, -0.5, 0, 0.5, 1].map((share) => {
          const over = half * share;
          const out = far - 0.35 * half * share * share;
          return [x + ahead * out - above * over, y + above * out + ahead * over] as const;
        });
      });
    });
  });
}

/** Strokes to both sides of the tips of a hand whose thumb rubs its fingers. */
export function rubStrokes(at: Joints, sides: readonly Side[], project: Projection): Stroke[] {
  return sides
    .filter((side) => areTogether(at, side))
    .flatMap((side) => {
      const middle = middleOf([tipOf(at, side, 'Thumb'), tipOf(at, side, 'Index')]);
      const [x, y] = project(middle);
      const [fromX, fromY] = project(at(`${side}HandMiddle1`));
      const turn = Math.atan2(y - fromY, x - fromX);
      const perMetre = perMetreAt(middle, project);
      return [-1, 1].flatMap((aside) =>
        RUB_M.map((metres): Stroke => {
          const far = metres * perMetre;
          return Array.from({ length: STEPS + 1 }, (_, k) => {
            const degrees = RUB_DEGREES.from + (RUB_DEGREES.to - RUB_DEGREES.from) * (k / STEPS);
            const angle = turn + aside * degrees * DEGREE;
            return [x + far * Math.cos(angle), y + far * Math.sin(angle)] as const;
          });
        }),
      );
    });
}

/** Waves to both sides of hands that tremble, where nothing else is. */
export function trembleStrokes(
  at: Joints,
  sides: readonly Side[],
  { face, hands }: Hidden,
  project: Projection,
): Stroke[] {
  return sides.flatMap((side) => {
    const parts = [...DIGITS.map((digit) => tipOf(at, side, digit)), at(`${side}HandMiddle1`)];
    const places = parts.map(project);
    const perMetre = perMetreAt(at(`${side}HandMiddle1`), project);
    const [left, right] = [
      Math.min(...places.map(([x]) => x)),
      Math.max(...places.map(([x]) => x)),
    ];
    const middle =
      (Math.min(...places.map(([, y]) => y)) + Math.max(...places.map(([, y]) => y))) / 2;
    return [
      [left, -1],
      [right, 1],
    ].flatMap(([edge = 0, out = 1]) => {
      const strokes = [1, 2].map((k) =>
        waveAt(edge + out * k * WAVE_M.apart * perMetre, middle, perMetre),
      );
      const isFree = strokes
        .flat()
        .every(([x, y]) => [face, ...hands].every((it) => gap(it, { x, y }) > it.radius));
      return isFree ? strokes : [];
    });
  });
}

function waveAt(x: number, y: number, perMetre: number): Stroke {
  return Array.from({ length: STEPS + 1 }, (_, k) => {
    const share = k / STEPS;
    const aside = Math.sin(share * WAVES * 2 * Math.PI) * WAVE_M.wide * perMetre;
    return [x + aside, y + (share - 0.5) * WAVE_M.long * perMetre] as const;
  });
}

/** Small arrows from where a hand's fingers begin to open or close to where they end, by the tip that goes farthest. */
export function shapingArrows(
  before: Joints,
  after: Joints,
  sides: readonly Side[],
  hidden: Hidden,
  project: Projection,
): Arrow[] {
  return sides.flatMap((side): Arrow[] => {
    const ways = DIGITS.map((digit) => [before, after].map((at) => tipOf(at, side, digit))) as [
      Point,
      Point,
    ][];
    const farOf = ([from, to]: readonly [Point, Point]): number => distance(from, to);
    const [thumb, ...fingers] = ways;
    const finger = fingers.reduce((best, it) => (farOf(it) > farOf(best) ? it : best));
    const [from, to] = thumb && farOf(thumb) > THUMB_ALONE * farOf(finger) ? thumb : finger;
    return [besideWay(project(from), project(to), hidden, perMetreAt(to, project))];
  });
}

/** To that side of its way where it hides least. */
function besideWay(
  from: readonly [number, number],
  to: readonly [number, number],
  { face, hands }: Hidden,
  perMetre: number,
): Arrow {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const across = [-(to[1] - from[1]) / long, (to[0] - from[0]) / long] as const;
  const points = Array.from({ length: STEPS + 1 }, (_, k): Point => {
    const share = k / STEPS;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, 0];
  });
  const costOf = (by: number): number =>
    points.reduce((sum, [x, y]) => {
      const place = { x: x + across[0] * by, y: y + across[1] * by };
      const isIn = (it: Hidden['face']): boolean => gap(it, place) < it.radius + 0.01 * perMetre;
      return sum + (isIn(face) ? FACE_COST : 0) + (hands.some(isIn) ? 1 : 0);
    }, 0);
  const sides = BESIDE_M.flatMap((far) => [far * perMetre, -far * perMetre]);
  const by = sides.reduce((best, it) => (costOf(it) < costOf(best) ? it : best));
  const aside = [across[0] * by, across[1] * by] as const;
  return { points, isBothWays: false, clear: 0, aside, isSmall: true };
}

function areTogether(at: Joints, side: Side): boolean {
  const thumb = tipOf(at, side, 'Thumb');
  const far = FINGERS.map((digit) => distance(tipOf(at, side, digit), thumb));
  return far.reduce((sum, it) => sum + it, 0) / far.length < TOGETHER_M;
}

const middleOf = (points: readonly Point[]): Point => {
  const mean = (axis: 0 | 1 | 2): number =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1), mean(2)];
};

const perMetreAt = (place: Point, project: Projection): number =>
  project([place[0], place[1] - 1, place[2]])[1] - project(place)[1];
