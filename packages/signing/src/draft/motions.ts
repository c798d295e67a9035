import type { Motion } from '@isl/lexicon/form';
import { quat } from 'gl-matrix';
import type { HandKey } from '../key.js';
import { add, cross, dot, length, scale, subtract, unit, type Vec } from '../rig.js';
import { nearestWay } from './near.js';

/** A movement that may be it: what it is written as, and whether its hand begins in the midst of it. */
export type Proposal = { readonly motion: Motion; readonly isCentred: boolean };

/** Centimetres and degrees that are no movement but jitter. */
const LEAST_CM = 1.6;
const LEAST_DEGREES = 16;
const LEAST_BEND = 14;
const MOST_REPEAT = 6;

const wristOf = ({ wrist }: HandKey): Vec => [wrist[0], wrist[1], wrist[2]];

/** What a hand's way through some moments may be written as. */
export function proposalsOf(keys: readonly HandKey[], ms: number): readonly Proposal[] {
  if (keys.length < 4) return [];
  const time = { ms: Math.max(60, Math.round(ms)) };
  return [...waysOf(keys), ...turnsOf(keys), ...fingersOf(keys)].map((one) => ({
    ...one,
    motion: { ...one.motion, ...time },
  }));
}

function waysOf(keys: readonly HandKey[]): Proposal[] {
  const points = keys.map(wristOf);
  const centre = scale(points.reduce(add), 1 / points.length);
  const off = points.map((point) => subtract(point, centre));
  const main = mainWay(off);
  const along = off.map((point) => dot(point, main));
  const rest = off.map((point, k) => subtract(point, scale(main, along[k] ?? 0)));
  const second = mainWay(rest);
  const aside = rest.map((point) => dot(point, second));
  const cm = Math.round(spreadOf(along) * 100);
  if (cm < LEAST_CM) return [];
  const start = points[0] as Vec;
  const found: Proposal[] = [];
  const turns = turnsIn(along);
  const repeat = Math.min(MOST_REPEAT, Math.max(1, Math.round((turns + 1) / 2)));
  // From one end to the other and back, as often as it turned round.
  const outward = (along[0] ?? 0) <= 0 ? main : scale(main, -1);
  const far = nearestWay(outward);
  if (turns > 0) {
    for (const one of new Set([
      repeat,
      Math.max(1, repeat - 1),
      Math.min(MOST_REPEAT, repeat + 1),
    ])) {
      found.push({ motion: { type: 'shake', dir: far, size: cm, repeat: one }, isCentred: true });
      found.push({
        motion: { type: 'tap', dir: nearestWay(scale(outward, -1)), size: cm, repeat: one },
        isCentred: false,
      });
      found.push({
        motion: { type: 'straight', dir: far, size: cm, repeat: one },
        isCentred: false,
      });
    }
  }
  const width = spreadOf(aside);
  if (width * 100 >= LEAST_CM && width > 0.35 * spreadOf(along)) {
    const wound = windings(along, aside);
    const rounds = Math.min(MOST_REPEAT, Math.round(Math.abs(wound)));
    if (rounds >= 1) {
      const toCentre = unit(subtract(centre, start));
      const normal = scale(cross(main, second), Math.sign(wound) || 1);
      const size = Math.round(((spreadOf(along) + width) / 2) * 100);
      const dir = nearestWay(cross(toCentre, normal));
      const flipped = nearestWay(cross(normal, toCentre));
      const bulge = nearestWay(toCentre);
      for (const one of new Set([dir, flipped])) {
        if (one !== bulge)
          found.push({
            motion: { type: 'circle', dir: one, bulge, size, repeat: rounds },
            isCentred: false,
          });
      }
    }
  }
  const end = subtract(points.at(-1) as Vec, start);
  const chord = Math.round(length(end) * 100);
  if (chord >= LEAST_CM) {
    found.push({
      motion: { type: 'straight', dir: nearestWay(end), size: chord },
      isCentred: false,
    });
  }
  return found;
}

const AXES = [
  ['nod', [1, 0, 0]],
  ['twist', [0, 1, 0]],
  ['swing', [0, 0, 1]],
] as const;

