import { posedHands, shoulderWidth } from '../draft/posed-hands.js';
import type { Rig, Vec } from '../rig.js';
import type { Pose } from '../types.js';
import { TOUCH_M } from './gaps.js';
import { type PosedGaps, posedGaps } from './posed-gaps.js';

/** Lower hands hang or wait, and no form says where. */
const LOWEST_M = 1.05;
/** With so much air something that touched is said to touch still, and with so much it did not touch. */
const KEPT_M = 0.015;
const CLEAR_M = 0.05;

/** Moments in which something touched, in how many of them it does still, and the same of what did not. */
export type Touches = { were: number; kept: number; apart: number; made: number };

export type HandComparison = {
  /** One moment as it was shown and as it was made; how far off each wrist is that is up. */
  readonly add: (shown: Pose, made: Pose) => readonly number[];
  /** In shoulder widths. */
  readonly off: Readonly<
    Record<'wrists' | 'wristsAcross' | 'tips' | 'tipsFromWrist', readonly number[]>
  >;
  readonly contacts: Readonly<Record<'hands' | 'head', Readonly<Touches>>>;
};

/** How far hands that were made are from those that were shown, over many moments of one figure. */
export function compareHands(rig: Rig): HandComparison {
  const width = shoulderWidth(rig);
  const off = {
    wrists: [] as number[],
    wristsAcross: [] as number[],
    tips: [] as number[],
    tipsFromWrist: [] as number[],
  };
  const none = (): Touches => ({ were: 0, kept: 0, apart: 0, made: 0 });
  const contacts = { hands: none(), head: none() };
  const between = (a: readonly number[], b: readonly number[]): number =>
    Math.hypot(...a.map((value, k) => value - (b[k] ?? 0))) / width;

  function addHand([wrist, ...tips]: readonly Vec[], [at, ...tipsAt]: readonly Vec[]): number[] {
    if (!wrist || !at || wrist[1] < LOWEST_M) return [];
    const aside = between(wrist, at);
    off.wrists.push(aside);
    off.wristsAcross.push(between(wrist.slice(0, 2), at));
    tips.forEach((tip, digit) => {
      const tipAt = tipsAt[digit] ?? tip;
      off.tips.push(between(tip, tipAt));
      off.tipsFromWrist.push(between(less(tip, wrist), less(tipAt, at)));
    });
    return [aside];
  }

  return {
    off,
    contacts,
    add: (shown, made) => {
      const [before, after] = [posedHands(rig, shown), posedHands(rig, made)];
      const [gaps, gapsAfter] = [posedGaps(rig, shown), posedGaps(rig, made)];
      for (const kind of ['hands', 'head'] as const) count(contacts[kind], kind, gaps, gapsAfter);
      return [...addHand(before.D, after.D), ...addHand(before.N, after.N)];
    },
  };
}

function count(row: Touches, kind: keyof PosedGaps, before: PosedGaps, after: PosedGaps): void {
  if (before[kind] <= TOUCH_M) {
    row.were += 1;
    if (after[kind] <= KEPT_M) row.kept += 1;
  } else if (before[kind] >= CLEAR_M) {
    row.apart += 1;
    if (after[kind] <= TOUCH_M) row.made += 1;
  }
}

const less = (a: Vec, b: Vec): number[] => a.map((value, k) => value - (b[k] ?? 0));
