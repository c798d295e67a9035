import rules from '../../rules/english-reading.json' with { type: 'json' };
import { sign } from '../gloss.js';
import type { Clause } from '../types.js';
import { type Role, readClause, told } from './clauses.js';
import { glossOf, has, type Item, isNominal, isVerbal } from './items.js';
import { phraseAt } from './noun-phrase.js';

/** Splits what is joined inside. */
type Split = (items: readonly Item[], role: Role) => Clause[];

/** "You know where the nurse lives": two clauses, and the outer one decides the face. */
export function splitInner(items: readonly Item[], role: Role, split: Split): Clause[] {
  return (
    splitJudgedFor(items, role) ??
    splitTooMuchFor(items, role) ??
    splitReason(items, role) ??
    splitRather(items, role) ??
    splitExpected(items, role) ??
    splitWhatFirst(items, role) ??
    splitNamed(items, role, split) ??
    splitRelative(items, role) ??
    splitFreeWhat(items, role, split) ??
    splitAskedToDo(items, role) ??
    splitToldNot(items, role) ??
    splitJudged(items, role, split) ??
    splitResult(items, role, split) ??
    splitTurn(items, role) ??
    splitSaid(items, role, split) ??
    splitPurpose(items, role) ?? [readClause(items, role)]
  );
}

/** "It is hard for deaf people to get jobs": they get jobs, and it is hard. */
function splitJudgedFor(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(({ lower }) => lower === 'for');
  const who = at < 2 ? null : phraseAt(items, at + 1, false);
  const isJudged =
    who !== null &&
    items.slice(0, 2).some(({ lower }) => lower === 'it') &&
    items.slice(0, at).every(({ kind }) => kind !== 'verb') &&
    items[at - 1]?.kind === 'adjective' &&
    has(['noun', 'pronoun'], who.use) &&
    items[who.end]?.lower === 'to' &&
    items[who.end + 1]?.kind === 'verb';
  if (!isJudged) return null;
  const judged = readClause([...items.slice(0, at), ...items.slice(who.end)], role);
  const subject = who.signs.map((one) => (one.gloss === 'ME' ? sign('I') : one));
  return [{ ...judged, parts: { ...judged.parts, subject } }];
}

/** "Too heavy for me to carry": so heavy, and I cannot carry it. */
function splitTooMuchFor(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(({ lower }) => lower === 'for');
  const who = at < 3 ? null : phraseAt(items, at + 1, false);
  const isTooMuch =
    role !== 'asked' &&
    items.slice(0, at).some(({ gloss }) => gloss === 'TOO-MUCH') &&
    items[at - 1]?.kind === 'adjective' &&
    items[who?.end ?? -1]?.lower === 'to' &&
    items[(who?.end ?? -1) + 1]?.kind === 'verb';
  if (!who || !isTooMuch) return null;
  const { parts } = readClause(items.slice(who.end + 1), 'subordinate');
  const subject = who.signs.map((one) => (one.gloss === 'ME' ? sign('I') : one));
  const cannot = { modal: [sign('CAN')], negator: [sign('NOT')] };
  return [readClause(items.slice(0, at), role), told({ ...parts, subject, ...cannot })];
}

/** "Fined for driving fast": fast driving, so fined. */
function splitReason(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(
    ({ lower }, index) => lower === 'for' && items[index + 1]?.lower.endsWith('ing'),
  );
  const doing = items[at + 1];
  const verb = items.slice(0, Math.max(at, 0)).findLast(({ kind }) => kind === 'verb');
  if (!doing || !verb || !has(rules.punishing, verb.lemma)) return null;
  const reason = readClause([{ ...doing, kind: 'verb' }, ...items.slice(at + 2)], 'subordinate');
  const main = readClause(items.slice(0, at), role);
  return [reason, { ...main, parts: { ...main.parts, joiner: [sign('SO')] } }];
}

/** "I would rather walk than drive": the one, and not the other. */
function splitRather(items: readonly Item[], role: Role): Clause[] | null {
  const rather = items.findIndex(({ text }) => has(rules.ratherThan, text.toLowerCase()));
  const than = items.findIndex(({ lower }, index) => index > rather && lower === 'than');
  const left = items.slice(than + 1);
  if (role === 'asked' || rather < 1 || than < 0 || left.length === 0) return null;
  const { negator: _, ...parts } = readClause(left, 'subordinate').parts;
  return [readClause(items.slice(0, than), role), told({ ...parts, negator: [sign('NOT')] })];
}

