import rules from '../../rules/english-reading.json' with { type: 'json' };
import { sign } from '../gloss.js';
import type { Clause, Gloss } from '../types.js';
import { type Role, readClause, told } from './clauses.js';
import { splitInner } from './inner.js';
import { has, type Item, isNominal, isVerbal, type Kind, rowOf, trimmed } from './items.js';
import { phraseAt } from './noun-phrase.js';

type Split = (items: readonly Item[], role: Role) => Clause[];

/** Where a joiner or a comma has a verb on both sides. */
export function jointOf(items: readonly Item[], kinds: readonly Kind[]): number {
  const first = items.findIndex(isSaid);
  const last = items.findLastIndex(isSaid);
  return items.findIndex(
    ({ kind }, index) => kinds.includes(kind) && first >= 0 && first < index && index < last,
  );
}

/** "The rice costs 60": said by a noun. */
const isSaid = (item: Item): boolean => isVerbal(item) || has(rules.saidNouns, item.text);

export function splitJoined(items: readonly Item[], role: Role): Clause[] {
  const contrast =
    splitContrast(items, role) ??
    splitRemark(items, role) ??
    splitMeant(items, role) ??
    splitDenied(items, role) ??
    splitDoses(items, role) ??
    splitShares(items, role);
  if (contrast) return contrast;
  const at = jointOf(items, ['joiner', 'comma']);
  return at < 0 ? splitInner(items, role, splitJoined) : joined(items, at, role, splitJoined);
}

/** "I like rice but not lentils": what is denied without its verb. */
function splitContrast(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(
    ({ kind }, index) =>
      has(['joiner', 'comma'], kind) &&
      (items[index + 1]?.lower === 'not' || isNone(items, index)) &&
      items.slice(0, index).some(isVerbal),
  );
  const forbidden = items.findIndex(
    ({ kind }, index) =>
      kind === 'comma' &&
      has(['negator', 'quantity'], items[index + 1]?.kind) &&
      items[index + 1]?.lower === 'no',
  );
  // "Fixed price, no bargaining".
  if (forbidden > 0)
    return [
      ...splitJoined(items.slice(0, forbidden), role),
      ...splitJoined(items.slice(forbidden + 1), role),
    ];
  const rest = items.slice(at + 2);
  if (at < 0 || rest.length === 0 || rest.some(isVerbal)) return null;
  const { parts } = readClause(rest, 'subordinate');
  const gloss = items[at]?.gloss;
  const joiner = gloss ? { joiner: [sign(gloss)] } : {};
  const negator = [sign(isNone(items, at) ? 'NONE' : 'NOT')];
  const denied = told({ ...parts, ...joiner, negator });
  return [...splitJoined(items.slice(0, at), role), denied];
}

/** "Tea but no sugar", "a holiday, so no class". */
const isNone = (items: readonly Item[], joiner: number): boolean =>
  has(['BUT', 'SO'], items[joiner]?.gloss) && items[joiner + 1]?.lower === 'no';

/** "It is lower than last month, very good": then what one says of it. */
function splitRemark(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findLastIndex(({ kind }) => kind === 'comma');
  const said = items.slice(at + 1);
  const isRemark =
    at > 0 &&
    role !== 'asked' &&
    items.slice(0, at).some(isVerbal) &&
    said.some(({ kind }) => kind === 'adjective') &&
    said.every(({ kind }) => kind === 'adjective' || kind === 'adverb') &&
    (said.length > 1 || items[at - 1]?.kind !== 'adjective');
  return isRemark
    ? [...splitJoined(items.slice(0, at), role), readClause(said, 'subordinate')]
    : null;
}

/** "He is not a teacher but a driver": what is denied, then what is so. */
function splitMeant(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(({ kind, gloss }) => kind === 'joiner' && gloss === 'BUT');
  const rest = items.slice(at + 1);
  const left = items.slice(0, at);
  const isMeant =
    at > 0 &&
    rest.length > 0 &&
    !rest.some((item) => isVerbal(item) || item.kind === 'negator') &&
    left.some(({ lower }) => lower === 'not') &&
    left.some(isVerbal);
  if (!isMeant) return null;
  const { parts } = readClause(rest, 'subordinate');
  return [...splitJoined(left, role), told({ ...parts, joiner: [sign('BUT')] })];
}

/** "Not now, later": what is denied, then what is meant. */
function splitDenied(items: readonly Item[], role: Role): Clause[] | null {
  const comma = items.findIndex(({ kind }) => kind === 'comma');
  const denied = items.slice(1, comma);
  if (items[0]?.lower !== 'not' || comma < 2 || items.slice(0, comma).some(isVerbal)) return null;
  const { parts } = readClause(denied, 'subordinate');
  return [told({ ...parts, negator: [sign('NOT')] }), ...splitJoined(items.slice(comma + 1), role)];
}

