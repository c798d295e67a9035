import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import includeLabels from '../datasets/include.json' with { type: 'json' };
import { drawEntry } from '../src/draw.js';
import { lexicon } from './support/lexicon.js';
import { WORDS } from './support/starter.js';

describe('the lexicon', () => {
  it('has words, the whole alphabet, the numerals and the expressions', () => {
    const count = (kind: string) => lexicon.concepts.filter((c) => c.kind === kind).length;
    expect(count('word')).toBeGreaterThanOrEqual(250);
    expect(count('letter')).toBe(26);
    expect(count('numeral')).toBe(11);
    expect(lexicon.entries.filter((e) => e.kind === 'expression').map((e) => e.name)).toEqual([
      ...['Happy', 'Sad', 'Asking', 'Laugh', 'Cry', 'Angry'],
      ...['Affirmation', 'Doubt', 'Negation', 'Neutral', 'Surprise', 'Topic'],
    ]);
  });

  it('has a word for every gloss that a form may be written for', () => {
    const glosses = new Set(lexicon.concepts.filter((c) => c.kind === 'word').map((c) => c.gloss));
    expect(WORDS.filter((gloss) => !glosses.has(gloss))).toEqual([]);
  });

  it('has a word for each of the 263 labels of INCLUDE, and no label twice', () => {
    const used = lexicon.concepts.flatMap(({ datasets }) => datasets?.include ?? []);
    expect([...used].sort()).toEqual([...includeLabels.labels].sort());
    expect(used).toHaveLength(263);
  });

  it('gives each dictionary line its id on the wire', () => {
    expect(lexicon.entry('word-thank-you')).toMatchObject({
      conceptId: 'thank-you',
      gloss: 'THANK-YOU',
      name: 'thank you',
      nameHi: 'धन्यवाद',
    });
    expect(lexicon.entry('letter-a-v2')).toMatchObject({ name: 'A', variants: ['letter-a-v1'] });
    expect(lexicon.entry('numeral-7')).toMatchObject({ name: '7', variants: [] });
    expect(lexicon.entry('expression-asking')).toMatchObject({ name: 'Asking' });
    expect(lexicon.entry('word-nothing-of-the-kind')).toBeUndefined();
    expect(new Set(lexicon.entries.map((e) => e.id)).size).toBe(lexicon.entries.length);
  });

  it('spells with variant two unless told otherwise', () => {
    expect(
      lexicon
        .letters()
        .map((e) => e.id)
        .slice(0, 2),
    ).toEqual(['letter-a-v2', 'letter-b-v2']);
    expect(lexicon.letters('v1')).toHaveLength(26);
    expect(lexicon.letters('v1')[25]?.id).toBe('letter-z-v1');
    expect(lexicon.letters('v9')).toEqual([]);
  });

  it('cannot be changed by whoever reads it', () => {
    const senses = lexicon.concept('hungry')?.senses as unknown as string[];
    expect(() => senses.push('x')).toThrow(TypeError);
  });

  it('keeps the signs that must not be guessed waiting for a signer', () => {
    for (const id of ['deaf', 'hearing', 'hard-of-hearing', 'indian-sign-language', 'religion']) {
      expect(lexicon.concept(id)?.awaitsSigner, id).toBe(true);
    }
  });
});

describe('the drawn pictures', () => {
  const drawn = new URL('../../../assets/drawn/', import.meta.url).pathname;
  // Also of what a form shows: a signer may find the form wrong at any time.
  const { entries } = lexicon;

  it('stand beside the data for every entry, as drawn from it today', () => {
    const names = readdirSync(drawn).filter((name) => name.endsWith('.svg'));
    expect(names.sort()).toEqual(entries.map(({ id }) => `${id}.svg`).sort());
    const stale = entries.filter(
      (entry) => readFileSync(join(drawn, `${entry.id}.svg`), 'utf8') !== drawEntry(entry),
    );
    expect(stale.map(({ id }) => id)).toEqual([]);
  });

  it('stay under a kilobyte and escape what they show', () => {
    for (const entry of entries) expect(drawEntry(entry).length).toBeLessThan(1024);
    const drawing = drawEntry({ kind: 'word', name: 'a<b & c', nameHi: 'क<ख' });
    expect(drawing).toContain('a&lt;b &amp; c');
    expect(drawing).toContain('क&lt;ख');
  });

  it('say a word in both languages, the English one larger, and a letter once', () => {
    const word = drawEntry({
      kind: 'word',
      name: 'Indian Sign Language',
      nameHi: 'भारतीय सांकेतिक भाषा',
    });
    const sizes = [...word.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));
    expect(sizes).toHaveLength(2);
    expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
    for (const part of ['भारतीय', 'सांकेतिक', 'भाषा']) expect(word).toContain(part);
    expect(drawEntry({ kind: 'letter', name: 'A', nameHi: 'ए' })).not.toContain('ए');
  });

  it('keep every line within the paper and apart from the next one', () => {
    for (const entry of entries) {
      const drawing = drawEntry(entry);
      const texts = [...drawing.matchAll(/<text font-size="(\d+)".*?<\/text>/g)];
      const lines = texts.flatMap(([text, size]) =>
        [...text.matchAll(/ y="(\d+)"/g)].map(([, y]) => ({
          y: Number(y),
          half: Number(size) / 2,
        })),
      );
      for (const [index, { y, half }] of lines.entries()) {
        const above = lines[index - 1];
        expect(y - half, entry.id).toBeGreaterThanOrEqual(above ? above.y + above.half : 28);
        expect(y + half, entry.id).toBeLessThanOrEqual(612);
      }
    }
  });
});