/** "What he said is true", "where he lives is far": what it is said of first. */
function splitWhatFirst(items: readonly Item[], role: Role): Clause[] | null {
  const [what, ...rest] = items;
  const end = secondVerb(rest);
  const isFirst =
    role !== 'asked' &&
    has(['what', ...rules.relativePlace], what?.lower) &&
    rest[0] !== undefined &&
    isNominal(rest[0]) &&
    has(rules.copulas, rest[end]?.lower) &&
    rest.slice(0, end).some(({ kind }) => kind === 'verb');
  if (!isFirst) return null;
  const clause = readClause(rest.slice(0, end), 'subordinate');
  const place = what?.lower === 'what' ? [] : [sign('PLACE')];
  const subject = [...place, ...(clause.parts.subject ?? [])];
  return [
    { ...clause, parts: { ...clause.parts, subject } },
    readClause(rest.slice(end), 'subordinate'),
  ];
}

/** "The problem is that we have no water": what it is about, then what it is. */
function splitNamed(items: readonly Item[], role: Role, split: Split): Clause[] | null {
  const phrase = phraseAt(items, 0, false);
  const [be, that, ...rest] = items.slice(phrase?.end ?? items.length);
  const isAsking = that?.kind === 'question';
  const isNamed =
    role !== 'asked' &&
    phrase?.use === 'noun' &&
    has(rules.copulas, be?.lower) &&
    (that?.lower === 'that' || isAsking) &&
    rest.some(isVerbal) &&
    (isAsking || isFull(rest) || rest[0]?.lower === 'there' || rest[0]?.kind === 'negator');
  if (!phrase || !that || !isNamed) return null;
  const said = split(isAsking ? [that, ...rest] : rest, 'subordinate');
  return [{ ...told({ subject: phrase.signs }), isTopic: true }, ...said.map(asksInside)];
}

/** "Easier than I thought", "longer than they said": how it is, then what was thought. */
function splitExpected(items: readonly Item[], role: Role): Clause[] | null {
  const than = items.findIndex(({ lower }) => lower === 'than');
  const thought = items.slice(than + 1);
  const isThought =
    role !== 'asked' &&
    than > 0 &&
    items.slice(0, than).some((item) => isVerbal(item) || has(rules.saidNouns, item.text)) &&
    startsWithVerb(thought, 0) &&
    // "More than three days", "more than video calls".
    !has(['noun', 'number'], thought[0]?.kind) &&
    // "Than he does", "than you have".
    thought.some(
      ({ kind, lemma, gloss }) =>
        kind === 'verb' && !has(rules.doing, lemma) && !has(rules.heldThings, gloss),
    );
  if (!isThought) return null;
  return [readClause(items.slice(0, than), role), readClause(thought, 'subordinate')];
}

/** "The man who sold me the car lives here": what tells which one is signed first. */
function splitRelative(items: readonly Item[], role: Role): Clause[] | null {
  const relative = items.findIndex((_, index) => isRelative(items, index));
  if (relative < 0) return null;
  const isNamed = [...rules.relatives, ...rules.relativePlace, 'whose'].includes(
    items[relative]?.lower ?? '',
  );
  const from = relative + Number(isNamed);
  const head = items.slice(0, relative);
  const rest = items.slice(from);
  // "Is this the bus that goes there".
  const isPointing = has(rules.pointing, head[1]?.lower) && head[2]?.kind === 'article';
  const isLast =
    head.some(isVerbal) &&
    (isPointing || !head.some(({ lower }, at) => at === 0 && has(rules.copulas, lower)));
  const second = isLast ? rest.length : secondVerb(rest);
  // "Who is eighty, still cooks".
  const isEarly = !isLast && has(rules.spelledAdverbs, rest[second - 1]?.lower);
  const end = isEarly ? second - 1 : second;
  const noun = lastPhrase(head);
  const lead = head.slice(0, head.length - noun.length);
  // "I am fed up with people who ...".
  const isLed = isLast && has(rules.afterQuality, lead.at(-1)?.lower);
  const before = isLed ? lead.slice(0, -1) : lead;
  const isOwner = items[relative]?.lower === 'whose';
  const isHeld =
    has(rules.heldThings, head.findLast(({ kind }) => kind === 'verb')?.gloss) &&
    !noun.some(({ lower }) => lower === 'the');
  const owner = isOwner ? noun.with(-1, { ...(noun.at(-1) as Item), isOwning: true }) : noun;
  const told = isOwner
    ? readClause([...owner, ...rest.slice(0, end)], 'subordinate')
    : ofNoun(noun, rest.slice(0, end));
  if (isLast && isHeld) return [readClause(head, role), withoutLed(told, noun)];
  const main = [...before, ...rest.slice(end)];
  if (isLast) return askedTogether(told, readClause(before, role));
  return askedTogether(told, readClause(main, role === 'told' ? 'subordinate' : role));
}

