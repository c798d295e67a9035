import english from '../../rules/english.json' with { type: 'json' };
import rules from '../../rules/english-reading.json' with { type: 'json' };
import { sign, spelled } from '../gloss.js';
import type { Clause, Gloss } from '../types.js';
import type { Role } from './clauses.js';
import { has, type Item, isNominal, isVerbal, type Kind, made, rowOf, trimmed } from './items.js';
import { joined, jointOf, splitJoined } from './joined.js';
import { type Phrase, phraseAt } from './noun-phrase.js';
import { splitTopic } from './topic.js';

type Subordinator = {
  readonly sign: string | null;
  /** What is spelled where no sign is known. */
  readonly spelled?: string;
  readonly mark?: string;
  readonly denies?: boolean;
  readonly pending?: boolean;
  readonly main?: string;
  /** What it means where something has been so until now. */
  readonly afterPerfect?: string;
  /** What is signed after what was so then. */
  readonly pastState?: string;
  /** What is signed after what is supposed. */
  readonly closes?: string;
};

/** Conditions, reasons and times come first (R14), wherever they stand in English. */
export function splitSubordinate(items: readonly Item[], role: Role): Clause[] {
  const both = splitMeasured(items, role) ?? splitEitherWay(items, role);
  if (both) return both;
  const at = items.findIndex((_, index) => isSubordinator(items, index));
  const word = items[at];
  const row = word && rowOfMeant(items, at, word);
  if (!word || !row) return splitTopic(items, role);
  const joiner = at > 0 ? jointOf(items, ['joiner']) : -1;
  // "Wear your helmet and gloves before you start": two things, no two clauses.
  const between = items.slice(joiner + 1, at);
  const isOfThings =
    between.length > 0 &&
    !between.some((item) => isVerbal(item) || item.kind === 'comma' || item.kind === 'greeting');
  if (joiner > 0 && joiner < at && !isOfThings && !areBothThen(items, joiner))
    return joined(items, joiner, role, splitSubordinate);
  const said = toldBefore(items, at, row);
  if (said > 0) {
    const isLed = items[said - 1]?.lower === 'that';
    return [
      ...splitTopic(items.slice(0, said - Number(isLed)), role),
      ...splitSubordinate(items.slice(said), role),
    ];
  }
  const time = leadingTime(items, at, row);
  if (time)
    return timed(
      splitSubordinate(items.slice(time.end + Number(items[time.end]?.kind === 'comma')), role),
      time,
    );
  const end = at === 0 ? endOfFirst(items) : endOfLast(items, at);
  const inner = items
    .slice(at + 1, end)
    .map((item, index, all) =>
      index === 0 && isDoingThing(all) ? { ...item, kind: 'verb' as const } : item,
    );
  const outer = at === 0 ? items.slice(end) : [...items.slice(0, at), ...items.slice(end)];
  const [main, ...others] = splitSubordinate(trimmed(outer), role);
  const sub = atThatTime(subordinate(inner, row), inner, row, main && isStateAsked(main, outer));
  if (!main) return sub;
  if (at > 0 && isGoingOnThen(row, main, items.slice(0, at), sub)) return [main, ...others, ...sub];
  const isPlain = row.main === undefined;
  // "It is better if you come": nothing is pointed at.
  const isEmptyIt =
    at > 0 &&
    row.sign === 'IF' &&
    main.parts.verb === undefined &&
    main.parts.predicate !== undefined &&
    main.parts.subject?.length === 1 &&
    main.parts.subject[0]?.gloss === 'IT';
  if (isEmptyIt) return [...sub, { ...main, parts: { ...main.parts, subject: [] } }, ...others];
  const joiners = isPlain ? main.parts : { ...main.parts, joiner: [sign(row.main)] };
  return at > 0
    ? namedFirst(sub, { ...main, parts: joiners }, others)
    : [...sub, { ...main, parts: joiners }, ...others];
}

