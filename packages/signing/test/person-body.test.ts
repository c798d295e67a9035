import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import man from '../rig/man.json' with { type: 'json' };
import woman from '../rig/woman.json' with { type: 'json' };
import { projectionOf } from '../src/clips/camera.js';
import { axesOf, type Camera, createRandom, RANGES, SPLITS } from '../src/clips/index.js';
import { drawManner, OF_NO_SIGN, strayedForm } from '../src/clips/manners.js';
import { formOf, MOVEMENTS } from '../src/clips/movements/index.js';
import { drawPhysique, rigOf } from '../src/clips/physique.js';
import { anglesOutOfReach, HANDSHAPES } from '../src/handshapes.js';
import { createRig, type RigJson } from '../src/index.js';
import { compileSequence } from '../src/sequence.js';
import { allForms, distance } from './support/fixtures.js';
import { seed } from './support/person.js';
import { between } from './support/random-forms.js';

const split = fc.constantFrom(...SPLITS);

const someone = (text: string, of: (typeof SPLITS)[number]): RigJson =>
  rigOf(woman as RigJson, man as RigJson, drawPhysique(createRandom(text), RANGES[of]));

describe('the body of a person', () => {
  it('has the joints of the figures, its shoulders at their height, and bones of one side as the other', () => {
    fc.assert(
      fc.property(seed, split, (text, of) => {
        const json = someone(text, of);
        const rig = createRig(json);
        expect(json.joints.map(({ name }) => name)).toEqual(woman.joints.map(({ name }) => name));
        const [right, left] = rig.arms;
        expect(right.shoulder[1]).toBeCloseTo(1.42, 6);
        expect(right.upperLength).toBeCloseTo(left.upperLength, 3);
        expect(right.lowerLength).toBeCloseTo(left.lowerLength, 3);
      }),
      { numRuns: 50 },
    );
  });

  it('can make the signs, in its own manner, with hands that a hand can make', () => {
    const forms = allForms();
    fc.assert(
      fc.property(seed, split, fc.constantFrom(...forms), (text, of, form) => {
        const random = createRandom(text);
        const rig = createRig(someone(text, of));
        const manner = drawManner(random, rig, OF_NO_SIGN, { own: random, of: () => random });
        for (const hs of Object.keys(HANDSHAPES)) {
          expect([hs, anglesOutOfReach(manner.anglesOf(hs))]).toEqual([hs, []]);
          expect(manner.anglesOf(hs)).toBe(manner.anglesOf(hs));
        }
        const strayed = strayedForm(random, form, 1);
        const { marks } = compileSequence([{ form: strayed }], rig, { manner });
        expect(strayed.segments).toHaveLength(form.segments.length);
        expect(marks[0]?.id).toBe(form.id);
      }),
      { numRuns: 40 },
    );
  });

  it('can make every movement that is no sign', () => {
    const names = Object.keys(MOVEMENTS) as (keyof typeof MOVEMENTS)[];
    fc.assert(
      fc.property(seed, fc.constantFrom(...names), split, (text, name, of) => {
        const form = formOf(name, MOVEMENTS[name](createRandom(text)));
        const { durationMs } = compileSequence([{ form }], createRig(someone(text, of)));
        expect(durationMs).toBeGreaterThan(300);
        expect(durationMs).toBeLessThan(30_000);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a camera', () => {
  const camera: fc.Arbitrary<Camera> = fc.record({
    yaw: between(-30, 30),
    pitch: between(-14, 12),
    roll: between(-6, 6),
    distance: between(0.7, 1.8),
    height: between(1, 1.6),
    aside: between(-0.2, 0.2),
    fieldOfView: between(36, 50),
  });
  const seen = (of: Camera, point: readonly [number, number, number]) => {
    const out = new Float64Array(3);
    projectionOf(of).project(...point, out, 0);
    return [...out];
  };

  it('has what it is aimed at in the middle of its picture, at its distance', () => {
    fc.assert(
      fc.property(camera, (one) => {
        const { eye, ahead } = axesOf(one);
        const [x = 0, y = 0, z = 0] = eye.map((value, k) => value + (ahead[k] ?? 0) * one.distance);
        const [across, down, depth] = seen(one, [x, y, z]);
        expect(across).toBeCloseTo(0.5, 9);
        expect(down).toBeCloseTo(0.5, 9);
        expect(depth).toBeCloseTo(one.distance, 9);
        expect(y).toBeCloseTo(one.height, 9);
      }),
    );
  });

  it('has right, up and ahead square to one another', () => {
    fc.assert(
      fc.property(camera, (one) => {
        const { right, up, ahead } = axesOf(one);
        for (const [a, b] of [
          [right, up],
          [up, ahead],
          [ahead, right],
        ] as const) {
          expect(a[0] * b[0] + a[1] * b[1] + a[2] * b[2]).toBeCloseTo(0, 9);
        }
        for (const axis of [right, up, ahead]) expect(distance(axis, [0, 0, 0])).toBeCloseTo(1, 9);
      }),
    );
  });

  it("sees the signer's left on its right and what is high above what is low", () => {
    fc.assert(
      fc.property(camera, between(0.05, 0.3), (one, metres) => {
        const [leftHand = 0] = seen(one, [metres, one.height, 0]);
        const [rightHand = 0] = seen(one, [-metres, one.height, 0]);
        expect(leftHand).toBeGreaterThan(rightHand);
        const [, high = 0] = seen(one, [0, one.height + metres, 0]);
        const [, low = 0] = seen(one, [0, one.height - metres, 0]);
        expect(high).toBeLessThan(low);
      }),
    );
  });
});
