import rules from '../../rules/english-reading.json' with { type: 'json' };
import { sign } from '../gloss.js';
import { englishLookup } from '../lookup.js';
import type { Clause, Gloss, Part, Reader, Words } from '../types.js';
import { type Role, readClause } from './clauses.js';
import { glossOf, has, type Item, isNominal, isVerbal, type Kind, rowOf } from './items.js';
import { phraseAt } from './noun-phrase.js';
import { itemsOf } from './words.js';

/** Reads an English sentence into clauses in the order they are signed. */
export function englishReader(words: Words): Reader {
  const lookup = englishLookup(words);
  return {
    read: (sentence) => {
      const isAsked = /\?[^\p{L}\p{N}]*$/u.test(sentence);
      const { items, isTagged } = withoutTag(itemsOf(sentence, isAsked, lookup));
      return readSentence(joinedByCommas(items), isAsked || isTagged ? 'asked' : 'told');
    },
    countKnown: (texts) =>
      texts.filter(
        (text) => isSmallWord(text.toLowerCase()) || lookup.find(text.toLowerCase()).length > 0,
      ).length,
  };
}

const isSmallWord = (word: string): boolean =>
  [rules.articles, rules.auxiliaries, rules.prepositions].some((list) => has(list, word)) ||
  [
    rules.pronouns,
    rules.possessives,
    rules.questions,
    rules.modals,
    rules.joiners,
    rules.subordinators,
    rules.shortForms,
    rules.phrases,
  ].some((table) => rowOf<unknown>(table, word) !== undefined);

/** "You are Deaf, aren't you?" asks by its last words. */
function withoutTag(items: readonly Item[]): {
  readonly items: readonly Item[];
  readonly isTagged: boolean;
} {
  const comma = items.findLastIndex(({ kind }) => kind === 'comma');
  const tag = items.slice(comma + 1);
  const isTurned =
    tag.length <= 3 &&
    (tag[0]?.kind === 'auxiliary' || tag[0]?.kind === 'modal') &&
    has(rules.subjects, tag.at(-1)?.lower);
  const isWord = tag.length === 1 && has(rules.tags, tag[0]?.lower);
  const isTagged = comma > 0 && (isTurned || isWord) && items.slice(0, comma).some(isVerbal);
  return { items: isTagged ? items.slice(0, comma) : items, isTagged };
}

/** Commas that only set off a joining word or a relative clause say nothing more. */
function joinedByCommas(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  let isInRelative = false;
  for (const [index, item] of items.entries()) {
    const next = items[index + 1];
    const isBeforeRelative =
      item.kind === 'comma' && kept.at(-1)?.kind === 'noun' && has(['who', 'which'], next?.lower);
    const isLast = next === undefined;
    if (
      item.kind === 'comma' &&
      (isLast || next.kind === 'joiner' || isBeforeRelative || isInRelative)
    ) {
      isInRelative = isBeforeRelative;
      continue;
    }
    kept.push(item);
  }
  return kept;
}

function readSentence(items: readonly Item[], role: Role): Clause[] {
  const isPlea = ({ kind, lower }: Item): boolean => kind === 'greeting' && lower === 'please';
  const start = items.findIndex(({ kind }) => kind !== 'comma' && kind !== 'greeting');
  const from = start < 0 ? items.length : start;
  const lead = items.slice(0, from).filter(({ kind }) => kind === 'greeting');
  const late = items.slice(from).filter(isPlea);
  const rest = items.slice(from).filter((item) => !isPlea(item));
  const called = calledAt(rest, role);
  const clauses = splitSubordinate(rest.slice(called.end), role);
  return led(clauses, [...lead.map(glossOf), ...late.map(glossOf), ...called.signs]);
}

function led(clauses: readonly Clause[], greeting: readonly Gloss[]): Clause[] {
  if (greeting.length === 0) return [...clauses];
  const [first = told({}), ...others] = clauses;
  return [{ ...first, parts: { ...first.parts, greeting } }, ...others];
}