/** "One tablet in the morning and two at night": how much each time, with the verb again. */
function splitDoses(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(
    ({ lower }, index) => lower === 'and' && items[index + 1]?.kind === 'number',
  );
  const [left, right] = [items.slice(0, Math.max(at, 0)), items.slice(at + 1)];
  const verb = left.findLast(({ kind }) => kind === 'verb');
  const isTimed = (some: readonly Item[]): boolean =>
    readClause(some, 'subordinate').parts.time !== undefined;
  const isDose =
    verb !== undefined &&
    role !== 'asked' &&
    left.some(({ kind, gloss }) => kind === 'number' || gloss === 'HALF') &&
    right.length > 1 &&
    !right.some(isVerbal) &&
    !right.some(({ kind }) => has(['comma', 'joiner'], kind)) &&
    (has(['preposition', 'noun'], right[1]?.kind) || has(rules.partsOfDay, right[1]?.gloss)) &&
    isTimed(left) &&
    isTimed(right);
  if (!isDose) return null;
  const first = splitJoined(left, role);
  const isAsked = first.at(-1)?.type === 'imperative';
  return [...first, ...splitJoined([verb, ...right], isAsked ? role : 'subordinate')];
}

/** "The milk in the fridge and the bread on the table": what is done to each, with the verb again. */
function splitShares(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(({ lower }) => lower === 'and');
  const [left, right] = [items.slice(0, Math.max(at, 0)), items.slice(at + 1)];
  const verb = left.findLastIndex(({ kind }) => kind === 'verb');
  const doing = left[verb];
  const thing = sharedAt(left, verb + 1);
  const isShared = role !== 'asked' && doing !== undefined && thing > 0 && !right.some(isVerbal);
  if (!isShared || sharedAt(right, 0) < 0) return null;
  // "Two books for my son and three for my daughter".
  const head = left[thing - 1];
  const isCounted = right[0]?.kind === 'number' && right[1]?.kind === 'preposition';
  const other = isCounted && head ? [...right.slice(0, 1), head, ...right.slice(1)] : right;
  const first = splitJoined(left, role);
  const isAsked = first.at(-1)?.type === 'imperative';
  return [...first, ...splitJoined([doing, ...other], isAsked ? role : 'subordinate')];
}

/** Where a thing ends that stands here with nothing but one place or receiver after it, or -1. */
function sharedAt(items: readonly Item[], from: number): number {
  const thing = phraseAt(items, from, false);
  const led = thing && phraseAt(items, thing.end + 1, false);
  const isShared =
    items[thing?.end ?? -1]?.kind === 'preposition' &&
    led?.end === items.length &&
    led.category !== 'time' &&
    has(['noun', 'amount'], thing?.use);
  return thing && isShared ? thing.end : -1;
}

/** "And so can I", "and neither does my wife": whom it is said of as well, or null. */
function alsoSaidOf(items: readonly Item[], joiner: number): readonly Gloss[] | null {
  const lead = has(rules.alsoSo, items[joiner]?.lower) ? joiner : joiner + 1;
  const helper = items[lead + 1];
  const isHelper =
    helper !== undefined &&
    (has(rules.askingFirst, helper.lower) || rowOf(rules.modals, helper.lower) !== undefined);
  const who = phraseAt(items, lead + 2, false);
  const isAlso = has(rules.alsoSo, items[lead]?.lower) && isHelper;
  return isAlso && who?.end === items.length ? who.signs : null;
}

export function joined(items: readonly Item[], at: number, role: Role, split: Split): Clause[] {
  const left = trimmed(items.slice(0, at));
  const who = alsoSaidOf(items, at);
  if (who) {
    const all = splitInner(left, role, splitJoined);
    const { joiner: _, greeting: __, ...parts } = all.at(-1)?.parts ?? {};
    return [...all, told({ ...parts, subject: [...who, sign('ALSO')] })];
  }
  const isDenied = isDeniedToo(left, items.slice(at));
  const right = isDenied
    ? [...left.filter(({ kind }) => kind === 'negator').slice(-1), ...trimmed(items.slice(at + 1))]
    : withSamePast(left, withElidedVerb(left, trimmed(items.slice(at + 1))));
  // "It is hot, can you open it", but "keep it or should I take it out".
  const isAskedLate =
    role === 'asked' && items[at]?.gloss !== 'OR' && !isTurned(left) && isTurned(right);
  const first = splitInner(left, isAskedLate ? 'told' : role, splitJoined);
  const gloss = isDenied ? null : (items[at]?.gloss ?? null);
  // "You should rest and not go out".
  const isDeniedFirst = right[0]?.kind === 'negator' && right[1]?.kind === 'verb';
  const isVerbFirst = isDenied || isDeniedFirst || right[0]?.kind === 'verb';
  // "It is raining, so take a bag", but "I went home and slept".
  const isBase = (gloss === 'SO' || items[at]?.kind === 'comma') && isBare(right[0]);
  const isOrder = first.at(-1)?.type === 'imperative' || !isVerbFirst || isBase;
  // "Where are you, I am at the gate": what is told after a question.
  const isToldLate =
    role === 'asked' && items[at]?.kind === 'comma' && isTurned(left) && hasOwnSubject(right);
  const later = isToldLate ? 'told' : role;
  const [next, ...others] = split(right, role === 'told' && !isOrder ? 'subordinate' : later);
  if (!next) return first;
  if (isDenied) return deniedToo(first, next, others);
  // "It is late, so if you come, call".
  const led = gloss === null || next.isCondition ? (next.parts.joiner ?? []) : [];
  const signs = [...(gloss === null ? [] : [sign(gloss)]), ...led];
  const joiner = signs.length === 0 ? {} : { joiner: signs };
  // "Can neither hear nor speak": can do neither.
  const isDenying = has(rules.denyingJoiners, items[at]?.lower);
  const { negator, modal } = (isDenying && first.at(-1)?.parts) || {};
  const shared = { ...(negator ? { negator, finish: [] } : {}), ...(modal ? { modal } : {}) };
  const parts = { ...next.parts, ...joiner, ...shared };
  // "He asked if I was married and how old I am": asked inside as well.
  const isAskedToo = right[0]?.kind === 'question' && next.type === 'statement' && parts.question;
  const type = isAskedToo ? 'wh' : next.type;
  return [...first, { ...next, type, parts }, ...others];
}

