import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { sign } from '../gloss.js';
import type { Clause } from '../types.js';
import type { Role } from './clauses.js';
import { tellsLate } from './relatives.js';
import { wished } from './said.js';
import { foldHindi } from './spelling.js';
import { clauseOf, isEnding, type ReadAll, trimmed, withJoiner } from './split.js';
import { has, type Item, isLight, isNominal, isPredicate, isPurpose, isVerb } from './words.js';

export function splitJoined(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  // "Kya baat hai, ...": what is the matter is asked on its own.
  const first = items.findIndex((item) => isPredicate(item) || item.gloss === 'HAPPEN WHAT');
  const last = items.findLastIndex(isPredicate);
  const at = items.findIndex(
    ({ role: its }, index) =>
      (its === 'joiner' || its === 'comma') &&
      first >= 0 &&
      first < index &&
      index < last &&
      !isBetweenTimes(items, index),
  );
  if (at < 0 || isOfTold(items, at)) return null;
  // "..., isliye ...": the comma only sets the joiner off.
  const joint = items[at]?.role === 'comma' && items[at + 1]?.role === 'joiner' ? at + 1 : at;
  const before = trimmed(items.slice(0, at));
  const after = withOwner(before, trimmed(items.slice(joint + 1)));
  const isChoice = isOneOfTwo(items, at, before);
  const asking = isChoice && role === 'told' ? 'asked' : role;
  const isTold = !isChoice && role === 'asked' && asksAfter(before, after);
  const left = readAll(before, isTold ? 'told' : asking);
  const isAnswered = role === 'asked' && asksOnlyBefore(before, after);
  const right = has(AIMS, items[joint]?.key)
    ? readAll(after.map(aimed), asking === 'told' ? 'subordinate' : asking)
    : readAll(after, isAnswered ? 'told' : asking);
  return [...left, ...withJoiner(right, items[joint]?.gloss ?? null)];
}

const AIMS = ['ताकि', 'जिससे कि'].map(foldHindi);

/** "Taaki bheeg na jaao", so that you do not get wet: nothing is ordered. */
const aimed = (item: Item): Item =>
  isVerb(item) && item.tense === 'order' ? { ...item, tense: 'wish' } : item;

/** "Khane ke baad ya pehle leni hai": either of two times. */
const isBetweenTimes = (items: readonly Item[], at: number): boolean =>
  [items[at - 1], items[at + 1]].every((one) => has(['AFTER', 'BEFORE'], one?.gloss));

/** "Jo dibba upar hai, vah mujhe chahie": what was told is taken up again. */
function isOfTold(items: readonly Item[], at: number): boolean {
  const which = items.findIndex(({ role }) => role === 'which');
  const [next] = items.slice(at + 1);
  return (
    which >= 0 &&
    which < at &&
    items[at]?.role === 'comma' &&
    !items.slice(0, which).some(isPredicate) &&
    next?.role === 'pronoun' &&
    has(['HE', 'SHE'], next.gloss)
  );
}

/** "Main seekh rahi hoon taaki apne bete se baat karoon", my son: whose it is, is told before. */
function withOwner(before: readonly Item[], after: readonly Item[]): readonly Item[] {
  const who = before.find(({ role }) => has(['pronoun', 'experiencer'], role))?.gloss;
  const owner = Object.entries(rules.owned).find(([, one]) => one === who)?.[0];
  const isOpen = after[0]?.role === 'own' && after.findLast(isVerb)?.tense !== 'order';
  if (owner === undefined || !isOpen) return after;
  return after.map((item) =>
    item.role === 'own' ? { ...item, role: 'owner', gloss: owner } : item,
  );
}

/** "Train chhoot gayi, ab kya karein?", "main ja raha hoon, tum chaloge?": only what follows is asked. */
function asksAfter(before: readonly Item[], after: readonly Item[]): boolean {
  const isOfMe = before.some(({ role, gloss }) => role === 'pronoun' && has(['I', 'WE'], gloss));
  const asks = (items: readonly Item[]): boolean =>
    items.some(({ role }) => role === 'question' || role === 'kya');
  // "Suno, kal free ho?": what is ordered asks nothing.
  const isOrder = before.findLast(isVerb)?.tense === 'order';
  // "Chabi kho gayi hai, duplicate hai aapke paas?": only what is said of you.
  const isOnlyOfYou = isOfYou(after) && !isOfYou(before);
  return !asks(before) && (asks(after) || isOfMe || isOrder || isOnlyOfYou);
}

const isOfYou = (items: readonly Item[]): boolean =>
  items.some(({ gloss }) => has(['YOU', 'YOUR'], gloss));