const told = (parts: Clause['parts']): Clause => ({
  type: 'statement',
  isCondition: false,
  isTopic: false,
  parts,
});

/** "Rahul, come here": who is called stands before the order. */
function calledAt(
  items: readonly Item[],
  role: Role,
): { readonly signs: readonly Gloss[]; readonly end: number } {
  const [name, comma, first] = items;
  const isCalled =
    name?.kind === 'noun' &&
    comma?.kind === 'comma' &&
    (first?.kind === 'verb' || (role === 'asked' && items[3]?.lower === 'you'));
  return isCalled ? { signs: [glossOf(name)], end: 2 } : { signs: [], end: 0 };
}

// -- Clauses beside clauses -----------------------------------------------------------------------

type Subordinator = {
  readonly sign: string | null;
  readonly mark?: string;
  readonly denies?: boolean;
  readonly main?: string;
};

/** Conditions, reasons and times come first (R14), wherever they stand in English. */
function splitSubordinate(items: readonly Item[], role: Role): Clause[] {
  const at = items.findIndex((_, index) => isSubordinator(items, index));
  const word = items[at];
  const row: Subordinator | undefined = word && rowOf(rules.subordinators, word.lower);
  if (!word || !row) return splitTopic(items, role);
  const joiner = at > 0 ? jointOf(items, ['joiner']) : -1;
  if (joiner > 0 && joiner < at) return joined(items, joiner, role, splitSubordinate);
  const end = at === 0 ? endOfFirst(items) : endOfLast(items, at);
  const inner = items.slice(at + 1, end);
  const outer = at === 0 ? items.slice(end) : [...items.slice(0, at), ...items.slice(end)];
  const [main, ...others] = splitSubordinate(trimmed(outer), role);
  const sub = subordinate(inner, row);
  if (!main) return sub;
  const isPlain = row.main === undefined;
  const joiners = isPlain ? main.parts : { ...main.parts, joiner: [sign(row.main)] };
  return [...sub, { ...main, parts: joiners }, ...others];
}

function subordinate(items: readonly Item[], row: Subordinator): Clause[] {
  return splitJoined(trimmed(items), 'subordinate').map((clause, index): Clause => {
    const isPast =
      clause.parts.finish !== undefined || items.some(({ lower }) => has(rules.past, lower));
    const isCondition = row.mark === 'condition' && (row.sign !== null || !isPast);
    const joiner = row.sign !== null && index === 0 ? { joiner: [sign(row.sign)] } : {};
    const denied = row.denies ? { negator: [sign('NOT')] } : {};
    // What is only supposed is not done yet.
    const open = row.sign !== null && isCondition ? { finish: [] } : {};
    return { ...clause, isCondition, parts: { ...clause.parts, ...joiner, ...denied, ...open } };
  });
}

const LONGEST_SUBJECT = 12;

function isSubordinator(items: readonly Item[], index: number): boolean {
  const item = items[index];
  const next = items[index + 1];
  if (!item || !next || rowOf(rules.subordinators, item.lower) === undefined) return false;
  const isOfSaying = item.lower === 'if' && has(rules.sayings, items[index - 1]?.gloss);
  if (isOfSaying || (item.lower === 'when' && isVerbal(next))) return false;
  if (item.kind === 'subordinator' || item.kind === 'question') return true;
  return startsClause(items.slice(index + 1, index + LONGEST_SUBJECT));
}

/** After a word that may be a preposition too: "before you sleep", "after eating", not "before lunch". */
function startsClause(items: readonly Item[]): boolean {
  const [first] = items;
  if (first?.kind === 'verb') return first.lower.endsWith('ing');
  const phrase = phraseAt(items, 0, false);
  const next = phrase && items[phrase.end];
  return (
    phrase !== null &&
    phrase.use !== 'time' &&
    next !== undefined &&
    next !== null &&
    isVerbal(next)
  );
}

function endOfFirst(items: readonly Item[]): number {
  const comma = items.findIndex(
    ({ kind }, index) => kind === 'comma' && items.slice(1, index).some(isPredicating),
  );
  return comma > 0 ? comma : boundaryOf(items, 1);
}

