import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anglesOf, bentWithin, HANDSHAPES } from '../src/handshapes.js';
import { createPose, type Pose, type Rig } from '../src/index.js';
import { compileSequence } from '../src/sequence.js';
import { allForms, formOf } from './support/fixtures.js';
import { aFigure, moments, ROUNDING, rigs } from './support/joint-limits.js';
import { handAngles, SIDES, type Side } from './support/measure.js';
import { anyForm } from './support/random-forms.js';

/** By how many degrees the worst finger joint is beyond what a hand can do. */
const beyondReach = (rig: Rig, pose: Pose, side: Side): number => {
  const angles = handAngles(rig, pose, side);
  return Math.max(...bentWithin(angles).map((within, k) => Math.abs(within - (angles[k] ?? 0))));
};

describe('the measure of these tests', () => {
  it('reads the angles of every handshape back from the joints', () => {
    for (const rig of rigs) {
      const pose = createPose(rig);
      for (const hs of Object.keys(HANDSHAPES) as (keyof typeof HANDSHAPES)[]) {
        const form = formOf({
          D: { hs, ext: 'u', palm: 'o', at: { place: 'chest' } },
          sym: 'mirror',
        });
        const sequence = compileSequence([{ form }], rig);
        sequence.sample(sequence.marks[0]?.stillMs ?? 0, pose);
        for (const side of SIDES) {
          // Of the thumb's two bends only the amount can be read.
          const written = [...anglesOf(hs)].map((angle, k) => (k < 18 ? angle : Math.abs(angle)));
          const read = handAngles(rig, pose, side);
          const apart = written.map((angle, k) => Math.abs(angle - (read[k] ?? 0)));
          expect(Math.max(...apart), `${hs} ${side}`).toBeLessThan(ROUNDING);
        }
      }
    }
  });
});

describe('the fingers', () => {
  it('never bend further than a hand can, in any form at any instant', () => {
    fc.assert(
      fc.property(anyForm(2), aFigure, (form, rig) => {
        const sequence = compileSequence([{ form }], rig);
        const pose = createPose(rig);
        let worst = 0;
        for (const t of moments(sequence.durationMs, 40)) {
          sequence.sample(t, pose);
          for (const side of SIDES) worst = Math.max(worst, beyondReach(rig, pose, side));
        }
        expect(worst).toBeLessThan(ROUNDING);
      }),
      { numRuns: 30 },
    );
  });

  it('play within their limits even when they are shut and several motions move them', () => {
    const wiggle = { type: 'wiggle', ms: 500 } as const;
    const form = formOf({
      D: { hs: 'fist', ext: 'u', palm: 'o', at: { place: 'chest' } },
      motion: [wiggle, wiggle, { type: 'close', ms: 500 }],
    });
    const sequence = compileSequence([{ form }], rigs[0]);
    const pose = createPose(rigs[0]);
    const knuckles = moments(sequence.durationMs, 200).map((t) => {
      sequence.sample(t, pose);
      expect(beyondReach(rigs[0], pose, 'D')).toBeLessThan(ROUNDING);
      return handAngles(rigs[0], pose, 'D')[1] ?? 0;
    });
    // They do play: 80 degrees is the fist, 95 the most that a knuckle bends.
    expect(Math.max(...knuckles)).toBeCloseTo(95, 0);
  });

  it('never bend further than a hand can in any form of the lexicon', () => {
    for (const form of allForms()) {
      const sequence = compileSequence([{ form }], rigs[0]);
      const pose = createPose(rigs[0]);
      for (const t of moments(sequence.durationMs, 16)) {
        sequence.sample(t, pose);
        for (const side of SIDES) {
          expect(beyondReach(rigs[0], pose, side), form.id).toBeLessThan(ROUNDING);
        }
      }
    }
  });
});
