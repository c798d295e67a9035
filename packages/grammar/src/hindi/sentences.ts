import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import order from '../../rules/signing-order.json' with { type: 'json' };
import { sign } from '../gloss.js';
import { englishLookup } from '../lookup.js';
import type { Clause, Gloss, Reader, Words } from '../types.js';
import { type Role, readClause } from './clauses.js';
import { entriesOf } from './entries.js';
import { fallbackOf } from './loans.js';
import { exclaimed, settled } from './settled.js';
import { foldHindi } from './spelling.js';
import {
  glossOf,
  has,
  type Item,
  isLeading,
  isLight,
  isNominal,
  isPredicate,
  isVerb,
  itemsOf,
} from './words.js';

const lets = rules.lets.map(foldHindi);

/** Reads a Hindi sentence, in Devanagari or in Latin letters, into clauses in the order they are signed. */
export function hindiReader(words: Words): Reader {
  const entries = entriesOf(words);
  const fallback = fallbackOf(entries, englishLookup(words));
  return {
    read: (sentence) => {
      const isAsked = /\?[^\p{L}\p{N}]*$/u.test(sentence);
      const items = settled(itemsOf(sentence, entries, fallback));
      const isExclaimed = /[!।]\s*$/u.test(sentence);
      return readSentence(isExclaimed ? exclaimed(items) : items, isAsked ? 'asked' : 'told');
    },
    countKnown: (texts) =>
      texts.filter((text) =>
        entries.get(foldHindi(text))?.some(({ spelling }) => spelling === null),
      ).length,
  };
}

function readSentence(items: readonly Item[], role: Role): Clause[] {
  const start = items.findIndex((item) => !isLeading(item) && item.role !== 'comma');
  const lead = items.slice(0, start < 0 ? items.length : start).filter(isLeading);
  const { called, rest } = withoutCalled(
    items.slice(lead.length === 0 ? 0 : Math.max(start, lead.length)),
  );
  const clauses = asked(items) ?? splitClauses(trimmed(rest), role);
  const greeting = [...lead, ...called].map(glossOf);
  return greeting.length === 0 ? clauses : led(clauses, greeting);
}

/** "Maa, khana do", "kahan ho, bhaiya": who is called, at the start or after the verb. */
function withoutCalled(items: readonly Item[]): {
  readonly called: readonly Item[];
  readonly rest: readonly Item[];
} {
  const [first, comma] = items;
  if (first && comma?.role === 'comma' && isPerson(first))
    return { called: [first], rest: items.slice(2) };
  const last = items.at(-1);
  const before = items.slice(0, -1).findLast(({ role }) => role !== 'comma');
  const isLast = last && before && isPerson(last) && before !== first && isPredicate(before);
  return isLast ? { called: [last], rest: items.slice(0, -1) } : { called: [], rest: items };
}

const isPerson = ({ role, wordClass, category }: Item): boolean =>
  role === 'word' && wordClass === 'noun' && has(rules.peopleCategories, category);

function led(clauses: readonly Clause[], greeting: readonly Gloss[]): Clause[] {
  const [first = clauseOf({}), ...others] = clauses;
  const all = [...greeting, ...(first.parts.greeting ?? [])];
  return [{ ...first, parts: { ...first.parts, greeting: all } }, ...others];
}

const clauseOf = (parts: Clause['parts']): Clause => ({
  type: 'statement',
  isCondition: false,
  isTopic: false,
  parts,
});

/** "How are you" is one sign. */
function asked(items: readonly Item[]): Clause[] | null {
  const [only, ...others] = items.filter(({ role }) => role !== 'comma');
  const isOne = only && others.length === 0 && has(order.askingSigns, only.gloss);
  return isOne ? [{ ...clauseOf({ question: [glossOf(only)] }), type: 'wh' }] : null;
}

const trimmed = (items: readonly Item[]): Item[] => {
  const isEmpty = ({ role }: Item): boolean => role === 'comma' || role === 'then';
  const from = items.findIndex((item) => !isEmpty(item));
  const end = items.findLastIndex((item) => !isEmpty(item));
  return from < 0 ? [] : items.slice(from, end + 1);
};

