import rules from '../rules/hindi-reading.json' with { type: 'json' };
import order from '../rules/signing-order.json' with { type: 'json' };
import { toLatin } from './devanagari.js';
import type { Clause, ClauseType, Gloss, Part, Words } from './types.js';

type Role =
  | 'word'
  | 'pronoun'
  | 'owner'
  | 'own'
  | 'auxiliary'
  | 'progressive'
  | 'completed'
  | 'can'
  | 'must'
  | 'chahie'
  | 'negator'
  | 'if'
  | 'then'
  | 'when'
  | 'joiner'
  | 'dropped'
  | 'near'
  | 'kal'
  | 'parson'
  | 'kya'
  | 'question'
  | 'number'
  | 'comma';
type Tense = keyof typeof rules.verbEndings | null;

type Entry = {
  readonly role: Role;
  readonly gloss: string | null;
  readonly wordClass: string;
  readonly category: string;
  readonly tense: Tense;
};
type Item = Entry & { readonly text: string; readonly key: string };

const WORD = /\p{L}[\p{L}\p{M}\u200c\u200d]*(?:-\p{L}[\p{L}\p{M}]*)*|\p{Nd}+|[,;]/gu;
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/aa+/g, 'a'],
  [/ee|ii|iy(?=[aeo])/g, 'i'],
  [/oo|uu/g, 'u'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/ph/g, 'f'],
  [/c?chh/g, 'ch'],
  [/([a-z])\1+/g, '$1'],
];

/** One spelling for all the ways a Hindi word is written in Latin letters, and for Devanagari. */
export function foldHindi(word: string): string {
  const latin = /\p{Script=Devanagari}/u.test(word)
    ? toLatin(word)
    : word.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return FOLDS.reduce(
    (text, [from, to]) => text.replace(from, to),
    latin.toLowerCase().replaceAll('-', ' '),
  );
}

function spellingsOf(phrase: string): string[] {
  const words = phrase.replace(/\s*\(.*?\)/gu, '').normalize('NFD');
  const variants = [words, words.replaceAll('\u093c', ''), words.replaceAll(/[ंँ](?=\s|$)/gu, '')];
  return [
    ...new Set(
      variants.map((one) =>
        one
          .normalize('NFC')
          .split(/[\s-]+/u)
          .map(foldHindi)
          .join(' '),
      ),
    ),
  ];
}

/** As it is written in Devanagari, dots under letters left out: it decides before a Latin spelling does. */
function exactOf(phrase: string): string[] {
  if (!/\p{Script=Devanagari}/u.test(phrase)) return [];
  return [
    phrase
      .replace(/\s*\(.*?\)/gu, '')
      .normalize('NFD')
      .replaceAll('\u093c', '')
      .replaceAll('ँ', 'ं')
      .split(/[\s-]+/u)
      .join(' '),
  ];
}

export type HindiReader = {
  readonly read: (sentence: string) => Clause[];
  /** How many of a text's words are Hindi in Latin letters. */
  readonly countKnown: (words: readonly string[]) => number;
};

/** Reads a Hindi sentence, in Devanagari or in Latin letters, into clauses in the order they are signed. */
export function hindiReader(words: Words): HindiReader {
  const entries = entriesOf(words);
  return {
    read: (sentence) => readSentence(itemsOf(sentence, entries), sentence.trim().endsWith('?')),
    countKnown: (texts) => texts.filter((text) => entries.has(foldHindi(text))).length,
  };
}

