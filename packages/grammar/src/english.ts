import rules from '../rules/english-reading.json' with { type: 'json' };
import order from '../rules/signing-order.json' with { type: 'json' };
import { englishLookup, type Lookup, type Meaning } from './lookup.js';
import type { Clause, ClauseType, Gloss, Part, Words } from './types.js';

type Kind =
  | 'comma'
  | 'if'
  | 'when'
  | 'joiner'
  | 'question'
  | 'auxiliary'
  | 'modal'
  | 'negator'
  | 'pronoun'
  | 'owner'
  | 'article'
  | 'preposition'
  | 'quantity'
  | 'number'
  | 'time'
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'greeting'
  | 'dropped';

type Item = {
  readonly text: string;
  readonly lower: string;
  readonly kind: Kind;
  readonly gloss: string | null;
  readonly others: readonly string[];
  readonly isPast: boolean;
  readonly isOwning: boolean;
};

type Table = Readonly<Record<string, string | null | undefined>>;
const has = (list: readonly string[], word: string): boolean => list.includes(word);
const at = (table: Table, word: string): string | null | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

const WORD = /₹?\p{Nd}+(?:[.,:]\p{Nd}+)*|\p{L}[\p{L}\p{M}]*(?:'[\p{L}\p{M}]+)*|[,;:]/gu;

/** Reads an English sentence into clauses in the order they are signed. */
export function englishReader(words: Words): (sentence: string) => Clause[] {
  const lookup = englishLookup(words);
  return (sentence) => {
    const items = itemsOf(sentence, lookup);
    return readSentence(items, sentence.trim().endsWith('?'));
  };
}

/** How many of the words are English ones that the rules or the lexicon know. */
export function isEnglishWord(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    [rules.articles, rules.auxiliaries, rules.prepositions].some((list) => has(list, lower)) ||
    [rules.pronouns, rules.possessives, rules.questions, rules.modals, rules.joiners].some(
      (table) => at(table, lower) !== undefined,
    )
  );
}

function expanded(word: string): string[] {
  const lower = word.toLowerCase();
  const whole = at(rules.shortForms, lower);
  if (whole) return whole.split(' ');
  for (const [ending, full] of Object.entries(rules.endings)) {
    if (lower.endsWith(ending)) return [word.slice(0, -ending.length), full];
  }
  if (lower.endsWith("'s")) {
    const stem = word.slice(0, -2);
    return has(rules["isBefore's"], stem.toLowerCase()) ? [stem, 'is'] : [`${stem}'s`];
  }
  return [word];
}

function itemsOf(sentence: string, lookup: Lookup): Item[] {
  const texts = [...sentence.matchAll(WORD)].flatMap(([word]) => expanded(word));
  const items: Item[] = [];
  for (let from = 0; from < texts.length; ) {
    const [length, item] = itemAt(texts, from, lookup, items.at(-1));
    items.push(item);
    from += length;
  }
  return items;
}

function itemAt(
  texts: readonly string[],
  from: number,
  lookup: Lookup,
  before: Item | undefined,
): readonly [number, Item] {
  for (let length = Math.min(5, texts.length - from); length > 1; length -= 1) {
    const phrase = texts
      .slice(from, from + length)
      .join(' ')
      .toLowerCase();
    const same = at(rules.phrases, phrase);
    if (same && !(phrase === 'going to' && !isVerbWord(texts[from + length], lookup))) {
      return [length, wordItem(phrase, same, lookup, before, texts[from + length])];
    }
    const question = at(rules.questions, phrase);
    if (question) return [length, made(phrase, 'question', question)];
    if (lookup.find(phrase).length > 0) {
      return [length, wordItem(phrase, phrase, lookup, before, texts[from + length])];
    }
  }
  const text = texts[from] ?? '';
  const lower = text.toLowerCase();
  return [1, wordItem(text, at(rules.phrases, lower) ?? lower, lookup, before, texts[from + 1])];
}

const isVerbWord = (word: string | undefined, lookup: Lookup): boolean =>
  word !== undefined &&
  lookup.find(word.toLowerCase()).some(({ wordClass }) => wordClass === 'verb');

function made(text: string, kind: Kind, gloss: string | null): Item {
  return {
    text,
    lower: text.toLowerCase(),
    kind,
    gloss,
    others: [],
    isPast: false,
    isOwning: false,
  };
}

