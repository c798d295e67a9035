import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Alphabet, Alphabets, Category, Concept, Relations } from './generated/lexicon.js';
import type { Problem } from './problem.js';
import { relationProblems } from './relations.js';
import { isAlphabets, isCategories, isConcept, isRelations } from './validators.js';

export type LexiconFiles = {
  readonly concepts: readonly Concept[];
  readonly categories: readonly Category[];
  readonly alphabets: Pick<Alphabets, 'default'> & { readonly alphabets: readonly Alphabet[] };
  readonly relations: Relations;
};

type ForbiddenWords = { readonly en: readonly string[]; readonly hi: readonly string[] };

/** Reads every file of the lexicon and lists all that is wrong with them. */
export const readLexicon = (dir: string): { files: LexiconFiles; problems: Problem[] } => {
  const problems: Problem[] = [];
  const read = <T>(file: string, isValid: ValidateFunction): T | undefined => {
    const data = parse(join(dir, file), file, problems);
    if (data === undefined) return undefined;
    if (!isValid(data)) problems.push(...describe(file, isValid.errors ?? []));
    else return data as T;
    return undefined;
  };

  const concepts: Concept[] = [];
  for (const name of conceptFiles(dir, problems)) {
    const file = `concepts/${name}`;
    const concept = read<Concept>(file, isConcept);
    if (concept === undefined) continue;
    if (concept.id !== basename(name, '.json')) {
      problems.push({ file, field: 'id', reason: `"${concept.id}" is not the file's name` });
    }
    concepts.push(concept);
  }
  const categories = read<Category[]>('categories.json', isCategories) ?? [];
  const alphabets = read<LexiconFiles['alphabets']>('alphabets.json', isAlphabets) ?? {
    default: '',
    alphabets: [],
  };
  const relations = read<Relations>('relations.json', isRelations) ?? {
    opposites: [],
    related: [],
  };
  const forbidden = parse(join(dir, 'forbidden-words.json'), 'forbidden-words.json', problems);

  const files = { concepts, categories, alphabets, relations };
  problems.push(
    ...repeated(concepts),
    ...wrongReferences(files),
    ...relationProblems(relations, concepts),
    ...offending(concepts, forbidden as ForbiddenWords | undefined),
  );
  return { files, problems };
};

const conceptFiles = (dir: string, problems: Problem[]): string[] => {
  try {
    return readdirSync(join(dir, 'concepts'))
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch (error) {
    problems.push({ file: 'concepts', field: '', reason: messageOf(error) });
    return [];
  }
};

const parse = (path: string, file: string, problems: Problem[]): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    problems.push({ file, field: '', reason: messageOf(error) });
    return undefined;
  }
};

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const describe = (file: string, errors: readonly ErrorObject[]): Problem[] =>
  errors
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, message, params }) => ({
      file,
      field: instancePath.slice(1).replaceAll('/', '.') || String(params.missingProperty ?? ''),
      reason: [message, params.allowedValues, params.additionalProperty]
        .filter(Boolean)
        .map(String)
        .join(': '),
    }));

const repeated = (concepts: readonly Concept[]): Problem[] => {
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { id, kind, gloss, hi } of concepts) {
    for (const [field, key] of [
      ['gloss', `gloss ${kind} ${gloss}`],
      ['hi', `hi ${kind} ${hi}`],
    ] as const) {
      const other = seen.get(key);
      if (other === undefined) seen.set(key, id);
      else problems.push({ file: fileOf(id), field, reason: `already used by ${other}` });
    }
  }
  return problems;
};

const wrongReferences = ({ concepts, categories, alphabets }: LexiconFiles): Problem[] => {
  const problems: Problem[] = [];
  const named = new Set(categories.map(({ id }) => id));
  for (const { id, category, variants } of concepts) {
    if (!named.has(category)) {
      problems.push({ file: fileOf(id), field: 'category', reason: `"${category}" has no name` });
    }
    for (const [variant, { sameAs }] of Object.entries(variants ?? {})) {
      if (sameAs === variant) {
        problems.push({ file: fileOf(id), field: `variants.${variant}`, reason: 'is itself' });
      }
    }
  }
  const letters = new Set(concepts.filter(({ kind }) => kind === 'letter').map(({ id }) => id));
  for (const { id, letters: picked } of alphabets.alphabets) {
    for (const [letter, formId] of Object.entries(picked)) {
      const field = `${id}.${letter}`;
      if (!formId.startsWith(`letter-${letter}-`) || !letters.has(`letter-${letter}`)) {
        problems.push({ file: 'alphabets.json', field, reason: `no such letter: ${formId}` });
      }
    }
  }
  if (!alphabets.alphabets.some(({ id }) => id === alphabets.default)) {
    problems.push({ file: 'alphabets.json', field: 'default', reason: 'names no alphabet' });
  }
  return problems;
};

const offending = (concepts: readonly Concept[], forbidden?: ForbiddenWords): Problem[] => {
  if (forbidden === undefined) return [];
  const english = new RegExp(`\\b(${forbidden.en.join('|')})\\b`, 'i');
  const problems: Problem[] = [];
  for (const { id, gloss, hi, senses } of concepts) {
    const words = [
      gloss.replaceAll('-', ' '),
      ...senses.flatMap(({ en, lemmas }) => [en, ...lemmas]),
    ];
    const found = words.map((word) => english.exec(word)?.[0]).find(Boolean);
    if (found) problems.push({ file: fileOf(id), field: 'senses', reason: `offends: "${found}"` });
    const inHindi = forbidden.hi.find((word) => hi.includes(word));
    if (inHindi) problems.push({ file: fileOf(id), field: 'hi', reason: `offends: "${inHindi}"` });
  }
  return problems;
};

const fileOf = (id: string): string => `concepts/${id}.json`;