function entriesOf({ lexemes }: Words): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (phrase: string, entry: Omit<Entry, 'tense'>, tense: Tense = null): void => {
    for (const key of [...exactOf(phrase), ...spellingsOf(phrase)])
      if (key !== '' && !entries.has(key)) entries.set(key, { ...entry, tense });
  };
  const grammar = (role: Role, list: readonly string[], gloss: string | null = null): void => {
    for (const one of list) add(one, { role, gloss, wordClass: role, category: '' });
  };
  const table = (role: Role, glosses: Readonly<Record<string, readonly string[]>>): void => {
    for (const [gloss, list] of Object.entries(glosses)) grammar(role, list, gloss);
  };
  table('pronoun', rules.pronouns);
  grammar('pronoun', rules.experiencer, 'I');
  table('owner', rules.possessives);
  grammar('own', rules.own);
  for (const one of rules.auxiliaries) {
    add(
      one,
      { role: 'auxiliary', gloss: null, wordClass: '', category: '' },
      rules.past.includes(one) ? 'past' : null,
    );
  }
  grammar('progressive', rules.progressive, 'LIVE');
  grammar('completed', rules.completed);
  grammar('can', rules.can, 'CAN');
  grammar('must', rules.must, 'MUST');
  grammar('chahie', rules.chahie);
  grammar('negator', rules.never, 'NEVER');
  grammar('negator', rules.negators, 'NOT');
  grammar('if', rules.if, 'IF');
  grammar('then', rules.then);
  grammar('when', rules.when);
  table('joiner', rules.joiners);
  grammar('near', rules.near);
  grammar('kal', rules.kal);
  grammar('parson', rules.parson);
  grammar('kya', rules.kya, 'WHAT');
  table('question', rules.questions);
  grammar('dropped', rules.dropped);
  table('number', rules.numbers);
  const classOf = new Map(lexemes.map((lexeme) => [lexeme.gloss, lexeme]));
  const asWord = (phrase: string, gloss: string, isExact: boolean): void => {
    const lexeme = classOf.get(gloss);
    if (!lexeme) return;
    const wordClass = lexeme.senses[0]?.wordClass ?? 'noun';
    const entry = { role: 'word' as const, gloss, wordClass, category: lexeme.category };
    const isVerb = lexeme.senses.some((sense) => sense.wordClass === 'verb');
    const bare = phrase.replace(/\s*\(.*?\)/gu, '');
    if (isVerb && /ना$/u.test(bare) && (!isExact || bare !== 'खाना'))
      addVerb(bare, { ...entry, wordClass: 'verb' });
    else {
      add(bare, entry);
      if (/ा$/u.test(bare))
        for (const end of wordClass === 'adjective' ? ['े', 'ी', 'ों'] : ['े', 'ों'])
          add(bare.slice(0, -1) + end, entry);
      else if (/ी$/u.test(bare))
        for (const end of ['ियाँ', 'ियों', 'ियां']) add(bare.slice(0, -1) + end, entry);
      else if (/\p{Script=Devanagari}$/u.test(bare))
        for (const end of ['ें', 'ों']) add(bare + end, entry);
    }
  };
  const addVerb = (phrase: string, entry: Omit<Entry, 'tense'>): void => {
    const stem = phrase.slice(0, -2);
    const last = phrase.split(' ').at(-1) ?? '';
    const before = phrase.slice(0, -last.length);
    for (const [infinitive, forms] of Object.entries(rules.verbForms)) {
      if (infinitive !== last) continue;
      for (const form of forms)
        add(
          before + form,
          entry,
          /(?:ग[ाेी]|unga|ungi)$/u.test(form)
            ? 'future'
            : /(?:ए|िये|ो|yo)$/u.test(form)
              ? 'order'
              : 'past',
        );
    }
    if (last === 'होना') {
      for (const form of ['है', 'हैं', 'हूँ', 'हो', 'हुआ', 'हुई', 'हुए', 'था', 'होगा', 'होती', 'होता'])
        add(before + form, entry, /^हु/u.test(form) ? 'past' : null);
    }
    for (const [tense, endings] of Object.entries(rules.verbEndings)) {
      for (const ending of endings)
        if (fits(stem, ending)) add(stem + ending, entry, tense as Tense);
    }
  };
  // The lexicon's own nouns come before forms that verbs happen to share with them.
  for (const [gloss, list] of Object.entries(rules.words))
    for (const one of list) asWord(one, gloss, true);
  const isVerbal = ({ senses, hi }: (typeof lexemes)[number]): boolean =>
    senses[0]?.wordClass === 'verb' && /ना(?:\s*\(|$)/u.test(hi);
  for (const lexeme of lexemes) if (!isVerbal(lexeme)) asWord(lexeme.hi, lexeme.gloss, false);
  for (const lexeme of lexemes) if (isVerbal(lexeme)) asWord(lexeme.hi, lexeme.gloss, false);
  return entries;
}