/** "Whether or not it rains, we play", "he must go whether he likes it or not": if it rains or does not. */
function splitEitherWay(items: readonly Item[], role: Role): Clause[] | null {
  const whether = items.findIndex(({ lower }) => has(rules.eitherWay, lower));
  const or = items.findIndex(
    ({ lower }, index) => index > whether && lower === 'or' && items[index + 1]?.lower === 'not',
  );
  const word = items[whether];
  if (!word) return null;
  const all = or < 0 ? items : [...items.slice(0, or), ...items.slice(or + 2)];
  const main = items.slice(0, whether).findLast(isVerbal);
  const isAsked =
    main === undefined ||
    has(rules.sayings, main.gloss) ||
    has([...rules.whetherOrNot, ...rules.askingIf, ...rules.sayingVerbs], main.lemma) ||
    has(['adjective', 'preposition', 'negator', 'auxiliary'], items[whether - 1]?.kind) ||
    // "I will come whether you call or not", but "discuss whether to go".
    (items[whether - 1]?.kind === 'verb' &&
      (or < 0 || items[whether + 1]?.lower === 'to') &&
      !has(rules.purposeAfter, main.gloss));
  const isFirst = whether === 0 && (or > 0 || items.some(({ kind }) => kind === 'comma'));
  if (!isFirst && isAsked) return or > 0 ? splitSubordinate(all, role) : null;
  const supposed: Item = { ...word, kind: 'subordinator', lower: 'if' };
  const clauses = splitSubordinate(all.with(whether, supposed), role);
  const at = clauses.findLastIndex(({ isCondition }) => isCondition);
  const so = clauses[at];
  const after = items.slice(whether).findIndex(({ lower }) => lower === 'or');
  // "Whether you win or lose".
  if (!so || (or < 0 && after > 0)) return clauses;
  const { verb, predicate, modal } = so.parts;
  const not = { joiner: [sign('OR')], negator: [sign('NOT')] };
  const said = {
    ...(verb ? { verb } : {}),
    ...(predicate ? { predicate } : {}),
    ...(modal ? { modal } : {}),
  };
  return [
    ...clauses.slice(0, at + 1),
    { ...so, parts: { ...said, ...not } },
    ...clauses.slice(at + 1),
  ];
}

/** "She slipped and broke her hand when she played": at the time of both. */
const areBothThen = (items: readonly Item[], joiner: number): boolean => {
  const next = items[joiner + 1];
  const left = items.slice(0, joiner);
  const isPast = left.findLast(isVerbal)?.isPast === true;
  if (items[joiner]?.lower !== 'and' || next?.kind !== 'verb') return false;
  // "You may go and play after lunch".
  const isShared = left.some(({ kind }) => kind === 'modal') && next.lower === next.lemma;
  return isShared || (isPast && (next.isPast || has(rules.samePast, next.lower)));
};

/** "He said he will come when it stops": where what he said begins, or -1. */
function toldBefore(items: readonly Item[], at: number, row: Subordinator): number {
  const verb = items.findIndex(
    ({ kind, gloss }, index) => index < at && kind === 'verb' && has(rules.reporting, gloss),
  );
  const isOfTold = row.main !== 'BUT' && (row.mark === 'condition' || !row.denies);
  if (verb < 1 || !isOfTold || items.slice(0, verb).some(isVerbal)) return -1;
  const whom = Number(
    has(rules.receivers, items[verb + 1]?.lower) && has(['TELL'], items[verb]?.gloss),
  );
  const from = verb + 1 + whom + Number(items[verb + 1 + whom]?.lower === 'that');
  const who = phraseAt(items, from, false);
  const does = who && items[who.end];
  return has(['noun', 'pronoun'], who?.use) && who && who.end < at && does && isVerbal(does)
    ? from
    : -1;
}

/** "I have not slept since the baby came": after it; "since you are busy" is a reason. */
function rowOfMeant(items: readonly Item[], at: number, word: Item): Subordinator | undefined {
  const row: Subordinator | undefined = rowOf(rules.subordinators, word.lower);
  const perfect = row?.afterPerfect;
  const isPerfect = ({ kind, gloss }: Item): boolean => kind === 'verb' && gloss === 'HAVE';
  const inner = items.slice(at + 1);
  const isMeant =
    perfect !== undefined &&
    items.slice(0, at).some(isPerfect) &&
    !inner.some(isPerfect) &&
    inner.some(
      ({ kind, isPast, lower }) => (kind === 'verb' && isPast) || has(rules.pastCopulas, lower),
    );
  return isMeant ? rowOf<Subordinator>(rules.subordinators, perfect) : row;
}

/** "She was two when her father died": what was so already stands first. */
const isGoingOnThen = (
  row: Subordinator,
  main: Clause,
  before: readonly Item[],
  sub: readonly Clause[],
): boolean =>
  row.sign === null &&
  row.main === undefined &&
  row.mark === 'condition' &&
  !row.spelled &&
  main.type === 'statement' &&
  main.parts.negator === undefined &&
  // "The bus had left when we came".
  (main.parts.finish === undefined
    ? before.some(({ lower }) => has(rules.pastCopulas, lower)) &&
      (main.parts.verb === undefined || before.some(({ gloss }) => gloss === rules.nearly))
    : before.some(({ gloss, isPast }) => gloss === 'HAVE' && isPast) || wasAlready(before)) &&
  sub.some(({ parts }) => parts.verb !== undefined) &&
  !sub.some(({ isCondition }) => isCondition);