/** "Do what I say", "copy what is written": what it is done to is told first. */
function splitFreeWhat(items: readonly Item[], role: Role, split: Split): Clause[] | null {
  const what = items.findIndex(({ lower }, index) => index > 0 && lower === 'what');
  // "He gave me what I needed".
  const verb = items[what - 1 - Number(has(rules.receivers, items[what - 1]?.lower))];
  const isFree =
    role !== 'asked' &&
    verb?.kind === 'verb' &&
    !has([...rules.sayings, 'LEARN', 'TEACH'], verb.gloss) &&
    !has([...rules.askingIf, ...rules.sayingVerbs], verb.lemma) &&
    items[what + 1]?.lower !== 'to' &&
    items.slice(what + 1).some(({ kind }) => kind === 'verb') &&
    !items.slice(0, what).some(({ gloss }) => has(rules.sayings, gloss));
  if (!isFree) return null;
  const told = split(items.slice(what + 1), 'subordinate');
  return [...told, readClause(items.slice(0, what), role)];
}

/** "I have a friend who signs": the friend is not named again. */
function withoutLed(clause: Clause, noun: readonly Item[]): Clause {
  const signs = phraseAt(noun, 0, false)?.signs ?? [];
  const [part] = (['subject', 'object', 'place'] as const).filter(
    (one) => clause.parts[one]?.[0]?.gloss === signs[0]?.gloss,
  );
  if (!part) return clause;
  const rest = (clause.parts[part] ?? []).slice(signs.length);
  return { ...clause, parts: { ...clause.parts, [part]: rest } };
}

const isPointedAt = ({ parts }: Clause): boolean =>
  Object.values(parts).flat().length === 1 && has(rules.pointedAt, parts.subject?.[0]?.gloss);

/** "Have you read the letter that I sent?": one question over both clauses. */
function askedTogether(told: Clause, main: Clause): Clause[] {
  // "That is the shop where he works": what is pointed at stands first.
  if (main.type === 'statement' && isPointedAt(main)) return [main, told];
  if (main.type !== 'polar') return [told, main];
  if (isPointedAt(main)) return [main, { ...told, type: 'polar', isInner: true }];
  return [
    { ...told, type: 'polar' },
    { ...main, isInner: true },
  ];
}

/** "The book you gave me": the noun, then who does what with it. */
function ofNoun(noun: readonly Item[], rest: readonly Item[]): Clause {
  const [first] = rest;
  if (!first || !isNominal(first)) return readClause([...noun, ...rest], 'subordinate');
  // "The book I told you about".
  const isStranded = rest.length > 2 && rest.at(-1)?.kind === 'preposition';
  const clause = readClause(isStranded ? rest.slice(0, -1) : rest, 'subordinate');
  const signs = phraseAt(noun, 0, false)?.signs ?? noun.map(glossOf);
  const subject = [...signs, ...(clause.parts.subject ?? [])];
  return { ...clause, parts: { ...clause.parts, subject } };
}