/** "Kya aap dekh lenge, main abhi aaya?": what I do is told. */
const asksOnlyBefore = (before: readonly Item[], after: readonly Item[]): boolean =>
  before.some(({ role }) => has(['kya', 'question'], role)) &&
  has(['I', 'WE'], after.find(({ role }) => role === 'pronoun')?.gloss) &&
  !after.some(({ role }) => has(['kya', 'question', 'can'], role));

const OR = ['या', 'ya'].map(foldHindi);

/** "Dawai kha li ya bhool gaye": which of two was done; "rukun ya jaun", which shall be. */
const isOneOfTwo = (items: readonly Item[], at: number, before: readonly Item[]): boolean =>
  has(OR, items[at]?.key) &&
  items.every(({ role }) => role !== 'opener' && role !== 'then') &&
  (areWished(items, at) ||
    (before.some(({ tense }) => tense === 'past') && items.every(({ gloss }) => gloss !== 'I')));

const areWished = (items: readonly Item[], at: number): boolean =>
  [items.slice(0, at), items.slice(at + 1)].every(
    (part) => part.findLast(isVerb)?.tense === 'wish',
  );

const THEN = foldHindi('फिर');

/** "Khana kha lo phir so jana": one thing, then the other. */
export function splitThen(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const at = items.findIndex(
    ({ gloss }, index) => gloss === 'AGAIN' && isEnd(lastBefore(items, index)),
  );
  // "Dobara batao", "phir se bolo": once more; "phir" alone is then.
  const rest = trimmed(items.slice(items[at]?.key === THEN ? at + 1 : at));
  if (at < 0 || !rest.some(isPredicate)) return null;
  return [...readAll(items.slice(0, at), role), ...readAll(rest, role)];
}

/** "Samajh nahi aaya phir se batao": what stands before, without the negator. */
const lastBefore = (items: readonly Item[], at: number): Item | undefined =>
  items.slice(0, at).findLast(({ role }) => role !== 'negator');

const isEnd = (item: Item | undefined): boolean =>
  item !== undefined && (isPredicate(item) || isLight(item));

/** "Jaldi aao bus aa gayi": what one shall do, then why. */
export function splitOrder(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const at = items.findIndex(
    (item, index) =>
      isVerb(item) &&
      item.tense === 'order' &&
      (!isEnding(items[index + 1]) || startsAnother(items, index)),
  );
  const rest = trimmed(items.slice(at + 1));
  if (at < 0 || !rest.some(isPredicate) || tellsLate(items, at)) return null;
  const isTold = has(['TELL', 'SAY'], items[at]?.gloss);
  const after = readAll(isTold ? rest.map(wished) : rest, role);
  return [...readAll(items.slice(0, at + 1), 'told'), ...after];
}

/** "Jaldi aa jao sab wait kar rahe hain", "band kar do thand lag rahi hai": somebody else, or what is going on. */
function startsAnother(items: readonly Item[], at: number): boolean {
  const [next, after] = items.slice(at + 1);
  const isOther =
    has(['pronoun', 'experiencer'], next?.role) && !has(rules.sayings, items[at]?.gloss);
  const isGoingOn =
    next !== undefined && isVerb(next) && has(['progressive', 'auxiliary'], after?.role);
  return isGoingOn || (isOther && items.slice(at + 2).some(isPredicate));
}

/** "Bus nikal gayi ab kya karein": what has happened, then what is now. */
export function splitNow(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const at = items.findIndex((item, index) => {
    const before = items[index - 1];
    return item.gloss === 'NOW' && before !== undefined && before.tense === 'past' && isEnd(before);
  });
  const rest = items.slice(at);
  if (at < 1 || !rest.some(isPredicate)) return null;
  return [...readAll(items.slice(0, at), 'told'), ...readAll(rest, role)];
}

const lets = rules.lets.map(foldHindi);

/** "Chalo film dekhte hain", let us see a film. */
export function splitLets(items: readonly Item[], _: Role, readAll: ReadAll): Clause[] | null {
  const rest = trimmed(items.slice(1));
  // "Chal nikalte hain", let us; "chal raha hai" is going.
  const isGoing =
    items[0]?.tense === 'stem' && !(rest[0] && (isNominal(rest[0]) || isVerb(rest[0])));
  const isLet = has(lets, items[0]?.key) && rest.some(isPredicate) && !isGoing;
  // "Chalo, bahut der ho gayi", let us go: why stands after it.
  const isWhy = items[1]?.role === 'comma' && rest.findLast(isVerb)?.tense === 'past';
  if (isLet && isWhy) {
    const going = clauseOf({ subject: [sign('WE')], verb: [sign('GO')] });
    return [{ ...going, type: 'imperative' }, ...readAll(rest, 'told')];
  }
  return isLet ? withUs(readAll(rest.map(wished), 'subordinate')) : null;
}

