import rules from '../../rules/english-reading.json' with { type: 'json' };
import type { Lookup } from '../lookup.js';
import { type Around, isDoneTo, isNounWord, isVerbOrListed, type Make } from './around.js';
import { contentItem } from './content-words.js';
import { has, type Item, isVerbal, made, rowOf } from './items.js';
import { particleVerbAt } from './particles.js';
import { inPlainWords } from './plain-words.js';
import { withoutSlip } from './slips.js';
import { smallWord, standsForNoun, tableWord } from './small-words.js';
import { textsOf } from './typed.js';
import {
  withJoinedDoings,
  withLikeness,
  withListed,
  withObjectSenses,
  withoutBoth,
  withRight,
  withSenses,
  withVerb,
} from './word-senses.js';

const LONGEST_PHRASE = 5;

/** The words of a sentence with their classes, told from the lexicon and the words beside them. */
export function itemsOf(sentence: string, isAsked: boolean, lookup: Lookup): Item[] {
  const typed = textsOf(sentence).map((text) => withoutSlip(text, lookup));
  const texts = inPlainWords(typed, lookup);
  const items: Item[] = [];
  for (let from = 0; from < texts.length; ) {
    const verb = particleVerbAt(texts, from, items.at(-1), lookup);
    if (verb) texts.splice(verb.particle, verb.length);
    const [length, item] = verb ? [1, verb.item] : itemAt(texts, from, items, isAsked, lookup);
    items.push(item);
    from += length;
  }
  const things = withJoinedDoings(withListed(withoutBoth(items)));
  const alike = withRight(withSenses(withObjectSenses(withLikeness(things), lookup)));
  return alike.some(isVerbal) ? alike : withVerb(alike);
}

function itemAt(
  texts: readonly string[],
  from: number,
  items: readonly Item[],
  isAsked: boolean,
  lookup: Lookup,
): readonly [number, Item] {
  // "She has just left", "he really likes it": the word before is the one that decides.
  const [before, earlier] = items.filter((item) => !isFiller(item)).toReversed();
  const around = (length: number): Around => ({
    earlier,
    verb: items.findLast(({ kind }) => kind === 'verb'),
    before,
    next: texts[from + length]?.toLowerCase() ?? '',
    after: texts[from + length + 1]?.toLowerCase() ?? '',
    isAsked,
    lookup,
  });
  for (let length = Math.min(LONGEST_PHRASE, texts.length - from); length > 1; length -= 1) {
    const phrase = texts
      .slice(from, from + length)
      .join(' ')
      .toLowerCase();
    const same = rowOf(rules.phrases, phrase);
    const isMeant =
      (phrase !== 'going to' || isVerbOrListed(around(length).next, lookup)) &&
      (phrase !== 'not only' ||
        texts.slice(from).some((text) => has(['but', 'also'], text.toLowerCase()))) &&
      // "Did you use to live here", but "what did you use to clean it".
      (phrase !== 'use to' || (hasDid(items) && items[0]?.kind !== 'question')) &&
      // "He came out of the room", but "out of stock", "nine out of ten".
      (phrase !== 'out of' ||
        (isDoneTo(around(length).next) && /^\p{L}/u.test(around(length).next))) &&
      // "Come in", but "come in two days".
      (phrase !== 'come in' || !/^[\p{L}\p{Nd}]/u.test(around(length).next)) &&
      // "Not here any more", but "any more questions".
      (phrase !== 'any more' || !isNounWord(around(length).next, lookup)) &&
      (!has(rules.farewells, phrase) ||
        before === undefined ||
        has(['greeting', 'comma'], before.kind));
    if (same !== undefined && isMeant) return [length, wordItem(phrase, same, around(length))];
    const question = rowOf(rules.questions, phrase);
    if (question !== undefined) return [length, made(phrase, 'question', question)];
    const isKnown =
      lookup.find(phrase).length > 0 ||
      [rules.subordinators, rules.joiners].some(
        (table) => rowOf<unknown>(table, phrase) !== undefined,
      );
    if (isKnown) return [length, wordItem(phrase, phrase, around(length))];
  }
  const text = texts[from] ?? '';
  const lower = text.toLowerCase();
  // "From a well", but "she sings well".
  const isThing = before?.kind === 'article' && has(rules.nounsToo, lower);
  const plain = isThing ? lower : (rowOf(rules.phrases, lower) ?? lower);
  return [1, wordItem(text, plain, around(1))];
}

const hasDid = (items: readonly Item[]): boolean => items.some(({ lower }) => lower === 'did');

const isFiller = ({ kind, lower }: Item): boolean =>
  kind === 'dropped' && has(rules.fillers, lower);

function wordItem(text: string, lower: string, around: Around): Item {
  const make: Make = (kind, gloss, more = {}) => ({
    ...made(text, kind, gloss),
    lower,
    lemma: lower,
    ...more,
  });
  if (/^[,;:]$/.test(lower)) return make('comma', null);
  if (/^\p{Nd}+:\p{Nd}/u.test(lower)) return make('clock', null);
  if (lower === '1' && standsForNoun(around)) return make('dropped', null);
  if (/^\p{Nd}/u.test(lower)) return make('number', lower);
  if (lower.endsWith("'s")) {
    const stem = lower.slice(0, -2);
    const owner = wordItem(text.slice(0, -2), rowOf(rules.phrases, stem) ?? stem, around);
    return { ...owner, isOwning: true };
  }
  return (
    smallWord(make, text, lower, around) ??
    tableWord(make, lower, around) ??
    contentItem(make, text, lower, around)
  );
}