function isRelative(items: readonly Item[], index: number): boolean {
  const item = items[index];
  const rest = items.slice(index + 1);
  if (!item || !isToldOf(items[index - 1]) || !rest.some(isVerbal)) return false;
  const isTold = item.lower === 'that' && isToldTo(items, index) && isFull(rest);
  // "So many people that we could not sit".
  const isResult = item.lower === 'that' && items.slice(0, index).some(isSoMuch) && isFull(rest);
  if (has(rules.relatives, item.lower)) return !isTold && !isResult;
  // "I know a boy whose father", but "tell me whose it is".
  if (item.lower === 'whose')
    return (
      lastPhrase(items.slice(0, index))[0]?.kind === 'article' ||
      items.slice(0, index).every(({ gloss }) => !has(rules.sayings, gloss))
    );
  const isOfPlace = has(rules.relativePlace, item.lower);
  const isKnown = ({ gloss }: Item): boolean =>
    has(rules.sayings, gloss) || has(rules.knownThings, gloss);
  // "I know a shop where they sell it", but "tell mother where you are".
  const isCertain = lastPhrase(items.slice(0, index))[0]?.kind === 'article';
  if (isOfPlace) return isCertain || !items.slice(0, index).some(isKnown);
  // "The book I bought is good": nothing marks it but a second verb.
  const lead = lastPhrase(items.slice(0, index));
  const isBare =
    has(rules.subjects, item.lower) &&
    !items.slice(0, index).some(isVerbal) &&
    phraseAt(lead, 0, false)?.use !== 'time';
  if (isBare) return secondVerb(items.slice(index)) < items.length - index;
  return isDoingOf(items, index) || isToldOfLast(items, index, lead);
}

/** "The girl standing near the gate is my sister", "the book written by him is good". */
function isDoingOf(items: readonly Item[], index: number): boolean {
  const item = items[index];
  const rest = items.slice(index);
  const isDoing =
    item?.kind === 'verb' &&
    ((item.lower.endsWith('ing') && item.lower !== item.lemma) ||
      (item.isPast && rest[1]?.lower === 'by'));
  const end = secondVerb(rest);
  return (
    isDoing &&
    (end > 1 || has(rules.companions, items[index - 1]?.category)) &&
    end < rest.length &&
    items[index - 1]?.isOwning === false &&
    items.slice(0, index).every((one) => isNominal(one) || one.kind === 'adjective')
  );
}

/** "This is the book I told you about", "I lost the pen you gave me": a certain thing, and who did what with it. */
function isToldOfLast(items: readonly Item[], index: number, lead: readonly Item[]): boolean {
  const rest = items.slice(index);
  const verb = rest.findIndex(({ kind }) => kind === 'verb');
  const before = items.slice(0, index - lead.length);
  const after = rest[verb + 1];
  const time = phraseAt(rest, verb + 1, false)?.use === 'time';
  const isWithout =
    after === undefined ||
    time ||
    has(['preposition', 'time', 'adverb'], after.kind) ||
    (has([...rules.objects, 'you'], after.lower) && rest[verb + 2] === undefined) ||
    (has([...rules.objects, 'you'], after.lower) && rest[verb + 2]?.kind === 'preposition');
  return (
    has(rules.subjects, items[index]?.lower) &&
    lead.some(
      ({ lower, text }) => has(rules.certain, lower) || has(rules.anyThings, text.toLowerCase()),
    ) &&
    verb > 0 &&
    startsWithVerb(items, index) &&
    before.some(isVerbal) &&
    !before.some(
      ({ kind, gloss, lower, lemma }) =>
        (kind === 'verb' && (has(rules.toldTo, gloss) || has(rules.sayingVerbs, lemma))) ||
        has(rules.sureOf, lower),
    ) &&
    isWithout
  );
}

/** A noun, and whoever it may be: anyone who signs, those who came. */
const isToldOf = (before: Item | undefined): boolean =>
  before?.kind === 'noun' ||
  has(rules.anyPeople, before?.gloss) ||
  has(rules.anyThings, before?.text.toLowerCase());

/** "Tell mother that I broke it": after whom one tells, with somebody who does it. */
const isToldTo = (items: readonly Item[], index: number): boolean =>
  items
    .slice(0, index)
    .some(
      ({ kind, gloss, lemma }) =>
        kind === 'verb' && (has(rules.sayings, gloss) || has(rules.sayingVerbs, lemma)),
    );
const isFull = (items: readonly Item[]): boolean =>
  items[0] !== undefined && isNominal(items[0]) && startsWithVerb(items, 0);