type Split = (items: readonly Item[], role: Role) => Clause[] | null;

function splitClauses(items: readonly Item[], role: Role): Clause[] {
  const splits: readonly Split[] = [
    splitCondition,
    splitSupposed,
    splitAsking,
    splitNotThis,
    splitTopic,
    splitReason,
    splitContrast,
    splitLets,
    splitJoined,
    splitThen,
    splitOrder,
    splitRelative,
    splitResult,
    splitSaid,
    splitFinite,
    splitBefore,
    splitPurpose,
    splitChain,
  ];
  for (const split of splits) {
    const clauses = split(items, role);
    if (clauses) return clauses;
  }
  return [readClause(items, role)];
}

const withJoiner = (clauses: readonly Clause[], gloss: string | null): Clause[] => {
  const [first, ...others] = clauses;
  if (!first || gloss === null || gloss === 'AND') return [...clauses];
  return [{ ...first, parts: { ...first.parts, joiner: [sign(gloss)] } }, ...others];
};

/** "Agar ... to ...", "jab ... tab ...": the condition comes first (R14). */
function splitCondition(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(({ role: its }) => its === 'if' || its === 'when');
  const word = items[at];
  if (!word) return null;
  const end = items.findIndex(
    ({ role: its }, index) => index > at && (its === 'then' || its === 'comma'),
  );
  const isOpen = end < 0;
  const inner = isOpen ? items.slice(at + 1) : [...items.slice(0, at), ...items.slice(at + 1, end)];
  const main = trimmed(isOpen ? items.slice(0, at) : items.slice(end + 1));
  const isIf = word.role === 'if';
  const told = splitClauses(trimmed(isIf ? inner.map(supposed) : inner), 'subordinate');
  const isPast = inner.some(({ tense }) => tense === 'past');
  const marked = told.map((clause) => ({
    ...clause,
    isCondition: isIf || !isPast,
    parts: isIf ? { ...clause.parts, finish: [] } : clause.parts,
  }));
  return [
    ...withJoiner(marked, isIf ? 'IF' : null),
    ...(main.length === 0 ? [] : splitClauses(main, role)),
  ];
}

/** "Samay mile to phone karna", should there be time: a condition that only "to" closes. */
function splitSupposed(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(({ role: its }) => its === 'then');
  const [inner, main] = [items.slice(0, at), trimmed(items.slice(at + 1))];
  const before = inner.findLast(({ role: its }) => its !== 'negator');
  const isSupposed =
    before !== undefined &&
    (before.role === 'auxiliary' || (isVerb(before) && before.tense !== 'stem'));
  if (at < 1 || !isSupposed || !main.some(isPredicate)) return null;
  const told = splitClauses(trimmed(inner.map(supposed)), 'subordinate');
  const marked = told.map((clause) => ({
    ...clause,
    isCondition: true,
    parts: { ...clause.parts, finish: [] },
  }));
  return [...marked, ...splitClauses(main, role)];
}

/** "Agar kal barish hui", if it rains tomorrow: what is supposed is not past, though it is written like it. */
const supposed = (item: Item): Item =>
  isVerb(item) && item.tense === 'past' ? { ...item, tense: 'wish' } : item;

/** "Vah kitab, maine padh li", "chai to main peeta hoon": a noun set off, then what is said of it (R8). */
function splitTopic(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(({ role: its }) => its === 'comma' || its === 'then');
  const topic = announced(items.slice(0, at));
  const comment = trimmed(items.slice(at + 1));
  const isNoun = topic.some((item) => item.role === 'word' && item.wordClass === 'noun');
  const isComment = has(['pronoun', 'experiencer', 'owner', 'question'], comment[0]?.role);
  if (at < 1 || !isNoun || !isComment || topic.some(isPredicate) || !comment.some(isPredicate))
    return null;
  const { parts } = readClause(topic, 'subordinate');
  const subject = [...(parts.time ?? []), ...(parts.subject ?? []), ...(parts.predicate ?? [])];
  const about = splitClauses(withoutResumed(topic, comment), role);
  return [{ ...clauseOf({ subject }), isTopic: true }, ...about];
}

