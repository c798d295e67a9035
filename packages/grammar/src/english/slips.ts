import rules from '../../rules/english-reading.json' with { type: 'json' };
import type { Lookup } from '../lookup.js';
import { isSmall } from './around.js';
import { has, rowOf } from './items.js';
import { baseOfVerb, singularOf } from './unknown.js';

const SHORTEST_SLIP = 6;

// Shorter ones are other words too often: butter and better, string and strong.
const SHORTEST_MISSING = 7;

const SHORTEST_OTHER_VOWEL = 8;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const VOWELS = [...'aeiou'];

/**
 * "Mintues", "aplied", "hospitl", "docter": a word of which two letters are turned, one is not doubled, one is
 * missing or one vowel is another, where nothing knows it.
 */
export function withoutSlip(text: string, lookup: Lookup): string {
  if (text.length < SHORTEST_SLIP || !/^\p{Ll}+$/u.test(text) || isListed(text, lookup))
    return text;
  const letters = [...text];
  const slips = letters.slice(1).flatMap((letter, index) => {
    const [before, after] = [letters.slice(0, index + 1), letters.slice(index + 2)];
    const turned = [...before.slice(0, -1), letter, ...before.slice(-1), ...after];
    const single = letter === before.at(-1) ? [...before, ...after] : letters;
    return [turned, single, [...before, letter, letter, ...after]].map((one) => one.join(''));
  });
  const isSign = (slip: string): boolean =>
    [slip, singularOf(slip)].some((one) => lookup.find(one).some(({ lemma }) => lemma === one));
  return (
    slips.find((slip) => slip !== text && isListed(slip, lookup)) ??
    [
      ...(text.length < SHORTEST_MISSING ? [] : withMissing(text)),
      ...(text.length < SHORTEST_OTHER_VOWEL ? [] : withOtherVowel(text)),
    ].find(isSign) ??
    text
  );
}

const withMissing = (text: string): string[] =>
  [...text].flatMap((_, index) =>
    LETTERS.map((letter) => `${text.slice(0, index + 1)}${letter}${text.slice(index + 1)}`),
  );

const withOtherVowel = (text: string): string[] =>
  [...text].flatMap((letter, index) =>
    index > 0 && VOWELS.includes(letter)
      ? VOWELS.map((other) => `${text.slice(0, index)}${other}${text.slice(index + 1)}`)
      : [],
  );

/** What a list or the lexicon has, also as a form of a verb. */
function isListed(word: string, lookup: Lookup): boolean {
  const base = baseOfVerb(word);
  const one = singularOf(word);
  return (
    lookup.find(word).length > 0 ||
    lookup.find(one).length > 0 ||
    isSmall(word) ||
    has([...rules.notForms, ...rules.wholeWords, ...rules.qualities, ...rules.verbs], word) ||
    [base, `${base}e`].some((verb) => has(rules.verbs, verb)) ||
    [rules.unknownForms, rules.modals, rules.adverbs].some(
      (table) => rowOf<unknown>(table, word) !== undefined,
    )
  );
}