const TIMES = new Set(['TIME', 'BIRTHDAY', 'HOLIDAY', 'LAST', 'NEXT', 'AGE']);
const MANNERS = new Set(['AGAIN', 'ALWAYS', 'EARLY', 'LATE', 'OFTEN', 'SOON', 'ALREADY']);
const UNITS = new Set(['DAY', 'HOUR', 'MINUTE', 'MONTH', 'SECOND', 'WEEK', 'YEAR']);

function wordItem(
  text: string,
  lower: string,
  lookup: Lookup,
  before: Item | undefined,
  next: string | undefined,
): Item {
  const nextWord = next?.toLowerCase() ?? '';
  const item = (kind: Kind, gloss: string | null, more: Partial<Item> = {}): Item => ({
    ...made(text, kind, gloss),
    lower,
    ...more,
  });
  if (/^[,;:]$/.test(lower)) return item('comma', null);
  if (/^₹?\p{Nd}/u.test(lower)) return item('number', lower.replace(/[₹,:.]/g, ''));
  if (lower.endsWith("'s")) {
    const owner = wordItem(text.slice(0, -2), lower.slice(0, -2), lookup, before, next);
    return { ...owner, isOwning: true };
  }
  if (lower === 'what age') return item('question', 'AGE WHAT');
  if (lower === 'if') return item('if', null);
  if (lower === 'when' && before !== undefined && before.kind !== 'comma')
    return item('question', 'WHEN');
  if (lower === 'please') return item('greeting', 'PLEASE');
  const isAfterBe = before !== undefined && has(rules.copulas, before.lower);
  if (lower === 'her') {
    const isOwner = lookup
      .find(nextWord)
      .some(({ wordClass }) => wordClass === 'noun' || wordClass === 'adjective');
    return isOwner ? item('owner', 'HER') : item('pronoun', 'SHE');
  }
  if (lower === 'his') return item('owner', 'HIS');
  if (has(rules.auxiliaries, lower)) {
    const isMain =
      (lower === 'do' || lower === 'did' || lower === 'does') &&
      before?.kind === 'pronoun' &&
      nextWord !== 'not';
    if (!isMain) return item('auxiliary', null, { isPast: has(rules.past, lower) });
    if (before && has(['pronoun'], before.kind))
      return item('verb', 'DO', { isPast: lower === 'did' });
  }
  if ((lower === 'may' || lower === 'will') && /^[A-Z]/.test(text) && before) {
    return item('time', 'MAY');
  }
  const modal = at(rules.modals, lower);
  if (modal) return item('modal', modal);
  const negator = at(rules.negators, lower);
  if (negator) return item('negator', negator);
  const joiner = at(rules.joiners, lower);
  if (joiner !== undefined) return item('joiner', joiner);
  const question = at(rules.questions, lower);
  if (question) return item('question', question);
  const adverb = at(rules.adverbs, lower);
  if (adverb) return item('adverb', adverb);
  const owner = at(rules.possessives, lower);
  if (owner) return item('owner', owner);
  const pronoun = at(rules.pronouns, lower);
  if (pronoun) return item('pronoun', pronoun);
  if (has(rules.articles, lower)) return item('article', null);
  const quantity = at(rules.quantities, lower);
  if (quantity && !(lower === 'no' && (!before || nextWord === ',')))
    return item('quantity', quantity);
  const number = at(rules.numbers, lower);
  if (number) return item('number', number);
  if (lower === 'like' && isAfterBe) return item('dropped', null);
  if (has(rules.prepositions, lower))
    return item('preposition', at(rules.keptPrepositions, lower) ?? null);
  const isLike = lower === 'like';
  if (
    has(rules.dropped, lower) &&
    !isLike &&
    !(lower === 'there' && !isExistential(nextWord, before))
  ) {
    return item('dropped', null);
  }
  return contentItem(item, lookup.find(lower), before, lookup, nextWord, lower);
}

const isExistential = (next: string, before: Item | undefined): boolean =>
  has(rules.copulas, next) || (before !== undefined && has(rules.copulas, before.lower));