/** "Jahan tak khaane ki baat hai", as for food. */
function announced(items: readonly Item[]): readonly Item[] {
  const end = items.findLastIndex(({ role }) => role === 'genitive');
  const isLed = items[0]?.role === 'which' && items[1]?.role === 'postposition' && end > 2;
  return isLed ? items.slice(2, end) : items;
}

/** "Dawa, vah to maine le li": nothing more points to the topic; "pitaji, ve kisan hain": he is one person. */
function withoutResumed(topic: readonly Item[], comment: readonly Item[]): readonly Item[] {
  const [first, ...rest] = comment;
  if (first?.role !== 'pronoun' || !has(['HE', 'THEY', 'THIS', 'THAT'], first.gloss))
    return comment;
  if (rest.some(({ role }) => has(['pronoun', 'experiencer', 'subjectMark'], role)))
    return trimmed(rest);
  const isOne = topic.every(({ role, form }) => form !== 'plural' && role !== 'joiner');
  return first.gloss === 'THEY' && isOne ? [{ ...first, gloss: 'HE' }, ...rest] : comment;
}

/** "... kyonki ...": the reason comes first (R14). */
function splitReason(items: readonly Item[], role: Role): Clause[] | null {
  const noun = items.findIndex(({ role: its }) => its === 'reasonAfter');
  if (noun > 0 && items.slice(noun + 1).some(isPredicate))
    return [
      readClause(items.slice(0, noun), 'subordinate'),
      ...withJoiner(splitClauses(trimmed(items.slice(noun + 1)), role), 'SO'),
    ];
  const at = items.findIndex(({ role: its }) => its === 'reason');
  if (at < 0 || !items.slice(at + 1).some(isPredicate)) return null;
  const main = trimmed(items.slice(0, at));
  const reason = splitClauses(trimmed(items.slice(at + 1)), 'subordinate');
  return [...reason, ...(main.length === 0 ? [] : withJoiner(splitClauses(main, role), 'SO'))];
}

/** "Main theek hoon aap kaise hain": how are you, as one sign at the end. */
function splitAsking(items: readonly Item[], role: Role): Clause[] | null {
  const last = items.at(-1);
  const rest = trimmed(items.slice(0, -1));
  if (!last || !has(order.askingSigns, last.gloss) || !rest.some(isPredicate)) return null;
  return [...splitClauses(rest, role === 'asked' ? 'told' : role), ...(asked([last]) ?? [])];
}

/** "Chai nahi coffee chahiye", not tea but coffee: a negator with no verb after it. */
function splitNotThis(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(({ role: its }) => its === 'negator');
  const rest = trimmed(items.slice(at + 1));
  const [next] = rest;
  const isOther = next !== undefined && (next.role === 'owner' || isNoun(next));
  const isDenied = at > 0 && isOther && rest.some(isPredicate) && rest.every(isNoNegator);
  if (!isDenied || items.slice(0, at).some(isPredicate)) return null;
  const denied = readClause(items.slice(0, at + 1), 'subordinate');
  return [denied, ...splitClauses(rest, role)];
}

const isNoun = ({ role, wordClass }: Item): boolean => role === 'word' && wordClass === 'noun';
const isNoNegator = ({ role }: Item): boolean => role !== 'negator';

/** "Mujhe chai pasand hai coffee nahi": what is denied without its verb. */
function splitContrast(items: readonly Item[], role: Role): Clause[] | null {
  const last = items.findLastIndex(isPredicate);
  const rest = trimmed(items.slice(last + 1));
  const [thing, negator, ...others] = rest.filter(({ role: its }) => its !== 'joiner');
  const isDenied =
    thing?.role === 'word' &&
    thing.wordClass === 'noun' &&
    negator?.role === 'negator' &&
    others.length === 0;
  if (last < 1 || !isDenied) return null;
  const joiner = rest.find(({ role: its }) => its === 'joiner')?.gloss ?? null;
  const denied = clauseOf({ subject: [glossOf(thing)], negator: [glossOf(negator)] });
  return [...splitClauses(items.slice(0, last + 1), role), ...withJoiner([denied], joiner)];
}

