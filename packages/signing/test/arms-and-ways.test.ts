import type { Hand, Motion } from '@isl/lexicon/form';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../src/check.js';
import { createPose, jointPositions } from '../src/index.js';
import { compileWithStops } from '../src/sequence.js';
import { aRig, distance, formOf, jointAt } from './support/fixtures.js';
import { tipOf } from './support/measure.js';

const rig = aRig();
const across: Hand = {
  hs: 'fist',
  ext: 'D+o',
  palm: 'd',
  at: { place: 'stomach', distance: 'middle', shift: { u: 4 } },
};
const pointing = (target: string): Hand => ({
  hs: 'index',
  ext: 'dN',
  palm: 'i+d',
  contact: { of: 'index.tip', with: target },
});

/** Joints of the figure and the tip of D's index at the first segment's stop. */
const atStop = (D: Hand, N: Hand) => {
  const { stops, sample } = compileWithStops([{ form: formOf({ D, N }) }], rig);
  const pose = createPose(rig);
  sample(stops[0]?.atMs ?? 0, pose);
  const positions = jointPositions(rig, pose, new Float32Array(rig.joints.length * 3));
  return {
    tip: tipOf(rig, pose, 'D', 'index'),
    elbow: jointAt(rig, positions, 'LeftForeArm'),
    wrist: jointAt(rig, positions, 'LeftHand'),
  };
};

describe('the arm of the other hand', () => {
  it('is met on the forearm, between elbow and wrist', () => {
    const { tip, elbow, wrist } = atStop(pointing('N.forearm'), across);
    expect(distance(tip, elbow) + distance(tip, wrist)).toBeLessThan(distance(elbow, wrist) + 0.02);
    expect(checkForm(formOf({ D: pointing('N.forearm'), N: across }), rig)).toEqual([]);
  });

  it('is met at the elbow', () => {
    const { tip, elbow } = atStop(pointing('N.elbow'), across);
    expect(distance(tip, elbow)).toBeLessThan(0.05);
  });

  it('has no part of another name', () => {
    const [problem] = checkForm(formOf({ D: pointing('N.knee'), N: across }), rig);
    expect(problem?.reason).toContain('knee');
  });
});

/** Where D's wrist is at shares of the way or motion of a form's segment. */
const wristsAlong = (hand: Hand, motion: Motion, shares: readonly number[]) => {
  const { stops, sample } = compileWithStops(
    [{ form: formOf({ D: hand, motion: [motion] }) }],
    rig,
  );
  const pose = createPose(rig);
  const positions = new Float32Array(rig.joints.length * 3);
  return shares.map((share) => {
    sample((stops[0]?.atMs ?? 0) + share * (motion.ms ?? 0), pose);
    return jointAt(rig, jointPositions(rig, pose, positions), 'RightHand') as [
      number,
      number,
      number,
    ];
  });
};
const before: Hand = { hs: 'flat', ext: 'u', palm: 'o', at: { place: 'chest' } };

describe('a way that is not straight', () => {
  it('of a wave swings to both sides of where it goes and ends there', () => {
    const shares = Array.from({ length: 41 }, (_, k) => k / 40);
    for (const type of ['wave', 'zigzag'] as const) {
      const wrists = wristsAlong(
        before,
        { type, dir: 'D', bulge: 'u', size: 12, ms: 1000 },
        shares,
      );
      const heights = wrists.map(([, y]) => y - (wrists[0]?.[1] ?? 0));
      expect(Math.max(...heights), type).toBeGreaterThan(0.01);
      expect(Math.min(...heights), type).toBeLessThan(-0.01);
      const [first, last] = [wrists[0], wrists.at(-1)];
      expect((first?.[0] ?? 0) - (last?.[0] ?? 0), type).toBeCloseTo(0.12, 2);
    }
  });

  it('of a brush stays on the skin for half and is off it at the end', () => {
    const motion: Motion = { type: 'brush', dir: 'u', bulge: 'o', size: 8, ms: 1000 };
    const [start, half, end] = wristsAlong(before, motion, [0, 0.5, 1]);
    expect(half?.[2]).toBeCloseTo(start?.[2] ?? 0, 2);
    expect((end?.[2] ?? 0) - (start?.[2] ?? 0)).toBeCloseTo(0.03, 2);
    expect((end?.[1] ?? 0) - (start?.[1] ?? 0)).toBeCloseTo(0.08, 2);
  });

  it('of a hand with a curve swells to its side, and N to the mirrored one', () => {
    const high: Hand = { ...before, at: { place: 'chest-side', shift: { u: 12 } } };
    const curve = { dir: 'D', size: 6 };
    const segments = (bent: Hand) =>
      formOf(
        { D: { ...before, at: { place: 'chest-side' } }, sym: 'mirror', hold: 0 },
        { D: bent, sym: 'mirror', move: 600 },
      );
    const middle = (bent: Hand) => {
      const { stops, sample } = compileWithStops([{ form: segments(bent) }], rig);
      const pose = createPose(rig);
      sample((stops[1]?.atMs ?? 0) - 300, pose);
      const positions = jointPositions(rig, pose, new Float32Array(rig.joints.length * 3));
      return [jointAt(rig, positions, 'RightHand'), jointAt(rig, positions, 'LeftHand')];
    };
    const [right, left] = middle({ ...high, curve });
    const [straightRight, straightLeft] = middle(high);
    expect((straightRight?.[0] ?? 0) - (right?.[0] ?? 0)).toBeCloseTo(0.06, 2);
    expect((left?.[0] ?? 0) - (straightLeft?.[0] ?? 0)).toBeCloseTo(0.06, 2);
  });
});

describe('a hand that swings or stirs', () => {
  it('turns at the wrist and leaves it where it is', () => {
    for (const type of ['swing', 'stir'] as const) {
      const [start, later] = wristsAlong(before, { type, size: 30, ms: 800 }, [0, 0.3]);
      expect(distance(start ?? [], later ?? []), type).toBeLessThan(1e-3);
    }
  });
});