/** "It was already open when we came". */
const wasAlready = (before: readonly Item[]): boolean =>
  before.some(({ gloss }) => gloss === 'ALREADY') &&
  before.some(({ lower }) => has(rules.pastCopulas, lower));

/** "My sister called when she arrived": my sister arrived, then she called. */
function namedFirst(sub: readonly Clause[], main: Clause, others: readonly Clause[]): Clause[] {
  const [first, ...rest] = sub;
  const pronoun = first?.parts.subject?.[0]?.gloss;
  const subject = main.parts.subject ?? [];
  const named = subject.at(-1);
  const isNamed =
    others.every(({ parts }) => parts.subject === undefined) &&
    first?.parts.subject?.length === 1 &&
    named !== undefined &&
    has(rules.resumingSubjects, pronoun) &&
    !subject.some(({ gloss }) => has(rules.pointingSigns, gloss)) &&
    // "His ear hurts when he swallows".
    subject[0]?.gloss !== rowOf<string>(rules.ownersOf, pronoun ?? '') &&
    isOfGender(named, pronoun);
  if (!first || !isNamed) return [...sub, main, ...others];
  // "Her leg hurts when my mother walks": whose leg it is stands first.
  const owner = subject.findIndex(({ gloss }) => isKnownAs(gloss, pronoun));
  const isOwned = owner >= 0 && owner < subject.length - 1;
  const whose = rowOf<string>(rules.ownersOf, pronoun ?? '');
  const taken = {
    ...first,
    parts: { ...first.parts, subject: isOwned ? subject.slice(0, owner + 1) : subject },
  };
  const owned = whose === undefined ? [] : [sign(whose), ...subject.slice(owner + 1)];
  const resumed = {
    ...main,
    parts: { ...main.parts, subject: isOwned ? owned : (first.parts.subject ?? []) },
  };
  return [taken, ...rest, resumed, ...others];
}

const isKnownAs = (gloss: string, pronoun: string | undefined): boolean =>
  rowOf<string>(english.gender.values, gloss.toLowerCase())?.toUpperCase() === pronoun;

/** Whether he may be spoken of so: no mother is meant by HE, no man by SHE. */
function isOfGender({ gloss }: Gloss, pronoun: string | undefined): boolean {
  const known = rowOf<string>(english.gender.values, gloss.toLowerCase());
  return known === undefined || known.toUpperCase() === pronoun;
}

/** "Tomorrow, if it rains", "next week, call me when you are there": the time leads both (R2). */
function leadingTime(items: readonly Item[], at: number, row: Subordinator): Phrase | null {
  const time = at > 0 ? phraseAt(items, 0, false) : null;
  const isApart = time !== null && (items[time.end]?.kind === 'comma' || time.end === at);
  return time?.use === 'time' &&
    isApart &&
    row.main === undefined &&
    !row.spelled &&
    row.sign !== 'BEFORE'
    ? time
    : null;
}

const timed = ([first, ...others]: readonly Clause[], { signs }: Phrase): Clause[] =>
  first
    ? [
        { ...first, parts: { ...first.parts, time: [...signs, ...(first.parts.time ?? [])] } },
        ...others,
      ]
    : [];

/** "The older I get, the less I sleep", also without the comma: how much, and so how much. */
function splitMeasured(items: readonly Item[], role: Role): Clause[] | null {
  const comma = items.findIndex(({ kind }) => kind === 'comma');
  const first = measuredLast(comma < 0 ? items : items.slice(0, comma));
  if (!first) return null;
  if (comma < 0) {
    const next = items.findIndex((_, index) => index > 2 && measuredLast(items.slice(index)));
    if (next < 0) return null;
    const halves = [...items.slice(0, next), made(',', 'comma', null), ...items.slice(next)];
    return splitMeasured(halves, role);
  }
  const second = measuredLast(items.slice(comma + 1));
  if (!second) return null;
  const [if_, ...inner] = splitJoined(first, 'subordinate');
  const condition = if_ && { ...if_, isCondition: true };
  return [...(condition ? [condition] : []), ...inner, ...splitJoined(second, role)];
}

/** "The older I get" as "I get older", "the more he eats" as "he eats more". */
function measuredLast(items: readonly Item[]): Item[] | null {
  const [the, measure, ...rest] = items;
  const isMeasure =
    the?.kind === 'article' &&
    measure !== undefined &&
    (has(rules.measuring, measure.lower) || /(?:er|se)$/.test(measure.lower)) &&
    (rest.length === 0 || (rest[0] !== undefined && isNominal(rest[0]) && rest.some(isVerbal)));
  return isMeasure ? [...rest, { ...measure, kind: measuringKind(measure) }] : null;
}

