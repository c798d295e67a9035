import type { Form } from '@isl/lexicon/form';
import { describe, expect, it } from 'vitest';
import { compileSequence, createPose, jointPositions, type Rig } from '../src/index.js';
import { aForm, allForms, aRig, distance, jointAt } from './support/fixtures.js';

const rigs = [aRig('woman'), aRig('man')] as const;
const SIDES = ['Right', 'Left'] as const;
const PARTS = [0, 1, 2, 3] as const;
const STEP_MS = 4;
/** An arm that is flung is faster; one that swings up past its own shoulder was at six. */
const FASTEST = 4.2;

/** The fastest elbow of a row of signs, metres a second. */
const fastestElbow = (rig: Rig, forms: readonly Form[]): number => {
  const { live, durationMs } = compileSequence(
    forms.map((form) => ({ form })),
    rig,
    { pace: 'natural' },
  );
  const pose = createPose(rig);
  const places = new Float32Array(rig.joints.length * 3);
  let before: number[][] | null = null;
  let fastest = 0;
  for (let t = 0; t <= durationMs; t += STEP_MS) {
    live(t, 0, pose);
    jointPositions(rig, pose, places);
    const now = SIDES.map((side) => jointAt(rig, places, `${side}ForeArm`));
    now.forEach((place, k) => {
      const metres = distance(place, before?.[k] ?? place);
      fastest = Math.max(fastest, (metres * 1000) / STEP_MS);
    });
    before = now;
  }
  return fastest;
};

describe('an elbow', () => {
  it.each(['word-afternoon', 'word-sleep', 'word-think', 'word-forget', 'word-phone'])(
    'swings up with its hand in %s, and does not snap',
    (id) => {
      for (const rig of rigs) expect(fastestElbow(rig, [aForm(id)])).toBeLessThan(FASTEST);
    },
  );

  // In parts, each short enough for a test of its own.
  it.each(PARTS)('snaps in no sign of part %i, nor on the way from one to another', (part) => {
    const forms = allForms();
    for (const [k, form] of forms.entries()) {
      if (k % PARTS.length !== part) continue;
      const next = forms[(k * 37 + 11) % forms.length] as Form;
      const fastest = fastestElbow(rigs[k % 2] as Rig, [form, next]);
      if (fastest >= FASTEST) expect.fail(`${form.id} ${next.id}: ${fastest} m/s`);
    }
  });

  it('is held low: ten centimetres and more under the shoulder in nine of ten busy arms', () => {
    const drops = allForms().flatMap((form) => {
      const rig = rigs[0];
      const { sample, marks } = compileSequence([{ form }], rig);
      const pose = createPose(rig);
      sample(marks[0]?.stillMs ?? 0, pose);
      const places = jointPositions(rig, pose, new Float32Array(rig.joints.length * 3));
      return SIDES.flatMap((side) => {
        const [shoulder, elbow, wrist] = ['Arm', 'ForeArm', 'Hand'].map(
          (part) => jointAt(rig, places, `${side}${part}`)[1] ?? 0,
        ) as [number, number, number];
        return wrist < shoulder - 0.42 ? [] : [shoulder - elbow];
      });
    });
    drops.sort((a, b) => a - b);
    expect(drops[Math.floor(drops.length / 10)]).toBeGreaterThan(0.1);
    expect(drops[Math.floor(drops.length / 2)]).toBeGreaterThan(0.17);
  });
});
