import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import includeLabels from '../datasets/include.json' with { type: 'json' };
import { drawEntry } from '../src/draw.js';
import { LexiconError, loadLexicon, readLexicon } from '../src/index.js';
import { STARTER } from './support/starter.js';

const DIR = new URL('..', import.meta.url).pathname;
const lexicon = loadLexicon(DIR);

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
    expect(STARTER.filter((gloss) => !glosses.has(gloss))).toEqual([]);
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

describe('a broken lexicon', () => {
  let dir: string;

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'lexicon-'));
    for (const name of ['alphabets.json', 'categories.json', 'forbidden-words.json']) {
      cpSync(join(DIR, name), join(dir, name));
    }
    mkdirSync(join(dir, 'concepts'));
    for (const { id, kind } of lexicon.concepts) {
      if (kind === 'letter' || id === 'hungry' || id === 'tired') {
        cpSync(join(DIR, 'concepts', `${id}.json`), join(dir, 'concepts', `${id}.json`));
      }
    }
  });

  afterEach(() => rmSync(dir, { recursive: true }));

  const change = (id: string, edit: (concept: Record<string, unknown>) => void) => {
    const path = join(dir, 'concepts', `${id}.json`);
    const concept = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    edit(concept);
    writeFileSync(path, JSON.stringify(concept));
  };

  it.each([
    ['no Hindi', (c: Record<string, unknown>) => delete c.hi, 'hi', /required property/],
    ['Hindi in Latin letters', (c) => Object.assign(c, { hi: 'bhukha' }), 'hi', /pattern/],
    ['an unknown category', (c) => Object.assign(c, { category: 'moods' }), 'category', /allowed/],
    ['no sense', (c) => Object.assign(c, { senses: [] }), 'senses', /fewer than 1/],
    ['a stray field', (c) => Object.assign(c, { handshape: 'flat' }), '', /additional.*handshape/],
    ['a taken gloss', (c) => Object.assign(c, { gloss: 'TIRED' }), 'gloss', /already used/],
    ['another id', (c) => Object.assign(c, { id: 'starving' }), 'id', /not the file's name/],
    [
      'an offending word',
      (c) =>
        Object.assign(c, {
          senses: [{ en: 'hearing impaired', lemmas: ['hearing impaired'], wordClass: 'particle' }],
        }),
      'senses',
      /offends: "hearing impaired"/,
    ],
    [
      'a noun without its grammar',
      (c) => Object.assign(c, { senses: [{ en: 'food', lemmas: ['food'], wordClass: 'noun' }] }),
      'senses.0',
      /required property 'noun'/,
    ],
  ] as [string, (c: Record<string, unknown>) => unknown, string, RegExp][])(
    'with %s is refused, naming file, field and reason',
    (_, edit, field, reason) => {
      change('hungry', edit);
      const { problems } = readLexicon(dir);
      expect(problems).toContainEqual({
        file: field === 'gloss' ? 'concepts/tired.json' : 'concepts/hungry.json',
        field,
        reason: expect.stringMatching(reason),
      });
    },
  );

  it('that is no JSON is refused by the loader with the file in the message', () => {
    writeFileSync(join(dir, 'concepts', 'hungry.json'), '{');
    expect(() => loadLexicon(dir)).toThrow(LexiconError);
    expect(() => loadLexicon(dir)).toThrow(/concepts\/hungry\.json: .*JSON/);
  });

  it('whose alphabet names a letter twice is refused', () => {
    const path = join(dir, 'alphabets.json');
    const alphabets = readFileSync(path, 'utf8').replace(
      '"b": "letter-b-v1"',
      '"b": "letter-a-v1"',
    );
    writeFileSync(path, alphabets);
    expect(readLexicon(dir).problems).toContainEqual({
      file: 'alphabets.json',
      field: 'v1.b',
      reason: 'no such letter: letter-a-v1',
    });
  });

  it('that is not there at all says so', () => {
    expect(() => loadLexicon(join(dir, 'nowhere'))).toThrow(/alphabets\.json/);
  });
});

describe('the drawn pictures', () => {
  const drawn = new URL('../../../assets/drawn/', import.meta.url).pathname;
  const spelled = lexicon.entries.filter(({ pictureKind }) => pictureKind === 'drawn');

  it('stand beside the data for what no form shows, as drawn from it today', () => {
    const names = readdirSync(drawn).filter((name) => name.endsWith('.svg'));
    expect(names.sort()).toEqual(spelled.map(({ id }) => `${id}.svg`).sort());
    const stale = spelled.filter(
      (entry) => readFileSync(join(drawn, `${entry.id}.svg`), 'utf8') !== drawEntry(entry),
    );
    expect(stale.map(({ id }) => id)).toEqual([]);
  });

  it('stay under a kilobyte and escape what they show', () => {
    for (const entry of spelled) expect(drawEntry(entry).length).toBeLessThan(1024);
    expect(drawEntry({ kind: 'word', name: 'a<b & c' })).toContain('a&lt;b &amp; c');
  });
});