function contentItem(
  item: (kind: Kind, gloss: string | null, more?: Partial<Item>) => Item,
  meanings: readonly Meaning[],
  before: Item | undefined,
  lookup: Lookup,
  next: string,
  text: string,
): Item {
  const lower = text.toLowerCase();
  if (meanings.length === 0) {
    const compared = at(rules.comparatives, lower) ?? at(rules.superlatives, lower);
    if (compared) return item('adjective', compared);
    if (/ly$/.test(lower)) {
      const [quality] = lookup.find(lower.slice(0, -2));
      if (quality?.wordClass === 'adjective') return item('adverb', quality.gloss);
    }
    return item('noun', null);
  }
  const kinds = meanings.map((meaning) => kindOf(meaning, lower));
  const pick = (kind: Kind): Item | null => {
    const found = meanings[kinds.indexOf(kind)];
    if (!found) return null;
    const others = [
      ...new Set(
        meanings
          .filter((one, index) => kinds[index] === kind && one.gloss !== found.gloss)
          .map(({ gloss }) => gloss),
      ),
    ];
    return item(kind, found.gloss, { others, isPast: found.isPast });
  };
  const wantsNoun =
    before !== undefined &&
    (has(['article', 'owner', 'quantity', 'number', 'adjective'], before.kind) ||
      before.isOwning ||
      (before.kind === 'preposition' && before.lower !== 'to') ||
      (before.kind === 'verb' && before.lower !== 'want' && !before.lower.endsWith('help')));
  const wantsVerb =
    before === undefined ||
    has(['modal', 'negator', 'greeting', 'joiner'], before.kind) ||
    before.lower === 'to' ||
    (before.kind === 'question' && has(['who', 'what', 'which'], before.lower)) ||
    (before.kind === 'pronoun' && !has(['this', 'that'], before.lower)) ||
    (before.kind === 'auxiliary' && /ing$/.test(lower)) ||
    before.lower === 'will' ||
    before.lower === 'would';
  const nextIsNoun = lookup.find(next).some(({ wordClass }) => wordClass === 'noun');
  if (wantsNoun) {
    const quality = nextIsNoun ? pick('adjective') : null;
    return quality ?? pick('noun') ?? pick('adjective') ?? firstOf(pick);
  }
  if (before !== undefined && has(rules.copulas, before.lower) && !/ing$/.test(lower)) {
    return pick('adjective') ?? firstOf(pick);
  }
  if (wantsVerb) return pick('verb') ?? firstOf(pick);
  if (before?.kind === 'noun') return pick('verb') ?? firstOf(pick);
  return firstOf(pick);
}

function firstOf(pick: (kind: Kind) => Item | null): Item {
  const kinds: Kind[] = [
    'greeting',
    'time',
    'noun',
    'adjective',
    'verb',
    'adverb',
    'preposition',
    'negator',
    'question',
    'quantity',
    'number',
    'pronoun',
    'owner',
    'joiner',
    'modal',
  ];
  for (const kind of kinds) {
    const found = pick(kind);
    if (found) return found;
  }
  return made('', 'dropped', null);
}

const CLASSES: Readonly<Record<string, Kind>> = {
  adjective: 'adjective',
  adverb: 'adverb',
  conjunction: 'joiner',
  determiner: 'quantity',
  interjection: 'greeting',
  modal: 'modal',
  negator: 'negator',
  noun: 'noun',
  numeral: 'number',
  particle: 'verb',
  possessive: 'owner',
  preposition: 'preposition',
  pronoun: 'pronoun',
  question: 'question',
  verb: 'verb',
};

function kindOf({ category, wordClass, gloss }: Meaning, lower: string): Kind {
  if (category === 'time' && wordClass !== 'verb' && !TIMES.has(gloss)) {
    if (MANNERS.has(gloss)) return 'adverb';
    if (lower === 'second' && wordClass === 'adjective') return 'adjective';
    return UNITS.has(gloss) ? 'noun' : 'time';
  }
  if (gloss === 'LAST' || gloss === 'NEXT') return 'adjective';
  if (gloss === 'PLEASE' || has(order.leadingSigns, gloss)) return 'greeting';
  if (gloss === 'WANT') return 'verb';
  return CLASSES[wordClass] ?? 'noun';
}

// -- Sentences ------------------------------------------------------------------------------------

const isVerbal = ({ kind }: Item): boolean =>
  kind === 'verb' || kind === 'auxiliary' || kind === 'modal';
const isNominal = ({ kind }: Item): boolean =>
  ['noun', 'pronoun', 'owner', 'article', 'number', 'quantity'].includes(kind);

