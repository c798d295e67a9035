import rules from '../../rules/english-reading.json' with { type: 'json' };
import { englishLookup } from '../lookup.js';
import type { Clause, Gloss, Reader, Words } from '../types.js';
import { type Role, readClause, told } from './clauses.js';
import { glossOf, has, type Item, isNominal, isVerbal, made, rowOf } from './items.js';
import { isTurned } from './joined.js';
import { phraseAt } from './noun-phrase.js';
import { splitSubordinate } from './subordinate.js';
import { textsOf } from './typed.js';
import { baseOfVerb } from './unknown.js';
import { itemsOf } from './words.js';

/** Reads an English sentence into clauses in the order they are signed. */
export function englishReader(words: Words): Reader {
  const lookup = englishLookup(words);
  return {
    read: (sentence) => {
      const isAsked =
        /\?[^\p{L}\p{N}]*$/u.test(sentence) || isAskedOrNot(sentence) || isAskedBare(sentence);
      const { items, isTagged } = withoutTag(withoutOrNot(itemsOf(sentence, isAsked, lookup)));
      const told = withFeltReason(withSameThing(withoutOne(items)));
      const whole = isAsked
        ? withoutAskedWhat(withSameThing(items))
        : withoutCleft(withoutFreeWhat(told));
      // "Come here, will you?", "let us go, shall we?"
      const [first, second] = items.filter(
        ({ gloss, kind }) => gloss !== 'PLEASE' && kind !== 'adverb',
      );
      const isOrder =
        isTagged &&
        (first?.lower === 'lets' ||
          (first?.kind === 'verb' && first.lower === first.lemma) ||
          (has(rules.orderWords, first?.lower) && !has(rules.subjects, second?.lower)));
      return readSentence(
        withSameAmount(withSameDoing(withSameBeing(joinedByCommas(whole, isAsked), isAsked))),
        (isAsked || isTagged) && !isOrder ? 'asked' : 'told',
      );
    },
    countKnown: (texts) =>
      texts.filter(
        (text) =>
          isSmallWord(text.toLowerCase()) ||
          lookup.find(text.toLowerCase()).length > 0 ||
          has(rules.verbs, text.toLowerCase()) ||
          isVerbForm(text.toLowerCase()),
      ).length,
  };
}

/** "Leaking", "fined": of a verb that only a list has. */
const isVerbForm = (word: string): boolean =>
  /(?:ing|ed)$/.test(word) &&
  [baseOfVerb(word), `${baseOfVerb(word)}e`].some((base) => has(rules.verbs, base));

/** "You coming or not": it asks; "tell me if you come or not" does not. */
function isAskedOrNot(sentence: string): boolean {
  const words = textsOf(sentence).map((word) => word.toLowerCase());
  return (
    words.length > 2 &&
    words.at(-2) === 'or' &&
    words.at(-1) === 'not' &&
    !words.some((word) => has(rules.whetherOrNot, word))
  );
}

/** "Where are you", "hi, have you eaten": typed or spoken without a mark at its end, it asks by its order. */
function isAskedBare(sentence: string): boolean {
  const words = textsOf(sentence).map((word) => word.toLowerCase());
  if (/[.!?][^\p{L}\p{N}]*$/u.test(sentence)) return isAskedAnyway(words);
  return words.some((_, index) => (index === 0 || words[index - 1] === ',') && asks(words, index));
}

/** "Can you help me.": it asks, whatever closes it. */
function isAskedAnyway(words: readonly string[]): boolean {
  const [first, second] = words.filter((word) => !has(rules.beforeAsking, word) && word !== ',');
  return has(rules.askingAnyway, first) && second === 'you';
}

