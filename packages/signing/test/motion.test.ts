import type { Motion } from '@isl/lexicon/form';
import fc from 'fast-check';
import { quat, vec3 } from 'gl-matrix';
import { describe, expect, it } from 'vitest';
import { directionOf } from '../src/directions.js';
import { anglesOf } from '../src/handshapes.js';
import { applyTrack, minimumJerk, motionMs, toAndFro, tracksOf } from '../src/motion.js';
import { distance } from './support/fixtures.js';
import { aMotion, between } from './support/random-forms.js';

const aMoment = between(0, 1);
const isOf = (...types: readonly Motion['type'][]) =>
  aMotion.filter(({ type }) => types.includes(type));

/** What a motion has done to a flat hand at the origin at a share of its time. */
const after = (motion: Motion, side: 'D' | 'N', t: number) => {
  const wrist = vec3.create();
  const turn = quat.create();
  const angles = Float32Array.from(anglesOf('flat'));
  for (const track of tracksOf({ motion: [motion] })) {
    if (track.side === side) applyTrack(track, t, wrist, turn, angles);
  }
  return { wrist: [...wrist], degrees: 2 * Math.acos(Math.min(1, Math.abs(turn[3]))), angles };
};

describe('a motion of any size, direction and number', () => {
  it('begins and ends where the key poses have the hand', () => {
    fc.assert(
      fc.property(aMotion, fc.constantFrom('D' as const, 'N' as const), (motion, side) => {
        for (const t of [0, 1]) {
          const { wrist, degrees, angles } = after(motion, side, t);
          expect(distance(wrist, [0, 0, 0])).toBeLessThan(1e-5);
          expect(degrees).toBeLessThan(2e-3);
          expect(distance([...angles], [...anglesOf('flat')])).toBeLessThan(1e-3);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('goes no further than its size, a circle no further than one that is bent all to one side', () => {
    fc.assert(
      fc.property(isOf('circle', 'shake', 'tap', 'arc', 'tremble'), aMoment, (motion, t) => {
        const most = ((motion.size ?? 10) / 100) * (motion.type === 'circle' ? 1.5 : 1);
        expect(distance(after(motion, 'D', t).wrist, [0, 0, 0])).toBeLessThan(most + 1e-6);
      }),
      { numRuns: 300 },
    );
  });

  it('turns the hand by no more than its degrees', () => {
    fc.assert(
      fc.property(isOf('twist', 'nod'), aMoment, (motion, t) => {
        const most = ((motion.size ?? 50) * Math.PI) / 180;
        expect(after(motion, 'D', t).degrees).toBeLessThan(most + 1e-3);
      }),
      { numRuns: 200 },
    );
  });

  it('moves only the hand that it names', () => {
    fc.assert(
      fc.property(aMotion, aMoment, (motion, t) => {
        const still = after({ ...motion, hand: 'D' }, 'N', t);
        expect(still.wrist).toEqual([0, 0, 0]);
        expect(still.degrees).toBe(0);
        expect([...still.angles]).toEqual([...anglesOf('flat')]);
      }),
      { numRuns: 100 },
    );
  });

  it('goes round a circle through the second direction first, a quarter of the way', () => {
    const circle = { type: 'circle', dir: 'u', bulge: 'D', size: 10, repeat: 1 } as const;
    const { wrist } = after(circle, 'D', 0.5);
    // Half-way it is a diameter off, on the side of its bulge.
    const [x = 0, y = 0, z = 0] = (directionOf('D') ?? []).map((value) => value * 0.1);
    expect(distance(wrist, [x, y, z])).toBeLessThan(1e-6);
    expect(after(circle, 'D', 0.25).wrist[1]).toBeGreaterThan(0.02);
    expect(after(circle, 'D', 0.75).wrist[1]).toBeLessThan(-0.02);
  });

  it('has the other hand half a turn behind when they alternate', () => {
    const shake = { type: 'shake', dir: 'u', size: 10, alternating: true } as const;
    fc.assert(
      fc.property(aMoment, (t) => {
        const [D, N] = [after(shake, 'D', t), after(shake, 'N', t)];
        expect(N.wrist[1]).toBeCloseTo(-(D.wrist[1] ?? 0), 6);
      }),
    );
  });
});

describe('the time of motions', () => {
  it('is that of the longest, for they are made together', () => {
    const motions = fc.array(aMotion, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(motions, (many) => {
        expect(motionMs(many)).toBe(Math.max(...many.map((one) => motionMs([one]))));
      }),
    );
    expect(motionMs([])).toBe(0);
  });

  it('is what is written, or grows with how often it is made', () => {
    fc.assert(
      fc.property(aMotion, (motion) => {
        const { ms, ...untimed } = motion;
        if (ms !== undefined) expect(motionMs([motion])).toBe(ms);
        const once = motionMs([{ ...untimed, repeat: 1 }]);
        expect(motionMs([{ ...untimed, repeat: 3 }])).toBeGreaterThan(2.5 * once);
      }),
    );
  });
});

describe('the curves of a motion', () => {
  it('never go back on the way from one key to the next', () => {
    fc.assert(
      fc.property(aMoment, aMoment, (a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)];
        expect(minimumJerk(early)).toBeLessThanOrEqual(minimumJerk(late) + 1e-12);
        expect(minimumJerk(early) + minimumJerk(1 - early)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('stay between the two keys however often the way is gone, and end at the second', () => {
    fc.assert(
      fc.property(aMoment, fc.integer({ min: 1, max: 6 }), (t, repeat) => {
        const share = toAndFro(t, repeat);
        expect(share).toBeGreaterThanOrEqual(-1e-12);
        expect(share).toBeLessThanOrEqual(1 + 1e-12);
        expect(toAndFro(1, repeat)).toBe(1);
      }),
    );
  });
});