function secondVerb(items: readonly Item[]): number {
  let first = items.findIndex(isVerbal);
  // "Is coming", "has not come": one verb.
  while (first >= 0 && isHelping(items, first) && isOfVerb(items[first + 1])) first += 1;
  const next = items.findIndex(
    (item, index) => index > first && isVerbal(item) && items[index - 1]?.lower !== 'to',
  );
  return next < 0 ? items.length : next;
}

/** "Is", "may", and "have" before what has been done. */
const isHelping = (items: readonly Item[], at: number): boolean =>
  items[at]?.kind !== 'verb' ||
  (items[at]?.gloss === 'HAVE' && items[at + 1]?.kind === 'verb' && items[at + 1]?.isPast === true);

const isOfVerb = (item: Item | undefined): boolean =>
  item !== undefined && (isVerbal(item) || has(['adverb', 'negator'], item.kind));

function lastPhrase(items: readonly Item[]): readonly Item[] {
  const kinds = ['noun', 'adjective', 'owner', 'article', 'number', 'quantity', 'pronoun'];
  const isLast = (index: number): boolean => index === items.length - 1;
  // "Give me the book I bought": to whom it is given is no part of it.
  const from = items.findLastIndex(
    ({ kind, lower }, index) =>
      !kinds.includes(kind) ||
      (has(rules.objects, lower) && !isLast(index)) ||
      (kind === 'pronoun' && items[index + 1]?.kind === 'article'),
  );
  return items.slice(from + 1);
}

/** "I think it will rain", "tell me where you live". */
function splitSaid(items: readonly Item[], role: Role, split: Split): Clause[] | null {
  const saying = items.findIndex(
    ({ kind, gloss, lower, lemma }, index) =>
      (kind === 'verb' && (has(rules.sayings, gloss) || has(rules.askingIf, lemma))) ||
      isSayingOf(items, index) ||
      has(rules.feltFacts, gloss) ||
      has(rules.knownThings, gloss) ||
      has(rules.sureOf, lower) ||
      (kind === 'verb' && isLikedFact(items, index)),
  );
  if (saying < 0) return null;
  const inner = items.findIndex(
    (item, index) => index > saying && startsInner(items, item, index, saying),
  );
  // "How much it costs": said by a noun.
  const isSaid = items
    .slice(inner)
    .some((item) => isVerbal(item) || has(rules.saidNouns, item.text));
  if (inner < 0 || !isSaid) return null;
  const lower = items[inner]?.lower;
  const from = lower === 'that' || lower === 'if' || lower === 'whether' ? inner + 1 : inner;
  const outer = readClause(items.slice(0, inner), role);
  const asks = outer.type === 'imperative' && items[inner]?.kind === 'question';
  if (outer.type === 'polar') {
    const told = readClause(items.slice(from), 'subordinate');
    return [outer, { ...told, type: 'polar', isInner: true }];
  }
  const isOfIf = lower === 'if' || lower === 'whether';
  const inside = split(items.slice(from), asks ? 'asked' : 'subordinate').map((one) =>
    isOfIf ? asksWhether(one) : asksInside(one),
  );
  // "I am happy that you came": what one is happy about comes first, as reasons do (R14).
  return lower === 'that' &&
    (has(rules.feltFacts, items[saying]?.gloss) || isLikedFact(items, saying))
    ? [...inside, outer]
    : [outer, ...inside];
}

/** "He pretends he is sick", "she agreed that we can go": what one says or takes to be so. */
function isSayingOf(items: readonly Item[], index: number): boolean {
  const [verb, that, next] = items.slice(index, index + 3);
  const isThat =
    that?.lower === 'that' &&
    next !== undefined &&
    (isFull(items.slice(index + 2)) || next.kind === 'negator' || next.lower === 'there');
  return verb?.kind === 'verb' && (isThat || has(rules.sayingVerbs, verb.lemma));
}

/** "She does not like that I work", but "I like that shirt". */
const isLikedFact = (items: readonly Item[], index: number): boolean =>
  has([...rules.likings, 'HATE'], items[index]?.gloss) &&
  items[index + 1]?.lower === 'that' &&
  has(rules.subjects, items[index + 2]?.lower);

