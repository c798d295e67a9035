import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Form,
  LexiconError,
  loadForms,
  loadLexicon,
  readForms,
  statusOf,
} from '../src/index.js';
import { WORDS } from './support/starter.js';

const DIR = new URL('..', import.meta.url).pathname;
const read = (id: string): Form =>
  JSON.parse(readFileSync(join(DIR, 'forms', `${id}.json`), 'utf8')) as Form;
const review = (who: string, date: string, verdict: 'right' | 'wrong' | 'withdraw') => ({
  who,
  region: 'Delhi',
  date,
  verdict,
});

describe('the forms', () => {
  it('are read with a status and none is reviewed yet', () => {
    const forms = loadForms(DIR);
    expect(forms.length).toBeGreaterThanOrEqual(52);
    expect(new Set(forms.map(({ status }) => status))).toEqual(new Set(['draft']));
    expect(new Set(forms.map(({ id }) => id)).size).toBe(forms.length);
  });

  it('speak of sides and never of left and right', () => {
    const said = loadForms(DIR).map(({ id, alt }) => [
      id,
      / (left|right)\b(?! angle)/i.exec(alt)?.[0],
    ]);
    expect(said.filter(([, word]) => word !== undefined)).toEqual([]);
  });
});

describe('in Hindi', () => {
  const forms = loadForms(DIR);
  const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);

  it('every form and what every source shows is told, once each', () => {
    const english = forms.flatMap(({ alt, sources }) => [alt, ...sources.map(({ seen }) => seen)]);
    const hindi = forms.flatMap(({ altHi, sources }) => [
      altHi,
      ...sources.map(({ seenHi }) => seenHi),
    ]);
    expect(hindi.filter((text) => !isHindi(text))).toEqual([]);
    const told = new Map<string | undefined, Set<string>>();
    for (const [k, text] of hindi.entries()) {
      told.set(english[k], (told.get(english[k]) ?? new Set()).add(text));
    }
    expect([...told].filter(([, ways]) => ways.size > 1).map(([text]) => text)).toEqual([]);
  });

  it('a source has its name, unless that is a name alone', () => {
    const unnamed = loadLexicon(DIR)
      .entries.flatMap((entry) => entry.forms.flatMap(({ sources }) => sources))
      .filter(({ nameHi }) => nameHi === undefined);
    expect([...new Set(unnamed.map(({ name }) => name))].sort()).toEqual([
      'Facial Action Coding System',
      'Pfau',
      'Sinha',
      'Zeshan',
    ]);
  });
});

describe('a form is allowed by its concept:', () => {
  const lexicon = loadLexicon(DIR);
  const forms = loadForms(DIR);

  it('no form of what waits for a Deaf signer', () => {
    const waiting = forms.filter(({ concept }) => lexicon.concept(concept)?.awaitsSigner);
    expect(waiting.map(({ id }) => id)).toEqual([]);
  });

  it('no word from memory, only the glosses of the list', () => {
    const words = forms.filter(({ kind }) => kind === 'word');
    expect(words.filter(({ gloss }) => !WORDS.includes(gloss)).map(({ id }) => id)).toEqual([]);
  });

  it('a source each that says what was seen', () => {
    const silent = forms.filter(({ sources }) => !sources.every(({ seen }) => seen.trim() !== ''));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

describe('the status of a form', () => {
  it('comes from the last word of each reviewer, and an objection outweighs', () => {
    expect(statusOf({})).toBe('draft');
    expect(statusOf({ reviews: [review('a', '2026-01-02', 'right')] })).toBe('reviewed');
    const changed = [review('a', '2026-03-01', 'right'), review('a', '2026-01-02', 'wrong')];
    expect(statusOf({ reviews: changed })).toBe('reviewed');
    expect(statusOf({ reviews: [...changed, review('b', '2026-02-01', 'wrong')] })).toBe(
      'disputed',
    );
    expect(statusOf({ reviews: [...changed, review('b', '2026-02-01', 'withdraw')] })).toBe(
      'withdrawn',
    );
  });
});

describe('a broken form', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'forms-'));
    mkdirSync(join(dir, 'forms'));
    for (const letter of 'ikl') {
      const file = `concepts/letter-${letter}.json`;
      cpSync(join(DIR, file), join(dir, file));
    }
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const problemsWith = (change: Record<string, unknown>, id = 'letter-i-v2') => {
    writeFileSync(join(dir, 'forms', `${id}.json`), JSON.stringify({ ...read(id), ...change }));
    return readForms(dir).problems.map(({ file, field, reason }) => `${file}: ${field}: ${reason}`);
  };
  const [segment] = read('letter-i-v2').segments;

  it.each([
    ['a typed status', { status: 'reviewed' }, 'must NOT have additional properties: status'],
    ['no source', { sources: [] }, 'sources: must NOT have fewer than 1 items'],
    ['a handshape nobody named', { segments: [{ D: { ...segment.D, hs: 'paw' } }] }, 'D.hs'],
    ['a direction of the viewer', { segments: [{ D: { ...segment.D, ext: 'left' } }] }, 'D.ext'],
    [
      'a place nobody named',
      { segments: [{ D: { ...segment.D, at: { place: 'knee' } } }] },
      'place',
    ],
    ['low confidence', { confidence: 'low' }, 'confidence: must be equal to one of'],
    ['an unknown concept', { concept: 'letter-ij' }, 'there is no concept "letter-ij"'],
    ['the other variant of the letter', { variant: 'v1' }, 'variant: is not the one of'],
    ['the wrong gloss', { gloss: 'J' }, "gloss: the concept's is I"],
    ['a homonym that is not there', { homonyms: ['word-nothing'] }, 'no form "word-nothing"'],
  ])('is named with its field: %s', (_what, change, reason) => {
    const problems = problemsWith(change);
    expect(problems.join('\n')).toContain(reason);
    expect(problems[0]).toMatch(/^forms\/letter-i-v2\.json: /);
  });

  it('is one of a concept that waits for a Deaf signer', () => {
    const file = join(dir, 'concepts/letter-i.json');
    const concept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...concept, awaitsSigner: true }));
    expect(problemsWith({})).toEqual([
      'forms/letter-i-v2.json: concept: waits for a Deaf signer to show it',
    ]);
  });

  it('is one made like another, unless it says so or its letter does', () => {
    expect(problemsWith({})).toEqual([]);
    const copied = { segments: read('letter-i-v2').segments };
    expect(problemsWith(copied, 'letter-l-v2')).toEqual([
      'forms/letter-l-v2.json: segments: made exactly like letter-i-v2, and neither says so',
    ]);
    expect(problemsWith({ ...copied, homonyms: ['letter-i-v2'] }, 'letter-l-v2')).toEqual([]);
    rmSync(join(dir, 'forms/letter-l-v2.json'));
    cpSync(join(DIR, 'forms/letter-k-v1.json'), join(dir, 'forms/letter-k-v1.json'));
    expect(problemsWith({}, 'letter-k-v2')).toEqual([]);
  });

  it('stops the load, and so does one that is no JSON', () => {
    writeFileSync(join(dir, 'forms/letter-i-v2.json'), '{');
    expect(() => loadForms(dir)).toThrow(LexiconError);
  });
});