function readSentence(items: readonly Item[], isAsked: boolean): Clause[] {
  const lead: Gloss[] = [];
  let rest = [...items];
  while (rest[0] && (rest[0].kind === 'comma' || rest[0].kind === 'greeting')) {
    const [first] = rest;
    if (first?.gloss) lead.push(glossOf(first));
    rest = rest.slice(1);
  }
  const late = rest.filter(({ kind, lower }) => kind === 'greeting' && lower === 'please');
  rest = rest.filter(({ kind, lower }) => !(kind === 'greeting' && lower === 'please'));
  lead.push(...late.map(glossOf));
  const clauses = splitCondition(rest, isAsked);
  const [first, ...others] = clauses;
  if (lead.length === 0) return clauses;
  const greeting = { greeting: lead };
  if (!first) return [{ type: 'statement', isCondition: false, isTopic: false, parts: greeting }];
  return [{ ...first, parts: { ...first.parts, ...greeting } }, ...others];
}

function splitCondition(items: readonly Item[], isAsked: boolean): Clause[] {
  const found = items.findIndex(
    ({ kind, lower }, index) =>
      kind === 'if' ||
      (lower === 'when' && index === 0 && !isVerbal(items[1] ?? made('', 'verb', null))),
  );
  const after = items[found];
  if (!after) return splitTopic(items, isAsked);
  if (found > 0) {
    const main = items.slice(0, found);
    // "Do you know if ..." asks, it sets no condition.
    if (has(rules.sayings, main.at(-1)?.gloss ?? '')) {
      return splitJoined([...main, ...items.slice(found + 1)], isAsked);
    }
    return [...conditionOf(items.slice(found + 1), after), ...splitTopic(trimmed(main), isAsked)];
  }
  const comma = items.findIndex(({ kind }) => kind === 'comma');
  const end = comma > 0 ? comma : boundaryOf(items, 1);
  const when = items.slice(1, end);
  return [...conditionOf(when, after), ...splitTopic(trimmed(items.slice(end)), isAsked)];
}

function conditionOf(items: readonly Item[], { kind, lower }: Item): Clause[] {
  const isIf = kind === 'if';
  return splitJoined(items, false).map(
    (clause, index): Clause => ({
      ...clause,
      type: 'statement',
      isCondition: isIf || lower === 'when',
      parts: index === 0 && isIf ? { ...clause.parts, joiner: [sign('IF')] } : clause.parts,
    }),
  );
}

/** "It rains", "what time is it": nobody is pointed at. */
function withoutWeather(
  phrases: readonly Phrase[],
  verbs: readonly Item[],
  parts: Partial<Record<Part, Gloss[]>>,
): Phrase[] {
  const isWeather =
    verbs.some(({ gloss }) => gloss === 'RAIN') ||
    phrases.some(({ signs }) => signs.some(({ gloss }) => WEATHER.has(gloss))) ||
    parts.object?.some(({ gloss }) => gloss === 'TIME');
  return phrases.filter(
    ({ signs: [first], before }) => !(isWeather && before === null && first?.gloss === 'IT'),
  );
}

const WEATHER = new Set(['RAIN', 'COLD', 'HOT', 'WARM', 'TIME', 'LATE', 'MONDAY', 'SUNDAY']);
const asSubject = (one: Gloss): Gloss => (one.gloss === 'ME' ? sign('I') : one);

const trimmed = (items: readonly Item[]): Item[] => {
  const from = items.findIndex(({ kind, lower }) => kind !== 'comma' && lower !== 'then');
  return from < 0
    ? []
    : items.slice(from).filter(({ lower }, at, all) => !(at === all.length - 1 && lower === ','));
};

/** Where the next clause begins: a subject after a verb was seen. */
function boundaryOf(items: readonly Item[], from: number): number {
  let verbs = 0;
  for (let index = from; index < items.length; index += 1) {
    const item = items[index];
    if (!item) break;
    if (verbs > 0 && (has(rules.subjects, item.lower) || item.kind === 'greeting')) return index;
    if (
      verbs > 0 &&
      item.kind === 'verb' &&
      items[index - 1]?.lower !== 'to' &&
      items[index - 1]?.kind !== 'auxiliary' &&
      items[index - 1]?.kind !== 'modal'
    )
      return index;
    if (item.kind === 'verb' || (item.kind === 'auxiliary' && has(rules.copulas, item.lower)))
      verbs += 1;
  }
  return items.length;
}