const withUs = ([first, ...others]: readonly Clause[]): Clause[] =>
  first && !first.parts.subject?.some(({ gloss }) => gloss === 'WE')
    ? [{ ...first, parts: { ...first.parts, ...usBefore(first.parts) } }, ...others]
    : [...(first ? [first] : []), ...others];
const usBefore = ({ subject = [], object = [] }: Clause['parts']): Clause['parts'] => ({
  subject: [sign('WE')],
  object: [...subject, ...object],
});

const finite = rules.finite.map(foldHindi);
const lightOrders = rules.lightOrders.map(foldHindi);

/** "Kapde gande hain dho do": what is to be done about it. */
function isOrdered(items: readonly Item[], at: number): boolean {
  const [verb, light] = items.slice(at);
  const isLast = light === undefined || items[at + 2] === undefined;
  const isWhole = verb?.tense === 'order' && light === undefined;
  const isColoured = verb?.tense === 'stem' && has(lightOrders, light?.key);
  return verb !== undefined && isVerb(verb) && !isLight(verb) && isLast && (isWhole || isColoured);
}

const OTHERS = ['वह', 'वो', 'woh', 'vo', 'मैं', 'main', 'हम', 'hum'].map(foldHindi);

/** "Bijli chali gayi mombatti lao": what happened, then what shall be done. */
const isOrderedAfter = (items: readonly Item[], at: number): boolean => {
  const [before, item, next] = [items[at - 1], items[at], items[at + 1]];
  const last = items.at(-1);
  const isOrder =
    last?.tense === 'order' ||
    (last !== undefined && items.at(-2)?.tense === 'stem' && has(lightOrders, last.key));
  const isDone =
    item?.gloss === 'GO' &&
    item.tense === 'past' &&
    before !== undefined &&
    (before.key === 'ho' || (isVerb(before) && before.tense === 'stem'));
  const isNext =
    next?.role === 'word' &&
    !has(rules.afterUnits, next.gloss) &&
    (!isVerb(next) || (!isLight(next) && has(['stem', 'order'], next.tense)));
  return (
    (isDone || (item?.tense === 'past' && isVerb(item) && / g(?:aya|ai|ae)$/u.test(item.key))) &&
    isNext &&
    isOrder &&
    items.every(({ role }) => !has(['which', 'that', 'if', 'when', 'then'], role))
  );
};

/** "Priya ne nahi khaya vo so gayi": what was done, then somebody else or once more the same. */
const isDoneBefore = (items: readonly Item[], at: number): boolean => {
  const [item, next, after] = items.slice(at);
  return (
    item !== undefined &&
    item.tense === 'past' &&
    isVerb(item) &&
    next?.role === 'pronoun' &&
    has(OTHERS, next.key) &&
    after !== undefined &&
    !has(rules.sayings, item.gloss) &&
    !items
      .slice(0, at)
      .some(({ role, gloss }) => has(['which', 'that'], role) || has(rules.sayings, gloss))
  );
};

/** "Main vyast hoon baad mein call karunga": an auxiliary that ends what is said, then more that is said. */
export function splitFinite(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const at = items.findIndex(({ role: its, key, tense }, index) => {
    const next = items[index + 1];
    // "Aaj nahi jaunga kal jaunga": what is to come ends it too.
    const isEnded =
      (its === 'auxiliary' && has(finite, key)) ||
      isOrderedAfter(items, index) ||
      tense === 'future' ||
      isDoneBefore(items, index);
    if (!isEnded || next === undefined) return false;
    // "Bhai deaf hai vo bol nahi sakta": he, in a clause of its own.
    const isOther = next.role === 'pronoun' && items.slice(index + 2).some(isPredicate);
    return isOther || !isEnding(next) || (its === 'auxiliary' && isOrdered(items, index + 1));
  });
  const rest = trimmed(items.slice(at + 1));
  const isSaid =
    at > 0 &&
    rest.some(isPredicate) &&
    (rest.some(isNominal) || rest.at(-1)?.tense === 'order') &&
    !isPurpose(rest);
  if (!isSaid) return null;
  const first = readAll(items.slice(0, at + 1), role === 'asked' ? 'told' : role);
  return [...first, ...readAll(rest, role)];
}
