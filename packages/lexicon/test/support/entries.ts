import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../../src/entries.js';
import type { Form, Review } from '../../src/form.js';
import { type Concept, type Entry, statusOf } from '../../src/index.js';
import { DIR, lexicon } from './lexicon.js';

export const formOf = (id: string): Form =>
  JSON.parse(readFileSync(join(DIR, 'forms', `${id}.json`), 'utf8')) as Form;

export const conceptOf = (id: string): Concept => {
  const concept = lexicon.concept(id);
  if (concept === undefined) throw new Error(`no concept ${id}`);
  return concept;
};

export type Change = Partial<Form>;

/** The entries of a concept whose forms are these, each changed so. */
export const entriesWith = (
  conceptId: string,
  ...forms: [id: string, change?: Change][]
): Entry[] =>
  entriesOf(
    conceptOf(conceptId),
    forms.map(([id, change]) => {
      const form = { ...formOf(id), ...change };
      return { ...form, status: statusOf(form) };
    }),
  );

export const entryWith = (conceptId: string, ...forms: [id: string, change?: Change][]): Entry => {
  const [entry] = entriesWith(conceptId, ...forms);
  if (entry === undefined) throw new Error(`no entry of ${conceptId}`);
  return entry;
};

export const review = (verdict: Review['verdict'], who = 'a', date = '2026-01-02'): Review => ({
  who,
  region: 'Pune',
  date,
  verdict,
  note: `${who} says ${verdict}`,
});