function asks(words: readonly string[], start: number): boolean {
  const isLead = (word: string): boolean =>
    has(rules.beforeAsking, word) || (start === 0 && has(rules.calledFirst, word));
  const lead = words.slice(start).findIndex((word) => !isLead(word));
  const [first = '', ...rest] = words.slice(start + Math.max(lead, 0));
  const [second = '', third = ''] = rest.filter((word) => word !== 'not');
  const isDoing = (word: string): boolean =>
    has(rules.askingFirst, word) || rowOf(rules.modals, word) !== undefined;
  // "Do the homework" is an order.
  const subjects = first === 'do' ? rules.subjects : rules.askedSubjects;
  // "Aunty is mummy at home".
  const isCalled = lead > 0 && has(rules.calledFirst, words[start]);
  const isSubject = has(subjects, second) || (isCalled && has(rules.calledFirst, second));
  const isTurned = isDoing(first) && isSubject && second !== 'it' && third !== '';
  const isWord = rowOf(rules.questions, first) !== undefined && isDoing(second) && third !== '';
  const isLonger = has(rules.askingNouns, first) && rest.slice(1, 3).some(isDoing);
  const isFirst = start === 0 && has(rules.onlyAsking, first) && third !== '';
  const isOfWhat = first === 'what' && has(rules.askedOfWhat, second);
  // "Any news about the exam", but "any child can do it".
  const isAny =
    first === rules.askedAny.word &&
    second !== '' &&
    !has(rules.askedAny.told, second) &&
    // "Any problem call me".
    !rest.some((word) => isDoing(word) || has(rules.objects, word));
  return (
    isTurned ||
    isAny ||
    isWord ||
    isLonger ||
    isFirst ||
    isOfWhat ||
    (has(rules.alwaysAsking, first) && second !== '')
  );
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
    rules.spellings,
    rules.phrases,
  ].some((table) => rowOf<unknown>(table, word) !== undefined);

/** "What I need is rest": I need rest. */
function withoutCleft(items: readonly Item[]): readonly Item[] {
  const be = items.findIndex(({ lower }) => has(rules.copulas, lower));
  const [what, who] = items;
  const next = items[be + 1];
  const isCleft =
    has(rules.clefts, what?.text.toLowerCase()) &&
    has(rules.subjects, who?.lower) &&
    items.slice(2, be).some(({ kind }) => kind === 'verb') &&
    next !== undefined &&
    (isNominal(next) || next.lower === 'to');
  return isCleft ? [...items.slice(1, be), ...items.slice(be + 1)] : items;
}

/** "Ravi is the one who won": Ravi won. */
function withoutOne(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ lower }, index) =>
      has(rules.copulas, lower) &&
      items[index + 1]?.lower === 'the' &&
      items[index + 2]?.kind === 'dropped' &&
      has(rules.relatives, items[index + 3]?.lower) &&
      items[index + 4]?.kind === 'verb',
  );
  return at < 1 ? items : [...items.slice(0, at), ...items.slice(at + 4)];
}

/** "This bag is bigger than the one I bought": than the bag. */
function withSameThing(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ kind, text }, index) =>
      kind === 'dropped' &&
      has(rules.articles, items[index - 1]?.lower) &&
      text === rules.sameThing.said &&
      has(rules.comparedAfter, items[index - 2]?.lower) &&
      has([...rules.subjects, ...rules.relatives], items[index + 1]?.lower),
  );
  const thing = items.slice(0, Math.max(at, 0)).find(({ kind }) => kind === 'noun');
  const same = thing ?? made(rules.sameThing.said, 'noun', rules.sameThing.sign);
  return items.map((item, index) => (index === at ? same : item));
}

/** "Tired of people staring at us": because people stare. */
function withFeltReason(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ kind, lower }, index) =>
      kind === 'preposition' &&
      has(rules.feltAbout, lower) &&
      items[index - 1]?.kind === 'adjective' &&
      items.slice(0, index).some((item) => has(rules.copulas, item.lower)),
  );
  const who = at < 0 ? null : phraseAt(items, at + 1, false);
  const doing = items[who?.end ?? items.length];
  const isReason = doing?.kind === 'verb' && doing.lower.endsWith('ing');
  const because = { ...made('because', 'subordinator', null), lower: 'because' };
  return isReason ? items.map((item, index) => (index === at ? because : item)) : items;
}

/** "Is that what you want?": do you want that? */
function withoutAskedWhat(items: readonly Item[]): readonly Item[] {
  const [be, that, what, ...rest] = items;
  const isFree =
    has(rules.copulas, be?.lower) &&
    that?.kind === 'pronoun' &&
    what?.lower === 'what' &&
    has(rules.subjects, rest[0]?.lower) &&
    rest.some(({ kind }) => kind === 'verb');
  return isFree ? [...rest, that] : items;
}

/** "That is not what I meant": I did not mean that. */
function withoutFreeWhat(items: readonly Item[]): readonly Item[] {
  const what = items.findIndex(({ lower }) => lower === 'what');
  const [that, be, ...lead] = items.slice(0, Math.max(what, 0));
  const who = what < 0 ? null : phraseAt(items, what + 1, false);
  const doing = items.slice(who?.end ?? items.length);
  // "Have been waiting", "wants to eat".
  const isOfVerb = (item: Item): boolean =>
    isVerbal(item) || item.kind === 'adverb' || item.lower === 'to';
  const rest = doing.findIndex((item) => !isOfVerb(item));
  const end = rest < 0 ? doing.length : rest;
  const isFree =
    that !== undefined &&
    has(rules.pointing, that.lower) &&
    has(rules.copulas, be?.lower) &&
    lead.every(({ kind }) => has(['negator', 'adverb'], kind)) &&
    doing.slice(0, end).some(({ kind }) => kind === 'verb');
  return who && isFree
    ? [
        ...items.slice(what + 1, who.end),
        ...lead,
        ...doing.slice(0, end),
        that,
        ...doing.slice(end),
      ]
    : items;
}

