import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPose, type Pose } from '../src/index.js';
import { motionMs } from '../src/motion.js';
import { compileSequence, compileWithStops, type Sequence } from '../src/sequence.js';
import { aForm, aRig, formOf } from './support/fixtures.js';
import { aHandOnTheBody, aMotion, anyForm, between } from './support/random-forms.js';
import { rig } from './support/time.js';

const aShare = between(-0.2, 1.2);

const copyOf = ({ rotations, face }: Pose): number[] => [...rotations, ...face];

const poseAt = ({ sample }: Sequence, tMs: number): number[] => {
  const pose = createPose(rig);
  sample(tMs, pose);
  return copyOf(pose);
};

describe('a player of any form', () => {
  it('shows the same at a moment however it got there', () => {
    fc.assert(
      fc.property(anyForm(2), aShare, fc.array(aShare, { maxLength: 6 }), (form, at, before) => {
        const sequence = compileSequence([{ form }], rig);
        const straight = poseAt(sequence, at * sequence.durationMs);
        const again = compileSequence([{ form }], rig);
        const pose = createPose(rig);
        for (const share of [...before, at]) again.sample(share * again.durationMs, pose);
        expect(copyOf(pose)).toEqual(straight);
      }),
      { numRuns: 30 },
    );
  });

  it('shows the same however often it was shown while the hands are moved', () => {
    const motions = fc.array(aMotion, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(aHandOnTheBody, motions, between(0, 1), (D, motion, share) => {
        const { sample, stops } = compileWithStops([{ form: formOf({ D, motion }) }], rig);
        const pose = createPose(rig);
        const tMs = (stops[0]?.atMs ?? 0) + motionMs(motion) * share;
        sample(tMs, pose);
        const once = copyOf(pose);
        sample(tMs, pose);
        expect(copyOf(pose)).toEqual(once);
      }),
      { numRuns: 50 },
    );
  });

  it('is not disturbed by another one that plays another form, left-handed, on another figure', () => {
    const man = aRig('man');
    fc.assert(
      fc.property(
        anyForm(2),
        anyForm(2),
        fc.array(aShare, { minLength: 1 }),
        (one, two, shares) => {
          const alone = compileSequence([{ form: one }], rig);
          const films = shares.map((share) => poseAt(alone, share * alone.durationMs));
          const first = compileSequence([{ form: one }], rig);
          const second = compileSequence([{ form: two }], man, { isLeftHanded: true });
          const [pose, other] = [createPose(rig), createPose(man)];
          shares.forEach((share, k) => {
            second.sample(share * second.durationMs, other);
            first.sample(share * first.durationMs, pose);
            second.sample((1 - share) * second.durationMs, other);
            expect(copyOf(pose)).toEqual(films[k]);
          });
        },
      ),
      { numRuns: 30 },
    );
  });

  it('shows what it showed when the same form was compiled for the first time', () => {
    const form = aForm('letter-b-v2');
    const once = poseAt(compileSequence([{ form }], rig), 500);
    expect(poseAt(compileSequence([{ form }], rig), 500)).toEqual(once);
    expect(poseAt(compileSequence([{ form: structuredClone(form) }], aRig()), 500)).toEqual(once);
  });
});

describe('the pose of any form at any moment', () => {
  it('is made of numbers: turns of length one, and a face from 0 to 1', () => {
    fc.assert(
      fc.property(anyForm(3), fc.boolean(), fc.array(aShare), (form, isLeftHanded, shares) => {
        const sequence = compileSequence([{ form }], rig, { isLeftHanded });
        const pose = createPose(rig);
        const stills = sequence.marks.map(({ stillMs }) => stillMs);
        const times = [...stills, ...shares.map((share) => share * sequence.durationMs)];
        for (const t of [...times, Number.MAX_VALUE, Number.NEGATIVE_INFINITY]) {
          sequence.sample(t, pose);
          for (let at = 0; at < pose.rotations.length; at += 4) {
            const length = Math.hypot(...pose.rotations.subarray(at, at + 4));
            if (!(Math.abs(length - 1) < 1e-4)) expect.fail(`a turn of length ${length} at ${t}`);
          }
          expect(pose.face.every((value) => value >= 0 && value <= 1)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});
