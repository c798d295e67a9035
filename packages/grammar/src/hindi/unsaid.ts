import english from '../../rules/english.json' with { type: 'json' };
import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import type { Clause, Gloss } from '../types.js';
import { calledUntil } from './called.js';
import { blank } from './entries.js';
import { foldHindi } from './spelling.js';
import { has, type Item, isLeading, isLight, isNominal, isPredicate, isVerb } from './words.js';

const ofMe = rules.ofMe.map(foldHindi);
const ofYou = rules.ofYou.map(foldHindi);
const WILL_I = /(?:u[nm]?g[ai])$/u;
const SHALL_I = /(?:u[nm]?)$/u;
const WILL_YOU = /(?<!\bh)og[ei]$/u;

/** "Khelne ja raha hoon", "kya laye ho?": who it is, where only the verb tells. */
export function withUnsaid(items: readonly Item[], isAsked: boolean): readonly Item[] {
  const isMe = (item: Item): boolean => endsWith(item, ofMe, WILL_I);
  const isYou = (item: Item, index: number): boolean =>
    endsWith(item, ofYou, WILL_YOU) &&
    // "Koi hai jo samajhta ho", who understands.
    !items.slice(0, index).some(({ role }) => role === 'which') &&
    // "Chai thandi ho rahi hai na", it gets cold.
    items[index + 1]?.role !== 'progressive' &&
    (item.role !== 'auxiliary' || isSaidOfYou(items[index - 1]));
  const asks = isAsked || items.some(({ role }) => has(['question', 'kya'], role));
  // "Kya banaoon?", "form kahan doon", what am I to do.
  const isDue = (item: Item): boolean => asks && item.tense === 'wish' && SHALL_I.test(item.key);
  if (items.some(isDue)) return withPerson(items, 'I', items.findIndex(isDue));
  if (items.some(isMe)) return withPerson(items, 'I', items.findIndex(isMe));
  const missed = items.findIndex(isMissed);
  const end = items.findIndex(({ role }, index) => index > missed && role === 'comma');
  const isToldOf = end > 0 && items[end + 1] !== undefined;
  if (missed > 0 && (!asks || isToldOf)) return withUnsaid(withPerson(items, 'I', missed), isAsked);
  // "Roz late aate ho": you, though it is only told.
  const isToldOfYou = (item: Item, index: number): boolean =>
    isYou(item, index) &&
    item.role === 'auxiliary' &&
    items.every(
      ({ role }) => !has(['if', 'when', 'then', 'opener', 'which', 'subjectMark'], role),
    ) &&
    isGoingOn(items[index - 1]);
  const told = items.findIndex(isToldOfYou);
  if (!asks && told > 0) return withPerson(items, 'YOU', told);
  return asks && items.some(isYou) ? withPerson(items, 'YOU', items.findIndex(isYou)) : items;
}

/** "Tumhari yaad aati hai", I miss you: who misses, where nobody is said to. */
const isMissed = (item: Item, at: number, items: readonly Item[]): boolean =>
  item.gloss === 'REMEMBER' &&
  item.key.startsWith(COMES_TO_MIND) &&
  has(
    ['owner', 'genitive'],
    items[at - 1]?.gloss === 'VERY' ? items[at - 2]?.role : items[at - 1]?.role,
  ) &&
  !items
    .slice(0, at)
    .some(
      ({ role, key }) =>
        has(['pronoun', 'experiencer', 'subjectMark', 'question', 'kya'], role) || has(TO, key),
    );

const COMES_TO_MIND = foldHindi('याद आ').replace(/a$/u, '');
const TO = ['को', 'ko'].map(foldHindi);

const isGoingOn = (before: Item | undefined): boolean =>
  before?.role === 'progressive' ||
  (before !== undefined && isVerb(before) && before.tense === 'habit');

/** "Kahan ho", "theek ho?", "laye ho"; but "barish ho", should it rain. */
const isSaidOfYou = (before: Item | undefined): boolean =>
  before !== undefined &&
  (has(['question', 'kya', 'progressive', 'negator'], before.role) ||
    before.wordClass === 'adjective' ||
    has(rules.places, before.gloss) ||
    (isVerb(before) && has(['past', 'habit'], before.tense)));

function endsWith(item: Item, auxiliaries: readonly string[], future: RegExp): boolean {
  const isFuture = item.tense === 'future' || item.role === 'can';
  return item.role === 'auxiliary' ? has(auxiliaries, item.key) : isFuture && future.test(item.key);
}

function withPerson(items: readonly Item[], gloss: string, at: number): readonly Item[] {
  const isSaid = items.some(
    (item) =>
      has(['pronoun', 'experiencer', 'from', 'subjectMark'], item.role) &&
      has([gloss, 'WE', ...(gloss === 'I' ? ['ME'] : [])], item.gloss),
  );
  const before = items.slice(0, at);
  const joint = before.findLastIndex(
    ({ role }, index) => has(JOINTS, role) && before.slice(0, index).some(isPredicate),
  );
  // "Train chali gayi ab kya karoon": now is said of what comes.
  const now = before.findLastIndex(
    ({ gloss }, index) => gloss === 'NOW' && index > joint + 1 && isEnded(before[index - 1]),
  );
  const cut = Math.max(now, joint);
  const rest = items.slice(cut + 1);
  // "Kya kal aaoge", whether; "kya kar rahi ho", what.
  const skipped = rest.some(isNominal) ? ['comma', 'kya'] : ['comma'];
  const lead = rest.findIndex((item) => !isLeading(item) && !has(skipped, item.role));
  // "Maa, khana kha raha hoon": after who is called.
  const called = rest.findIndex(({ role }) => role === 'comma');
  const isCalled =
    (called === lead + 1 && isPerson(rest[lead])) ||
    (lead >= 0 && calledUntil(rest.slice(lead)) === called - lead);
  const isAlone = before.slice(cut + 1).every((item) => isVerb(item) || isLight(item));
  // "Ho jaoonga": nobody is told of by a verb that stands alone.
  if (isSaid || lead < 0 || (gloss === 'YOU' && isAlone && before.length > 1)) return items;
  const from = cut + 1 + (isCalled ? called + 1 : lead);
  const person: Item = { ...blank({ role: 'pronoun', gloss, wordClass: '' }), text: '', key: '' };
  return [...items.slice(0, from), person, ...items.slice(from)];
}