const measuringKind = ({ kind, lower }: Item): Kind =>
  has(rules.measuring, lower) ? 'adverb' : kind === 'noun' ? 'adjective' : kind;

function subordinate(items: readonly Item[], row: Subordinator): Clause[] {
  return splitJoined(trimmed(items), 'subordinate').map((clause, index, all): Clause => {
    const isPast =
      clause.parts.finish !== undefined ||
      items.some(({ lower }) => has(rules.past, lower)) ||
      isFinished(items);
    const isCondition = row.mark === 'condition' && (row.sign !== null || !isPast);
    const lead = leadOf(row);
    const joiner = lead && index === 0 ? { joiner: [lead] } : {};
    const denied = row.denies ? { negator: [sign('NOT')] } : {};
    // What is only supposed is not done yet.
    const isLast = index === all.length - 1;
    const closing = row.closes && isLast && !clause.parts.negator ? [sign(row.closes)] : [];
    const isOpen = row.pending || closing.length > 0 || (row.sign !== null && isCondition);
    const open = isOpen ? { finish: closing } : {};
    const then = isCondition && row.sign !== null && index === 0 && isUnreal(items);
    const { time = [] } = clause.parts;
    const early = then ? { time: [...time, sign(rules.habits.sign)] } : {};
    return {
      ...clause,
      isCondition,
      parts: { ...clause.parts, ...joiner, ...early, ...denied, ...open },
    };
  });
}

/** "If I had studied": what was not so before. */
const isUnreal = (items: readonly Item[]): boolean =>
  items.some(
    ({ kind, gloss, isPast }, index) =>
      kind === 'verb' &&
      gloss === 'HAVE' &&
      isPast &&
      items
        .slice(index + 1, index + 3)
        .some(
          (next) => next.kind === 'verb' && (next.isPast || has(rules.sameParticiple, next.gloss)),
        ),
  );

/** "When she finished", "when we knew", but "when you have finished", "when it is cooked". */
function isFinished(items: readonly Item[]): boolean {
  const verb = items.findIndex(({ kind }) => kind === 'verb');
  const isHelped = ({ gloss, lower }: Item): boolean =>
    gloss === 'HAVE' || (has(rules.copulas, lower) && !has(rules.past, lower));
  return items[verb]?.isPast === true && !items.slice(0, verb + 1).some(isHelped);
}

/** "I was sleeping": what went on at that time. */
const isGoingOn = (items: readonly Item[]): boolean =>
  items.some(
    ({ lower }, index) =>
      has(rules.pastCopulas, lower) &&
      lower !== 'been' &&
      items
        .slice(index + 1, index + 3)
        .some((next) => next.kind === 'verb' && next.lower.endsWith('ing')),
  );

/** "How old were you when you came": what was so at that time. */
const isStateAsked = ({ type, parts }: Clause, items: readonly Item[]): boolean =>
  (type === 'statement' && isGoingOn(items) && parts.negator === undefined) ||
  ((type === 'wh' || type === 'polar') &&
    parts.verb === undefined &&
    items.some(({ lower }) => has(rules.pastCopulas, lower)));

/** "When I was small": at the time when it was so, a topic of what is told. */
function atThatTime(
  clauses: Clause[],
  items: readonly Item[],
  { pastState }: Subordinator,
  isAsked: boolean | undefined,
): Clause[] {
  const [clause, ...others] = clauses;
  if (!clause || others.length > 0 || pastState === undefined) return clauses;
  const { finish, verb, negator, predicate } = clause.parts;
  const isState =
    verb === undefined &&
    predicate !== undefined &&
    items.some(({ lower }) => has(rules.pastCopulas, lower));
  const isThen = isState || isGoingOn(items) || (isAsked === true && finish !== undefined);
  const isAge = predicate?.[0]?.gloss === rules.ages.sign;
  if (!isThen || isAge || negator !== undefined || clause.type !== 'statement') return clauses;
  return [
    {
      ...clause,
      isCondition: false,
      isTopic: true,
      parts: { ...clause.parts, finish: [sign(pastState)] },
    },
  ];
}

const leadOf = ({ sign: gloss, spelled: word }: Subordinator): Gloss | null =>
  gloss !== null ? sign(gloss) : word ? spelled(word) : null;

const LONGEST_SUBJECT = 12;