/** "Are you coming or not?" asks no more than without its last words. */
const withoutOrNot = (items: readonly Item[]): readonly Item[] =>
  items.length > 2 &&
  items.at(-2)?.gloss === 'OR' &&
  items.at(-1)?.gloss === 'NOT' &&
  !items.some(({ lower }) => has(rules.eitherWay, lower))
    ? items.slice(0, -2)
    : items;

/** "You are Deaf, aren't you?" asks by its last words. */
function withoutTag(items: readonly Item[]): {
  readonly items: readonly Item[];
  readonly isTagged: boolean;
} {
  const comma = items.findLastIndex(({ kind }) => kind === 'comma');
  const tag = items.slice(comma + 1);
  const isTurned =
    tag.length <= 3 &&
    (tag[0]?.kind === 'auxiliary' || tag[0]?.kind === 'modal' || tag[0]?.gloss === 'HAVE') &&
    has([...rules.subjects, 'there'], tag.at(-1)?.lower);
  const isWord = tag.length === 1 && has(rules.tags, tag[0]?.lower);
  const isTagged = comma > 0 && (isTurned || isWord) && items.slice(0, comma).some(isVerbal);
  return { items: isTagged ? items.slice(0, comma) : items, isTagged };
}

/** Commas that only set off a joining word or a relative clause say nothing more. */
function joinedByCommas(items: readonly Item[], isAsked: boolean): Item[] {
  const kept: Item[] = [];
  let isInRelative = false;
  for (const [index, item] of items.entries()) {
    const next = items[index + 1];
    const isBeforeRelative =
      !isAsked &&
      item.kind === 'comma' &&
      kept.at(-1)?.kind === 'noun' &&
      has(['who', 'which'], next?.lower);
    const isLast = next === undefined;
    if (
      item.kind === 'comma' &&
      (isLast || next.kind === 'joiner' || isBeforeRelative || isInRelative)
    ) {
      isInRelative = isBeforeRelative;
      continue;
    }
    // "The shop closes at 5 please come early": what is asked begins there.
    const isAskedFor =
      item.gloss === 'PLEASE' &&
      next?.kind === 'verb' &&
      kept.some(({ kind }) => kind === 'verb') &&
      !has(['to', 'and', ','], kept.at(-1)?.lower);
    if (isAskedFor || startsAnew(kept, items.slice(index))) kept.push(made(',', 'comma', null));
    kept.push(item);
    // "Brother are you free": who is called, then what is asked.
    const isCalled =
      isAsked &&
      kept.every(({ kind }) => kind === 'greeting' || kind === 'noun') &&
      has(rules.calledFirst, item.lower) &&
      next !== undefined &&
      next.kind !== 'comma' &&
      isTurned(items.slice(index + 1));
    if (isCalled) kept.push(made(',', 'comma', null));
  }
  return kept;
}

/** "Come fast I am waiting": another sentence that nothing sets off. */
function startsAnew(before: readonly Item[], [who, does]: readonly Item[]): boolean {
  const start = before.findLastIndex(({ kind }) => kind === 'comma' || kind === 'joiner') + 1;
  const said = before.slice(start);
  const isLeading = ({ kind, gloss, lower, lemma }: Item): boolean =>
    kind === 'subordinator' ||
    has([...rules.relatives, ...rules.sureOf, 'than', 'as'], lower) ||
    rowOf<unknown>(rules.subordinators, lower) !== undefined ||
    has(rules.sayings, gloss) ||
    (kind === 'adjective' && has(rules.feltFacts, gloss)) ||
    has([...rules.askingIf, ...rules.sayingVerbs], lemma);
  return (
    has(rules.pointedAnew, who?.lower) &&
    does !== undefined &&
    isVerbal(does) &&
    has(['adverb', 'time', 'pronoun'], said.at(-1)?.kind) &&
    said.some(isVerbal) &&
    !said.some(isLeading)
  );
}