/** "So tired that he slept": and so he slept; what one is so sorry about is no result, unless one does it oneself. */
function splitResult(items: readonly Item[], role: Role, split: Split): Clause[] | null {
  const that = items.findIndex(
    ({ lower }, index) =>
      lower === 'that' &&
      (items.slice(0, index).some(isSoMuch) || has(rules.howMuchSo, items[index - 1]?.text)) &&
      (!has(rules.factsOnly, items[index - 1]?.gloss) ||
        items[index + 1]?.lower === items[0]?.lower),
  );
  const result = items.slice(that + 1);
  if (that < 0 || !result.some(isVerbal)) return null;
  return [readClause(items.slice(0, that), role), ...joinedBySo(split(result, 'subordinate'))];
}

const isSoMuch = ({ kind, lower }: Item): boolean => kind === 'adverb' && lower === 'so';

const joinedBySo = ([first, ...others]: readonly Clause[]): Clause[] =>
  first ? [{ ...first, parts: { ...first.parts, joiner: [sign('SO')] } }, ...others] : [];

/** "I don't know where she went": the question inside keeps its face. */
const asksInside = (clause: Clause): Clause =>
  clause.parts.question && clause.type === 'statement' ? { ...clause, type: 'wh' } : clause;

/** "He asked whether you eat fish": yes or no. */
const asksWhether = (clause: Clause): Clause =>
  clause.type === 'statement' ? { ...clause, type: 'polar' } : asksInside(clause);

/** "She told me to come", "I want you to read": what is asked of somebody follows. */
function splitAskedToDo(items: readonly Item[], role: Role): Clause[] | null {
  const asking = items.findIndex(
    ({ kind, gloss, lemma }) => kind === 'verb' && has(rules.askedToDo, gloss ?? lemma),
  );
  // "I was told to come".
  const isTold =
    has(rules.copulas, items[asking - 1]?.lower) &&
    items[asking + 1]?.lower === 'to' &&
    items[asking + 2]?.kind === 'verb';
  if (isTold && role !== 'asked')
    return [
      readClause(items.slice(0, asking + 1), role),
      readClause(items.slice(asking + 2), 'subordinate'),
    ];
  if (asking < 0 || items[asking + 1]?.lower === 'to') return null;
  const phrase = phraseAt(items, asking + 1, false);
  const to = phrase ? phrase.end : -1;
  const denial = Number(items[to]?.kind === 'negator');
  if (items[to + denial]?.lower !== 'to' || items[to + denial + 1]?.kind !== 'verb') return null;
  const isWanted = has(rules.wantedOfOthers, items[asking]?.gloss);
  const outer = readClause(items.slice(0, isWanted ? asking + 1 : to), role);
  if (outer.parts.question) return null;
  const doer = isWanted
    ? items
        .slice(asking + 1, to)
        .map((item) => (item.lower === 'me' ? { ...item, gloss: 'I' } : item))
    : [];
  const inner = readClause(
    [...doer, ...items.slice(to, to + denial), ...items.slice(to + denial + 1)],
    'subordinate',
  );
  return [outer, outer.type === 'polar' ? { ...inner, type: 'polar', isInner: true } : inner];
}

/** "Papa said not to go", "I was told not to speak", "try not to fall": what is not to be done follows. */
function splitToldNot(items: readonly Item[], role: Role): Clause[] | null {
  const not = items.findIndex(
    // "I have nothing to eat" is one clause.
    ({ kind, gloss }, index) =>
      kind === 'negator' &&
      gloss !== 'NONE' &&
      items[index - 1]?.kind === 'verb' &&
      items[index + 1]?.lower === 'to' &&
      items[index + 2]?.kind === 'verb',
  );
  if (not < 0) return null;
  const outer = readClause(items.slice(0, not), role);
  if (outer.parts.question) return null;
  const inner = readClause([...items.slice(not, not + 1), ...items.slice(not + 2)], 'subordinate');
  return [outer, outer.type === 'polar' ? { ...inner, type: 'polar', isInner: true } : inner];
}

/** "It is true that she came": what is judged, then how. */
function splitJudged(items: readonly Item[], role: Role, split: Split): Clause[] | null {
  const it = items.findIndex(({ lower }) => lower === 'it');
  const that = items.findIndex(
    ({ lower }, index) =>
      lower === 'that' &&
      items[index - 1]?.kind === 'adjective' &&
      items[index - 2]?.lower !== 'so',
  );
  const outer = items.slice(0, that).filter(({ lower }) => lower !== 'it');
  if (it < 0 || it > 1 || that < 0 || outer.some(({ kind }) => kind === 'verb')) return null;
  const judged = readClause(outer, role);
  const known = split(items.slice(that + 1), 'subordinate');
  if (judged.type !== 'polar') return [...known, judged];
  return [...known.map((one): Clause => ({ ...one, type: 'polar' })), { ...judged, isInner: true }];
}

