import type { FaceCue } from '../face/face-marks';
import { type FinishedWord, type SpelledLetter, sourceOf, textOf } from './signed-word';

/** A word of the sentence, as it stands on the screen and can be changed there. */
export type Word = Omit<FinishedWord, 'span'> & {
  readonly key: string;
  /** Signed so often, one after the other: many, or again and again (isl.md, R12). */
  readonly times: number;
  readonly cues: readonly FaceCue[];
  /** What was seen of the second time and those after it; a person may have added others. */
  readonly repeats: readonly Repeat[];
};
/** One more time that a word was signed: its own production, with its own face. */
export type Repeat = Pick<Word, 'key' | 'confidence' | 'cues'>;

type Words = readonly Word[];
type Keyed = { readonly key: string };

/** The same sign again right after itself is one word, signed once more. */
export function withSigned(words: Words, { span: _span, ...fresh }: FinishedWord & Keyed): Words {
  return withLast(words, { ...fresh, times: 1, cues: [], repeats: [] });
}

/** The production of a word lasts, and is read otherwise now; what a person chose stays. */
export function readAgain(words: Words, { span: _span, ...fresh }: FinishedWord & Keyed): Words {
  const at = words.findIndex((word) => hasKey(word, fresh.key));
  const old = words[at];
  if (!old) return words;
  const before = words.slice(0, at);
  const after = words.slice(at + 1);
  const repeat = old.repeats.find(({ key }) => key === fresh.key);
  if (repeat && repeat.confidence !== null && old.word !== fresh.word) {
    const repeats = old.repeats.filter((one) => one !== repeat);
    const other = { ...fresh, times: 1, cues: repeat.cues, repeats: [] };
    return [...before, { ...old, times: old.times - 1, repeats }, other, ...after];
  }
  if (repeat || old.confidence === null || old.times > 1) return words;
  return [...withLast(before, { ...old, ...fresh, letters: old.letters }), ...after];
}

/** The face over one time that a word was signed. */
export function withFace(words: Words, key: string, cues: readonly FaceCue[]): Words {
  const seen = <T extends Keyed>(one: T): T => (one.key === key ? { ...one, cues } : one);
  return words.map((word) =>
    hasKey(word, key) ? { ...seen(word), repeats: word.repeats.map(seen) } : word,
  );
}

export const changed = (words: Words, key: string, change: (word: Word) => Word): Words =>
  words.map((word) => (word.key === key ? change(word) : word));

/** As often as a person says. */
export function signedTimes(word: Word, wanted: number): Word {
  const times = Math.max(1, wanted);
  return { ...word, times, repeats: word.repeats.slice(0, times - 1) };
}

/** What a person decides about a word holds for every time that it was signed. */
export const chosen = (word: Word, choice: Partial<Word>): Word => ({
  ...word,
  ...choice,
  confidence: null,
  repeats: word.repeats.map((repeat) => ({ ...repeat, confidence: null })),
});

/** The same word of other letters, as a person puts them right. */
export const respelled = (word: Word, letters: readonly SpelledLetter[]): Word =>
  chosen(word, { word: textOf(letters), letters, learntFrom: sourceOf(letters) });

/** Whether the word is still the one that its letters spell, and no other chosen in its place. */
export const isAsSpelled = ({ word, letters }: Word): boolean =>
  letters.length > 0 && textOf(letters) === word;

export function moved(words: Words, key: string, by: -1 | 1): Words {
  const from = words.findIndex((word) => word.key === key);
  const word = words[from];
  const to = from + by;
  if (!word || to < 0 || to >= words.length) return words;
  const rest = words.filter((_, at) => at !== from);
  return [...rest.slice(0, to), word, ...rest.slice(to)];
}

/** Two runs of letters with a pause between them were one word: one time of each of them. */
export function joined(words: Words, key: string): Words {
  const at = words.findIndex((word) => word.key === key);
  const [first, second] = words.slice(at, at + 2);
  if (at < 0 || !first || !second) return words;
  const scores = [first.confidence, second.confidence].filter((score) => score !== null);
  const lastOfFirst = first.repeats.at(first.times - 2);
  const cues = (first.times > 1 && lastOfFirst?.cues) || first.cues;
  const word: Word = {
    ...first,
    key: first.times > 1 ? `${first.key} ${second.key}` : first.key,
    word: first.word + second.word,
    confidence:
      scores.length === 2 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
    letters: [...first.letters, ...second.letters],
    learntFrom: second.learntFrom === 'avatar' ? 'avatar' : first.learntFrom,
    times: 1,
    cues: cues.filter((cue) => second.cues.includes(cue)),
    repeats: [],
  };
  const [next, ...others] = second.repeats;
  return [
    ...words.slice(0, at),
    ...(first.times > 1 ? [signedTimes(first, first.times - 1)] : []),
    word,
    ...(second.times > 1 ? [{ ...second, ...next, times: second.times - 1, repeats: others }] : []),
    ...words.slice(at + 2),
  ];
}

const hasKey = (word: Word, key: string): boolean =>
  word.key === key || word.repeats.some((repeat) => repeat.key === key);

/** A word at the end, or once more the one that stands there. */
function withLast(words: Words, { key, confidence, cues, ...fresh }: Word): Words {
  const last = words.at(-1);
  if (last?.word !== fresh.word) return [...words, { key, confidence, cues, ...fresh }];
  const repeats = [...last.repeats, { key, confidence, cues }];
  return [...words.slice(0, -1), { ...last, times: last.times + 1, repeats }];
}