/** Where it follows, it goes on to the end, or to a joiner with a clause of its own. */
function endOfLast(items: readonly Item[], at: number): number {
  const next = items.findIndex(
    ({ kind }, index) =>
      index > at + 1 && kind === 'comma' && items.slice(at, index).some(isPredicating),
  );
  return next < 0 ? items.length : next;
}

const isPredicating = (item: Item): boolean => isVerbal(item);

/** Where the next clause begins that nothing sets off: a subject or an order after a verb was seen. */
function boundaryOf(items: readonly Item[], from: number): number {
  let verbs = 0;
  for (let index = from; index < items.length; index += 1) {
    const item = items[index] as Item;
    const before = items[index - 1];
    const isSubject =
      has(rules.subjects, item.lower) || item.kind === 'greeting' || item.lower === 'then';
    const isOrder =
      item.kind === 'verb' && before?.lower !== 'to' && before !== undefined && !isVerbal(before);
    const isAsking =
      item.kind === 'question' ||
      (item.kind === 'modal' && has(rules.subjects, items[index + 1]?.lower));
    const isNext =
      (isSubject && before?.kind !== 'preposition') ||
      (isOrder && before?.kind !== 'negator') ||
      isAsking;
    if (verbs > 0 && isNext) return index;
    if (item.kind === 'verb' || has(rules.copulas, item.lower)) verbs += 1;
  }
  return items.length;
}

const trimmed = (items: readonly Item[]): Item[] => {
  const isEmpty = ({ kind, lower }: Item): boolean => kind === 'comma' || lower === 'then';
  const from = items.findIndex((item) => !isEmpty(item));
  const end = items.findLastIndex((item) => !isEmpty(item));
  return from < 0 ? [] : items.slice(from, end + 1);
};

// -- Topics ---------------------------------------------------------------------------------------

function splitTopic(items: readonly Item[], role: Role): Clause[] {
  const lead = leadLength(items);
  const end = topicEnd(items, lead);
  if (end < 0) return splitJoined(items, role);
  const topic = items.slice(lead, end);
  const comment = trimmed(items.slice(end)).filter(
    ({ lower }, index, all) =>
      !(has(rules.resumed, lower) && ['verb', 'preposition'].includes(all[index - 1]?.kind ?? '')),
  );
  const { parts } = readClause(topic, 'subordinate');
  const glosses = (['time', 'subject', 'object', 'place', 'predicate'] as const).flatMap(
    (part: Part) => parts[part] ?? [],
  );
  return [{ ...told({ subject: glosses }), isTopic: true }, ...splitJoined(comment, role)];
}

/** How many words announce a topic: as for, about. */
function leadLength(items: readonly Item[]): number {
  for (const lead of rules.topicLeads) {
    const words = lead.split(' ');
    if (words.every((word, index) => items[index]?.text.toLowerCase() === word))
      return words.length;
  }
  return 0;
}

function topicEnd(items: readonly Item[], lead: number): number {
  const comma = items.findIndex(({ kind }) => kind === 'comma');
  if (comma > lead) {
    const before = items.slice(lead, comma);
    const after = items.slice(comma + 1);
    const [first] = after;
    const isNoun =
      before.some(({ kind }) => kind === 'noun' || kind === 'pronoun') &&
      !before.some(isVerbal) &&
      (lead > 0 || before[0]?.kind !== 'preposition') &&
      phraseAt(before, 0, false)?.use !== 'time';
    const isComment =
      first !== undefined &&
      after.some(isVerbal) &&
      (isNominal(first) || lead > 0 || ['question', 'auxiliary', 'modal'].includes(first.kind));
    return isNoun && isComment ? comma : -1;
  }
  return frontedEnd(items);
}

