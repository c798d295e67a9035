import type { Segment } from '@isl/lexicon/form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPose, FACE_CHANNELS, type Pose } from '../src/index.js';
import { compileSequence, compileWithStops } from '../src/sequence.js';
import { allForms, aRig, distance, formOf } from './support/fixtures.js';
import { skeletonOf } from './support/measure.js';
import { aHandOnTheBody, aMotion, anyForm, between } from './support/random-forms.js';

const rig = aRig();
/** The figures are not the same on both sides, most of all where hips and collar bones begin. */
const TOLERANCE_M = 0.006;
const both = rig.joints.filter(({ name }) => !/^Hips$|Shoulder$/.test(name));

/** By how much a figure is not the mirror image of another, metres. */
const unlike = (pose: Pose, other: Pose, joints = both): number => {
  const [one, two] = [skeletonOf(rig, pose), skeletonOf(rig, other)];
  return Math.max(
    ...joints.map(({ name }) => {
      const joint = rig.indexOf(name);
      const [x, y, z] = one.at(joint);
      return distance([-x, y, z], two.at(rig.mirrored[joint] ?? joint));
    }),
  );
};

const named = ({ face }: Pose): Map<string, number> =>
  new Map(FACE_CHANNELS.map((channel, k) => [channel, face[k] ?? 0]));
const otherSide = (channel: string): string =>
  channel.replace(/Left$|Right$/, (side) => (side === 'Left' ? 'Right' : 'Left'));

describe('a left-handed signer', () => {
  it('is the mirror image of a right-handed one in any form at any moment', () => {
    const share = between(0, 1);
    fc.assert(
      fc.property(anyForm(2), share, (form, at) => {
        const right = compileSequence([{ form }], rig);
        const left = compileSequence([{ form }], rig, { isLeftHanded: true });
        expect(left.durationMs).toBe(right.durationMs);
        expect(left.marks).toEqual(right.marks);
        const [pose, mirrored] = [createPose(rig), createPose(rig)];
        right.sample(at * right.durationMs, pose);
        left.sample(at * left.durationMs, mirrored);
        expect(unlike(pose, mirrored)).toBeLessThan(TOLERANCE_M);
        const [face, mirroredFace] = [named(pose), named(mirrored)];
        for (const [channel, value] of face) {
          expect(mirroredFace.get(otherSide(channel)), channel).toBe(value);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('is the mirror image in every form of the lexicon', () => {
    for (const form of allForms()) {
      const right = compileSequence([{ form }], rig);
      const left = compileSequence([{ form }], rig, { isLeftHanded: true });
      const [pose, mirrored] = [createPose(rig), createPose(rig)];
      const stillMs = right.marks[0]?.stillMs ?? 0;
      right.sample(stillMs, pose);
      left.sample(stillMs, mirrored);
      expect(unlike(pose, mirrored), form.id).toBeLessThan(TOLERANCE_M);
    }
  });
});

describe('a sign that both hands make in mirror image', () => {
  const arms = rig.joints.filter(({ name }) => /Arm|Hand/.test(name));

  it('has the other hand where the mirror has it, wherever the hands are and move', () => {
    const motions = fc.array(
      aMotion.map(({ hand: _both, alternating: _together, ...motion }) => motion),
      { minLength: 1, maxLength: 2 },
    );
    const share = between(0, 1);
    fc.assert(
      fc.property(aHandOnTheBody, motions, share, (D, motion, at) => {
        const segment: Segment = { D, sym: 'mirror', motion };
        const { sample, stops, marks } = compileWithStops([{ form: formOf(segment) }], rig);
        const pose = createPose(rig);
        // On the way one hand may go round the other.
        const [{ atMs = 0 } = {}, { endMs = 0 } = {}] = [stops[0], marks[0]];
        sample(atMs + (endMs - atMs) * at, pose);
        expect(unlike(pose, pose, arms)).toBeLessThan(TOLERANCE_M);
      }),
      { numRuns: 50 },
    );
  });
});