function splitJoined(items: readonly Item[], role: Role): Clause[] | null {
  const first = items.findIndex(isPredicate);
  const last = items.findLastIndex(isPredicate);
  const at = items.findIndex(
    ({ role: its }, index) =>
      (its === 'joiner' || its === 'comma') && first >= 0 && first < index && index < last,
  );
  if (at < 0) return null;
  // "..., isliye ...": the comma only sets the joiner off.
  const joint = items[at]?.role === 'comma' && items[at + 1]?.role === 'joiner' ? at + 1 : at;
  const left = splitClauses(trimmed(items.slice(0, at)), role);
  const right = splitClauses(trimmed(items.slice(joint + 1)), role);
  return [...left, ...withJoiner(right, items[joint]?.gloss ?? null)];
}

/** "Jaldi aao bus aa gayi": what one shall do, then why. */
function splitOrder(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(
    (item, index) => isVerb(item) && item.tense === 'order' && !isEnding(items[index + 1]),
  );
  const rest = trimmed(items.slice(at + 1));
  if (at < 0 || !rest.some(isPredicate)) return null;
  return [...splitClauses(items.slice(0, at + 1), 'told'), ...splitClauses(rest, role)];
}

/** "Chalo film dekhte hain", let us see a film. */
function splitLets(items: readonly Item[]): Clause[] | null {
  const rest = trimmed(items.slice(1));
  const isLet = has(lets, items[0]?.key) && rest.some(isPredicate);
  return isLet ? withUs(splitClauses(rest, 'subordinate')) : null;
}

const withUs = ([first, ...others]: readonly Clause[]): Clause[] =>
  first && !first.parts.subject?.some(({ gloss }) => gloss === 'WE')
    ? [{ ...first, parts: { ...first.parts, ...usBefore(first.parts) } }, ...others]
    : [...(first ? [first] : []), ...others];
const usBefore = ({ subject = [], object = [] }: Clause['parts']): Clause['parts'] => ({
  subject: [sign('WE')],
  object: [...subject, ...object],
});

const isEnding = (item: Item | undefined): boolean =>
  item === undefined ||
  isPredicate(item) ||
  isLight(item) ||
  has(['negator', 'dropped', 'kya', 'then', 'pronoun', 'that'], item.role);

/** "Khana kha lo phir so jana": one thing, then the other. */
function splitThen(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(
    ({ gloss }, index) => gloss === 'AGAIN' && index > 0 && isEnd(items[index - 1]),
  );
  if (at < 0 || !items.slice(at + 1).some(isPredicate)) return null;
  return [
    ...splitClauses(items.slice(0, at), role),
    ...splitClauses(trimmed(items.slice(at + 1)), role),
  ];
}

const isEnd = (item: Item | undefined): boolean =>
  item !== undefined && (isPredicate(item) || isLight(item));

/** "Jo aadmi yahan rehta hai, vah ...": what tells which one is signed first. */
function splitRelative(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(({ role: its }) => its === 'which');
  const verb = items.findIndex((item, index) => index > at && isPredicate(item));
  const marked = items.findIndex(
    (item, index) =>
      index > verb && (has(['pronoun', 'owner', 'comma'], item.role) || item.gloss === 'THERE'),
  );
  if (at < 0 || verb < 0) return null;
  const end = marked < 0 ? endOfTelling(items, verb) : marked;
  if (items.slice(0, at).some(isPredicate)) return splitLateRelative(items, at, role);
  // "Vah aadmi jo ...": the man.
  const head = items.slice(items[0]?.role === 'pronoun' && at > 1 ? 1 : 0, at);
  const told = readClause(
    [...head, ...items.slice(at + 1, end < 0 ? items.length : end)],
    'subordinate',
  );
  return end < 0 ? [told] : [told, ...splitClauses(trimmed(items.slice(end)), role)];
}

/** "Vah ladki achchhi hai jo yahan padhti hai": the girl who studies here, then how she is. */
function splitLateRelative(items: readonly Item[], at: number, role: Role): Clause[] | null {
  const [pointing, noun] = items;
  if (pointing?.role !== 'pronoun' || noun?.wordClass !== 'noun') return null;
  // "Yah vahi kitab hai jo ...": this book, then what tells which one.
  const isNamed = items.slice(2, at).every(({ role: its }) => its === 'auxiliary');
  if (isNamed && pointing.gloss === 'THIS')
    return [
      readClause([pointing, noun], 'subordinate'),
      readClause(items.slice(at + 1), 'subordinate'),
    ];
  const told = readClause([noun, ...items.slice(at + 1)], 'subordinate');
  return [told, ...splitClauses(trimmed([pointing, ...items.slice(2, at)]), role)];
}

