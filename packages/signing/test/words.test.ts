import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readForms } from '@isl/lexicon';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { checkForm } from '../src/check.js';
import { direction, directionOf } from '../src/directions.js';
import { anglesOf } from '../src/handshapes.js';
import { placeOf } from '../src/place.js';
import { length } from '../src/rig.js';
import { compileSequence } from '../src/sequence.js';
import { siteOf } from '../src/site.js';
import { aForm, aRig, distance, LEXICON } from './support/fixtures.js';
import { SIDES } from './support/measure.js';
import { anyForm, aPlace, handshape, site } from './support/random-forms.js';

const rigs = [aRig('woman'), aRig('man')] as const;
const aFigure = fc.constantFrom(...rigs);

describe('the forms that these tests draw at random', () => {
  let dir = '';
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it("are what the lexicon's schema lets through", () => {
    dir = mkdtempSync(join(tmpdir(), 'forms-'));
    for (const folder of ['concepts', 'forms']) mkdirSync(join(dir, folder));
    cpSync(join(LEXICON, 'concepts/letter-i.json'), join(dir, 'concepts/letter-i.json'));
    fc.sample(anyForm(4), 100).forEach((form, n) => {
      writeFileSync(join(dir, `forms/form-${n}.json`), JSON.stringify(form));
    });
    const { forms, problems } = readForms(dir);
    expect(problems.filter(({ field }) => field.startsWith('segments'))).toEqual([]);
    expect(forms).toHaveLength(100);
  });

  it('use every word of the vocabularies now and then', () => {
    const drawn = JSON.stringify(fc.sample(anyForm(4), 400));
    const path = join(LEXICON, 'schema/form-vocabulary.schema.json');
    const { definitions } = JSON.parse(readFileSync(path, 'utf8')) as {
      definitions: Record<string, { enum?: string[] }>;
    };
    const words = Object.values(definitions).flatMap((one) => one.enum ?? []);
    expect(words.filter((word) => !drawn.includes(word))).toEqual([]);
  });
});

describe('a written direction', () => {
  const term = fc.string({ unit: fc.constantFrom(...'udoiDN'), minLength: 1, maxLength: 3 });
  const written = fc.array(term, { minLength: 1, maxLength: 4 }).map((terms) => terms.join('+'));
  const opposite = { u: 'd', d: 'u', o: 'i', i: 'o', D: 'N', N: 'D' } as const;

  it('is a unit vector, or points nowhere and is said so with its name', () => {
    fc.assert(
      fc.property(written, (text) => {
        const vector = directionOf(text);
        if (vector === null) expect(() => direction(text)).toThrow(`"${text}" points nowhere`);
        else expect(length(vector)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('has an opposite, letter by letter', () => {
    fc.assert(
      fc.property(written, (text) => {
        const there = directionOf(text);
        const back = directionOf(
          text.replace(/[udoiDN]/g, (letter) => opposite[letter as keyof typeof opposite]),
        );
        expect(back === null).toBe(there === null);
        there?.forEach((value, k) => {
          expect(back?.[k]).toBeCloseTo(-value, 9);
        });
      }),
    );
  });

  it('does not depend on the order of its letters or of its terms', () => {
    fc.assert(
      fc.property(written, (text) => {
        const turned = text
          .split('+')
          .reverse()
          .map((letters) => [...letters].reverse().join(''));
        const [one, other] = [directionOf(text), directionOf(turned.join('+'))];
        one?.forEach((value, k) => {
          expect(other?.[k]).toBeCloseTo(value, 6);
        });
      }),
    );
  });

  it('is nothing when it has a letter that means nothing', () => {
    expect(directionOf('x')).toBeNull();
    expect(directionOf('u+')).toEqual(directionOf('u'));
  });
});

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
      { field: 'segments', reason: expect.stringContaining(reason) },
    ]);
  });
});
