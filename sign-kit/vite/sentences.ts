import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Converted, Words } from '@isl/grammar';
import { tsImport } from 'tsx/esm/api';
import type { SentenceData, VocabularyData } from '../src/vocabulary/data.js';
import { createVocabulary } from '../src/vocabulary/vocabulary.js';

type GrammarModule = typeof import('@isl/grammar');
type Rules = { readonly rules: readonly { readonly examples: readonly (readonly string[])[] }[] };

/** A face is looked at over so few signs. */
const MOST_SIGNS = 4;
/** Enough that a sentence seldom comes again, and little to load. */
const MOST = { statement: 14, wh: 7 } as const;
const SAID = ['statement', 'polar', 'wh', 'negative'];
/** It says that something is done, which a changed face would deny or ask about. */
const DONE = 'FINISH';

/** The grammar's examples that are one plain clause of signs with a form each. */
export async function readSentences(
  folder: string,
  words: Words,
  data: VocabularyData,
): Promise<SentenceData> {
  const { createConverter }: GrammarModule = await tsImport('@isl/grammar', import.meta.url);
  const convert = createConverter(words);
  const vocabulary = createVocabulary(data);
  const { types } = JSON.parse(readFileSync(join(folder, 'sentence-types.json'), 'utf8'));
  const sentences = examplesIn(join(folder, 'isl')).flatMap((text) => {
    const { glosses, marks } = convert(text);
    const [mark] = marks;
    const forms = glosses.map(({ gloss }) => {
      const concept = vocabulary.conceptForGloss(gloss);
      return concept?.kind === 'letter' ? undefined : concept && vocabulary.formOf(concept.id)?.id;
    });
    const isPlain = mark && marks.length === 1 && isShort(glosses) && !forms.includes(undefined);
    if (!isPlain || (mark.type !== 'statement' && mark.type !== 'wh')) return [];
    return [{ type: mark.type, told: [mark.start, ...forms].join(' ') }];
  });
  const toldAs = (wanted: keyof typeof MOST): string[] => {
    const told = sentences.filter(({ type }) => type === wanted).map((one) => one.told);
    // From all of the rules, which the files have in the order of their names.
    return [...new Set(told)].filter((_, at, { length }) => isTaken(at, length, MOST[wanted]));
  };
  const said: readonly SentenceType[] = types.filter(({ type }: SentenceType) =>
    SAID.includes(type),
  );
  return {
    faces: Object.fromEntries(said.map(({ type, lines }) => [type, lines])),
    statements: toldAs('statement'),
    questions: toldAs('wh'),
  };
}

/** Of `length` things `most`, evenly far from each other. */
const isTaken = (at: number, length: number, most: number): boolean =>
  Math.floor((at * most) / length) !== Math.floor(((at - 1) * most) / length) || length <= most;

type SentenceType = { readonly type: string; readonly lines: SentenceData['faces'][string] };

const isShort = (glosses: Converted['glosses']): boolean =>
  glosses.length > 1 &&
  glosses.length <= MOST_SIGNS &&
  glosses.every(({ gloss, isSpelled }) => !isSpelled && gloss !== DONE);

function examplesIn(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const texts = files.flatMap((name) => {
    const { rules } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Rules;
    return rules.flatMap(({ examples }) => examples.map(([, english = '']) => english));
  });
  return [...new Set(texts)];
}
