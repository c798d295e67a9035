import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../src/check.js';
import { anglesOf } from '../src/handshapes.js';
import { placeOf } from '../src/place.js';
import { length } from '../src/rig.js';
import { compileSequence } from '../src/sequence.js';
import { siteOf } from '../src/site.js';
import { aForm, aRig, distance } from './support/fixtures.js';
import { SIDES } from './support/measure.js';
import { aPlace, handshape, site } from './support/random-forms.js';

const rigs = [aRig('woman'), aRig('man')] as const;

const aFigure = fc.constantFrom(...rigs);

describe('a site of a hand', () => {
  it('is on the hand, and faces one way, in every handshape', () => {
    const side = fc.constantFrom(0 as const, 1 as const);
    fc.assert(
      fc.property(site, handshape, aFigure, side, (name, hs, rig, k) => {
        const arm = rig.arms[k];
        const { point, normal } = siteOf(arm, name, anglesOf(hs));
        const { base, lengths } = arm.digits.middle;
        const reach = length(base) + lengths[0] + lengths[1] + lengths[2];
        expect(length(point)).toBeLessThan(reach + 0.02);
        expect(length(normal)).toBeCloseTo(1, 5);
      }),
      { numRuns: 300 },
    );
  });

  it('is on the other side of a left hand', () => {
    fc.assert(
      fc.property(site, handshape, aFigure, (name, hs, rig) => {
        const [right, left] = rig.arms.map((arm) => siteOf(arm, name, anglesOf(hs)));
        if (right === undefined || left === undefined) throw new Error('two arms expected');
        for (const [what, most] of [
          ['point', 0.001],
          ['normal', 0.02],
        ] as const) {
          const [[x, y, z], [mirroredX, ...others]] = [right[what], left[what]];
          expect(distance([-x, y, z], [mirroredX, ...others])).toBeLessThan(most);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is told from a word that names none', () => {
    const [arm] = rigs[0].arms;
    expect(() => siteOf(arm, 'elbow', anglesOf('flat'))).toThrow('A hand has no site "elbow"');
    expect(() => siteOf(arm, 'ring.ring', anglesOf('flat'))).toThrow('no site "ring"');
  });
});

describe('a place of the body', () => {
  it('is the mirror image on the other side, and in the middle where it has none', () => {
    fc.assert(
      fc.property(aPlace, aFigure, (name, rig) => {
        const [D, N] = SIDES.map((side) => placeOf(rig, name, side));
        if (D === undefined || N === undefined) throw new Error('two sides expected');
        expect(N.point).toEqual([-D.point[0], D.point[1], D.point[2]].map((value) => value + 0));
        expect(length(D.normal)).toBeCloseTo(1, 2);
        expect(D.point[0]).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('a form with a word that nobody knows', () => {
  const hand = { hs: 'index', ext: 'u', palm: 'o', at: { place: 'chest' } } as const;
  const whole = { ...aForm('letter-i-v2') };

  it.each([
    ['a handshape', { ...hand, hs: 'tentacle' }, 'There is no handshape "tentacle".'],
    ['a place', { ...hand, at: { place: 'tail' } }, 'has no place "tail"'],
    ['a direction', { ...hand, ext: 'ud' }, '"ud" points nowhere'],
    ['a site', { ...hand, point: 'elbow' }, 'no site "elbow"'],
  ])('is refused by its name: %s', (_what, D, reason) => {
    // As a file could have it that no schema was asked about.
    const form = JSON.parse(JSON.stringify({ ...whole, segments: [{ D }] })) as typeof whole;
    expect(() => compileSequence([{ form }], rigs[0])).toThrow(reason);
    expect(checkForm(form, rigs[0])).toEqual([
      { kind: 'unsolvable', field: 'segments', reason: expect.stringContaining(reason) },
    ]);
  });
});
