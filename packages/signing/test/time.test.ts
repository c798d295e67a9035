import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPose } from '../src/index.js';
import { motionMs } from '../src/motion.js';
import { compileSequence, compileWithStops, type Sequence } from '../src/sequence.js';
import { farthest, skeletonOf } from './support/measure.js';
import { anyForm } from './support/random-forms.js';
import { rig } from './support/time.js';

const someForms = fc.array(anyForm(2), { minLength: 1, maxLength: 3 });

const jointsAt = ({ sample }: Sequence, tMs: number): Float32Array => {
  const pose = createPose(rig);
  sample(tMs, pose);
  return skeletonOf(rig, pose).positions;
};

describe('the time of any forms one after another', () => {
  it('has each sign begin where the last one ended, and ends after the last', () => {
    fc.assert(
      fc.property(someForms, (forms) => {
        const { marks, durationMs } = compileSequence(
          forms.map((form) => ({ form })),
          rig,
        );
        expect(marks).toHaveLength(forms.length);
        let endedMs = 0;
        for (const { startMs, stillMs, endMs } of marks) {
          expect(startMs).toBe(endedMs);
          expect(stillMs).toBeGreaterThan(startMs);
          expect(stillMs).toBeLessThanOrEqual(endMs);
          endedMs = endMs;
        }
        expect(durationMs).toBeGreaterThan(endedMs);
      }),
      { numRuns: 30 },
    );
  });

  it('gives every segment at least the time that is written: the way, the motions, the hold', () => {
    fc.assert(
      fc.property(anyForm(3), (form) => {
        const { stops, marks } = compileWithStops([{ form }], rig);
        const { endMs = 0 } = marks[0] ?? {};
        let readyMs = 0;
        form.segments.forEach(({ move = 220, motion = [], hold = 380 }, k) => {
          const atMs = stops[k]?.atMs ?? 0;
          expect(atMs).toBeGreaterThanOrEqual(readyMs + move - 1e-6);
          readyMs = atMs + motionMs(motion) + hold;
        });
        expect(readyMs).toBeCloseTo(endMs, 6);
      }),
      { numRuns: 30 },
    );
  });

  it('makes no hand go faster than a metre in 950 ms on the way, on average', () => {
    fc.assert(
      fc.property(anyForm(2), (form) => {
        const { stops } = compileWithStops([{ form }], rig);
        const [first, second] = stops;
        if (first === undefined || second === undefined) return;
        for (const side of ['D', 'N'] as const) {
          const [from, to] = [first.key[side].wrist, second.key[side].wrist];
          const metres = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
          const { motion = [], hold = 380 } = form.segments[0];
          // A motion may carry the hand on before it leaves.
          if (motion.length > 0) continue;
          expect(second.atMs - first.atMs - hold).toBeGreaterThanOrEqual(metres * 950 - 1e-3);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('begins and ends at rest, and stays there', () => {
    const rest = jointsAt(compileSequence([], rig), 0);
    fc.assert(
      fc.property(someForms, (forms) => {
        const sequence = compileSequence(
          forms.map((form) => ({ form })),
          rig,
        );
        for (const t of [0, -1, Number.NEGATIVE_INFINITY]) {
          expect(farthest(rest, jointsAt(sequence, t))).toBeLessThan(1e-5);
        }
        for (const past of [0, 1, Number.POSITIVE_INFINITY]) {
          expect(farthest(rest, jointsAt(sequence, sequence.durationMs + past))).toBeLessThan(1e-5);
        }
      }),
      { numRuns: 30 },
    );
  });
});