/** "Jo phone kal liya tha kharab hai": where nothing marks what is said of it. */
function endOfTelling(items: readonly Item[], verb: number): number {
  const end = items.findIndex(
    (item, index) =>
      index > verb && !isPredicate(item) && !isLight(item) && item.role !== 'progressive',
  );
  return end > 0 && items.slice(end).some(isPredicate) ? end : -1;
}

/** "Itna thak gaya ki so gaya": and so he slept. */
function splitResult(items: readonly Item[], role: Role): Clause[] | null {
  const so = items.findIndex(({ gloss, key }) => gloss === 'VERY' && key.startsWith('itn'));
  const that = items.findIndex(({ role: its }, index) => index > so && its === 'that');
  if (so < 0 || that < 0 || !items.slice(that + 1).some(isPredicate)) return null;
  const result = splitClauses(items.slice(that + 1), role === 'told' ? 'subordinate' : role);
  return [readClause(items.slice(0, that), role), ...withJoiner(result, 'SO')];
}

/** "Mujhe pata hai ki ...", "mujhe nahi pata vah kahan hai". */
function splitSaid(items: readonly Item[], role: Role): Clause[] | null {
  const saying = items.findIndex(({ gloss }) => has(rules.sayings, gloss));
  if (saying < 0) return null;
  const asking = askedBefore(items, saying);
  if (asking) return asking;
  const that = items.findIndex(({ role: its }, index) => index > saying && its === 'that');
  const subject = items.findIndex(
    ({ role: its }, index) => index > saying && has(['pronoun', 'owner'], its),
  );
  const at = that > 0 ? that : subject > 0 ? subject : startOfAsked(items, saying);
  const inner = trimmed(items.slice(that > 0 ? at + 1 : at));
  if (at < 0 || !inner.some(isPredicate)) return null;
  const outer = readClause(
    items.slice(0, at),
    role === 'asked' && !startsAsking(items) ? 'told' : role,
  );
  const told = splitClauses(inner, outer.type === 'imperative' ? 'told' : 'subordinate');
  if (outer.type !== 'polar') return [outer, ...told.map(asksInside)];
  return [outer, ...told.map((clause): Clause => ({ ...clause, type: 'polar', isInner: true }))];
}

/** "Bank kahan hai batao", tell me where: what is asked stands before the order. */
function askedBefore(items: readonly Item[], saying: number): Clause[] | null {
  const inner = trimmed(items.slice(0, saying));
  const last = inner.at(-1);
  const isOrder = items[saying]?.tense === 'order' && saying === items.length - 1;
  const isAsked = inner.some(({ role }) => role === 'question');
  if (!isOrder || !isAsked || !last || !isPredicate(last)) return null;
  const told = splitClauses(inner, 'subordinate').map(asksInside);
  return [readClause(items.slice(saying), 'told'), ...told];
}

/** "Pata nahi bus kab aayegi", "usne kaha aaram karo": what is asked or told, where nothing links it. */
function startOfAsked(items: readonly Item[], saying: number): number {
  const at = items.findIndex((item, index) => index > saying && !isOfSaying(item));
  const asks = items.slice(at).some(({ role }) => role === 'question' || role === 'kya');
  const said = items[saying];
  const isTold = has(['SAY', 'TELL'], said?.gloss) && said?.tense === 'past';
  // "Lagta hai barish hogi", it seems.
  const isSeeming = said?.gloss === 'THINK' && items[saying + 1]?.role === 'auxiliary';
  return at > 0 && (asks || isTold || isSeeming) ? at : -1;
}

const isOfSaying = (item: Item): boolean =>
  has(['negator', 'auxiliary', 'progressive', 'dropped', 'can'], item.role) ||
  isLight(item) ||
  (isVerb(item) && item.gloss === 'COME');

