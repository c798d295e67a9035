import type { Form } from '@isl/lexicon/form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARM_LIMITS, checkForm, type FormProblem } from '../src/check.js';
import { anglesOf, bentWithin, HANDSHAPES } from '../src/handshapes.js';
import { createPose, type Pose, type Rig } from '../src/index.js';
import { motionMs } from '../src/motion.js';
import { compileSequence, compileWithStops } from '../src/sequence.js';
import { allForms, aRig, formOf } from './support/fixtures.js';
import { armAngles, handAngles, SIDES, type Side } from './support/measure.js';
import { anyForm } from './support/random-forms.js';

const rigs = [aRig('woman'), aRig('man')] as const;
const aFigure = fc.constantFrom(...rigs);
/** Degrees by which single precision may miss. */
const ROUNDING = 0.2;

/** By how many degrees the worst finger joint is beyond what a hand can do. */
const beyondReach = (rig: Rig, pose: Pose, side: Side): number => {
  const angles = handAngles(rig, pose, side);
  return Math.max(...bentWithin(angles).map((within, k) => Math.abs(within - (angles[k] ?? 0))));
};

/** By how many degrees elbow and wrist are beyond their limits; negative is what is left. */
const armBeyond = (rig: Rig, pose: Pose, side: Side): (readonly [string, number])[] =>
  Object.entries(armAngles(rig, pose, side)).map(([joint, angle]) => {
    const [least, most] = ARM_LIMITS[joint as keyof typeof ARM_LIMITS];
    return [joint, Math.max(least - angle, angle - most)] as const;
  });

const moments = (durationMs: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, k) => (durationMs * k) / count);

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

/** From when to when a sign is made: from each stop to the end of its hold, not the ways between. */
const madeAt = (form: Form, rig: Rig) => {
  const { stops, sample } = compileWithStops([{ form }], rig);
  const times = stops.flatMap(({ atMs, segment }) => {
    const { motion = [], hold = 380 } = form.segments[segment] ?? {};
    return moments(motionMs(motion) + hold, 8).map((ms) => atMs + ms);
  });
  return { sample, times, stops };
};

describe('elbow and wrist', () => {
  // The check of a form looks at its key poses; a motion may take a wrist a little further.
  const LEEWAY = 8;

  it('stay within their limits while a sign of the lexicon is made, or nearly', () => {
    for (const rig of rigs) {
      const pose = createPose(rig);
      for (const form of allForms()) {
        const { sample, times } = madeAt(form, rig);
        for (const t of times) {
          sample(t, pose);
          for (const side of SIDES) {
            for (const [joint, degrees] of armBeyond(rig, pose, side)) {
              if (degrees < LEEWAY) continue;
              expect.fail(`${form.id} ${side}: ${joint} is ${degrees} degrees too far at ${t} ms`);
            }
          }
        }
      }
    }
  });

  it('are reported by the check of a form exactly where the figure overstretches them', () => {
    const isTooShort = ({ reason }: FormProblem): boolean => reason.endsWith('too short');
    fc.assert(
      fc.property(anyForm(2), aFigure, (form, rig) => {
        // The check leaves the face and the trunk out, which carry the hands along.
        const bare = formOf(...form.segments.map(({ nmf: _face, ...segment }) => segment));
        const problems = checkForm(bare, rig);
        const { stops, sample } = compileWithStops([{ form: bare }], rig);
        const pose = createPose(rig);
        for (const { atMs, segment } of stops) {
          const { D, N, sym } = bare.segments[segment] ?? {};
          sample(atMs, pose);
          for (const side of SIDES) {
            const field = `segments.${segment}.${side}`;
            const own = problems.filter((problem) => problem.field === field);
            const isWritten = (side === 'D' ? D : (N ?? (sym && D))) !== undefined;
            if (!isWritten || own.some(isTooShort)) continue;
            for (const [joint, degrees] of armBeyond(rig, pose, side)) {
              // Which side of a limit an angle is on that lies on it is a matter of rounding.
              if (Math.abs(degrees) < ROUNDING) continue;
              const isReported = own.some(({ reason }) => reason.startsWith(`${joint} of`));
              expect(isReported, `${field} ${joint} by ${degrees}`).toBe(degrees > 0);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
