import { describe, expect, it } from 'vitest';
import provenance from '../provenance.json' with { type: 'json' };
import { lexicon } from './support/lexicon.js';
import { forms, problems, words } from './support/provenance.js';
import { WORDS } from './support/starter.js';

describe('where the forms come from', () => {
  it('is known of every one', () => {
    expect(problems).toEqual([]);
  });

  it('is a closed list: as many forms for each gloss as it may have, and no other', () => {
    expect(words.map(({ gloss }) => gloss).sort()).toEqual([...WORDS].sort());
    expect(words.map(({ id }) => id).sort()).toEqual(Object.keys(provenance.words).sort());
  });

  it('names no city, because no source does', () => {
    expect(new Set(words.map(({ region }) => region))).toEqual(new Set(['unknown']));
  });

  it('counts two views of signers, or one that is seconded, as high, and little else', () => {
    const pictured = Object.entries(provenance.words).filter(([, word]) => 'pictures' in word);
    const high = words.filter(({ confidence }) => confidence === 'high');
    expect(pictured.every(([id]) => high.some((form) => form.id === id))).toBe(true);
    expect(pictured.length).toBeLessThan(high.length / 4);
  });

  it('lets no word be made on its initial but those that were seen so', () => {
    const made = Object.entries(provenance.words).flatMap(([id, word]) =>
      'letter' in word ? [`${id} ${word.letter}`] : [],
    );
    expect(made).toEqual([
      'word-late l',
      'word-later l',
      'word-question q',
      'word-saturday s',
      'word-tuesday t',
      'word-wednesday w',
    ]);
  });

  it('leaves what must not be guessed without a form', () => {
    const waiting = lexicon.concepts.filter(({ awaitsSigner }) => awaitsSigner === true);
    for (const id of [
      'deaf',
      'hearing',
      'religion',
      'god',
      'monday',
      'december',
      'doctor',
      'law',
    ]) {
      expect(waiting.map((concept) => concept.id)).toContain(id);
    }
    const written = new Set(forms.map(({ concept }) => concept));
    expect(waiting.filter(({ id }) => written.has(id))).toEqual([]);
  });
});