/** "Mangoes I love": a noun, then somebody who does something with it. */
function frontedEnd(items: readonly Item[]): number {
  const phrase = phraseAt(items, 0, false);
  if (phrase?.use !== 'noun') return -1;
  const rest = items.slice(phrase.end);
  const isOne =
    rest.filter(({ kind, lower }) => kind === 'verb' || has(rules.copulas, lower)).length === 1;
  return has(rules.subjects, rest[0]?.lower) && isOne && rest.at(-1)?.kind === 'verb'
    ? phrase.end
    : -1;
}

// -- Clauses joined, and clauses inside -----------------------------------------------------------

type Split = (items: readonly Item[], role: Role) => Clause[];

/** Where a joiner or a comma has a verb on both sides. */
function jointOf(items: readonly Item[], kinds: readonly Kind[]): number {
  const first = items.findIndex(isVerbal);
  const last = items.findLastIndex(isVerbal);
  return items.findIndex(
    ({ kind }, index) => kinds.includes(kind) && first >= 0 && first < index && index < last,
  );
}

function splitJoined(items: readonly Item[], role: Role): Clause[] {
  const at = jointOf(items, ['joiner', 'comma']);
  return at < 0 ? splitInner(items, role) : joined(items, at, role, splitJoined);
}

function joined(items: readonly Item[], at: number, role: Role, split: Split): Clause[] {
  const left = trimmed(items.slice(0, at));
  const right = trimmed(items.slice(at + 1));
  const first = splitInner(left, role);
  const gloss = items[at]?.gloss ?? null;
  const isVerbFirst = right[0]?.kind === 'verb';
  // "It is raining, so take a bag", but "I went home and slept".
  const isBase = gloss === 'SO' && right[0]?.lower === right[0]?.lemma;
  const isOrder = first.at(-1)?.type === 'imperative' || !isVerbFirst || isBase;
  const [next, ...others] = split(right, role === 'told' && !isOrder ? 'subordinate' : role);
  if (!next) return first;
  const parts = gloss === null ? next.parts : { ...next.parts, joiner: [sign(gloss)] };
  return [...first, { ...next, parts }, ...others];
}

/** "You know where the nurse lives": two clauses, and the outer one decides the face. */
function splitInner(items: readonly Item[], role: Role): Clause[] {
  return (
    splitRelative(items, role) ??
    splitSaid(items, role) ??
    splitPurpose(items, role) ?? [readClause(items, role)]
  );
}

/** "The man who sold me the car lives here": what tells which one is signed first. */
function splitRelative(items: readonly Item[], role: Role): Clause[] | null {
  const relative = items.findIndex((_, index) => isRelative(items, index));
  if (relative < 0) return null;
  const isNamed = [...rules.relatives, ...rules.relativePlace].includes(
    items[relative]?.lower ?? '',
  );
  const from = relative + Number(isNamed);
  const head = items.slice(0, relative);
  const rest = items.slice(from);
  const isLast =
    head.some(isVerbal) && !head.some(({ lower }, at) => at === 0 && has(rules.copulas, lower));
  const end = isLast ? rest.length : secondVerb(rest);
  const noun = lastPhrase(head);
  const before = head.slice(0, head.length - noun.length);
  const told = ofNoun(noun, rest.slice(0, end));
  const main = isLast
    ? readClause(head, role)
    : readClause([...before, ...rest.slice(end)], role === 'told' ? 'subordinate' : role);
  return isLast ? [main, told] : [told, main];
}

/** "The book you gave me": the noun, then who does what with it. */
function ofNoun(noun: readonly Item[], rest: readonly Item[]): Clause {
  const [first] = rest;
  if (!first || !isNominal(first)) return readClause([...noun, ...rest], 'subordinate');
  const clause = readClause(rest, 'subordinate');
  const signs = phraseAt(noun, 0, false)?.signs ?? noun.map(glossOf);
  const subject = [...signs, ...(clause.parts.subject ?? [])];
  return { ...clause, parts: { ...clause.parts, subject } };
}