/** "Take", and "get" of "get up". */
const isBare = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.lower === item.lemma || rowOf<unknown>(rules.particleVerbs, item.lower) !== undefined);

/** "Don't push or shout": neither is to be done. */
const isDeniedToo = (left: readonly Item[], [joiner, next]: readonly Item[]): boolean =>
  joiner?.gloss === 'OR' &&
  next?.kind === 'verb' &&
  next.lower === next.lemma &&
  left.some(({ lower }) => lower === 'not' || lower === 'never');

/** "Don't eat or drink after eight": at which time stands first. */
function deniedToo(first: readonly Clause[], next: Clause, others: readonly Clause[]): Clause[] {
  const { time = [], ...rest } = next.parts;
  const [last, ...earlier] = first.toReversed();
  if (!last) return [next, ...others];
  const before = { ...last.parts, time: [...time, ...(last.parts.time ?? [])] };
  const { modal } = last.parts;
  // "She cannot read or write": can do neither.
  const after = modal && !rest.modal ? { ...rest, modal } : rest;
  return [
    ...earlier.toReversed(),
    { ...last, parts: before },
    { ...next, parts: after },
    ...others,
  ];
}

/** "Can you come", "where is he": what asks stands before who is asked about. */
export const isTurned = ([first, second]: readonly Item[]): boolean =>
  first !== undefined &&
  (has(['auxiliary', 'modal', 'question'], first.kind) ||
    (first.gloss === 'HAVE' && has(rules.subjects, second?.lower)));

const hasOwnSubject = ([first, ...rest]: readonly Item[]): boolean =>
  first !== undefined && isNominal(first) && rest.some(isVerbal);

/** "He fell and cut his hand": past as what was done before. */
const withSamePast = (left: readonly Item[], right: readonly Item[]): readonly Item[] => {
  const [first, ...rest] = right;
  const isPast = left.findLast(({ kind }) => kind === 'verb')?.isPast === true;
  return first?.kind === 'verb' && isPast && has(rules.samePast, first.lower)
    ? [{ ...first, isPast }, ...rest]
    : right;
};

/** "He likes tea but I don't": the verb that is left out is signed again. */
function withElidedVerb(left: readonly Item[], right: readonly Item[]): readonly Item[] {
  const verb = left.findLast(({ kind }) => kind === 'verb');
  // "She can't swim but I can".
  const can = right.findIndex(({ kind }) => kind === 'modal');
  const isAble =
    can > 0 && right.slice(can + 1).every(({ kind }) => has(['negator', 'adverb'], kind));
  if (verb && isAble && !right.some(({ kind }) => kind === 'verb'))
    return [...right, { ...verb, isPast: false, lower: verb.lemma }];
  const helps = right.findIndex(
    ({ kind, lower }, index) =>
      has(rules.doing, lower) &&
      (kind === 'auxiliary' ||
        (kind === 'verb' && index === right.length - 1 && right.slice(0, index).every(isNominal))),
  );
  const isElided =
    helps > 0 && right.slice(helps + 1).every(({ kind }) => has(['negator', 'adverb'], kind));
  const rest = right.filter((_, index) => index !== helps);
  if (!verb || !isElided || rest.some(({ kind }) => kind === 'verb')) return right;
  const helped = right[helps]?.kind === 'verb' ? right.slice(0, helps) : right;
  return [...helped, { ...verb, isPast: false, lower: verb.lemma }];
}
