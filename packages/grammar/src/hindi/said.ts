import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import order from '../../rules/signing-order.json' with { type: 'json' };
import { sign } from '../gloss.js';
import type { Clause } from '../types.js';
import { type Role, readClause } from './clauses.js';
import { clauseOf, type ReadAll, trimmed } from './split.js';
import { asksYesOrNo, glossOf, has, type Item, isLight, isPredicate, isVerb } from './words.js';

/** "How are you" is one sign. */
export function asked(items: readonly Item[]): Clause[] | null {
  const [only, ...others] = items.filter(({ role }) => role !== 'comma');
  const isOne = only && others.length === 0 && has(order.askingSigns, only.gloss);
  return isOne ? [{ ...clauseOf({ question: [glossOf(only)] }), type: 'wh' }] : null;
}

/** "Main theek hoon aap kaise hain": how are you, as one sign at the end. */
export function splitAsking(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const last = items.at(-1);
  const rest = trimmed(items.slice(0, -1));
  // "Ghar mein sab kaise hain", how is everyone.
  const at = items.findLastIndex(({ gloss }) => has(order.askingSigns, gloss));
  const others = items.filter((_, index) => index !== at);
  const isOfOthers = others.some(({ role: its, gloss }) => its !== 'comma' && gloss !== 'YOU');
  const asking = items[at];
  // "Aap kaise hain aur bachche kaise hain".
  const joint = items.findIndex(({ role: its }) => its === 'joiner' || its === 'comma');
  const [one, other] = [items.slice(0, joint), trimmed(items.slice(joint + 1))];
  const areBoth = [one, other].every((part) => part.some(isAskingSign));
  if (asking && joint > 0 && areBoth)
    return [one, other].flatMap((part) => asked(part) ?? readAll(part, role));
  if (asking && isOfOthers && others.every(isNoPredicate)) {
    const how: Item = { ...asking, role: 'question', gloss: 'HOW', wordClass: 'question' };
    return [readClause([...others, how], 'told')];
  }
  if (!last || !has(order.askingSigns, last.gloss) || !rest.some(isPredicate)) return null;
  return [...readAll(rest, role === 'asked' ? 'told' : role), ...(asked([last]) ?? [])];
}

/** "Main khana bana rahi thi ki bijli chali gayi", when the light went off: nobody said it. */
export function splitThat(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const at = items.findIndex(({ role: its }, index) => index > 0 && its === 'that');
  const [before, after] = [trimmed(items.slice(0, at)), trimmed(items.slice(at + 1))];
  // "Zaroori nahi ki sab aayen": what is denied.
  const isDenied = before.some(({ role: its }) => its === 'negator');
  if (at < 0 || !(before.some(isPredicate) || isDenied) || !after.some(isPredicate)) return null;
  const said = isDenied ? after.map(wished) : after;
  return [...readAll(before, 'told'), ...readAll(said, role)];
}

/** "Kal aana, theek hai?": what was said, and whether that is all right. */
export function splitAgreed(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const said = items.at(-1)?.role === 'kya' ? items.slice(0, -1) : items;
  const last = said.at(-1);
  // "Sab theek hai na?", is all well.
  const isOfAll = has(['ALL', 'EVERYONE'], said.at(-2)?.gloss);
  const start = said.length - (isOfAll ? 2 : 1);
  const rest = trimmed(said.slice(0, start));
  const isTag =
    role !== 'subordinate' &&
    last?.role === 'word' &&
    has(rules.saidOfThings, last.gloss) &&
    said[start - 1]?.role === 'comma' &&
    rest.some(isPredicate);
  if (!isTag) return null;
  const all = isOfAll ? { subject: [sign('ALL')] } : {};
  const agreed = clauseOf({ ...all, predicate: [glossOf(last)] });
  return [
    ...readAll(rest, 'told'),
    { ...agreed, type: role === 'told' && isOfAll ? 'statement' : 'polar' },
  ];
}

const isAskingSign = ({ gloss, role }: Item): boolean =>
  role === 'question' || has(order.askingSigns, gloss);

const isNoPredicate = (item: Item): boolean => !isPredicate(item);

