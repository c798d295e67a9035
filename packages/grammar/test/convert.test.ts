import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Converted, createConverter } from '../src/index.js';
import { readWords } from './words.js';

const convert = createConverter(readWords());
const shown = ({ glosses }: Converted): string =>
  glosses.map(({ gloss, isSpelled }) => (isSpelled ? [...gloss].join('-') : gloss)).join(' ');
const marked = ({ marks }: Converted): string =>
  marks.map(({ type, start, end }) => `${type}:${start}-${end}`).join(' ');

describe.each(['english', 'hindi'])('%s sentences', (language) => {
  const lines = readFileSync(new URL(`${language}.tsv`, import.meta.url), 'utf8').split('\n');
  const rows = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  it.each(rows)('%s', (sentence, glosses, marks) => {
    const converted = convert(sentence ?? '');
    expect(shown(converted)).toBe(glosses);
    expect(marked(converted)).toBe(marks);
    expect(converted.language).toBe(language === 'hindi' ? 'hi' : 'en');
  });
});

// Long texts, many times over.
const TIMEOUT_MS = 60_000;

const SCRIPTS: readonly (readonly [string, number, number])[] = [
  ['Latin', 0x20, 0x24f],
  ['Arabic', 0x600, 0x6ff],
  ['Devanagari', 0x900, 0x97f],
  ['Bengali', 0x980, 0x9ff],
  ['Gurmukhi', 0xa00, 0xa7f],
  ['Tamil', 0xb80, 0xbff],
  ['Han', 0x4e00, 0x9fff],
  ['surrogate', 0xd800, 0xdfff],
  ['emoji', 0x1f300, 0x1faff],
];

function expectSpansOnSigns(text: string): void {
  const { glosses, spans } = convert(text);
  for (const { start, end } of spans) {
    expect(start).toBeLessThan(end);
    expect(end).toBeLessThanOrEqual(glosses.length);
  }
}

describe('any text', { timeout: TIMEOUT_MS }, () => {
  it('is converted without an exception, and every span lies on the signs', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), expectSpansOnSigns), {
      numRuns: 60,
    });
  });

  it.each(SCRIPTS)(
    'of 2,000 characters of %s letters, marks, digits and spaces is converted',
    (...range) => {
      const [, first, last] = range;
      const letter = fc
        .integer({ min: first, max: last })
        .map((code) => String.fromCodePoint(code));
      const unit = fc.oneof(
        { weight: 5, arbitrary: letter },
        fc.constantFrom(' ', ', ', '. ', '?', '5'),
      );
      fc.assert(
        fc.property(fc.array(unit, { minLength: 2000, maxLength: 2000 }), (units) =>
          expectSpansOnSigns(units.join('').slice(0, 2000)),
        ),
        { numRuns: 4 },
      );
    },
  );

  it('of 2,000 characters made of the words that rules know is converted as well', () => {
    const words =
      'if not what is the my dog , and who that to can than as when before you go of at 5 kya nahi agar है नहीं क्या तो जो कि'.split(
        ' ',
      );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 600, size: 'max' }), (texts) => {
        const { glosses, spans } = convert(texts.join(' ').slice(0, 2000));
        for (const { end } of spans) expect(end).toBeLessThanOrEqual(glosses.length);
      }),
      { numRuns: 40 },
    );
  });
});
