import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Entry, loadLexicon } from '@isl/lexicon';
import { seededCourses } from '../src/courses/courses.seed.js';
import { toContent, toSign } from '../src/dictionary/dictionary.mapper.js';
import { PAGES } from '../src/search/pages.js';
import { entryOfCourse, entryOfSign } from '../src/search/search.sources.js';
import { createSearchIndex, type SearchEntry } from '../src/search/search-index.js';
import { askFresh } from './fresh.js';

/**
 * Prints how many of sixty queries find what they mean among the first five: with the words of an
 * entry alone, and as search is. The queries are made by rule, none is picked by hand:
 * every nth word with a form, its Hindi as typed in Latin letters (a doubled vowel for a long one),
 * every nth verb, noun and adjective with ing, s or er, every nth name of the menu. With `--fresh` it
 * asks those of evaluation/search-fresh.tsv instead, which a person wrote without having read the search.
 */
const OF_A_KIND = 20;
const WITHIN = 5;

type Query = { readonly kind: string; readonly q: string; readonly id: string };

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const lexicon = loadLexicon(path('../../../packages/lexicon'));
const words = lexicon.entries.filter(({ kind }) => kind === 'word');
const queries = [...romanisedQueries(), ...inflectedQueries(), ...menuQueries()];
const plain = createSearchIndex(5_000);
const now = createSearchIndex(5_000);
for (const [order, entry] of lexicon.entries.entries()) {
  const full = entryOfSign(toSign({ ...contentOf(entry, order), shownAt: new Date(0) }));
  plain.put({ hit: full.hit, words: plainWords(entry) });
  now.put(full);
}
for (const page of PAGES) now.put(page);

if (process.argv.includes('--fresh')) {
  for (const course of seededCourses(lexicon)) now.put(entryOfCourse(course));
  const addresses = new Set([...PAGES.map(({ hit }) => hit.href), ...courseAddresses()]);
  process.stdout.write(
    askFresh(now, (one) => addresses.has(one) || lexicon.entry(one) !== undefined),
  );
  process.exit();
}

let missed = 0;
for (const kind of new Set(queries.map((query) => query.kind))) {
  const asked = queries.filter((query) => query.kind === kind);
  const before = asked.filter((query) => isFound(plain, query));
  const lost = asked.filter((query) => !isFound(now, query));
  missed += lost.length;
  process.stdout.write(
    `${kind}: ${before.length} of ${asked.length} by its words alone, ${asked.length - lost.length} of ${asked.length} as it is${lost.map(({ q, id }) => `\n  not found: ${q} (${id})`).join('')}\n`,
  );
}
const all = queries.length;
process.stdout.write(
  `all: ${queries.filter((query) => isFound(plain, query)).length} of ${all} before, ${all - missed} of ${all} now\n`,
);
process.exitCode = missed > 0 ? 1 : 0;

function isFound(index: ReturnType<typeof createSearchIndex>, { q, id }: Query): boolean {
  return index.search(q, WITHIN).some((hit) => hit.id === id);
}

function courseAddresses(): string[] {
  return seededCourses(lexicon).map(({ playlistUrl }) => playlistUrl);
}

function contentOf(entry: Entry, order: number) {
  const around = lexicon.around(entry);
  return toContent(entry, order, { alphabets: ['v1', 'v2'], inAlphabet: true, around });
}

function plainWords({ name, nameHi, senses }: Entry): SearchEntry['words'] {
  return [name, nameHi, ...senses.flatMap(({ en, lemmas }) => [en, ...lemmas])].join(' ');
}

function everyNth<One>(all: readonly One[]): One[] {
  const step = Math.floor(all.length / OF_A_KIND);
  return all.filter((_, at) => at % step === 0).slice(0, OF_A_KIND);
}

function romanisedQueries(): Query[] {
  const shown = words.filter(
    ({ pictureKind, nameHi }) => pictureKind !== 'drawn' && !/[\s,/()-]/.test(nameHi),
  );
  return everyNth(shown).map(({ id, nameHi }) => ({ kind: 'romanised', q: typed(nameHi), id }));
}