/** "He is weak in English but strong in sports": he is strong there. */
function withSameBeing(items: readonly Item[], isAsked: boolean): readonly Item[] {
  const at = items.findLastIndex(({ kind, gloss }) => kind === 'joiner' && gloss !== 'OR');
  const right = items.slice(at + 1);
  const quality = right.findIndex(({ kind, lower }) => kind !== 'adverb' && lower !== 'not');
  const [first, next] = right.slice(Math.max(quality, 0));
  const be = items.slice(0, Math.max(at, 0)).findLastIndex(isVerbal);
  const being = items[be];
  const isOfBoth = [items.slice(be, at), right].some((some) =>
    some.some(({ kind }) => kind === 'preposition'),
  );
  const isSame =
    !isAsked &&
    being !== undefined &&
    has(rules.copulas, being.lower) &&
    first?.kind === 'adjective' &&
    !has(['noun', 'adjective', 'time'], next?.kind) &&
    isOfBoth &&
    !right.some((item) => isVerbal(item) || has(['comma', 'joiner'], item.kind));
  return isSame ? [...items.slice(0, at + 1), being, ...right] : items;
}

/** "Pay half now and the rest on Monday": pay the rest then. */
function withSameDoing(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ lower }, index) =>
      lower === 'and' &&
      items[index + 1]?.kind === 'article' &&
      has(rules.gapped, items[index + 2]?.lower) &&
      has(['preposition', 'time', 'adjective'], items[index + 3]?.kind),
  );
  const done = items.slice(0, Math.max(at, 0)).findLast(({ kind }) => kind === 'verb');
  return done === undefined ? items : [...items.slice(0, at + 1), done, ...items.slice(at + 1)];
}

/** "Take two spoons before lunch and one after dinner": take one spoon then. */
function withSameAmount(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ lower, kind }, index) =>
      kind === 'joiner' &&
      lower === 'and' &&
      items[index + 1]?.kind === 'number' &&
      has(['preposition', 'time'], items[index + 2]?.kind) &&
      items[index + 2]?.lower !== 'of',
  );
  const first = items.slice(0, Math.max(at, 0));
  const verb = first.findLastIndex(({ kind }) => kind === 'verb');
  const amount = first.findIndex(({ kind }, index) => kind === 'number' && index > verb);
  const thing = first[amount + 1];
  const done = first[verb];
  const isSame = done !== undefined && amount > 0 && thing?.kind === 'noun' && !done.isPast;
  return isSame && has(['preposition', 'time'], first[amount + 2]?.kind)
    ? [...items.slice(0, at + 1), done, items[at + 1] as Item, thing, ...items.slice(at + 2)]
    : items;
}

function readSentence(items: readonly Item[], role: Role): Clause[] {
  const start = items.findIndex(({ kind }) => kind !== 'comma' && kind !== 'greeting');
  const from = start < 0 ? items.length : start;
  const lead = items.slice(0, from).filter(({ kind }) => kind === 'greeting');
  const rest = items.slice(from);
  const thanks = closingAt(rest);
  const called = wishedAt(rest) ?? calledAt(rest, role);
  const said = rest.slice(called.end, thanks);
  const last = calledLastAt(said, lead.length > 0);
  const reason = lead.length > 0 ? reasonEnd(said.slice(0, last)) : 0;
  const clauses = [
    ...(reason > 0 ? [readClause(said.slice(0, reason), 'subordinate')] : []),
    ...splitSubordinate(said.slice(reason, last), role),
  ];
  const closing = rest.slice(thanks).filter(({ kind }) => kind === 'greeting');
  const all = led(clauses, [
    ...lead.map(glossOf),
    ...called.signs,
    ...said.slice(last + 1).map(glossOf),
  ]);
  return closing.length === 0 ? all : [...all, told({ greeting: closing.map(glossOf) })];
}

/** "I am fine, thank you": where words of thanks after a comma begin; a closing "please" asks for what is said. */
function closingAt(items: readonly Item[]): number {
  const comma = items.findLastIndex(({ kind }) => kind === 'comma');
  const closing = items.slice(comma + 1);
  const isClosing =
    comma > 0 &&
    closing.length > 0 &&
    closing.every(({ kind, gloss }) => kind === 'greeting' && gloss !== 'PLEASE') &&
    items.slice(0, comma).some(isVerbal);
  return isClosing ? comma : items.length;
}

/** "Sorry for the noise, we have guests": where what one is sorry or thankful for ends. */
function reasonEnd(items: readonly Item[]): number {
  const comma = items.findIndex(({ kind }) => kind === 'comma');
  const isReason =
    comma > 0 &&
    has(rules.reasonsAfterGreeting, items[0]?.lower) &&
    items.slice(comma).some(isVerbal);
  return isReason ? comma + 1 : 0;
}

