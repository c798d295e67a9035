import fc from 'fast-check';
import { quat } from 'gl-matrix';
import { describe, expect, it } from 'vitest';
import { strainOf } from '../src/arm.js';
import { easedBetween } from '../src/captured/contacts.js';
import { filledBetween } from '../src/captured/fill.js';
import { fingerAngles } from '../src/captured/fingers.js';
import { palmModel, palmTurn } from '../src/captured/palm.js';
import { swivelOf } from '../src/captured/reach.js';
import { smoothed, withoutSpikes } from '../src/captured/smooth.js';
import { handPoints } from '../src/clips/points.js';
import { createRandom } from '../src/clips/random.js';
import { digitPoints } from '../src/hand.js';
import { anglesOf } from '../src/handshapes.js';
import { add, DIGITS, rotate, scale, subtract, type Vec } from '../src/rig.js';
import { aRig } from './support/fixtures.js';

const rig = aRig();
const TIMES = Array.from({ length: 40 }, (_, k) => k * 33);
const aNumber = fc.double({ min: -2, max: 2, noNaN: true });
const aTurn = fc
  .tuple(aNumber, aNumber, aNumber, aNumber)
  .filter((values) => Math.hypot(...values) > 0.1)
  .map(([x, y, z, w]) => quat.normalize(quat.create(), quat.fromValues(x, y, z, w)));

describe('jitter', () => {
  it('is taken out of a hand that rests', () => {
    const random = createRandom('jitter');
    const shaken = TIMES.map(() => random.about(1));
    const spread = (values: readonly (number | null)[]): number =>
      Math.sqrt(values.reduce<number>((sum, value) => sum + (value ?? 0) ** 2, 0) / values.length);
    expect(spread(smoothed(TIMES, shaken, 150))).toBeLessThan(0.75 * spread(shaken));
  });

  it('is taken out without a stroke going less far: any parabola stays as it is', () => {
    fc.assert(
      fc.property(aNumber, aNumber, aNumber, (a, b, c) => {
        const way = TIMES.map((ms) => a + (b * ms) / 1000 + c * (ms / 1000) ** 2);
        smoothed(TIMES, way, 120).forEach((value, k) => {
          expect(value).toBeCloseTo(way[k] ?? 0, 6);
        });
      }),
    );
  });

  it('leaves out what was not found, and does not find it', () => {
    const values = TIMES.map((ms, k) => (k % 5 === 2 ? null : ms));
    const smooth = smoothed(TIMES, values, 150);
    expect(smooth[2]).toBeNull();
    expect(smooth[11]).toBeCloseTo(TIMES[11] ?? 0, 6);
  });

  it('of one frame alone is no movement', () => {
    expect(withoutSpikes([0, 0, 9, 0, 0, 2, null, 3])).toEqual([0, 0, 0, 0, 0, 2, null, 3]);
  });
});

describe('what was not found for some frames', () => {
  it('is put between what is there, by time', () => {
    const values = filledBetween([0, 10, 40, 50, 60], [null, 1, null, 5, null]);
    expect(values).toEqual([1, 1, 4, 5, 5]);
  });

  it('is never beyond it', () => {
    const some = fc.array(fc.option(aNumber), { minLength: 1, maxLength: TIMES.length });
    fc.assert(
      fc.property(some, (values) => {
        const known = values.filter((value) => value !== null);
        fc.pre(known.length > 0);
        for (const value of filledBetween(TIMES, values)) {
          expect(value).toBeGreaterThanOrEqual(Math.min(...known) - 1e-9);
          expect(value).toBeLessThanOrEqual(Math.max(...known) + 1e-9);
        }
      }),
    );
  });
});

/** A hand's 21 points from its wrist, as they are seen under a turn. */
function seenPoints(k: 0 | 1, turn: quat, angles: Float32Array): Vec[] {
  const arm = rig.arms[k];
  const palm = handPoints(arm);
  const points = palm.map(({ joint, at }) => (joint === arm.hand ? at : null));
  const all = ['thumb', ...DIGITS.slice(0, 4)] as const;
  const fingers = all.flatMap((digit) => digitPoints(arm, digit, angles).joints);
  const wrist = palm[0]?.at ?? [0, 0, 0];
  const inHand = points.map((own, point) => own ?? (fingers[point - 1] as Vec));
  return inHand.map((point) => rotate(subtract(point, wrist), turn));
}

describe('a hand', () => {
  it('is turned as its palm is seen, whichever way that is', () => {
    fc.assert(
      fc.property(aTurn, fc.constantFrom(0 as const, 1 as const), (turn, k) => {
        const seen = seenPoints(k, turn, anglesOf('relaxed'));
        const found = palmTurn(palmModel(rig.arms[k]), seen);
        expect(Math.abs(quat.dot(turn, found))).toBeGreaterThan(0.999);
      }),
    );
  });

  it.each(['flat', 'five', 'fist', 'index', 'v', 'y', 'l', 'hook', 'bent', 'c'])(
    'has its fingers bent as they are seen: %s',
    (name) => {
      const turn = quat.fromEuler(quat.create(), 20, 30, 10);
      for (const k of [0, 1] as const) {
        const arm = rig.arms[k];
        const seen = seenPoints(k, turn, anglesOf(name));
        const found = fingerAngles(arm, palmModel(arm), turn, seen, null);
        const again = seenPoints(k, turn, found);
        seen.forEach((point, at) => {
          const [x, y, z] = subtract(point, again[at] as Vec);
          expect(Math.hypot(x, y, z)).toBeLessThan(0.012);
        });
      }
    },
  );
});

describe('an elbow', () => {
  it('is swung as it is seen', () => {
    const [arm] = rig.arms;
    const wrist: Vec = add(arm.shoulder, [0.1, -0.1, 0.3]);
    const swivels = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(swivels, (swivel) => {
        const at = Float32Array.from(wrist);
        const { elbowAt } = strainOf(arm, at, quat.create(), swivel);
        expect(swivelOf(arm, { elbow: elbowAt, wrist })).toBeCloseTo(swivel, 3);
      }),
    );
  });
});

describe('what is asked of a hand that touches', () => {
  it('is done in full then, and not at all long before and after', () => {
    const asked = TIMES.map((_, k) => (k >= 18 && k < 22 ? ([0, 0, 0.03] as const) : null));
    const { by, share } = easedBetween(TIMES, asked);
    expect(by[20]).toEqual([0, 0, 0.03]);
    expect(share[20]).toBe(1);
    expect(by[5]).toEqual(scale([0, 0, 1], 0));
    expect(by[16]?.[2]).toBeGreaterThan(0);
    expect(by[16]?.[2]).toBeLessThan(0.03);
  });
});
