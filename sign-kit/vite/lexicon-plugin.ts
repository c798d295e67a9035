import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Words } from '@isl/grammar';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import type { VocabularyData, VocabularyForm } from '../src/vocabulary/data.js';
import { readSentences } from './sentences.js';

type LexiconModule = typeof import('@isl/lexicon');
type Form = import('@isl/lexicon').Form;
type Mouthings = import('@isl/lexicon').Mouthings;
type Review = NonNullable<Form['reviews']>[number];

const PACKAGES = fileURLToPath(new URL('../../packages', import.meta.url));
const GRAMMAR = join(PACKAGES, 'grammar/rules');
const RULES = join(GRAMMAR, 'signs.json');
const VOCABULARY = 'virtual:vocabulary';
const FORMS = 'virtual:forms';
const MOUTHINGS = 'virtual:mouthings';
const WORDS = 'virtual:grammar-words';
const SENTENCES = 'virtual:sentences';
const MODULES: readonly string[] = [VOCABULARY, FORMS, MOUTHINGS, WORDS, SENTENCES];

/** What the pages need of lexicon and grammar: a list to look words up in, forms and mouthings for the solver, sentences. */
export function lexiconPlugin(): Plugin {
  return {
    name: 'sign-kit-lexicon',
    resolveId: (id) => (MODULES.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!MODULES.some((name) => id === `\0${name}`)) return undefined;
      for (const file of lexiconFiles()) this.addWatchFile(file);
      if (id === `\0${VOCABULARY}`) return asModule(await readVocabulary());
      if (id === `\0${WORDS}`) {
        const words = await readGrammarWords();
        return `${asModule(words)}\nexport const version = '${versionOf(words)}';`;
      }
      if (id === `\0${SENTENCES}`) {
        const words = await readGrammarWords();
        return asModule(await readSentences(GRAMMAR, words, await readVocabulary()));
      }
      if (id === `\0${MOUTHINGS}`) return asModule(readMouthings().forms);
      return asModule(Object.fromEntries(readForms().map((form) => [form.id, form])));
    },
  };
}

/** What both lists are read from: a change there is one of the pages. */
function lexiconFiles(): string[] {
  const lexicon = join(PACKAGES, 'lexicon');
  const folders = [lexicon, join(lexicon, 'forms'), join(lexicon, 'concepts')];
  const data = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name)),
  );
  return [...data, RULES];
}

/** The lexicon as the pages get it: names, words and provenance, without the notation. */
export async function readVocabulary(): Promise<VocabularyData> {
  const lexiconModule: LexiconModule = await tsImport('@isl/lexicon', import.meta.url);
  const { loadLexicon, reviewsOf, statusOf } = lexiconModule;
  const lexicon = loadLexicon(join(PACKAGES, 'lexicon'));
  const rules = JSON.parse(readFileSync(RULES, 'utf8'));
  return {
    concepts: lexicon.concepts.map(({ id, kind, gloss, category, senses, hi }) => ({
      id,
      kind,
      gloss,
      category,
      en: senses[0].en,
      hi,
      lemmas: [...new Set(senses.flatMap(({ lemmas }) => lemmas))],
    })),
    categories: lexicon.categories,
    alphabets: lexicon.alphabets.map(({ id, name, nameHi, letters }) => ({
      id,
      name,
      nameHi,
      letters,
    })),
    defaultAlphabet: lexicon.defaultAlphabet.id,
    forms: readForms().map((form) => summaryOf(form, statusOf(form), reviewsOf(form, 'right'))),
    dropped: rules.dropped.values,
    pictures: readPictures(),
  };
}

/** What the grammar needs of the lexicon: word classes and forms of words. */
export async function readGrammarWords(): Promise<Words> {
  const lexiconModule: LexiconModule = await tsImport('@isl/lexicon', import.meta.url);
  const { concepts } = lexiconModule.loadLexicon(join(PACKAGES, 'lexicon'));
  const written = concepts.filter(({ kind }) => kind === 'word' || kind === 'numeral');
  return {
    lexemes: written.map(({ gloss, category, hi, senses }) => ({
      gloss,
      category,
      hi,
      senses: senses.map(({ wordClass, lemmas }) => ({ wordClass, lemmas })),
    })),
    inflections: JSON.parse(readFileSync(join(PACKAGES, 'lexicon/inflections.json'), 'utf8')),
  };
}

/** Of rules and words together: another one may make other signs of a sentence. */
function versionOf(words: Words): string {
  const hash = createHash('sha256').update(JSON.stringify(words));
  const files = readdirSync(GRAMMAR, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.json')).sort()) {
    hash.update(file).update(readFileSync(join(GRAMMAR, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

function readForms(): Form[] {
  const folder = join(PACKAGES, 'lexicon/forms');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Form);
}

function readMouthings(): Mouthings {
  return JSON.parse(readFileSync(join(PACKAGES, 'lexicon/mouthings.json'), 'utf8')) as Mouthings;
}

/** The pictures that were made: by rendering a form, or drawn for a word without one. */
function readPictures(): string[] {
  return ['drawn', 'signs'].flatMap((name) => {
    const folder = fileURLToPath(new URL(`../../assets/${name}`, import.meta.url));
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder).filter((file) => /\.(svg|webp)$/.test(file));
    return files.sort().map((file) => `${name}/${file}`);
  });
}

/** What a person is told about a form; `right` are those who found it right, the newest last. */
export function summaryOf(
  form: Form,
  status: VocabularyForm['status'],
  right: readonly Review[],
): VocabularyForm {
  const last = right.at(-1);
  return {
    id: form.id,
    concept: form.concept,
    gloss: form.gloss,
    kind: form.kind,
    region: form.region,
    confidence: form.confidence,
    homonyms: form.homonyms ?? [],
    looks: looksOf(form),
    alt: form.alt,
    altHi: form.altHi,
    uncertain: form.uncertain,
    status,
    reviewed:
      status === 'reviewed' && last
        ? { count: right.length, region: last.region, date: last.date }
        : null,
    face: form.segments.flatMap(({ nmf }) => (nmf ? [nmf] : [])),
  };
}

/** Handshape, place, movement and hands of a form's first part, as its notation has them. */
function looksOf({ segments: [first] }: Form): string[] {
  const { D, N, motion } = first ?? {};
  return [
    D?.hs ?? '',
    D?.at?.place ?? N?.at?.place ?? '',
    motion?.map(({ type }) => type).join(' ') ?? '',
    N === undefined ? 'one' : 'two',
  ];
}

function asModule(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}