function splitTopic(items: readonly Item[], isAsked: boolean): Clause[] {
  const comma = items.findIndex(({ kind }) => kind === 'comma');
  const before = items.slice(0, Math.max(0, comma));
  const after = items.slice(comma + 1);
  const isAnnounced = items[0]?.lower === 'as' || items[0]?.lower === 'about';
  const isTopic =
    comma > 0 &&
    before.every((item) => !isVerbal(item)) &&
    before.some(({ kind }) => kind === 'noun' || kind === 'pronoun') &&
    after.some(isVerbal) &&
    ((after[0] !== undefined && isNominal(after[0])) ||
      isAnnounced ||
      after[0]?.kind === 'question' ||
      after[0]?.kind === 'auxiliary');
  if (!isTopic) return splitJoined(items, isAsked);
  const topic = before.filter(({ lower }) => !has(['as', 'for', 'about'], lower));
  if (topic.every(({ kind }) => kind === 'time' || kind === 'preposition' || kind === 'article')) {
    return splitJoined([...before, ...after], isAsked);
  }
  const comment = after.filter(
    ({ lower }, index) => !(['it', 'them'].includes(lower) && index === after.length - 1),
  );
  const told = readClause(topic, false);
  const glosses = [
    ...(told.parts.time ?? []),
    ...(told.parts.subject ?? []),
    ...(told.parts.place ?? []),
    ...(told.parts.predicate ?? []),
  ];
  const clause: Clause = {
    type: 'statement',
    isCondition: false,
    isTopic: true,
    parts: { subject: glosses },
  };
  return [clause, ...splitJoined(comment, isAsked)];
}

function splitJoined(items: readonly Item[], isAsked: boolean): Clause[] {
  for (let index = 1; index < items.length; index += 1) {
    const item = items[index];
    if (!item || !(item.kind === 'joiner' || item.kind === 'comma')) continue;
    const left = items.slice(0, index);
    const right = items.slice(index + 1);
    const isWhole = left.some(isVerbal) && right.some(isVerbal);
    if (!isWhole && !(item.lower === 'because')) continue;
    const [next, ...others] = splitJoined(trimmed(right), isAsked);
    const clauses = [readClause(trimmed(left), isAsked)];
    if (!next) return clauses;
    const isOrder = clauses[0]?.type === 'imperative';
    const told: Clause =
      next.type === 'imperative' && !isOrder ? { ...next, type: 'statement' } : next;
    const joined: Clause = item.gloss
      ? { ...told, parts: { ...told.parts, joiner: [sign(item.gloss)] } }
      : told;
    return [...clauses, joined, ...others];
  }
  return splitInner(items, isAsked);
}

/** "You know where the nurse lives": two clauses, and the outer one decides the face. */
function splitInner(items: readonly Item[], isAsked: boolean): Clause[] {
  const relative = items.findIndex(
    ({ lower, kind }, index) =>
      index > 0 &&
      items[index - 1]?.kind === 'noun' &&
      has(['who', 'that', 'which'], lower) &&
      kind !== 'verb' &&
      items.slice(index + 1).some(isVerbal),
  );
  if (relative > 0) {
    const rest = items.slice(relative + 1);
    const head = items.slice(0, relative);
    const hasVerbBefore = head.some(isVerbal);
    const end = hasVerbBefore ? rest.length : secondVerb(rest);
    const noun = lastPhrase(head);
    const main = readClause([...(hasVerbBefore ? head : []), ...rest.slice(end)], isAsked);
    const told = readClause([...noun, ...rest.slice(0, end)], false);
    return hasVerbBefore ? [main, told] : [told, main];
  }
  const saying = items.findIndex(
    ({ kind, gloss }) => kind === 'verb' && has(rules.sayings, gloss ?? ''),
  );
  if (saying < 0) return [readClause(items, isAsked)];
  const inner = items.findIndex(
    ({ kind, lower }, index) =>
      index > saying && (kind === 'question' || lower === 'that' || has(rules.subjects, lower)),
  );
  if (inner < 0 || !items.slice(inner).some(isVerbal)) return [readClause(items, isAsked)];
  const from = items[inner]?.lower === 'that' ? inner + 1 : inner;
  const outer = readClause(items.slice(0, inner), isAsked);
  const told = readClause(items.slice(from), false);
  if (outer.type === 'polar') return [outer, { ...told, type: 'polar' }];
  return [outer, { ...told, type: 'statement' }];
}

