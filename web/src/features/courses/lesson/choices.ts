import type { LessonSentence, LessonSign } from '../api';

type Random = () => number;

const NAMES = 4;
const MEANINGS = 3;
/** Of the others, so many are those that look most alike. */
const LOOK_ALIKES = 2;

/** A sign among others of its lesson, in any order: two that look like it, and any other. */
export function choicesOf(
  sign: LessonSign,
  signs: readonly LessonSign[],
  random: Random,
): readonly LessonSign[] {
  const others = shuffled(
    // What looks the same is no wrong answer, nor is what is called the same.
    signs.filter((other) => !isSame(other, sign)),
    random,
  );
  const alike = others
    .map((other) => ({ other, likeness: likenessOf(other, sign) }))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ other }) => other);
  const near = alike.slice(0, LOOK_ALIKES);
  const far = others.filter((other) => !near.includes(other));
  return shuffled([sign, ...[...near, ...far].slice(0, NAMES - 1)], random);
}

/** A sentence among others that say something else, in any order. */
export function meaningsOf(
  sentence: LessonSentence,
  sentences: readonly LessonSentence[],
  random: Random,
): readonly LessonSentence[] {
  const seen = new Set([sentence.en]);
  const others = sentences.filter(({ en }) => !seen.has(en) && seen.add(en));
  return shuffled([sentence, ...shuffled(others, random).slice(0, MEANINGS - 1)], random);
}

function isSame(a: LessonSign, b: LessonSign): boolean {
  if (a._id === b._id || a.names.en === b.names.en || a.names.hi === b.names.hi) return true;
  return a.alt !== undefined && a.alt === b.alt;
}

/** How much of what is said of two signs is said of both, 0 to 1. */
function likenessOf(a: LessonSign, b: LessonSign): number {
  const [one, other] = [wordsIn(a.alt), wordsIn(b.alt)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(one.size + other.size - shared, 1);
}

const wordsIn = (text = ''): ReadonlySet<string> => new Set(text.toLowerCase().match(/[a-z]+/g));

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((value) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}