/** The usual letters of each sound, by a table of its own: what search folds is not used here. */
function typed(hindi: string): string {
  const table = new Map(
    [
      ...['क k', 'ख kh', 'ग g', 'घ gh', 'च ch', 'छ chh', 'ज j', 'झ jh', 'ट t', 'ठ th', 'ड d'],
      ...['ढ dh', 'ण n', 'त t', 'थ th', 'द d', 'ध dh', 'न n', 'प p', 'फ ph', 'ब b', 'भ bh'],
      ...['म m', 'य y', 'र r', 'ल l', 'व w', 'श sh', 'ष sh', 'स s', 'ह h', 'अ a', 'आ aa', 'इ i'],
      ...['ई ee', 'उ u', 'ऊ oo', 'ए e', 'ऐ ai', 'ओ o', 'औ au', 'ा aa', 'ि i', 'ी ee', 'ु u'],
      ...['ू oo', 'े e', 'ै ai', 'ो o', 'ौ au', 'ं n', 'ँ n', 'ृ ri', 'ॉ o', 'ऑ o'],
    ].map((line) => line.split(' ') as [string, string]),
  );
  const letters = [...hindi.normalize('NFD').replaceAll('\u093C', '')];
  const isConsonant = (letter: string | undefined): boolean =>
    letter !== undefined && letter >= 'क' && letter <= 'ह';
  return letters
    .map((letter, at) => {
      const next = letters[at + 1];
      // A consonant is followed by an a, unless a vowel, a virama or the word's end comes next.
      const bare = next === undefined || !(isConsonant(next) || next === 'ं' || next === 'ँ');
      return (table.get(letter) ?? '') + (isConsonant(letter) && !bare ? 'a' : '');
    })
    .join('');
}

function inflectedQueries(): Query[] {
  const inflected = words.flatMap(({ id, senses }) => {
    const [{ lemmas, wordClass } = { lemmas: [], wordClass: '' }] = senses;
    const lemma = lemmas[0] ?? '';
    const ending = { verb: 'ing', noun: 's', adjective: 'er' }[wordClass];
    if (ending === undefined || !/^[a-z]{2,}$/.test(lemma)) return [];
    return [{ kind: 'inflected', q: withEnding(lemma, ending), id }];
  });
  return everyNth(inflected);
}

/** The school rules for the three; irregular words come out wrong here, as many write them. */
function withEnding(lemma: string, ending: string): string {
  if (ending !== 's' && /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(lemma)) {
    return lemma + lemma.slice(-1) + ending;
  }
  if (ending === 'ing') return lemma.replace(/(?<=[^aeiou])e$/, '') + ending;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ie${ending.replace(/^e/, '')}`;
  if (ending === 's') return lemma + (/(s|x|z|ch|sh|o)$/.test(lemma) ? 'es' : 's');
  return lemma.replace(/e$/, '') + ending;
}

function menuQueries(): Query[] {
  const menu = readFileSync(path('../../../web/src/features/shell/menu-entries.ts'), 'utf8');
  const pathsFile = readFileSync(path('../../../web/src/lib/paths.ts'), 'utf8');
  const names = (['en', 'hi'] as const).map(
    (language) =>
      JSON.parse(readFileSync(path(`../../../web/src/messages/${language}.json`), 'utf8')).shell
        .links as Record<string, string>,
  );
  const entries = [...menu.matchAll(/key: '(\w+)', path: paths\.(\w+)/g)];
  const asked = entries.flatMap(([, key = '', name = '']) => {
    const href = new RegExp(`\\b${name}: '([^']+)'`).exec(pathsFile)?.[1];
    const page = PAGES.find(({ hit }) => hit.href === href);
    return names.map((links) => ({ kind: 'menu', q: links[key] ?? '', id: page?.hit.id ?? '' }));
  });
  return everyNth(asked);
}