function secondVerb(items: readonly Item[]): number {
  const first = items.findIndex(({ kind }) => kind === 'verb');
  const next = items.findIndex(
    (item, index) => index > first && isVerbal(item) && items[index - 1]?.lower !== 'to',
  );
  return next < 0 ? items.length : next;
}

function lastPhrase(items: readonly Item[]): Item[] {
  let from = items.length;
  while (
    from > 0 &&
    ['noun', 'adjective', 'owner', 'article', 'number', 'quantity', 'pronoun'].includes(
      items[from - 1]?.kind ?? '',
    )
  )
    from -= 1;
  return items.slice(from);
}

// -- Clauses --------------------------------------------------------------------------------------

const sign = (gloss: string): Gloss => ({ gloss, isSpelled: false, others: [] });
const glossOf = ({ gloss, text, others }: Item): Gloss =>
  gloss === null
    ? { gloss: text.toUpperCase(), isSpelled: true, others: [] }
    : { gloss, isSpelled: false, others };

type Phrase = {
  readonly signs: readonly Gloss[];
  readonly before: Item | null;
  readonly isTime: boolean;
  readonly at: number;
};

function readClause(source: readonly Item[], isAsked: boolean): Clause {
  const items = source.filter(({ kind }) => kind !== 'comma');
  const parts: Partial<Record<Part, Gloss[]>> = {};
  const put = (part: Part, ...signs: readonly Gloss[]): void => {
    if (signs.length > 0) parts[part] = [...(parts[part] ?? []), ...signs];
  };
  const isThere = items.some(({ lower, kind }) => lower === 'there' && kind === 'dropped');
  const firstVerbal = items.find(isVerbal);
  const isOrder =
    !isAsked &&
    (items[0]?.kind === 'verb' ||
      (has(['do', 'be'], items[0]?.lower ?? '') && items[0]?.kind === 'auxiliary')) &&
    !items.slice(0, 1).some(isNominal);
  const verbs: Item[] = [];
  const phrases: Phrase[] = [];
  let firstVerbAt = -1;
  let isPast = false;
  let isPerfect = false;
  for (let index = 0; index < items.length; ) {
    const item = items[index];
    if (!item) break;
    if (item.kind === 'auxiliary') {
      isPast ||= item.isPast && !has(rules.copulas, item.lower);
    } else if (item.kind === 'verb') {
      const isHelper =
        item.gloss === 'HAVE' &&
        items
          .slice(index + 1)
          .some((next) => next.kind === 'verb' && (next.isPast || next.gloss === 'READ'));
      const isHelping = isHelper && verbs.length === 0;
      if (isHelping) isPerfect = true;
      else {
        verbs.push(item);
        if (firstVerbAt < 0) firstVerbAt = index;
        isPast ||= item.isPast && verbs.length === 1;
      }
    } else if (item.kind === 'modal') put('modal', glossOf(item));
    else if (item.kind === 'negator') put('negator', glossOf(item));
    else if (item.kind === 'question') {
      const next = items[index + 1];
      if (item.gloss === 'AGE WHAT') {
        put('predicate', sign('AGE'));
        put('question', sign('WHAT'));
      } else {
        put('question', sign(item.gloss ?? 'WHAT'));
        if (
          next &&
          (next.kind === 'noun' || next.kind === 'adjective') &&
          !(item.gloss === 'HOW')
        ) {
          const phrase = phraseAt(items, index + 1);
          if (phrase) {
            put(items[phrase.end]?.kind === 'verb' ? 'subject' : 'object', ...phrase.signs);
            index = phrase.end;
            continue;
          }
        }
      }
    } else if (item.kind === 'greeting') put('greeting', glossOf(item));
    else if (item.kind === 'time') {
      put('time', glossOf(item));
    } else if (item.kind === 'adverb') {
      if (item.gloss === 'ALREADY') isPerfect = true;
      else if (item.gloss === 'SOMETIMES' || item.gloss === 'NOW') put('time', glossOf(item));
      else if (item.gloss === 'VERY' || item.gloss === 'TOO-MUCH') {
        // Kept before what it strengthens.
        const next = items[index + 1];
        if (next?.kind === 'adjective') {
          const phrase = phraseAt(items, index + 1);
          if (phrase) {
            phrases.push({
              signs: [...phrase.signs, glossOf(item)],
              before: null,
              isTime: false,
              at: index,
            });
            index = phrase.end;
            continue;
          }
        } else put('manner', glossOf(item));
      } else if (item.gloss === 'HERE' || item.gloss === 'THERE') put('place', glossOf(item));
      else put('manner', glossOf(item));
    } else if (item.kind === 'joiner') {
      const last = phrases.at(-1);
      const phrase = phraseAt(items, index + 1);
      if (last && phrase) {
        const joined = item.gloss ? [sign(item.gloss)] : [sign('AND')];
        phrases[phrases.length - 1] = {
          ...last,
          signs: [...last.signs, ...joined, ...phrase.signs],
        };
        index = phrase.end;
        continue;
      }
    } else if (item.kind === 'preposition') {
      const phrase = phraseAt(items, index + 1);
      if (phrase) {
        phrases.push({ signs: phrase.signs, before: item, isTime: phrase.isTime, at: index });
        index = phrase.end;
        continue;
      }
      if (item.gloss) put(item.gloss === 'FROM' ? 'predicate' : 'manner', sign(item.gloss));
    } else if ((item.kind !== 'dropped' && item.kind !== 'article') || item.kind === 'article') {
      const phrase = phraseAt(items, index);
      if (phrase) {
        phrases.push({ signs: phrase.signs, before: null, isTime: phrase.isTime, at: index });
        index = phrase.end;
        continue;
      }
    }
    index += 1;
  }
  placePhrases(
    withoutWeather(phrases, verbs, parts),
    firstVerbAt,
    put,
    isOrder || parts.subject !== undefined,
    isThere,
  );
  comparison(items, put, parts);
  put('verb', ...verbs.reverse().map(glossOf));
  const main = verbs.at(-1)?.gloss ?? '';
  const isNegated = parts.negator !== undefined;
  const isQuestion = parts.question !== undefined;
  if (
    verbs.length > 0 &&
    (isPerfect || (isPast && !has(rules.states, main))) &&
    !isNegated &&
    !isQuestion &&
    main !== 'FINISH'
  ) {
    put('finish', sign('FINISH'));
  }
  const isPolar = isAsked && !isQuestion && (firstVerbal !== undefined || items.length > 0);
  const type: ClauseType =
    isQuestion && isAsked ? 'wh' : isPolar ? 'polar' : isOrder ? 'imperative' : 'statement';
  return { type, isCondition: false, isTopic: false, parts };
}

