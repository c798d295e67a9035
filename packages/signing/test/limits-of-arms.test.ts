import type { Form } from '@isl/lexicon/form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARM_LIMITS, checkForm, type FormProblem } from '../src/check.js';
import { createPose, type Pose, type Rig } from '../src/index.js';
import { motionMs } from '../src/motion.js';
import { compileWithStops } from '../src/sequence.js';
import { allForms, formOf } from './support/fixtures.js';
import { aFigure, moments, ROUNDING, rigs } from './support/joint-limits.js';
import { armAngles, SIDES, type Side } from './support/measure.js';
import { anyForm } from './support/random-forms.js';

/** By how many degrees elbow and wrist are beyond their limits; negative is what is left. */
const armBeyond = (rig: Rig, pose: Pose, side: Side): (readonly [string, number])[] =>
  Object.entries(armAngles(rig, pose, side)).map(([joint, angle]) => {
    const [least, most] = ARM_LIMITS[joint as keyof typeof ARM_LIMITS];
    return [joint, Math.max(least - angle, angle - most)] as const;
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