function isSubordinator(items: readonly Item[], index: number): boolean {
  const item = items[index];
  const next = items[index + 1];
  if (!item || !next || rowOf(rules.subordinators, item.lower) === undefined) return false;
  // "Once you finish, go", but "once I saw a tiger", "twice".
  const isOnce = has(rules.frequency.words, item.lower);
  if (isOnce && index === 0 && !items.some(({ kind }) => kind === 'comma')) return false;
  const isOfSaying = item.lower === 'if' && asksBefore(items, index);
  const isAsked = item.kind === 'question' && has(rules.sayings, items[index - 1]?.gloss);
  if (isOfSaying || isAsked || (item.lower === 'when' && isVerbal(next))) return false;
  if (item.kind === 'question') return false;
  if (item.lower === 'by')
    return next.kind === 'verb' && next.lower.endsWith('ing') && next.lower !== next.lemma;
  if (item.kind === 'subordinator') return true;
  // "Without telling me", but "people without tickets will pay".
  if (rowOf<Subordinator>(rules.subordinators, item.lower)?.denies)
    return next.kind === 'verb' && next.lower.endsWith('ing');
  return startsClause(items.slice(index + 1, index + LONGEST_SUBJECT));
}

/** "She is eating", "he has come": what is so now. */
function isSo(items: readonly Item[], from: number): boolean {
  const who = phraseAt(items, from, false);
  const be = items[who?.end ?? items.length];
  return has([...rules.copulas, 'has', 'did'], be?.lower);
}

/** "I wonder if", "ask your mother if she wants tea": what is asked, no condition. */
function asksBefore(items: readonly Item[], index: number): boolean {
  const verb = items.slice(0, index).findLast(isVerbal);
  return (
    has(rules.sayings, items[index - 1]?.gloss) ||
    // "Can you tell me if it is open", but "tell me if you need help".
    (has(['auxiliary', 'modal'], items[0]?.kind) &&
      items[1]?.kind !== 'negator' &&
      has([...rules.objects, 'you'], items[index - 1]?.lower) &&
      has(rules.askedWhen, items[index - 2]?.gloss)) ||
    has(rules.sureOf, items[index - 1]?.lower) ||
    // "Tell me if she is eating", but "tell me if you need help".
    (has(rules.objects, items[index - 1]?.lower) &&
      items[index - 2]?.gloss === 'TELL' &&
      isSo(items, index + 1)) ||
    has(rules.askingIf, verb?.lemma)
  );
}

/** "Touching the baby", "chopping them": a noun by its ending that something is done with. */
const isDoingThing = ([first, next]: readonly Item[]): boolean =>
  first?.kind === 'noun' &&
  first.lower.endsWith('ing') &&
  first.lower !== first.lemma &&
  (has(['article', 'owner'], next?.kind) || has(rules.objects, next?.lower));

/** After a word that may be a preposition too: "before you sleep", "after eating", not "before lunch". */
function startsClause(items: readonly Item[]): boolean {
  const [first] = items;
  if (first?.kind === 'verb') return first.lower.endsWith('ing');
  // "Before touching the baby".
  if (isDoingThing(items)) return true;
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
    ({ kind }, index) =>
      kind === 'comma' &&
      (items.slice(1, index).some(isVerbal) || (index > 1 && items.slice(index).some(isVerbal))),
  );
  // "Instead of me my brother will come".
  const led = comma < 0 && items[0]?.lower === 'instead of' ? phraseAt(items, 1, false) : null;
  const next = led && items[led.end];
  if (led && next && isNominal(next)) return led.end;
  if (comma < 0 && has(rules.reasonsBeforeNouns, items[0]?.lower))
    return phraseAt(items, 1, false)?.end ?? items.length;
  return comma > 0 ? comma : boundaryOf(items, 1);
}

/** Where it follows, it goes on to the end, or to a joiner with a clause of its own. */
function endOfLast(items: readonly Item[], at: number): number {
  const next = items.findIndex(
    ({ kind }, index) =>
      index > at + 1 && kind === 'comma' && items.slice(at, index).some(isVerbal),
  );
  return next < 0 ? items.length : next;
}

/** Where the next clause begins that nothing sets off: a subject or an order after a verb was seen. */
function boundaryOf(items: readonly Item[], from: number): number {
  let verbs = 0;
  for (let index = from; index < items.length; index += 1) {
    const item = items[index] as Item;
    const before = items[index - 1];
    const isSubject =
      has(rules.subjects, item.lower) || item.kind === 'greeting' || item.lower === 'then';
    const isOrder =
      item.kind === 'verb' &&
      before?.lower !== 'to' &&
      before !== undefined &&
      // "When you come bring milk".
      (!isVerbal(before) || (has(rules.purposeAfter, before.gloss) && !before.isPast));
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