/** "Mujhe pata hai ki ...", "mujhe nahi pata vah kahan hai". */
export function splitSaid(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const saying = items.findIndex(
    (item, index) =>
      has(rules.sayings, item.gloss) &&
      items[index + 1]?.gloss !== 'WITHOUT' &&
      !isWhatFor(items, index),
  );
  if (saying < 0) return null;
  const asking = askedBefore(items, saying, role, readAll);
  if (asking) return asking;
  const that = items.findIndex(({ role: its }, index) => index > saying && its === 'that');
  const subject = items.findIndex(
    // "Pata nahi kahan gaya vo": who follows all that is asked begins nothing.
    ({ role: its }, index) =>
      index > saying && has(['pronoun', 'owner'], its) && items.slice(index).some(isPredicate),
  );
  const at = that > 0 ? that : subject > 0 ? subject : startOfAsked(items, saying);
  const inner = trimmed(items.slice(that > 0 ? at + 1 : at));
  if (at < 0 || !inner.some(isPredicate)) return null;
  const outer = readClause(
    items.slice(0, at),
    role === 'asked' && !startsAsking(items) ? 'told' : role,
  );
  const isOrder = outer.type === 'imperative';
  // "Papa chahte hain ki bhai padhe", that he should.
  const isWished = isOrder || items[saying]?.gloss === 'WANT';
  const told = readAll(isWished ? inner.map(wished) : inner, isOrder ? 'told' : 'subordinate');
  const asksWhether = inner.some((_, index) => asksYesOrNo(inner, index));
  if (outer.type !== 'polar' && !asksWhether) return [outer, ...told.map(asksInside)];
  return [outer, ...told.map((clause): Clause => ({ ...clause, type: 'polar', isInner: true }))];
}

/** "Match dekhne kyon nahi aae", to see it: what one comes for says nothing. */
const isWhatFor = (items: readonly Item[], at: number): boolean =>
  items[at]?.tense === 'plain' &&
  items[at]?.key.endsWith('ne') === true &&
  items.slice(at + 1).some((item) => isVerb(item) && has(rules.goings, item.gloss));

/** "Usko bolo jaldi aaye", tell him to come: it is written like what was done. */
export const wished = (item: Item, index: number, items: readonly Item[]): Item =>
  isVerb(item) && item.tense === 'past' && item.key.endsWith('e') && index === items.length - 1
    ? { ...item, tense: 'wish' }
    : item;

/** "Bank kahan hai batao", "bus kab aayegi pata nahi": what is asked stands before who tells or knows it. */
function askedBefore(
  items: readonly Item[],
  saying: number,
  role: Role,
  readAll: ReadAll,
): Clause[] | null {
  const from = items.findLastIndex(
    (item, index) => index < saying && !has(['negator', 'experiencer', 'comma'], item.role),
  );
  const isOrder = items[saying]?.tense === 'order' && saying === items.length - 1;
  const isKnown =
    has(['KNOW', 'REMEMBER', 'UNDERSTAND'], items[saying]?.gloss) &&
    items.slice(saying + 1).every(isOfSaying);
  const inner = trimmed(items.slice(0, isOrder ? saying : from + 1));
  const last = inner.at(-1);
  const isAsked = inner.some(({ role: its }) => its === 'question' || its === 'kya');
  const isEnded = last !== undefined && (isPredicate(last) || isLight(last));
  if (!(isOrder || isKnown) || !isAsked || !isEnded) return null;
  const told = readAll(inner, 'subordinate').map(asksInside);
  const outer = trimmed(items.slice(isOrder ? saying : from + 1));
  return [readClause(outer, isOrder ? 'told' : role), ...told];
}

/** "Pata nahi bus kab aayegi", "usne kaha aaram karo": what is asked or told, where nothing links it. */
function startOfAsked(items: readonly Item[], saying: number): number {
  const at = items.findIndex((item, index) => index > saying && !isOfSaying(item));
  const asks = items.slice(at).some(({ role }) => role === 'question' || role === 'kya');
  const said = items[saying];
  // "Mummy ko bolna khana bana de", tell her to.
  const isTold =
    (has(['SAY', 'TELL'], said?.gloss) && said?.tense === 'past') ||
    (said?.gloss === 'TELL' && said.tense === 'plain' && items[at]?.role === 'word');
  // "Lagta hai barish hogi", it seems.
  const isSeeming =
    said?.gloss === 'THINK' &&
    (items[saying + 1]?.role === 'auxiliary' || said.key.startsWith('lag'));
  return at > 0 && (asks || isTold || isSeeming) ? at : -1;
}

const isOfSaying = (item: Item): boolean =>
  has(['negator', 'auxiliary', 'progressive', 'dropped', 'can', 'chahie', 'must'], item.role) ||
  isLight(item) ||
  (isVerb(item) && item.gloss === 'COME');

/** "Mujhe nahi pata vah kahan hai": the question inside keeps its face. */
const asksInside = (clause: Clause): Clause =>
  clause.parts.question && clause.type === 'statement' ? { ...clause, type: 'wh' } : clause;

const startsAsking = ([first]: readonly Item[]): boolean => first?.role === 'kya';
