import fc from 'fast-check';
import { quat, vec3 } from 'gl-matrix';
import { describe, expect, it } from 'vitest';
import { solveArm, strainOf } from '../src/arm.js';
import { createPose, type Rig } from '../src/index.js';
import type { ArmBones } from '../src/rig.js';
import { aRig, distance } from './support/fixtures.js';
import { skeletonOf } from './support/measure.js';
import { between } from './support/random-forms.js';

const rigs = [aRig('woman'), aRig('man')] as const;
const anArm = fc
  .tuple(fc.constantFrom(...rigs), fc.constantFrom(0 as const, 1 as const))
  .map(([rig, side]) => ({ rig, arm: rig.arms[side] }));
const aDirection = fc
  .tuple(between(-1, 1), between(-1, 1), between(-1, 1))
  .filter((way) => Math.hypot(...way) > 0.1)
  .map(([x, y, z]) => vec3.normalize(vec3.create(), [x, y, z]));
const aTurn = fc
  .tuple(aDirection, between(-Math.PI, Math.PI))
  .map(([axis, angle]) => quat.setAxisAngle(quat.create(), axis, angle));
const aSwivel = between(-0.7, 1.8);
/** Shares of the whole arm's length; nearer than this the elbow would have to fold shut. */
const withinReach = between(0.25, 0.98);

const wristAt = ({ shoulder, upperLength, lowerLength }: ArmBones, way: vec3, share: number) =>
  vec3.scaleAndAdd(vec3.create(), [...shoulder], way, share * (upperLength + lowerLength));

const solved = (rig: Rig, arm: ArmBones, wrist: vec3, hand: quat, swivel: number) => {
  const pose = createPose(rig);
  solveArm(arm, wrist, hand, swivel, pose.rotations);
  return skeletonOf(rig, pose);
};

describe('an arm', () => {
  it('has its wrist where it is asked to, wherever that is within reach', () => {
    fc.assert(
      fc.property(
        anArm,
        aDirection,
        withinReach,
        aTurn,
        aSwivel,
        ({ rig, arm }, way, share, hand, swivel) => {
          const wrist = wristAt(arm, way, share);
          const { at } = solved(rig, arm, wrist, hand, swivel);
          expect(distance(at(arm.hand), [...wrist])).toBeLessThan(1e-4);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('has its hand turned as it is asked to, whatever the arm does', () => {
    fc.assert(
      fc.property(
        anArm,
        aDirection,
        withinReach,
        aTurn,
        aSwivel,
        ({ rig, arm }, way, share, hand, swivel) => {
          const { turn } = solved(rig, arm, wristAt(arm, way, share), hand, swivel);
          const made = quat.multiply(quat.create(), turn(arm.hand), arm.frame);
          expect(Math.abs(quat.dot(made, hand))).toBeGreaterThan(1 - 1e-5);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is stretched toward what is out of its reach, and stops short of it', () => {
    fc.assert(
      fc.property(anArm, aDirection, between(1.01, 3), aTurn, ({ rig, arm }, way, share, hand) => {
        const wrist = wristAt(arm, way, share);
        const { at } = solved(rig, arm, wrist, hand, 0);
        const whole = arm.upperLength + arm.lowerLength;
        expect(distance(at(arm.hand), [...arm.shoulder])).toBeCloseTo(whole - 0.002, 4);
        expect(distance(at(arm.hand), [...wristAt(arm, way, 1)])).toBeLessThan(0.0025);
        const { shortBy } = strainOf(arm, wrist, hand, 0);
        expect(shortBy).toBeCloseTo((share - 1) * whole + 0.002, 4);
      }),
      { numRuns: 100 },
    );
  });

  it('swings its elbow round the line from shoulder to wrist and moves nothing else', () => {
    fc.assert(
      fc.property(
        anArm,
        aDirection,
        withinReach,
        aTurn,
        aSwivel,
        ({ rig, arm }, way, share, hand, swivel) => {
          const wrist = wristAt(arm, way, share);
          const [one, other] = [0, swivel].map((angle) => solved(rig, arm, wrist, hand, angle));
          if (one === undefined || other === undefined) throw new Error('two arms expected');
          expect(distance(one.at(arm.hand), other.at(arm.hand))).toBeLessThan(1e-4);
          for (const { at } of [one, other]) {
            expect(distance(at(arm.forearm), at(arm.arm))).toBeCloseTo(arm.upperLength, 4);
            expect(distance(at(arm.forearm), at(arm.hand))).toBeCloseTo(arm.lowerLength, 4);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
