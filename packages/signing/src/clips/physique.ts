import { HEAD_PLACES } from '../place.js';
import type { RigJson } from '../types.js';
import type { Random } from './random.js';
import type { SplitRanges } from './splits.js';

/** What a body is made of: a mixture of both figures, and shares by which its parts are larger. */
export type Physique = {
  /** 0 is the woman, 1 the man. */
  readonly figure: number;
  readonly shoulders: number;
  readonly arms: number;
  readonly hands: number;
  readonly trunk: number;
  readonly head: number;
};

type Point = readonly number[];

/** Shoulders keep their height, whatever the trunk: the solver's rest hangs from there. */
const SHOULDER_HEIGHT_M = 1.42;
const FINGER = /^(?:Left|Right)Hand(?:Thumb|Index|Middle|Ring|Pinky)/;

/** Every third body is of one of the figures as they are baked, where the split allows their measures. */
export const drawPhysique = (random: Random, ranges: SplitRanges): Physique => {
  const figure = random.chance(0.34) ? random.pick([0, 1]) : random.between(0, 1);
  return {
    figure,
    shoulders: random.within(ranges.shoulders),
    arms: random.within(ranges.arms),
    hands: random.within(ranges.hands),
    trunk: random.between(0.93, 1.07),
    head: random.between(0.94, 1.06),
  };
};

/** The rig of such a body, between the rigs of the two figures. */
export const rigOf = (woman: RigJson, man: RigJson, physique: Physique): RigJson => {
  const { figure, shoulders, arms, hands, trunk, head } = physique;
  const mix = (a: Point = [], b: Point = []): number[] =>
    a.map((value, k) => value + ((b[k] ?? value) - value) * figure);

  const mixed = new Map(
    woman.joints.map((joint, k) => [joint.name, mix(joint.head, man.joints[k]?.head)]),
  );
  const scaled = new Map<string, number[]>();
  const joints = woman.joints.map(({ name, parent }) => {
    const own = mixed.get(name) ?? [0, 0, 0];
    const from = mixed.get(parent ?? '') ?? own;
    const by = shareOf(name, physique);
    const at = (scaled.get(parent ?? '') ?? own).map(
      (value, k) => value + ((own[k] ?? 0) - (from[k] ?? 0)) * (by[k] ?? 1),
    );
    scaled.set(name, at);
    return { name, parent, head: at };
  });
  const drop = SHOULDER_HEIGHT_M - (scaled.get('LeftArm')?.[1] ?? SHOULDER_HEIGHT_M);
  for (const { head: at } of joints) at[1] = (at[1] ?? 0) + drop;

  const headNow = scaled.get('Head') ?? [0, 0, 0];
  const headOnce = mixed.get('Head') ?? [0, 0, 0];
  const around = (point: Point, once: Point, now: Point, by: number): number[] =>
    point.map((value, k) => (now[k] ?? 0) + (value - (once[k] ?? 0)) * by);
  const places = Object.entries(woman.places).map(([name, row]) => {
    const together = mix(row, man.places[name]);
    const point = together.slice(0, 3);
    const [x = 0, y = 0, z = 0] = point;
    const moved = HEAD_PLACES.has(name)
      ? around(point, headOnce, headNow, head)
      : [x * shoulders, SHOULDER_HEIGHT_M + (y - SHOULDER_HEIGHT_M) * trunk, z];
    return [name, [...moved, ...together.slice(3)]] as const;
  });

  const wristOnce = mixed.get('LeftHand') ?? [];
  const wristNow = scaled.get('LeftHand') ?? [];
  const digit = (name: 'thumb' | 'index' | 'middle' | 'ring' | 'pinky') => ({
    tip: around(mix(woman.hand[name].tip, man.hand[name].tip), wristOnce, wristNow, hands),
    radii: mix(woman.hand[name].radii, man.hand[name].radii).map((radius) => radius * hands),
  });
  const thick = (a: number, b: number, by: number): number => (a + (b - a) * figure) * by;
  return {
    figure: woman.figure,
    joints,
    places: Object.fromEntries(places),
    hand: {
      thumb: digit('thumb'),
      index: digit('index'),
      middle: digit('middle'),
      ring: digit('ring'),
      pinky: digit('pinky'),
      palm: {
        front: thick(woman.hand.palm.front, man.hand.palm.front, hands),
        back: thick(woman.hand.palm.back, man.hand.palm.back, hands),
      },
      forearm: { radius: thick(woman.hand.forearm.radius, man.hand.forearm.radius, arms) },
    },
  };
};

/** By how much the way from the parent to a joint is longer: x, y, z. */
const shareOf = (name: string, { shoulders, arms, hands, trunk, head }: Physique): Point => {
  if (FINGER.test(name)) return [hands, hands, hands];
  if (/(?:ForeArm|Hand)$/.test(name)) return [arms, arms, arms];
  if (/(?:Shoulder|Arm)$/.test(name)) return [shoulders, 1, 1];
  if (name.startsWith('Spine')) return [1, trunk, 1];
  return name.endsWith('Eye') ? [head, head, head] : [1, 1, 1];
};
