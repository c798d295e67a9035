import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LexiconError, loadLexicon, readLexicon } from '../src/index.js';
import { DIR, lexicon } from './support/lexicon.js';

describe('a broken lexicon', () => {
  let dir: string;

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'lexicon-'));
    for (const name of ['alphabets.json', 'categories.json', 'forbidden-words.json']) {
      cpSync(join(DIR, name), join(dir, name));
    }
    relate({ opposites: [], related: [] });
    mkdirSync(join(dir, 'concepts'));
    for (const { id, kind } of lexicon.concepts) {
      if (kind === 'letter' || id === 'hungry' || id === 'tired') {
        cpSync(join(DIR, 'concepts', `${id}.json`), join(dir, 'concepts', `${id}.json`));
      }
    }
  });

  afterEach(() => rmSync(dir, { recursive: true }));

  const relate = (relations: object): void =>
    writeFileSync(join(dir, 'relations.json'), JSON.stringify(relations));

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

  it.each([
    [
      'a pair of three',
      { opposites: [['hungry', 'tired', 'x']], related: [] },
      'opposites.0',
      /more/,
    ],
    [
      'a concept against itself',
      { opposites: [['hungry', 'hungry']], related: [] },
      'opposites.0',
      /dup/,
    ],
    ['a concept there is not', { opposites: [], related: [['hungry', 'x']] }, 'related.0', /"x"/],
    [
      'a pair that is there twice',
      {
        opposites: [
          ['hungry', 'tired'],
          ['tired', 'hungry'],
        ],
        related: [],
      },
      'opposites.1',
      /already/,
    ],
    ['no list of the related', { opposites: [] }, 'related', /required/],
  ])('whose relations have %s is refused', (_, relations, field, reason) => {
    relate(relations);
    expect(readLexicon(dir).problems).toContainEqual({
      file: 'relations.json',
      field,
      reason: expect.stringMatching(reason),
    });
  });

  it('that is not there at all says so', () => {
    expect(() => loadLexicon(join(dir, 'nowhere'))).toThrow(/alphabets\.json/);
  });
});
