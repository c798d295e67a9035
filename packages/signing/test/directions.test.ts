import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readForms } from '@isl/lexicon';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { direction, directionOf } from '../src/directions.js';
import { length } from '../src/rig.js';
import { LEXICON } from './support/fixtures.js';
import { anyForm } from './support/random-forms.js';

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
