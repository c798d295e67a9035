import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPose, type Rig } from '../src/index.js';
import { motionMs } from '../src/motion.js';
import { compileSequence, compileWithStops, type Sequence } from '../src/sequence.js';
import { allForms, aRig } from './support/fixtures.js';
import { farthest, skeletonOf } from './support/measure.js';
import { anyForm } from './support/random-forms.js';

const rig = aRig();

/** Where all joints are at a moment; those that `isLeftOut` names stay at nought. */
const watch = ({ sample }: Sequence, of: Rig, isLeftOut = (_name: string): boolean => false) => {
  const pose = createPose(of);
  const leftOut = of.joints.flatMap(({ name }, joint) => (isLeftOut(name) ? [joint] : []));
  return (tMs: number): Float32Array => {
    sample(tMs, pose);
    const { positions } = skeletonOf(of, pose);
    for (const joint of leftOut) positions.fill(0, joint * 3, joint * 3 + 3);
    return positions;
  };
};

/** A five-thousandth of a millisecond. */
const INSTANT_MS = 2e-4;

/** How far anything goes within an instant, at these moments and where it goes fastest. */
const longestJump = (
  positionsAt: (tMs: number) => Float32Array,
  durationMs: number,
  moments: readonly number[],
): number => {
  const LOOKS = 60;
  const step = durationMs / LOOKS;
  const film = Array.from({ length: LOOKS + 1 }, (_, k) => positionsAt(k * step));
  const fastest = film
    .slice(1)
    .map((after, k) => ({ fromMs: k * step, metres: farthest(film[k] ?? after, after) }))
    .sort((a, b) => b.metres - a.metres)
    .slice(0, 3);
  const jumps = fastest.map(({ fromMs }) => {
    let [from, to] = [fromMs, fromMs + step];
    let [before, after] = [positionsAt(from), positionsAt(to)];
    while (to - from > INSTANT_MS) {
      const middle = (from + to) / 2;
      const between = positionsAt(middle);
      if (farthest(before, between) > farthest(between, after)) [to, after] = [middle, between];
      else [from, before] = [middle, between];
    }
    return farthest(before, after);
  });
  const turns = moments.map((tMs) =>
    farthest(positionsAt(tMs - INSTANT_MS / 2), positionsAt(tMs + INSTANT_MS / 2)),
  );
  return Math.max(...jumps, ...turns);
};

describe('the way through any forms', () => {
  // Where the wrist is straight above or below the shoulder, or nearly, the elbow has no side to be on
  // and changes it within an instant; the hand stays where it is.
  const isElbow = (name: string): boolean => name.endsWith('ForeArm');

  it('has no jump of a millimetre in it, of hands, fingers, trunk and head', () => {
    const someForms = fc.array(anyForm(2), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(someForms, fc.boolean(), (forms, isLeftHanded) => {
        const items = forms.map((form) => ({ form }));
        const sequence = compileWithStops(items, rig, { isLeftHanded });
        // Where the way ends, the motions end, and the hold ends.
        const moments = sequence.stops.flatMap(({ atMs, index, segment }) => {
          const { motion = [], hold = 380 } = forms[index]?.segments[segment] ?? {};
          const movedMs = atMs + motionMs(motion);
          return [atMs, movedMs, movedMs + hold];
        });
        const jump = longestJump(watch(sequence, rig, isElbow), sequence.durationMs, moments);
        expect(jump).toBeLessThan(0.001);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the way through the lexicon', () => {
  /** Metres a second; the fastest of people who sign are about as fast. */
  const FASTEST = 5;
  const FRAME_MS = 33;

  it('moves nothing faster than a person could, elbows included', () => {
    for (const figure of [aRig('woman'), aRig('man')]) {
      for (const form of allForms()) {
        const sequence = compileSequence([{ form }], figure);
        const positionsAt = watch(sequence, figure);
        let before = positionsAt(0);
        for (let t = FRAME_MS; t <= sequence.durationMs; t += FRAME_MS) {
          const now = positionsAt(t);
          const speed = (farthest(before, now) / FRAME_MS) * 1000;
          if (speed > FASTEST) expect.fail(`${form.id} ${figure.figure} ${speed} m/s at ${t} ms`);
          before = now;
        }
      }
    }
  });
});