function placePhrases(
  phrases: readonly Phrase[],
  firstVerbAt: number,
  put: (part: Part, ...signs: readonly Gloss[]) => void,
  isFilled: boolean,
  isThere: boolean,
): void {
  let hasSubject = isFilled;
  for (const { signs, before, isTime, at } of phrases) {
    if (isTime) put('time', ...signs);
    else if (before !== null) {
      if (before.lower === 'of') put('object', ...signs);
      else if (before.lower === 'than') put('object', ...signs.map(asSubject));
      else
        put(
          'place',
          ...signs,
          ...(before.gloss && !(before.gloss === 'FROM' && firstVerbAt >= 0)
            ? [sign(before.gloss)]
            : []),
        );
    } else if (isThere) put('object', ...signs);
    else if (!hasSubject && (firstVerbAt < 0 || at < firstVerbAt)) {
      put('subject', ...signs);
      hasSubject = true;
    } else put(firstVerbAt < 0 || at < firstVerbAt ? 'predicate' : 'object', ...signs);
  }
}

function comparison(
  items: readonly Item[],
  put: (part: Part, ...signs: readonly Gloss[]) => void,
  parts: Partial<Record<Part, Gloss[]>>,
): void {
  const quality = items.find(
    ({ kind, lower }) =>
      kind === 'adjective' &&
      (/(?:er|est)$/.test(lower) || at(rules.comparatives, lower) || at(rules.superlatives, lower)),
  );
  const hasThan = items.some(({ lower }) => lower === 'than');
  const isSame = items.filter(({ lower }) => lower === 'as').length === 2;
  const isMost =
    quality !== undefined &&
    (/est$/.test(quality.lower) || at(rules.superlatives, quality.lower) !== undefined);
  if (isSame) put('predicate', sign('SAME'));
  else if (
    quality &&
    (hasThan || isMost) &&
    !parts.predicate?.some(({ gloss }) => gloss === 'MORE')
  ) {
    put('predicate', isMost ? { gloss: 'MOST', isSpelled: true, others: [] } : sign('MORE'));
  } else if (hasThan && parts.predicate) {
    const kept = parts.predicate.filter(({ gloss }) => gloss !== 'MORE');
    parts.predicate = [...kept, sign('MORE')];
  }
}

