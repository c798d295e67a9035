import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMOTIONS, SENTENCE_MARKS } from '@isl/contracts/vocabulary';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/repository.js';

type Rule = { readonly id: string; readonly source?: string };

const GRAMMAR = join(ROOT, 'packages', 'grammar');
const read = (...path: string[]): unknown =>
  JSON.parse(readFileSync(join(GRAMMAR, ...path), 'utf8'));
const listed = readdirSync(join(GRAMMAR, 'rules')).filter((name) => name.endsWith('.json'));
const constructions = readdirSync(join(GRAMMAR, 'rules/isl')).map((name) => `isl/${name}`);
const files = [...listed, ...constructions];
describe('the grammar', () => {
  it('says of every emotion, and of nothing else, how it shows', () => {
    const { emotions } = read('rules', 'emotions.json') as { emotions: object };
    expect(Object.keys(emotions)).toEqual([...EMOTIONS]);
  });

  it('has as types of sentences the marks that somebody may set who signs one otherwise', () => {
    const { types } = read('rules', 'sentence-types.json') as { types: { type: string }[] };
    expect(types.map(({ type }) => type).sort()).toEqual([...SENTENCE_MARKS].sort());
  });

  it('cites only rules of word order that exist', () => {
    const order = read('rules', 'order.json') as { rules: readonly Rule[] };
    const known = new Set(order.rules.map((rule) => rule.id));
    const cited = files.flatMap((file) => sources(read('rules', file)));
    expect(cited.length).toBeGreaterThan(50);
    const missing = cited.flatMap((source) => source.match(/\bR\d+\b/g) ?? []);
    expect(missing.filter((id) => !known.has(id))).toEqual([]);
  });

  it('names only concepts of the lexicon', () => {
    const rules = read('rules', 'signs.json') as Record<string, SignRule>;
    // Pairs are of everyday words as well.
    const english = new Set([
      'ofPeople',
      'dropped',
      'marks',
      'alsoWritten',
      'composites',
      'pairs',
      'paired',
      'lengths',
    ]);
    const named = Object.entries(rules)
      .filter(([key]) => !english.has(key))
      .flatMap(([, rule]) => (Array.isArray(rule.values) ? rule.values.flat() : []));
    const concepts = conceptsOfLexicon();
    expect(named.filter((name) => !concepts.has(name))).toEqual([]);
  });

  it('pairs concepts and everyday words', () => {
    const { pairs, paired } = read('rules', 'signs.json') as Record<'pairs' | 'paired', SignRule>;
    const words = read('rules', 'words.json') as {
      readonly nouns: readonly { readonly words: readonly string[] }[];
      readonly small: readonly { readonly sense: { readonly lemmas: readonly string[] } }[];
    };
    const known = new Set([
      ...conceptsOfLexicon(),
      ...words.nouns.flatMap(({ words: ofGroup }) => ofGroup),
      ...words.small.flatMap(({ sense }) => sense.lemmas),
    ]);
    const named = [pairs, paired].flatMap(({ values }) => values?.flat() ?? []);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('says of what keeps company by a noun, or by a sort that it lists', () => {
    const { sorts, ...kept } = read('rules', 'company.json') as Company;
    const named = Object.values(kept)
      .filter((list) => typeof list === 'object')
      .flatMap((list) => Object.values(list))
      .flatMap((words) => words.split(', '));
    const ofSorts = named.filter((name) => name.startsWith('any '));
    expect(ofSorts.length).toBeGreaterThan(1000);
    expect(ofSorts.filter((name) => !(name in sorts))).toEqual([]);
  });
});

type Company = { readonly sorts: Readonly<Record<string, string>> } & Readonly<
  Record<'objects' | 'agents' | 'qualities' | 'compounds', Readonly<Record<string, string>>>
>;

type SignRule = { readonly values?: readonly (string | readonly string[])[] };

const conceptsOfLexicon = () =>
  new Set(
    readdirSync(join(ROOT, 'packages', 'lexicon', 'concepts')).map((name) =>
      name.replace('.json', ''),
    ),
  );

const sources = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(sources);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'source' && typeof value === 'string' ? [value] : sources(value),
  );
};