const isEnded = (item: Item | undefined): boolean =>
  item !== undefined && (isPredicate(item) || isLight(item));

const JOINTS = ['comma', 'joiner', 'then', 'if', 'when', 'that', 'reason'];

const isPerson = (item: Item | undefined): boolean =>
  item?.role === 'word' && has(rules.peopleCategories, item.category);

const agreeing = ['वह', 'वो', 'woh', 'vo'].map(foldHindi);
const HE_DOES = /(?:ta|raha|gaya|chuka|aya|ga|tha)$/u;

/** "Vah nahi aati kyonki vah bimar hai": she in the one is she in the other. */
export function withOneWoman(clauses: readonly Clause[], items: readonly Item[]): Clause[] {
  const isHers = clauses.some(({ parts }) => parts.subject?.some(({ gloss }) => gloss === 'SHE'));
  const pointing = items.filter(({ role, gloss }) => role === 'pronoun' && gloss === 'HE');
  // "Meena nahi aayegi, vo bimar hai": she was told of by her name.
  const isNamed = pointing.length > 0 && tellsOfHer(items, items.indexOf(pointing[0] as Item));
  const isOne =
    (pointing.length > 1 || isNamed) &&
    (isNamed || pointing.every(({ key }) => has(agreeing, key))) &&
    !items.some((item) => (isVerb(item) || isPredicate(item)) && HE_DOES.test(item.key)) &&
    !items.some(({ role, key }) => role === 'progressive' && HE_DOES.test(key));
  if (!(isHers || isNamed) || !isOne) return isHers ? withHerOwn(clauses, items) : [...clauses];
  const hers = (one: Gloss): Gloss => (one.gloss === 'HE' ? { ...one, gloss: 'SHE' } : one);
  return clauses.map((clause) => {
    const { subject } = clause.parts;
    return subject ? { ...clause, parts: { ...clause.parts, subject: subject.map(hers) } } : clause;
  });
}

/** "Vah nahi aayi kyonki uski maa bimar hai": her mother, where nobody else is told of. */
function withHerOwn(clauses: readonly Clause[], items: readonly Item[]): Clause[] {
  const isElse = items.some((item, index) => isPerson(item) && items[index - 1]?.gloss !== 'HIS');
  if (isElse) return [...clauses];
  const hers = (one: Gloss): Gloss => (one.gloss === 'HIS' ? { ...one, gloss: 'HER' } : one);
  return clauses.map((clause) => ({
    ...clause,
    parts: Object.fromEntries(
      Object.entries(clause.parts).map(([part, glosses]) => [part, glosses.map(hers)]),
    ),
  }));
}

/** A name first, and a verb of hers before it is pointed at. */
function tellsOfHer(items: readonly Item[], at: number): boolean {
  const name = items.slice(0, at).find(({ role }) => !has(['kal', 'parson', 'comma'], role));
  const isName =
    name?.role === 'word' &&
    !isVerb(name) &&
    ((name.gloss === null && (name.spelling === null || /^\p{Lu}/u.test(name.spelling))) ||
      has([...rules.women, 'TEACHER', 'FRIEND'], name.gloss));
  // "Sunita bimar hai, vah ...": the name alone tells.
  const isHers =
    name !== undefined &&
    name.gloss === null &&
    has(herNames, foldHindi(name.spelling ?? name.text));
  if (isHers && items.slice(0, at).some(isPredicate)) return true;
  return (
    isName &&
    !items.slice(0, at).some(({ role }) => has(['subjectMark', 'pronoun', 'experiencer'], role)) &&
    items
      .slice(1, at)
      .some(
        (item) =>
          (isPredicate(item) || item.role === 'progressive' || isLight(item)) &&
          (has(rules.ofShe, item.text) || SHE_DOES.test(item.key)),
      )
  );
}

const herNames = Object.entries(english.gender.values)
  .filter(([name, pronoun]) => pronoun === 'she' && /^\p{Lu}/u.test(name))
  .map(([name]) => foldHindi(name));
const SHE_DOES = /(?:ti|egi|gai|gi)$/u;

/** "Jab main chhota tha tab gaon mein rehta tha": before is said once. */
export function withOneBefore(clauses: readonly Clause[]): Clause[] {
  const isBefore = ({ parts }: Clause): boolean => parts.time?.[0]?.gloss === 'BEFORE';
  const first = clauses.findIndex(isBefore);
  return clauses.map((clause, index) =>
    index > first && isBefore(clause)
      ? { ...clause, parts: { ...clause.parts, time: (clause.parts.time ?? []).slice(1) } }
      : clause,
  );
}