type Found = { readonly signs: Gloss[]; readonly end: number; readonly isTime: boolean };

/** A noun with what belongs to it, from here: owner, pointing, noun, qualities, number. */
function phraseAt(items: readonly Item[], from: number): Found | null {
  const bag = {
    owner: [] as Gloss[],
    pointing: [] as Gloss[],
    noun: [] as Gloss[],
    adjective: [] as Gloss[],
    number: [] as Gloss[],
  };
  let index = from;
  let isTime = false;
  for (; index < items.length; index += 1) {
    const item = items[index];
    if (!item) break;
    const isDone = bag.noun.length > 0;
    if (item.kind === 'pronoun') {
      if (index > from && items[index - 1]?.kind !== 'preposition') break;
      const next = items[index + 1];
      const isPointing =
        has(['THIS', 'THAT'], item.gloss ?? '') &&
        next !== undefined &&
        ['noun', 'adjective', 'number'].includes(next.kind);
      if (!isPointing) return { signs: [glossOf(item)], end: index + 1, isTime: false };
      bag.pointing.push(glossOf(item));
    } else if (item.kind === 'article' || item.kind === 'owner') {
      if (isDone || (bag.adjective.length > 0 && item.kind === 'article')) break;
      if (item.kind === 'owner') bag.owner.push(glossOf(item));
    } else if (item.kind === 'number' || item.kind === 'quantity') {
      if (isDone) break;
      bag.number.push(glossOf(item));
    } else if (item.kind === 'adjective') {
      if (isDone) break;
      bag.adjective.push(glossOf(item));
    } else if (item.kind === 'adverb' && item.gloss === 'VERY' && !isDone) {
      bag.number.unshift(glossOf(item));
    } else if (item.kind === 'noun') {
      if (item.isOwning) {
        bag.owner.push(...bag.noun, ...bag.pointing, glossOf(item), ...bag.adjective);
        bag.adjective = [];
        bag.pointing = [];
        bag.noun = [];
      } else {
        bag.noun.push(glossOf(item));
        if (UNITS.has(item.gloss ?? ''))
          isTime ||=
            /^(?:LAST|NEXT)$/.test(bag.adjective[0]?.gloss ?? '') ||
            items[index + 1]?.gloss === 'AGO' ||
            bag.number[0]?.gloss === 'EVERY';
      }
    } else if (item.kind === 'time') {
      if (isDone ? item.gloss !== 'AGO' : bag.number.some(({ gloss }) => gloss !== 'EVERY')) break;
      if (bag.adjective.some(({ gloss }) => gloss !== 'LAST' && gloss !== 'NEXT')) break;
      if (item.gloss === 'AGO') {
        return { signs: [...bag.noun, ...bag.number, glossOf(item)], end: index + 1, isTime: true };
      }
      bag.noun.push(glossOf(item));
      isTime = true;
    } else if (item.kind === 'preposition' && item.lower === 'of' && isDone) {
      const owner = phraseAt(items, index + 1);
      if (!owner) break;
      bag.owner.unshift(...owner.signs);
      index = owner.end - 1;
    } else break;
  }
  if (index === from) return null;
  const isClock = items[from - 1]?.lower === 'at' && bag.number.length > 0 && bag.noun.length === 0;
  if (isClock) return { signs: [sign('TIME'), ...bag.number], end: index, isTime: true };
  const signs = order.nounPhrase.flatMap(({ part }) => bag[part as keyof typeof bag]);
  const first = bag.adjective[0]?.gloss ?? '';
  const ordered = isTime && /^(?:LAST|NEXT)$/.test(first) ? [...bag.adjective, ...bag.noun] : signs;
  return ordered.length === 0 ? null : { signs: ordered, end: index, isTime };
}