function startsInner(items: readonly Item[], item: Item, index: number, saying: number): boolean {
  if (item.kind === 'question' || has(['that', 'if', 'whether'], item.lower))
    return items.slice(index + 1).some(isVerbal) || item.kind === 'question';
  // "She said nobody came".
  const next = items[index + 1];
  if (has(rules.nobody, item.lower) && index === saying + 1)
    return next !== undefined && isVerbal(next);
  // "I think there is a dog".
  if (item.lower === 'there' && item.kind === 'dropped')
    return index === saying + 1 && has(rules.copulas, items[index + 1]?.lower);
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

/** "It is your turn to cook", "it is a pleasure to meet you": whose it is, then to do what; or what it is last. */
function splitTurn(items: readonly Item[], role: Role): Clause[] | null {
  const it = items.slice(0, 2).findIndex(({ lower }) => lower === 'it');
  const lead = items.slice(0, 2);
  const phrase = phraseAt(items, 2, false);
  const to = phrase?.end ?? -1;
  const isTurn =
    it >= 0 &&
    lead.some(({ lower }) => has(rules.copulas, lower)) &&
    phrase?.use === 'noun' &&
    items[to]?.lower === 'to' &&
    items[to + 1]?.kind === 'verb' &&
    has(['owner', 'article', 'noun'], items[2]?.kind) &&
    !has(rules.nearUnits, items[to - 1]?.gloss);
  if (!isTurn) return null;
  const what = readClause(items.slice(2, to), role);
  const doing = readClause(items.slice(to + 1), role === 'asked' ? role : 'subordinate');
  const isOwned = items[2]?.kind === 'owner' || items[2]?.isOwning === true;
  const [first, second] = isOwned ? [what, doing] : [doing, what];
  return second.type === 'polar' ? [first, { ...second, isInner: true }] : [first, second];
}

/** "I went to the shop to buy milk": going comes first, then what for. */
function splitPurpose(items: readonly Item[], role: Role): Clause[] | null {
  const going = items.findIndex(
    ({ kind, gloss }, index) =>
      kind === 'verb' && (has(rules.purposeAfter, gloss) || isForAim(items, index)),
  );
  const to = items.findIndex(
    ({ lower }, index) => index > going && lower === 'to' && items[index + 1]?.kind === 'verb',
  );
  const aim = items[to + 1];
  if (going < 0 || to < 0 || !aim) return null;
  // "I go to work": a place, not what for.
  if (has(rules.placesOfGoing, aim.gloss) && !isNominal(items[to + 2] ?? aim))
    return [readClause(items.with(to + 1, { ...aim, kind: 'noun' }), role)];
  return askedForAim(
    readClause(items.slice(0, to), role),
    readClause(items.slice(to + 1), 'subordinate'),
  );
}

/** One question over both, and the question sign last: "Why did you go to see him?" */
function askedForAim(first: Clause, aim: Clause): Clause[] {
  if (first.type === 'polar') return [first, { ...aim, type: 'polar', isInner: true }];
  const { question, ...parts } = first.parts;
  if (first.type !== 'wh' || !question) return [first, aim];
  return [
    { ...first, type: 'statement', parts },
    { ...aim, type: 'wh', parts: { ...aim.parts, question } },
  ];
}

/** "He sold his land to pay for it": what is done to something, and what for. */
function isForAim(items: readonly Item[], verb: number): boolean {
  const thing = phraseAt(items, verb + 1, false);
  const head = thing && items[thing.end - 1];
  return (
    head?.kind === 'noun' &&
    items[thing?.end ?? -1]?.lower === 'to' &&
    items[(thing?.end ?? -1) + 1]?.kind === 'verb' &&
    items[(thing?.end ?? -1) + 2] !== undefined &&
    !has(rules.noAims.after, items[verb]?.lemma) &&
    !has(rules.noAims.things, head.lemma) &&
    !has(rules.units, head.gloss)
  );
}
