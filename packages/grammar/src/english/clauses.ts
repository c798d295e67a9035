import rules from '../../rules/english-reading.json' with { type: 'json' };
import type { Clause, ClauseType } from '../types.js';
import {
  isPassive,
  placeAbsence,
  placeComparison,
  placeDone,
  placePhrases,
  placeVerbs,
  turnAround,
} from './clause-parts.js';
import { readWord } from './clause-words.js';
import { has, type Item, isNominal, isVerbal, made, rowOf } from './items.js';
import { phraseAt } from './noun-phrase.js';
import type { Reading } from './reading.js';

export type Role = 'asked' | 'told' | 'subordinate';

/** A clause that tells something. */
export const told = (parts: Clause['parts']): Clause => ({
  type: 'statement',
  isCondition: false,
  isTopic: false,
  parts,
});

/** Reads the words of one clause: its parts, and whether it tells, asks or orders. */
export function readClause(source: readonly Item[], role: Role): Clause {
  const items = withSamePast(
    withAge(
      withDigits(
        withDoingAfterFor(
          withDoingFirst(withLikeness(withDenied(withAnyOfAll(withoutFillers(source), role)))),
        ),
      ),
    ),
  );
  const isOrder = role === 'told' && startsAsOrder(items);
  const reading: Reading = {
    items,
    parts: {},
    verbs: [],
    phrases: [],
    degrees: [],
    repeatsBare: tellsEvent(items),
    isPast: false,
    // "Is it fixed yet?"
    isPerfect: role === 'asked' && source.some(({ lower }) => lower === rules.byNow),
  };
  for (let index = 0; index < items.length; ) index = readWord(reading, index);
  if (isPassive(reading)) turnAround(reading);
  placePhrases(reading, isOrder && !isAskedOfThem(items));
  placeAbsence(reading);
  placeComparison(reading);
  placeVerbs(reading);
  placeDone(reading);
  return {
    type: typeOf(reading, role, isOrder),
    isCondition: false,
    isTopic: false,
    parts: reading.parts,
  };
}

function typeOf({ parts, items }: Reading, role: Role, isOrder: boolean): ClauseType {
  if (role === 'asked') return parts.question ? 'wh' : 'polar';
  return isOrder && !isOffer(items) ? 'imperative' : 'statement';
}

/** "Let me help you": I do it, nobody is told to. */
const isOffer = (items: readonly Item[]): boolean =>
  items.some(({ lower }, index) => lower === 'let' && items[index + 1]?.lower === 'me') &&
  !items.some(({ kind }) => kind === 'negator');

const withoutFillers = (items: readonly Item[]): Item[] =>
  items.filter(({ kind, lower }) => kind !== 'comma' && !has(rules.fillers, lower));

/** "I didn't eat anything", "too dark to see anything": nothing is named that was not there. */
function withDenied(items: readonly Item[]): readonly Item[] {
  if (!items.some(({ kind, lower }) => kind === 'negator' || lower === 'too')) return items;
  return items.flatMap((item) => {
    const gloss = rowOf(rules.denied, item.text.toLowerCase());
    if (gloss === undefined) return [item];
    return gloss === null ? [] : [{ ...item, gloss }];
  });
}

/** "Ask anything", "anyone can come": all of them. */
function withAnyOfAll(items: readonly Item[], role: Role): readonly Item[] {
  const isDenied = items.some(({ kind, lower }) => kind === 'negator' || lower === 'too');
  const isFree =
    role === 'told' &&
    !isDenied &&
    (startsAsOrder(items) || items.some(({ kind, gloss }) => kind === 'modal' && gloss === 'CAN'));
  if (!isFree) return items;
  return items.map((item) => {
    const gloss = rowOf<string>(rules.anyOfAll, item.text.toLowerCase());
    return gloss === undefined ? item : { ...item, gloss };
  });
}

/** "What is the weather like": how it is. */
function withLikeness(items: readonly Item[]): readonly Item[] {
  const [what, be] = items;
  const like = items.findIndex(({ lower }) => lower === 'like');
  const isLast = items.slice(like + 1).every(({ kind }) => has(['time', 'adverb'], kind));
  const isAsked = what?.lower === 'what' && has(rules.copulas, be?.lower) && like > 2 && isLast;
  return isAsked
    ? [{ ...what, gloss: 'HOW' }, ...items.slice(1, like), ...items.slice(like + 1)]
    : items;
}

/** "Learning English is difficult", "driving fast is dangerous": English learning, as a thing. */
function withDoingFirst(items: readonly Item[]): readonly Item[] {
  const [doing, ...rest] = items;
  const be = rest.findIndex((item) => isVerbal(item) || item.kind === 'subordinator');
  const main = rest[be];
  const isSaidOfIt =
    has(rules.copulas, main?.lower) && !rest.slice(be).some(({ kind }) => kind === 'verb');
  // "Reading books makes you clever".
  const isMade = main?.kind === 'verb' && main.lower === `${main.lemma}s`;
  const isThing =
    doing?.kind === 'verb' && doing.lower.endsWith('ing') && be > 0 && (isSaidOfIt || isMade);
  return isThing ? [...rest.slice(0, be), { ...doing, kind: 'noun' }, ...rest.slice(be)] : items;
}