function isRelative(items: readonly Item[], index: number): boolean {
  const item = items[index];
  const rest = items.slice(index + 1);
  if (!item || items[index - 1]?.kind !== 'noun' || !rest.some(isVerbal)) return false;
  if (has(rules.relatives, item.lower)) return true;
  const isOfPlace = has(rules.relativePlace, item.lower);
  if (isOfPlace) return !items.slice(0, index).some(({ gloss }) => has(rules.sayings, gloss));
  // "The book I bought is good": nothing marks it but a second verb.
  const isBare = has(rules.subjects, item.lower) && !items.slice(0, index).some(isVerbal);
  return isBare && secondVerb(items.slice(index)) < items.length - index;
}

function secondVerb(items: readonly Item[]): number {
  const first = items.findIndex(({ kind }) => kind === 'verb');
  const next = items.findIndex(
    (item, index) => index > first && isVerbal(item) && items[index - 1]?.lower !== 'to',
  );
  return next < 0 ? items.length : next;
}

function lastPhrase(items: readonly Item[]): readonly Item[] {
  const kinds = ['noun', 'adjective', 'owner', 'article', 'number', 'quantity', 'pronoun'];
  const from = items.findLastIndex(({ kind }) => !kinds.includes(kind)) + 1;
  return items.slice(from);
}

/** "I think it will rain", "tell me where you live". */
function splitSaid(items: readonly Item[], role: Role): Clause[] | null {
  const saying = items.findIndex(
    ({ kind, gloss }) =>
      (kind === 'verb' && has(rules.sayings, gloss)) || has(rules.feltFacts, gloss),
  );
  if (saying < 0) return null;
  const inner = items.findIndex(
    (item, index) => index > saying && startsInner(items, item, index, saying),
  );
  if (inner < 0 || !items.slice(inner).some(isVerbal)) return null;
  const lower = items[inner]?.lower;
  const from = lower === 'that' || lower === 'if' || lower === 'whether' ? inner + 1 : inner;
  const outer = readClause(items.slice(0, inner), role);
  const asks = outer.type === 'imperative' && items[inner]?.kind === 'question';
  if (outer.type === 'polar') {
    const told = readClause(items.slice(from), 'subordinate');
    return [outer, { ...told, type: 'polar' }];
  }
  return [outer, ...splitJoined(items.slice(from), asks ? 'asked' : 'subordinate')];
}

function startsInner(items: readonly Item[], item: Item, index: number, saying: number): boolean {
  if (item.kind === 'question' || has(['that', 'if', 'whether'], item.lower))
    return items.slice(index + 1).some(isVerbal) || item.kind === 'question';
  const isNamed = index === saying + 1 && isNominal(item) && !has(rules.objects, item.lower);
  if (!isNamed) return has(rules.subjects, item.lower) && startsWithVerb(items, index);
  return startsWithVerb(items, index);
}

/** Whether a subject from here is followed by its verb at once. */
function startsWithVerb(items: readonly Item[], index: number): boolean {
  const phrase = phraseAt(items, index, false);
  let next = phrase?.end ?? items.length;
  while (['adverb', 'negator'].includes(items[next]?.kind ?? '')) next += 1;
  const item = items[next];
  return item !== undefined && isVerbal(item);
}

/** "I went to the shop to buy milk": going comes first, then what for. */
function splitPurpose(items: readonly Item[], role: Role): Clause[] | null {
  const going = items.findIndex(
    ({ kind, gloss }) => kind === 'verb' && has(rules.purposeAfter, gloss),
  );
  const to = items.findIndex(
    ({ lower }, index) => index > going && lower === 'to' && items[index + 1]?.kind === 'verb',
  );
  const aim = items[to + 1];
  if (going < 0 || to < 0 || !aim) return null;
  // "I go to work": a place, not what for.
  if (has(rules.placesOfGoing, aim.gloss) && !isNominal(items[to + 2] ?? aim))
    return [readClause(items.with(to + 1, { ...aim, kind: 'noun' }), role)];
  return [
    readClause(items.slice(0, to), role),
    readClause(items.slice(to + 1), role === 'asked' ? role : 'subordinate'),
  ];
}