/** "Mujhe nahi pata vah kahan hai": the question inside keeps its face. */
const asksInside = (clause: Clause): Clause =>
  clause.parts.question && clause.type === 'statement' ? { ...clause, type: 'wh' } : clause;

const startsAsking = ([first]: readonly Item[]): boolean => first?.role === 'kya';

const finite = rules.finite.map(foldHindi);

/** "Main vyast hoon baad mein call karunga": an auxiliary that ends what is said, then more that is said. */
function splitFinite(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(({ role: its, key }, index) => {
    const next = items[index + 1];
    return its === 'auxiliary' && has(finite, key) && next !== undefined && !isEnding(next);
  });
  const rest = trimmed(items.slice(at + 1));
  const isSaid = at > 0 && rest.some(isPredicate) && rest.some(isNominal);
  if (!isSaid) return null;
  const first = splitClauses(items.slice(0, at + 1), role === 'asked' ? 'told' : role);
  return [...first, ...splitClauses(rest, role)];
}

/** "Sone se pehle", "khaane ke baad": an infinitive with before or after. */
function splitBefore(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(
    (item, index) =>
      has(['BEFORE', 'AFTER'], item.gloss) &&
      items
        .slice(Math.max(0, index - 2), index)
        .some((verb) => isVerb(verb) && verb.tense === 'plain'),
  );
  const word = items[at];
  const verb = items.findLastIndex((one, index) => index < at && isVerb(one));
  const from = startOfDoing(items, verb);
  const main = [...items.slice(0, from), ...trimmed(items.slice(at + 1))];
  if (!word || !items.slice(at + 1).some(isPredicate)) return null;
  const inner = items
    .slice(from, at)
    .filter(({ role: its }) => its !== 'ablative' && its !== 'genitive')
    .map((item) => (item.role === 'owner' ? doerOf(item) : item));
  return [
    ...withJoiner([readClause(inner, 'subordinate')], word.gloss),
    ...splitClauses(main, role),
  ];
}

/** "Main khana khane ke baad sota hoon": the infinitive begins after who does the rest. */
function startOfDoing(items: readonly Item[], verb: number): number {
  const before = items[verb - 1]?.role === 'word' ? verb - 1 : verb;
  // "Khaana thanda hone se pehle": what becomes so, and how.
  const isBecoming = items[verb]?.gloss === 'HAPPEN' && items[before]?.wordClass === 'adjective';
  const noun = isBecoming && items[before - 1]?.wordClass === 'noun' ? before - 1 : before;
  if (items[noun - 1]?.role === 'owner') return noun - 1;
  return items[noun - 1]?.role === 'genitive' ? 0 : noun;
}

/** "Tumhare aane se pehle", before you come. */
const doerOf = (item: Item): Item => ({
  ...item,
  role: 'pronoun',
  gloss: (rules.owned as Readonly<Record<string, string>>)[item.gloss ?? ''] ?? item.gloss,
});

const purposes = ['के लिए', 'ke lie'].map(foldHindi);

/** "Roti banane ke lie aata lao", bring flour to make bread: what for stands first, if each has its own thing. */
function splitPurpose(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(
    ({ key }, index) =>
      has(purposes, key) && isDoing(items[index - 1]) && isNounBefore(items, index - 1),
  );
  const main = items.slice(at + 1);
  if (at < 0 || !main.some(isPredicate) || !main.some(isNoun)) return null;
  return [readClause(items.slice(0, at), 'subordinate'), ...splitClauses(main, role)];
}

const isDoing = (item: Item | undefined): boolean =>
  item !== undefined && isVerb(item) && item.tense === 'plain';
const isNounBefore = (items: readonly Item[], index: number): boolean =>
  items.slice(0, index).some(isNoun);

/** "Khaana khaakar so jao": one thing, then the other. */
function splitChain(items: readonly Item[], role: Role): Clause[] | null {
  const at = items.findIndex(({ tense }) => tense === 'joined');
  const rest = items.slice(at + 1);
  if (at < 0 || !rest.some(isPredicate)) return null;
  return [readClause(items.slice(0, at + 1), 'subordinate'), ...splitClauses(rest, role)];
}