/** Turns of the hand itself, against how it is turned on average. */
function turnsOf(keys: readonly HandKey[]): Proposal[] {
  const first = keys[Math.floor(keys.length / 2)] as HandKey;
  const back = quat.invert(quat.create(), first.turn);
  const turned = keys.map(({ turn }): Vec => {
    const own = quat.multiply(quat.create(), back, turn);
    const axis: [number, number, number] = [0, 0, 0];
    const angle = quat.getAxisAngle(axis, own);
    const by = ((angle > Math.PI ? angle - 2 * Math.PI : angle) * 180) / Math.PI;
    return scale(axis, by);
  });
  return AXES.flatMap(([type, axis]): Proposal[] => {
    const values = turned.map((vector) => dot(vector, axis));
    const size = Math.round(spreadOf(values));
    const turns = turnsIn(values);
    if (size < LEAST_DEGREES || turns < 2) return [];
    const repeat = Math.min(MOST_REPEAT, Math.max(1, Math.round(turns / 2)));
    return [{ motion: { type, size, repeat }, isCentred: type !== 'nod' }];
  });
}

/** Fingers that play: each bends to and fro at a time of its own. */
function fingersOf(keys: readonly HandKey[]): Proposal[] {
  const bends = [1, 5, 9, 13].map((joint) => keys.map(({ angles }) => angles[joint] ?? 0));
  const playing = bends.filter((bend) => spreadOf(bend) >= LEAST_BEND && turnsIn(bend) >= 2);
  if (playing.length < 3) return [];
  const turns = playing.reduce((sum, bend) => sum + turnsIn(bend), 0) / playing.length;
  const repeat = Math.min(MOST_REPEAT, Math.max(1, Math.round(turns / 2)));
  return [{ motion: { type: 'wiggle', repeat }, isCentred: false }];
}

const spreadOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** How often a value turns round, but for turns of less than a third of its spread. */
function turnsIn(values: readonly number[]): number {
  const least = spreadOf(values) / 3;
  let [turns, way, extreme] = [0, 0, values[0] ?? 0];
  for (const value of values) {
    if (way === 0) {
      if (Math.abs(value - extreme) >= least) {
        way = Math.sign(value - extreme);
        extreme = value;
      }
    } else if ((value - extreme) * way > 0) extreme = value;
    else if ((extreme - value) * way >= least) {
      turns += 1;
      way = -way;
      extreme = value;
    }
  }
  return turns;
}

/** Whole turns round the middle, by their sign. */
function windings(xs: readonly number[], ys: readonly number[]): number {
  let sum = 0;
  for (let k = 1; k < xs.length; k += 1) {
    const [x, y, a, b] = [xs[k] ?? 0, ys[k] ?? 0, xs[k - 1] ?? 0, ys[k - 1] ?? 0];
    sum += Math.atan2(a * y - b * x, a * x + b * y);
  }
  return sum / (2 * Math.PI);
}

/** The way along which points are spread most. */
function mainWay(points: readonly Vec[]): Vec {
  const row = (k: 0 | 1 | 2): Vec =>
    points.reduce<Vec>((sum, point) => add(sum, scale(point, point[k])), [0, 0, 0]);
  const rows = [row(0), row(1), row(2)] as const;
  let way: Vec = unit([rows[0][0] + 1e-9, rows[1][1] + 1e-9, rows[2][2] + 1e-9]);
  // Begun along the longest axis, so that it is never square to what is sought.
  const longest = [0, 1, 2].reduce((a, b) =>
    (rows[b as 0][b as 0] ?? 0) > (rows[a as 0][a as 0] ?? 0) ? b : a,
  );
  way = unit(
    add(scale(way, 0.01), [0, 1, 2].map((k) => (k === longest ? 1 : 0)) as unknown as Vec),
  );
  for (let round = 0; round < 24; round += 1) {
    const next: Vec = [dot(rows[0], way), dot(rows[1], way), dot(rows[2], way)];
    if (length(next) < 1e-12) return way;
    way = unit(next);
  }
  return way;
}
