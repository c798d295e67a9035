import rules from '../../rules/english-reading.json' with { type: 'json' };
import type { Lookup } from '../lookup.js';
import { isSmall, isVerbOrListed } from './around.js';
import { has, rowOf } from './items.js';
import { baseOfVerb, singularOf } from './unknown.js';

/** "I prefer tea to coffee": I like tea more than coffee. */
export function withPreferred(texts: readonly string[]): string[] {
  const at = texts.findIndex((text) => rowOf(rules.preferring, text.toLowerCase()) !== undefined);
  const to = texts.findIndex((text, index) => index > at + 1 && text.toLowerCase() === 'to');
  const isDoing = (index: number): boolean => texts[index]?.endsWith('ing') === true;
  const like = rowOf(rules.preferring, texts[at]?.toLowerCase() ?? '');
  if (like === undefined || to < 0 || to === texts.length - 1) return [...texts];
  if (has(rules.goingTo, texts[to - 1]?.toLowerCase()) && !isDoing(to + 1)) return [...texts];
  return [
    ...texts.slice(0, at),
    like,
    ...texts.slice(at + 1, to),
    'more',
    'than',
    ...texts.slice(to + 1),
  ];
}

/** "I was going to call you": I wanted to before; but "it was going to rain", "I was going to the market". */
export function withIntended(texts: readonly string[], lookup: Lookup): string[] {
  const { said, plain, denied, of } = rules.intended;
  const lower = texts.map((text) => text.toLowerCase());
  const isNot = (index: number): boolean => lower[index + 1] === 'not';
  const goingAt = (index: number): number => index + 1 + Number(isNot(index));
  const at = lower.findIndex(
    (word, index) =>
      has(said, word) &&
      has(of, lower[index - 1]) &&
      lower[goingAt(index)] === 'going' &&
      lower[goingAt(index) + 1] === 'to' &&
      isVerbOrListed(lower[goingAt(index) + 2] ?? '', lookup),
  );
  const meant = (isNot(at) ? denied : plain).split(' ');
  return at < 0 ? [...texts] : [...texts.slice(0, at), ...meant, ...texts.slice(goingAt(at) + 2)];
}

/** "As fast as you can", "as much water as I did", "better than she does": as you, as I, than she. */
export function withoutEcho(texts: readonly string[]): string[] {
  const lower = texts.map((text) => text.toLowerCase());
  const first = lower.indexOf('as');
  return texts.filter((_, index) => {
    const [at, next] = [index - 2, lower[index + 1]];
    const isSame = lower[at] === 'as' && first > 0 && first < at - 1 && lower[at - 1] !== 'soon';
    const isLast =
      next === undefined || next === ',' || rowOf<unknown>(rules.joiners, next) !== undefined;
    const isHelping =
      has(rules.askingFirst, lower[index]) || rowOf(rules.modals, lower[index] ?? '') !== undefined;
    const isEcho = (isSame || lower[at] === 'than') && has(rules.subjects, lower[index - 1]);
    return !(isEcho && isLast && isHelping);
  });
}

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