function led(clauses: readonly Clause[], greeting: readonly Gloss[]): Clause[] {
  if (greeting.length === 0) return [...clauses];
  // "Please wait until he comes": it is the waiting that is asked for.
  const isAsked = greeting.every(({ gloss }) => gloss === 'PLEASE');
  const asking = isAsked ? clauses.findIndex(({ type }) => type === 'imperative') : -1;
  const at = Math.max(asking, 0);
  const first = clauses[at] ?? told({});
  const all = [...greeting, ...(first.parts.greeting ?? [])];
  // "Hi, if you are free, call me": the condition begins after it.
  const isApart = at === 0 && (first.isCondition || first.parts.joiner !== undefined);
  if (isApart) return [told({ greeting }), ...clauses];
  const clause = { ...first, parts: { ...first.parts, greeting: all } };
  return [...clauses.slice(0, at), clause, ...clauses.slice(at + 1)];
}

/** "Rahul, come here", "doctor, my leg hurts": who is called stands before what is said. */
function calledAt(
  items: readonly Item[],
  role: Role,
): { readonly signs: readonly Gloss[]; readonly end: number } {
  const [name, comma, first] = items;
  const isCalled =
    name?.kind === 'noun' &&
    comma?.kind === 'comma' &&
    (first?.kind === 'verb' ||
      // "Beta, don't run".
      (has(rules.calledFirst, name.lower) && first?.lower === 'do' && items[3]?.lower === 'not') ||
      (first?.kind === 'greeting' && items[3]?.kind === 'verb') ||
      (role === 'asked' && items[3]?.lower === 'you') ||
      (role === 'asked' && has(rules.calledFirst, name.lower) && isTurned(items.slice(2))) ||
      (has(rules.calledCategories, name.category) && !name.isPlural && !isResumed(items.slice(2))));
  return isCalled ? { signs: [glossOf(name)], end: 2 } : { signs: [], end: 0 };
}

/** "Come here, Rahul": where the comma before who is called stands. */
function calledLastAt(items: readonly Item[], isGreeted: boolean): number {
  const comma = items.length - 2;
  const [before, name] = [items[comma - 1], items.at(-1)];
  const isCalled =
    name?.kind === 'noun' &&
    items[comma]?.kind === 'comma' &&
    (isGreeted || items.slice(0, comma).some(isVerbal)) &&
    (has(rules.calledLast, name.lower) ||
      (has(rules.calledCategories, name.category) && before?.category !== name.category) ||
      (/^\p{Lu}/u.test(name.text) && name.gloss === null && !/^\p{Lu}/u.test(before?.text ?? '')));
  return isCalled ? comma : items.length;
}

/** "Happy birthday Priya", "happy Diwali, Anita, come in": to whom it is wished, then what. */
function wishedAt(
  items: readonly Item[],
): { readonly signs: readonly Gloss[]; readonly end: number } | null {
  const comma = items.findIndex(({ kind }) => kind === 'comma');
  const first = items.slice(0, comma < 0 ? items.length : comma);
  const isName = ({ kind, gloss, text }: Item): boolean =>
    kind === 'noun' &&
    ((gloss === null && /^\p{Lu}/u.test(text)) || has(rules.calledFirst, text.toLowerCase()));
  const wish = phraseAt(first, 1, false);
  if (!has(rules.wishes, first[0]?.gloss) || !wish || first.some(isVerbal)) return null;
  const isNamed = first.length > 2 && isName(first.at(-1) as Item);
  const said = isNamed ? first.slice(0, -1) : first;
  const name = isNamed
    ? first.slice(-1)
    : items
        .slice(comma + 1)
        .filter(isName)
        .slice(0, 1);
  const isCalled = isNamed || (comma > 0 && items.length === comma + 2 && name.length === 1);
  const what = phraseAt(said, 1, false)?.signs ?? [];
  const to = said.findIndex(({ lower }) => lower === 'to');
  const whom =
    to < 0
      ? []
      : said
          .slice(to + 1)
          .filter(isNominal)
          .filter(({ kind }) => kind !== 'article');
  const end = isNamed || !isCalled ? first.length : items.length;
  return {
    signs: [
      ...(isCalled ? name.map(glossOf) : []),
      ...whom.map(glossOf),
      ...what,
      glossOf(first[0] as Item),
    ],
    end,
  };
}

/** "Rahul, I saw him": a topic that the rest takes up again. */
const isResumed = (items: readonly Item[]): boolean =>
  items.some(({ lower }) => has(rules.resuming, lower));