/** A vowel sign follows a consonant, a vowel or a glide follows a vowel. */
function fits(stem: string, ending: string): boolean {
  const isOpen = /[\u0904-\u0914\u093e-\u094c]$/u.test(stem);
  if (/^[\u093e-\u094c]/u.test(ending)) return !isOpen;
  return /^(?:[\u0904-\u0914]|य)/u.test(ending) ? isOpen : true;
}

function itemsOf(sentence: string, entries: ReadonlyMap<string, Entry>): Item[] {
  const texts = [...sentence.matchAll(WORD)].map(([word]) => word);
  const keys = texts.map(foldHindi);
  const items: Item[] = [];
  for (let from = 0; from < texts.length; ) {
    let length = Math.min(4, texts.length - from);
    const entryOf = (count: number): Entry | undefined => {
      const [exact] = exactOf(texts.slice(from, from + count).join(' '));
      return (
        (exact === undefined ? undefined : entries.get(exact)) ??
        entries.get(keys.slice(from, from + count).join(' '))
      );
    };
    while (length > 1 && entryOf(length) === undefined) length -= 1;
    const key = keys.slice(from, from + length).join(' ');
    const text = texts.slice(from, from + length).join(' ');
    const found = entryOf(length);
    items.push({ text, key, ...(found ?? unknown(text)) });
    from += length;
  }
  return items;
}

function unknown(text: string): Entry {
  const role: Role = /^[,;]$/.test(text) ? 'comma' : /^\p{Nd}/u.test(text) ? 'number' : 'word';
  return {
    role,
    gloss: role === 'number' ? latinDigits(text) : null,
    wordClass: 'noun',
    category: '',
    tense: null,
  };
}

const latinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0x966) - 0x966));

const sign = (gloss: string): Gloss => ({ gloss, isSpelled: false, others: [] });
const glossOf = ({ gloss, text }: Item): Gloss =>
  gloss === null
    ? {
        gloss: (/\p{Script=Devanagari}/u.test(text) ? toLatin(text) : text).toUpperCase(),
        isSpelled: true,
        others: [],
      }
    : sign(gloss);

const isVerb = ({ role, wordClass }: Item): boolean => role === 'word' && wordClass === 'verb';
const isPredicate = (item: Item): boolean =>
  isVerb(item) || ['auxiliary', 'chahie', 'can', 'must'].includes(item.role);

function readSentence(items: readonly Item[], isAsked: boolean): Clause[] {
  const isLed = (item: Item): boolean =>
    order.leadingSigns.includes(item.gloss ?? '') && item.role === 'word';
  const lead = items.filter(isLed).map(glossOf);
  const rest = items.filter((item) => !isLed(item));
  const clauses = splitClauses(rest, isAsked);
  if (lead.length === 0) return clauses;
  const [first, ...others] = clauses;
  if (!first)
    return [{ type: 'statement', isCondition: false, isTopic: false, parts: { greeting: lead } }];
  return [{ ...first, parts: { ...first.parts, greeting: lead } }, ...others];
}

function splitClauses(items: readonly Item[], isAsked: boolean): Clause[] {
  const condition = items.findIndex(({ role }) => role === 'if' || role === 'when');
  if (condition >= 0) {
    const isIf = items[condition]?.role === 'if';
    const then = items.findIndex(
      ({ role }, index) => index > condition && (role === 'then' || role === 'comma'),
    );
    const end = then < 0 ? items.length : then;
    const before = items.slice(0, condition);
    const when = [...(then < 0 ? [] : before), ...items.slice(condition + 1, end)];
    const main = then < 0 ? before : items.slice(end + 1);
    const told = readClause(when, false);
    const first: Clause = {
      ...told,
      type: 'statement',
      isCondition: true,
      parts: isIf ? { ...told.parts, joiner: [sign('IF')] } : told.parts,
    };
    return main.length === 0 ? [first] : [first, ...splitClauses(main, isAsked)];
  }
  const joint = items.findIndex(
    ({ role }, index) =>
      (role === 'joiner' || role === 'comma') &&
      items.slice(0, index).some(isPredicate) &&
      items.slice(index + 1).some(isPredicate),
  );
  const joiner = items[joint];
  if (!joiner) return [readClause(items, isAsked)];
  const [next, ...others] = splitClauses(items.slice(joint + 1), isAsked);
  const first = readClause(items.slice(0, joint), isAsked);
  if (!next) return [first];
  const isMarked = joiner.gloss !== null && joiner.gloss !== 'AND';
  return [
    first,
    isMarked ? { ...next, parts: { ...next.parts, joiner: [sign(joiner.gloss ?? '')] } } : next,
    ...others,
  ];
}