/** "The date for filling the form is near": the form's filling, as a thing. */
function withDoingAfterFor(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ lower }, index) =>
      lower === 'for' &&
      items[index - 1]?.kind === 'noun' &&
      items[index + 1]?.lower.endsWith('ing') === true &&
      items[index + 1]?.lower !== items[index + 1]?.lemma,
  );
  const doing = items[at + 1];
  const thing = at < 0 ? null : phraseAt(items, at + 2, false);
  const isThing =
    thing !== null &&
    !items.slice(0, at).some(isVerbal) &&
    has(rules.copulas, items[thing.end]?.lower);
  if (!doing || !isThing) return items;
  const done: Item = { ...doing, kind: 'noun' };
  return [
    ...items.slice(0, at + 1),
    ...items.slice(at + 2, thing.end),
    done,
    ...items.slice(thing.end),
  ];
}

/** "My number is 98450": a number that is called is signed digit by digit. */
function withDigits(items: readonly Item[]): readonly Item[] {
  if (!items.some(({ gloss }) => has(rules.digitsAfter, gloss))) return items;
  return items.flatMap((item, index) => {
    const isLong = item.kind === 'number' && /^\d{5,}$/.test(item.lower);
    if (!isLong || items[index + 1]?.kind === 'noun') return [item];
    return [...item.lower].map((digit) => ({ ...item, lower: digit, gloss: digit }));
  });
}

/** "She will turn 80": what age one comes to. */
function withAge(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index) => {
    const gloss = rowOf(rules.becomingAge, item.lemma);
    const isAge = items[index + 1]?.kind === 'number' && items[index + 2]?.kind !== 'noun';
    if (item.kind !== 'verb' || gloss === undefined || !isAge) return [item];
    return [{ ...item, gloss }, { ...made('age', 'noun', rules.ages.sign) }];
  });
}

/** "He quit his job", "I cut it yesterday": past, where a verb that is not would end otherwise. */
function withSamePast(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ kind }) => kind === 'verb');
  const verb = items[at];
  const before = items.slice(0, at).findLast(({ kind }) => kind !== 'adverb' && kind !== 'time');
  if (!verb || verb.isPast || !before || !has(rules.samePast, verb.lower)) return items;
  const isOne =
    has(rules.singular, before.lower) ||
    (before.kind === 'noun' && !before.isPlural && !has(rules.severalPeople, before.gloss));
  const isHelped = items.slice(0, at).some((item) => isVerbal(item) || item.kind === 'question');
  const isThen = isNominal(before) && items.some(({ gloss }) => has(rules.pastTimes, gloss));
  return (isOne || isThen) && !isHelped ? items.with(at, { ...verb, isPast: true }) : items;
}

/** A verb first, "don't", "be" or "let us": nobody stands before it. */
function startsAsOrder(items: readonly Item[]): boolean {
  const time = phraseAt(items, 0, false);
  const first = items
    .slice(time?.use === 'time' ? time.end : 0)
    .find(
      ({ kind, lower, gloss }) =>
        !['adverb', 'greeting', 'negator', 'time', 'joiner', 'subordinator', 'dropped'].includes(
          kind,
        ) ||
        gloss === 'NONE' ||
        has(rules.orderWords, lower),
    );
  return (
    (first?.kind === 'verb' &&
      !first.isPast &&
      !isTelling(first, items) &&
      // "Miss you", "need help": what one feels oneself.
      !has(rules.feltFirst, first.lemma) &&
      !has(rules.farewells, first.text)) ||
    (first?.kind === 'auxiliary' && has(rules.orderWords, first.lower)) ||
    isAskedOfThem(items)
  );
}

/** "Coming in five minutes", "keeps me awake", but "no smoking". */
const isTelling = ({ lower, lemma }: Item, [first]: readonly Item[]): boolean =>
  lower === `${lemma}s` || (lower.endsWith('ing') && lower !== lemma && first?.kind !== 'negator');

/** "Someone please explain", "everyone please sit": what is asked of whoever stands first. */
function isAskedOfThem(items: readonly Item[]): boolean {
  const please = items.findIndex(({ gloss }) => gloss === 'PLEASE');
  const asked = items.slice(0, please);
  return (
    please > 0 &&
    items[please + 1]?.kind === 'verb' &&
    asked.every((item) => isNominal(item) || item.kind === 'adjective') &&
    !asked.some(({ lower }) => has(['i', 'we', 'he', 'she', 'they', 'it'], lower))
  );
}

/** What happens, happened or will: the things in it are certain ones, not a kind of things. */
function tellsEvent(items: readonly Item[]): boolean {
  return (
    items.every(({ kind }) => kind !== 'negator') &&
    items.some(
      ({ kind, lower, gloss, isPast }) =>
        (kind === 'verb' && (isPast || lower.endsWith('ing')) && !has(rules.ofKinds, gloss)) ||
        has(rules.future, lower) ||
        lower === 'did',
    )
  );
}