const OWNERS: Readonly<Record<string, string>> = { I: 'MY', YOU: 'YOUR', WE: 'OUR', THEY: 'THEIR' };
const OBJECTS: Readonly<Record<string, string>> = {
  MY: 'ME',
  YOUR: 'YOU',
  HIS: 'HE',
  OUR: 'WE',
  THEIR: 'THEY',
};
const MANNERS = [
  'AGAIN',
  'ALWAYS',
  'EARLY',
  'LATE',
  'OFTEN',
  'SOON',
  'ALREADY',
  'TIME',
  'BIRTHDAY',
  'HOLIDAY',
  'DAY',
  'HOUR',
  'MINUTE',
  'MONTH',
  'WEEK',
  'YEAR',
  'AFTER',
  'BEFORE',
  'AGE',
  'LAST',
  'NEXT',
  'SECOND',
];

function readClause(source: readonly Item[], isAsked: boolean): Clause {
  const items = source.filter(({ role }) => role !== 'comma' && role !== 'then');
  const parts: Partial<Record<Part, Gloss[]>> = {};
  const put = (part: Part, ...signs: readonly Gloss[]): void => {
    if (signs.length > 0) parts[part] = [...(parts[part] ?? []), ...signs];
  };
  const isPolar = items[0]?.role === 'kya';
  const isOwned =
    items.some(
      ({ role }, index) =>
        role === 'near' && ['owner', 'dropped', 'pronoun'].includes(items[index - 1]?.role ?? ''),
    ) && !items.some(isVerb);
  const isPast =
    items.some((item) => item.tense === 'past' && (isVerb(item) || item.role === 'auxiliary')) ||
    items.some(({ role }) => role === 'completed');
  const subject = items.find(({ role }) => role === 'pronoun')?.gloss ?? '';
  const verbs: Item[] = [];
  let isFinished = false;
  let chunk: Gloss[] = [];
  let late: Gloss[] = [];
  const chunks: Gloss[][] = [];
  const close = (): void => {
    const signs = [...chunk, ...late];
    if (signs.length > 0) chunks.push(signs);
    chunk = [];
    late = [];
  };
  items.forEach((item, index) => {
    const before = items[index - 1];
    const { role } = item;
    const isAfterStem = before !== undefined && isVerb(before) && before.tense === 'stem';
    if (role === 'kya' && index === 0) return;
    if (role === 'kya' || role === 'question') {
      close();
      put('question', glossOf(item));
    } else if (role === 'kal') put('time', sign(isPast ? 'YESTERDAY' : 'TOMORROW'));
    else if (role === 'parson')
      put('time', sign(isPast ? 'DAY-BEFORE-YESTERDAY' : 'DAY-AFTER-TOMORROW'));
    else if (role === 'negator') put('negator', glossOf(item));
    else if (role === 'can') put('modal', sign('CAN'));
    else if (role === 'must') put('modal', sign('MUST'));
    else if (role === 'completed') isFinished = true;
    else if (role === 'chahie') {
      if (verbs.length > 0) put('modal', sign('SHOULD'));
      else put('verb', sign('WANT'));
    } else if (role === 'progressive' && !(before && isVerb(before))) put('verb', sign('LIVE'));
    else if (role === 'progressive' || role === 'auxiliary' || role === 'if' || role === 'when') {
      if (
        role === 'auxiliary' &&
        before?.tense === 'plain' &&
        isVerb(before) &&
        before.text.match(/(?:ना|na)$/u)
      )
        put('modal', sign('MUST'));
    } else if (role === 'near' && isOwned) {
      const owner = chunk.at(-1)?.gloss ?? '';
      const found = Object.entries({ ...OWNERS, HE: 'HIS' }).find(([, one]) => one === owner);
      if (found) chunk[chunk.length - 1] = sign(found[0]);
      close();
    } else if (role === 'near') {
      if (!items.some(isVerb)) chunk.push(sign('NEAR'));
      close();
    } else if (role === 'dropped') {
      const isClock = rules.clock.some((one) => foldHindi(one) === item.key) && late.length > 0;
      if (isClock) {
        put('time', sign('TIME'), ...late);
        late = [];
      }
      // An owner stays with what is owned; any other ending closes its phrase.
      if (!['ka', 'ke', 'ki'].includes(item.key)) close();
      else {
        chunk = [...chunk, ...late];
        late = [];
      }
    } else if (
      isAfterStem &&
      (isVerb(item) || role === 'number') &&
      rules.light.some((one) => foldHindi(one) === item.key)
    ) {
      isFinished ||= item.tense === 'past';
    } else if (isVerb(item)) {
      // "Do my help": whose help it is, is whom one helps.
      const owned = Object.entries(OBJECTS).find(
        ([owner]) => before?.role === 'owner' && owner === chunk.at(-1)?.gloss,
      );
      if (owned) chunk[chunk.length - 1] = sign(owned[1]);
      close();
      verbs.push(item);
      const isStaying =
        item.gloss === 'LIVE' && (item.tense === 'future' || item.tense === 'order');
      put('verb', isStaying ? sign('STAY') : glossOf(item));
    } else if (role === 'own') chunk.push(sign(OWNERS[subject] ?? 'HIS'));
    else if (role === 'number') late.push(glossOf(item));
    else if (role === 'joiner') {
      chunk = [...chunk, ...late, glossOf(item)];
      late = [];
    } else if (item.category === 'time' && !MANNERS.includes(item.gloss ?? ''))
      put('time', glossOf(item));
    else if (role === 'pronoun') {
      close();
      chunk.push(glossOf(item));
      const next = items[index + 1];
      if (
        !(
          next &&
          next.role === 'word' &&
          ['THIS', 'THAT', 'HE'].includes(item.gloss ?? '') &&
          next.wordClass === 'noun' &&
          items.slice(index + 2).some(isVerb)
        )
      )
        close();
    } else if (role === 'owner') {
      if (chunk.length > 0 && items[index - 1]?.role !== 'joiner') close();
      chunk.push(glossOf(item));
    } else if (
      item.wordClass === 'adjective' ||
      item.gloss === 'VERY' ||
      item.wordClass === 'determiner'
    ) {
      if (chunk.length > 0 && before?.role === 'word' && before.wordClass !== 'adjective') close();
      if (late.at(-1)?.gloss === 'VERY') late.splice(-1, 0, glossOf(item));
      else late.push(glossOf(item));
    } else {
      // A noun after a noun that nothing links is a phrase of its own.
      if (
        before?.role === 'word' &&
        !isVerb(before) &&
        before.wordClass !== 'adjective' &&
        chunk.length > 0
      )
        close();
      chunk.push(glossOf(item));
    }
  });
  close();
  if (isOwned) put('verb', sign('HAVE'));
  const hasVerb = parts.verb !== undefined;
  if (!hasVerb && chunks.length > 1) put('predicate', ...(chunks.pop() ?? []));
  put('subject', ...chunks.flat());
  const last = verbs.at(-1);
  const isQuestion = parts.question !== undefined;
  const isDone = isFinished || (last?.tense === 'past' && isPast);
  if (
    isDone &&
    hasVerb &&
    !parts.negator &&
    !isQuestion &&
    last?.gloss !== 'FINISH' &&
    !['LIKE', 'KNOW', 'LIVE', 'WANT'].includes(last?.gloss ?? '')
  )
    put('finish', sign('FINISH'));
  const isOrder =
    last?.tense === 'order' ||
    (last?.tense === 'plain' && items.at(-1) === last) ||
    (items.at(-1)?.tense === 'order' && items.at(-1)?.wordClass === 'verb') ||
    (items.at(-1)?.key === 'do' && last?.tense === 'stem') ||
    items.at(-1)?.key === 'lo';
  const type: ClauseType = isQuestion
    ? 'wh'
    : isPolar || isAsked
      ? 'polar'
      : isOrder
        ? 'imperative'
        : 'statement';
  return { type, isCondition: false, isTopic: false, parts };
}
