import rules from '../../rules/english-reading.json' with { type: 'json' };
import order from '../../rules/signing-order.json' with { type: 'json' };
import type { Lookup, Meaning } from '../lookup.js';
import { has, type Item, isNominal, isVerbal, type Kind, made, rowOf } from './items.js';
import { ordinalOf, withNumbers } from './numbers.js';
import { particleVerbAt } from './particles.js';
import { baseOfVerb, singularOf } from './unknown.js';

// "2day", "b4": spellings with a digit among the letters.
const WITH_DIGITS = Object.keys(rules.spellings).filter((word) => /\p{Nd}/u.test(word));
const WORD = new RegExp(
  [
    `(?<![\\p{L}\\p{Nd}])(?:${WITH_DIGITS.join('|')})(?![\\p{L}\\p{Nd}])`,
    '\\p{Sc}?\\p{Nd}+(?:[.,:]\\p{Nd}+)*(?:st|nd|rd|th|am|pm)?',
    "\\p{L}[\\p{L}\\p{M}]*(?:'[\\p{L}\\p{M}]+)*",
    '[,;:%]',
  ].join('|'),
  'giu',
);
const LONGEST_PHRASE = 5;
const LONGEST_IDIOM = 7;

/** The words around the one that is read. */
type Around = {
  readonly earlier: Item | undefined;
  readonly before: Item | undefined;
  readonly next: string;
  readonly after: string;
  readonly isAsked: boolean;
  readonly lookup: Lookup;
};
type Sense = {
  readonly beside: readonly string[];
  readonly spelled?: string;
  readonly sign?: string;
  readonly kind?: string;
};
type ObjectSense = {
  readonly of: readonly string[];
  readonly sign: string;
  readonly isDone?: boolean;
};
type Make = (kind: Kind, gloss: string | null, more?: Partial<Item>) => Item;

/** The words of a sentence with their classes, told from the lexicon and the words beside them. */
export function itemsOf(sentence: string, isAsked: boolean, lookup: Lookup): Item[] {
  const texts = withoutEcho(
    withIntended(withPreferred(textsOf(sentence).map((text) => withoutSlip(text, lookup))), lookup),
  );
  const items: Item[] = [];
  for (let from = 0; from < texts.length; ) {
    const verb = particleVerbAt(texts, from, items.at(-1), lookup);
    if (verb) texts.splice(verb.particle, verb.length);
    const [length, item] = verb ? [1, verb.item] : itemAt(texts, from, items, isAsked, lookup);
    items.push(item);
    from += length;
  }
  const things = withJoinedDoings(withListed(withoutBoth(items)));
  const alike = withRight(withSenses(withObjectSenses(withLikeness(things), lookup)));
  return alike.some(isVerbal) ? alike : withVerb(alike);
}

/** "I prefer tea to coffee": I like tea more than coffee. */
function withPreferred(texts: readonly string[]): string[] {
  const at = texts.findIndex((text) => rowOf(rules.preferring, text.toLowerCase()) !== undefined);
  const to = texts.findIndex((text, index) => index > at + 1 && text.toLowerCase() === 'to');
  const isDoing = (index: number): boolean => texts[index]?.endsWith('ing') === true;
  const like = rowOf(rules.preferring, texts[at]?.toLowerCase() ?? '');
  if (like === undefined || to < 0 || to === texts.length - 1) return [...texts];
  if (has(rules.goingTo, texts[to - 1]?.toLowerCase()) && !isDoing(to + 1)) return [...texts];
  return [
    ...texts.slice(0, at),
    like,
    ...texts.slice(at + 1, to),
    'more',
    'than',
    ...texts.slice(to + 1),
  ];
}

/** "I was going to call you": I wanted to before; but "it was going to rain", "I was going to the market". */
function withIntended(texts: readonly string[], lookup: Lookup): string[] {
  const { said, plain, denied, of } = rules.intended;
  const lower = texts.map((text) => text.toLowerCase());
  const isNot = (index: number): boolean => lower[index + 1] === 'not';
  const goingAt = (index: number): number => index + 1 + Number(isNot(index));
  const at = lower.findIndex(
    (word, index) =>
      has(said, word) &&
      has(of, lower[index - 1]) &&
      lower[goingAt(index)] === 'going' &&
      lower[goingAt(index) + 1] === 'to' &&
      isVerbOrListed(lower[goingAt(index) + 2] ?? '', lookup),
  );
  const meant = (isNot(at) ? denied : plain).split(' ');
  return at < 0 ? [...texts] : [...texts.slice(0, at), ...meant, ...texts.slice(goingAt(at) + 2)];
}

/** "As fast as you can", "as much water as I did", "better than she does": as you, as I, than she. */
function withoutEcho(texts: readonly string[]): string[] {
  const lower = texts.map((text) => text.toLowerCase());
  const first = lower.indexOf('as');
  return texts.filter((_, index) => {
    const [at, next] = [index - 2, lower[index + 1]];
    const isSame = lower[at] === 'as' && first > 0 && first < at - 1 && lower[at - 1] !== 'soon';
    const isLast =
      next === undefined || next === ',' || rowOf<unknown>(rules.joiners, next) !== undefined;
    const isHelping =
      has(rules.askingFirst, lower[index]) || rowOf(rules.modals, lower[index] ?? '') !== undefined;
    const isEcho = (isSame || lower[at] === 'than') && has(rules.subjects, lower[index - 1]);
    return !(isEcho && isLast && isHelping);
  });
}

const SHORTEST_SLIP = 6;
// Shorter ones are other words too often: butter and better, string and strong.
const SHORTEST_MISSING = 7;
const SHORTEST_OTHER_VOWEL = 8;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const VOWELS = [...'aeiou'];

/**
 * "Mintues", "aplied", "hospitl", "docter": a word of which two letters are turned, one is not doubled, one is
 * missing or one vowel is another, where nothing knows it.
 */
function withoutSlip(text: string, lookup: Lookup): string {
  if (text.length < SHORTEST_SLIP || !/^\p{Ll}+$/u.test(text) || isListed(text, lookup))
    return text;
  const letters = [...text];
  const slips = letters.slice(1).flatMap((letter, index) => {
    const [before, after] = [letters.slice(0, index + 1), letters.slice(index + 2)];
    const turned = [...before.slice(0, -1), letter, ...before.slice(-1), ...after];
    const single = letter === before.at(-1) ? [...before, ...after] : letters;
    return [turned, single, [...before, letter, letter, ...after]].map((one) => one.join(''));
  });
  const isSign = (slip: string): boolean =>
    [slip, singularOf(slip)].some((one) => lookup.find(one).some(({ lemma }) => lemma === one));
  return (
    slips.find((slip) => slip !== text && isListed(slip, lookup)) ??
    [
      ...(text.length < SHORTEST_MISSING ? [] : withMissing(text)),
      ...(text.length < SHORTEST_OTHER_VOWEL ? [] : withOtherVowel(text)),
    ].find(isSign) ??
    text
  );
}

const withMissing = (text: string): string[] =>
  [...text].flatMap((_, index) =>
    LETTERS.map((letter) => `${text.slice(0, index + 1)}${letter}${text.slice(index + 1)}`),
  );

const withOtherVowel = (text: string): string[] =>
  [...text].flatMap((letter, index) =>
    index > 0 && VOWELS.includes(letter)
      ? VOWELS.map((other) => `${text.slice(0, index)}${other}${text.slice(index + 1)}`)
      : [],
  );

/** What a list or the lexicon has, also as a form of a verb. */
function isListed(word: string, lookup: Lookup): boolean {
  const base = baseOfVerb(word);
  const one = singularOf(word);
  return (
    lookup.find(word).length > 0 ||
    lookup.find(one).length > 0 ||
    isSmall(word) ||
    has([...rules.notForms, ...rules.wholeWords, ...rules.qualities, ...rules.verbs], word) ||
    [base, `${base}e`].some((verb) => has(rules.verbs, verb)) ||
    [rules.unknownForms, rules.modals, rules.adverbs].some(
      (table) => rowOf<unknown>(table, word) !== undefined,
    )
  );
}

/** The words of a sentence, in full and with numbers as digits. */
export function textsOf(sentence: string): string[] {
  const words = [...sentence.matchAll(WORD)].flatMap(([word]) => expanded(word));
  const whole = rowOf(rules.wholeSentences, words.join(' ').toLowerCase());
  return withAmounts(withNumbers(whole?.split(' ') ?? withIdioms(words)));
}

/** "The bill comes to 340 rupees": it is so much. */
function withAmounts(texts: readonly string[]): string[] {
  const at = texts.findIndex(
    (text, index) =>
      has(rules.amounting, text.toLowerCase()) &&
      texts[index + 1]?.toLowerCase() === 'to' &&
      /^\p{Nd}+$/u.test(texts[index + 2] ?? '') &&
      (!/^\p{L}/u.test(texts[index + 3] ?? '') ||
        has(rules.spelledUnits, singularOf(texts[index + 3]?.toLowerCase() ?? '')) ||
        rowOf<unknown>(rules.keptPrepositions, texts[index + 3] ?? '') !== undefined),
  );
  return at < 0 ? [...texts] : [...texts.slice(0, at), 'is', ...texts.slice(at + 2)];
}

/** "Went well", "a piece of cake": what is meant, in plain words. */
function withIdioms(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let from = 0; from < words.length; ) {
    const [length, plain] = idiomAt(words, from) ?? [1, [words[from] ?? '']];
    result.push(...plain);
    from += length;
  }
  return result;
}

function idiomAt(
  words: readonly string[],
  from: number,
): readonly [number, readonly string[]] | null {
  for (let length = LONGEST_IDIOM; length > 0; length -= 1) {
    const phrase = words.slice(from, from + length);
    const plain = rowOf(rules.idioms, phrase.join(' ').toLowerCase());
    if (plain !== undefined && phrase.length === length) return [length, plain.split(' ')];
  }
  return null;
}

/** "My mother bakes cakes": where no verb is known, what looks like a plural after a noun is one. */
function withVerb(items: readonly Item[]): Item[] {
  const at = items.findIndex(
    ({ kind, gloss, isPlural }, index) =>
      kind === 'noun' && gloss === null && isPlural && items[index - 1]?.kind === 'noun',
  );
  return items.map((item, index) =>
    index === at ? { ...item, kind: 'verb' as const, isPlural: false } : item,
  );
}

/** "Sign this form", "entry is free": what a word means beside another one. */
function withSenses(items: readonly Item[]): Item[] {
  return items.map((item) => {
    const row = rowOf<Sense>(rules.sensesBeside, item.lemma);
    // "Keep the change", but "he keeps changing it".
    const isForm = row?.kind === 'noun' && item.lower !== item.lemma && item.lower.endsWith('ing');
    const isMeant =
      row && !isForm && items.some((other) => other !== item && has(row.beside, other.lemma));
    if (!isMeant) return item;
    const kind = (row.kind ?? item.kind) as Kind;
    return { ...item, gloss: row.sign ?? null, lemma: row.spelled ?? item.lemma, kind };
  });
}

/** "The right answer" is correct; the right hand, and what is on the right, is no answer; "the right to vote". */
function withRight(items: readonly Item[]): Item[] {
  const { word, side, sign: gloss, beside, led } = rules.rightness;
  const isOfSides = items.some(({ lemma }) => has(beside, lemma));
  return items.map((item, index) => {
    if (item.lemma !== word || item.gloss !== side || isOfSides) return item;
    const [before, next] = [items[index - 1], items[index + 1]];
    const isThing = next === undefined || !has(['noun', 'adjective'], next.kind);
    const isOwned = isThing && before !== undefined && has(['article', 'owner'], before.kind);
    if (!isOwned) return { ...item, gloss };
    return has(led, items[index - 2]?.lower) ? item : { ...item, gloss: null, kind: 'noun' };
  });
}

/** "Bring paper, glue and pens": a thing among others, nothing that is done. */
function withListed(items: readonly Item[]): Item[] {
  const isThing = (item: Item | undefined): boolean =>
    item !== undefined && has(['noun', 'number', 'quantity'], item.kind);
  return items.map((item, index) => {
    const [earlier, before] = [items[index - 2], items[index - 1]];
    const [next, after] = [items[index + 1], items[index + 2]];
    const isListed =
      item.kind === 'verb' &&
      item.lower === item.lemma &&
      before?.kind === 'comma' &&
      isThing(earlier) &&
      (next?.kind === 'comma' || next?.lower === 'and') &&
      isThing(after);
    return isListed ? { ...item, kind: 'noun' } : item;
  });
}

/** "Both the doctor and the nurse": the one and the other, not two doctors. */
const withoutBoth = (items: readonly Item[]): Item[] =>
  items.filter(({ lower }, index) => {
    const after = items.slice(index + 1);
    const and = after.findIndex(({ kind, lower: word }) => kind === 'joiner' && word === 'and');
    const end = after.findIndex((item) => isVerbal(item) || item.kind === 'comma');
    return !(lower === 'both' && and > 0 && (end < 0 || and < end));
  });

/** "I like cooking and dancing": two things that one likes. */
function withJoinedDoings(items: readonly Item[]): readonly Item[] {
  const isDoing = (item: Item | undefined): boolean =>
    item?.lower.endsWith('ing') === true && item.lower !== item.lemma;
  const at = items.findIndex(
    ({ kind, gloss, lemma }, index) =>
      kind === 'verb' &&
      has(rules.goingOn, gloss ?? lemma) &&
      !has(rules.keeping, gloss) &&
      isDoing(items[index + 1]) &&
      items[index + 2]?.kind === 'joiner' &&
      items[index + 3]?.lower.endsWith('ing') === true,
  );
  if (at < 0) return items;
  return items.map((item, index) =>
    index === at + 1 || index === at + 3 ? { ...item, kind: 'noun' as const } : item,
  );
}

/** "Run a shop", "have tea": what a verb means by what it is done to. */
function withObjectSenses(items: readonly Item[], lookup: Lookup): Item[] {
  return items.map((item, index) => {
    const rows =
      item.kind === 'verb'
        ? rowOf<readonly ObjectSense[]>(rules.sensesOfObjects, item.lemma)
        : undefined;
    const row = rows?.find(
      ({ of, isDone }) =>
        thingsAt(items, index).some(({ lemma }) => has(of, lemma)) &&
        (!isDone || isDoing(items, index)),
    );
    if (!row) return item;
    const meaning = lookup.find(row.sign).find(({ wordClass }) => wordClass === 'verb');
    return { ...item, gloss: meaning?.gloss ?? null, lemma: row.sign };
  });
}

/** What a verb is done to: the nouns after it, or before it where it is passive. */
function thingsAt(items: readonly Item[], verb: number): readonly Item[] {
  const after = items.slice(verb + 1);
  const end = after.findIndex(({ kind }) =>
    has(['verb', 'preposition', 'comma', 'auxiliary', 'modal', 'question'], kind),
  );
  const isPassive = has(rules.copulas, items[verb - 1]?.lower);
  const before = isPassive ? items.slice(0, verb) : [];
  return [...before, ...after.slice(0, end < 0 ? after.length : end)].filter(
    ({ kind }) => kind === 'noun',
  );
}

/** "Let us have tea", "I had lunch", "he is having dinner"; but "I have tea". */
function isDoing(items: readonly Item[], verb: number): boolean {
  const { lower } = items[verb] as Item;
  if (lower !== 'have') return lower === 'having' || lower === 'had';
  const before = items.slice(0, verb).findLast(({ kind }) => !has(['adverb', 'time'], kind));
  const start = items.slice(0, verb).findLastIndex(({ kind }) => has(['comma', 'joiner'], kind));
  const led = items.slice(start + 1, verb);
  return (
    before === undefined ||
    has(['modal', 'greeting', 'comma'], before.kind) ||
    before.lower === 'to' ||
    led.some(({ lower: one }) => has(['lets', 'did', 'will', 'shall', 'let'], one)) ||
    led.some(({ gloss, kind }) => kind === 'modal' || gloss === 'WANT')
  );
}

/** "He runs like a horse": after a verb of its own, it is no verb. */
function withLikeness(items: readonly Item[]): Item[] {
  const { said, sign: gloss } = rules.likeness;
  let verb: Item | undefined;
  return items.map((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isLed =
      has(said, item.lower) &&
      verb !== undefined &&
      !has(rules.sayings, verb.gloss) &&
      has(['noun', 'verb', 'adjective', 'adverb', 'auxiliary', 'pronoun'], before?.kind) &&
      !has([...rules.subjects, ...rules.doing, ...rules.future, 'would'], before?.lower) &&
      next !== undefined &&
      (isNominal(next) || next.kind === 'adjective');
    if (item.kind === 'verb' || has(rules.copulas, item.lower)) verb = item;
    if (has(['comma', 'joiner', 'question', 'subordinator'], item.kind)) verb = undefined;
    return isLed ? { ...item, kind: 'preposition' as const, gloss } : item;
  });
}

function expanded(word: string): string[] {
  const lower = word.toLowerCase();
  const whole = rowOf(rules.shortForms, lower) ?? spelledFully(word);
  if (whole !== undefined) return whole.split(' ');
  for (const [ending, full] of Object.entries(rules.endings))
    if (lower.endsWith(ending)) return [word.slice(0, -ending.length), full];
  if (!lower.endsWith("'s")) return [word];
  const stem = word.slice(0, -2);
  return has(rules["isBefore's"], stem.toLowerCase()) ? [stem, 'is'] : [word];
}

/** "Pls", "tommorow": how a word is written in full; a capital alone is a letter. */
export const spelledFully = (word: string): string | undefined =>
  /^\p{Lu}$/u.test(word) || (/^\p{Lu}+$/u.test(word) && has(rules.keptCapitals, word.toLowerCase()))
    ? undefined
    : rowOf(rules.spellings, word.toLowerCase());

function itemAt(
  texts: readonly string[],
  from: number,
  items: readonly Item[],
  isAsked: boolean,
  lookup: Lookup,
): readonly [number, Item] {
  // "She has just left", "he really likes it": the word before is the one that decides.
  const [before, earlier] = items.filter((item) => !isFiller(item)).toReversed();
  const around = (length: number): Around => ({
    earlier,
    before,
    next: texts[from + length]?.toLowerCase() ?? '',
    after: texts[from + length + 1]?.toLowerCase() ?? '',
    isAsked,
    lookup,
  });
  for (let length = Math.min(LONGEST_PHRASE, texts.length - from); length > 1; length -= 1) {
    const phrase = texts
      .slice(from, from + length)
      .join(' ')
      .toLowerCase();
    const same = rowOf(rules.phrases, phrase);
    const isMeant =
      (phrase !== 'going to' || isVerbOrListed(around(length).next, lookup)) &&
      (phrase !== 'not only' ||
        texts.slice(from).some((text) => has(['but', 'also'], text.toLowerCase()))) &&
      // "Did you use to live here", but "what did you use to clean it".
      (phrase !== 'use to' || (hasDid(items) && items[0]?.kind !== 'question')) &&
      // "He came out of the room", but "out of stock", "nine out of ten".
      (phrase !== 'out of' ||
        (isDoneTo(around(length).next) && /^\p{L}/u.test(around(length).next))) &&
      // "Come in", but "come in two days".
      (phrase !== 'come in' || !/^[\p{L}\p{Nd}]/u.test(around(length).next)) &&
      // "Not here any more", but "any more questions".
      (phrase !== 'any more' || !isNounWord(around(length).next, lookup)) &&
      (!has(rules.farewells, phrase) ||
        before === undefined ||
        has(['greeting', 'comma'], before.kind));
    if (same !== undefined && isMeant) return [length, wordItem(phrase, same, around(length))];
    const question = rowOf(rules.questions, phrase);
    if (question !== undefined) return [length, made(phrase, 'question', question)];
    const isKnown =
      lookup.find(phrase).length > 0 ||
      [rules.subordinators, rules.joiners].some(
        (table) => rowOf<unknown>(table, phrase) !== undefined,
      );
    if (isKnown) return [length, wordItem(phrase, phrase, around(length))];
  }
  const text = texts[from] ?? '';
  const lower = text.toLowerCase();
  // "From a well", but "she sings well".
  const isThing = before?.kind === 'article' && has(rules.nounsToo, lower);
  const plain = isThing ? lower : (rowOf(rules.phrases, lower) ?? lower);
  return [1, wordItem(text, plain, around(1))];
}

const hasDid = (items: readonly Item[]): boolean => items.some(({ lower }) => lower === 'did');

const isFiller = ({ kind, lower }: Item): boolean =>
  kind === 'dropped' && has(rules.fillers, lower);

const isVerbWord = (word: string, lookup: Lookup): boolean =>
  lookup.find(word).some(({ wordClass }) => wordClass === 'verb');

const isVerbOrListed = (word: string, lookup: Lookup): boolean =>
  isVerbWord(word, lookup) ||
  has(rules.verbs, word) ||
  rowOf<unknown>(rules.asVerbs, word) !== undefined;

function wordItem(text: string, lower: string, around: Around): Item {
  const make: Make = (kind, gloss, more = {}) => ({
    ...made(text, kind, gloss),
    lower,
    lemma: lower,
    ...more,
  });
  if (/^[,;:]$/.test(lower)) return make('comma', null);
  if (/^\p{Nd}+:\p{Nd}/u.test(lower)) return make('clock', null);
  if (lower === '1' && standsForNoun(around)) return make('dropped', null);
  if (/^\p{Nd}/u.test(lower)) return make('number', lower);
  if (lower.endsWith("'s")) {
    const stem = lower.slice(0, -2);
    const owner = wordItem(text.slice(0, -2), rowOf(rules.phrases, stem) ?? stem, around);
    return { ...owner, isOwning: true };
  }
  return (
    smallWord(make, text, lower, around) ??
    tableWord(make, lower, around) ??
    contentItem(make, text, lower, around)
  );
}

const isAfterBe = ({ before }: Around): boolean => has(rules.copulas, before?.lower);

/** Words that the words beside them decide about. */
function smallWord(make: Make, text: string, lower: string, around: Around): Item | null {
  const { before, next, after, isAsked, lookup } = around;
  const isNext = (...classes: readonly string[]): boolean =>
    lookup.find(next).some(({ wordClass }) => classes.includes(wordClass));
  if (lower === 'no' && (before === undefined || before.kind === 'comma') && !isAsked) {
    if (isForbidden(next, lookup)) return make('negator', 'NOT');
    // "No more sugar".
    const isMore = next === 'more' && isNounWord(after, lookup);
    if (isThingWord(around) || isMore) return make('quantity', 'NONE');
  }
  if (lower === 'when' && asksWhen(around)) return make('question', 'WHEN');
  if (has(rules.vocatives, lower))
    return make(isCalling(around) ? 'dropped' : 'noun', null, { lemma: lower });
  if (lower === 'please') return make('greeting', 'PLEASE');
  if (lower === 'alright' && before === undefined) return make('greeting', 'ALRIGHT');
  if (has(rules.frequency.words, lower)) return make('time', null);
  // "Teach me how to cook", "explain how to get there": a question inside; "I know how to swim".
  const isShown =
    (has(rules.objects, before?.lower) && around.earlier?.kind === 'verb') ||
    before?.gloss === 'EXPLAIN';
  if (lower === 'how' && next === 'to' && !isAsked && !isShown) return make('dropped', null);
  if (lower === 'one' && standsForNoun(around)) return make('dropped', null);
  if (lower === 'her') {
    return isNext('noun', 'adjective') ||
      (/^\p{L}+$/u.test(next) &&
        lookup.find(next).length === 0 &&
        !has(rules.prepositions, next) &&
        !has(rules.auxiliaries, next) &&
        !has(rules.articles, next))
      ? make('owner', 'HER')
      : make('pronoun', 'SHE');
  }
  if (has(rules.bits, text.toLowerCase())) {
    if (isNext('adjective', 'adverb')) return make('dropped', null);
    if (!/^[\p{L}\p{Nd}]/u.test(next) || has(rules.prepositions, next))
      return make('adverb', null, { lemma: 'little' });
  }
  // "He did not come either".
  if (lower === 'either' && before !== undefined && !/^\p{L}/u.test(next))
    return make('adverb', 'ALSO');
  // "At least 75 percent": no less.
  const least = text.toLowerCase();
  if (rowOf(rules.bounds, least) !== undefined && /^\p{Nd}/u.test(next))
    return make('quantity', null, { lower: least });
  // "Just two chairs", "just one minute".
  if (lower === 'just' && /^\p{Nd}/u.test(next)) return make('adverb', 'ONLY', { lower: 'only' });
  // "Suppose it rains, what will we do", but "I suppose so".
  if (lower === 'suppose' && (before === undefined || has(['comma', 'greeting'], before.kind)))
    return make('subordinator', null, { lower: 'supposing' });
  // "First wash your hands": before anything else.
  if (lower === 'first' && before === undefined && isVerbWord(next, lookup) && !isNext('noun'))
    return make('time', 'FIRST');
  // "Maybe later", "not today, later".
  if (
    lower === 'later' &&
    next !== 'than' &&
    (before === undefined || before.kind === 'comma' || before.gloss === 'MAYBE')
  )
    return make('time', 'LATER');
  // "Two years later".
  if (
    lower === 'later' &&
    has(rules.units, before?.gloss) &&
    has(['number', 'quantity', 'article'], around.earlier?.kind)
  )
    return make('time', 'LATER');
  // "With less sugar".
  if (isAmountOf(lower, around)) return make('quantity', null);
  // "Talk later", "call me later tonight"; but "later than six".
  if (lower === 'later' && next !== 'than' && has(['verb', 'pronoun'], before?.kind))
    return make('time', 'LATER');
  if (has(rules.roughly, lower) && isHourAbout(around))
    return make('preposition', null, { lower: 'at' });
  if (has(rules.roughly, lower) && /^\p{Nd}/u.test(next) && before?.kind !== 'verb')
    return make('dropped', null);
  if (lower === 'around' && has(['here', 'there'], next)) return make('preposition', 'NEAR');
  if (has(rules.exactly, lower) && has(['number', 'clock'], before?.kind))
    return make('dropped', null);
  if (lower === 'more' && has(rules.likings, before?.gloss) && !/^[\p{L}\p{Nd}]/u.test(next))
    return make('adverb', 'MORE');
  // "Your late", "ur free": you are.
  if (lower === 'your' && isSaidOfYou(around)) return make('pronoun', 'YOU');
  const switched = isAfterBe(around) ? rowOf(rules.switched, lower) : undefined;
  const isLast =
    !/^[\p{L}\p{Nd}]/u.test(next) ||
    rowOf<unknown>(rules.joiners, next) !== undefined ||
    has(rules.afterDoing, next) ||
    has(rules.switchedBefore, next);
  if (switched && isLast) return make('adjective', switched);
  const isRemaining =
    isLast && (isAfterBe(around) || (before?.kind === 'noun' && isAfterAmount(around)));
  const remaining = rowOf(rules.remaining, lower);
  if (remaining && (isRemaining || (isAfterBe(around) && has(['in', 'for', 'with'], next))))
    return make('adjective', null, { lemma: remaining });
  if (isAfterBe(around) || before?.gloss === 'VERY') {
    const felt = lookup.find(lower).find(({ gloss }) => has(rules.feltFacts, gloss));
    if (felt) return make('adjective', felt.gloss);
  }
  if (isNameBefore(text, around)) return make('noun', null, { isPlural: false });
  if (has(rules.interjections, lower)) return make('greeting', null);
  const isOfQuality = has(['many', 'much'], next) || has(rules.qualities, next);
  if (has(rules.spelledAdverbs, lower)) return make('adverb', null, { lemma: lower });
  if (lower === 'so' && (isNext('adjective', 'adverb') || isOfQuality))
    return make('adverb', 'VERY');
  if (lower === 'too' && (isNext('adjective', 'adverb') || isUnknownQuality(next, around)))
    return make('adverb', 'TOO-MUCH');
  if (
    has(rules.spelledDegrees, lower) &&
    (before || lower === 'less') &&
    isDegree(isNext('adjective', 'adverb'), around)
  )
    return make('adverb', null);
  if (isOrdinal(lower) && next === 'and' && isOrdinal(after)) {
    const known = lookup.find(lower).find(({ wordClass }) => wordClass === 'adjective');
    return make('adjective', known?.gloss ?? null);
  }
  // "The third floor", "in tenth standard": which one, as with a number after it.
  if (isOrdinal(lower) && has(rules.numbered, next) && lookup.find(lower).length === 0)
    return make('number', ordinalOf(lower) ?? null);
  // "The second dose", "her second polio dose", but "wait a second".
  if (lower === 'second' && isWhichOne(around))
    return make('adjective', rowOf(rules.ordinalsAsSigns, lower) ?? null);
  // "He came second": which place he had.
  if (
    lower === 'second' &&
    before?.kind === 'verb' &&
    (!/^\p{L}/u.test(next) || has(rules.prepositions, next))
  )
    return make('adjective', rowOf(rules.ordinalsAsSigns, lower) ?? null);
  // "Apply for leave", "two days leave": a holiday.
  const granted = rowOf<{ readonly sign: string; readonly after: readonly string[] }>(
    rules.nounsAfter,
    lower,
  );
  if (granted && isThingHere(granted.after, around)) return make('noun', granted.sign);
  // "Give me change".
  const led = has(rules.objects, before?.lower) ? around.earlier : before;
  if (has(rowOf<readonly string[]>(rules.spelledAfter, lower) ?? [], led?.gloss))
    return make('noun', null);
  const sooner = rowOf(rules.earlier, lower);
  if (sooner && next !== 'than') {
    const isAsked = before?.kind === 'verb' && !before.isPast;
    return isAsked
      ? make('adverb', sooner.quality, { lemma: sooner.quality.toLowerCase() })
      : make('time', sooner.time);
  }
  // "Much taller", "much more expensive".
  if (lower === 'much' && isComparedNext(around)) return make('adverb', 'VERY');
  if (lower === 'more' && (isNext('adjective', 'adverb') || comparesDoing(around)))
    return make('adverb', 'MORE');
  if (lower === 'as' && (before?.kind === 'adjective' || before?.kind === 'adverb'))
    return make('preposition', null);
  if (lower === 'like' && isAfterBe(around)) return make('preposition', null);
  if (lower === 'may' && isMonth(text, around)) return make('time', 'MAY');
  if (lower === 'may') return make('modal', isPermission(around) ? 'CAN' : 'MAYBE');
  if (ordinalOf(lower) !== undefined && isBesideMonth(around))
    return make('number', ordinalOf(lower) ?? null);
  // "To be a doctor", "what do you want to be": to become one.
  if (lower === 'be' && before?.lower === 'to' && (!/^\p{L}/u.test(next) || has(['a', 'an'], next)))
    return make('verb', 'BECOME');
  const helper = rowOf(rules.passiveHelpers, lower);
  if (helper && isParticiple(next, lookup)) return make('auxiliary', null, { lower: helper });
  if (has(rules.auxiliaries, lower)) return auxiliary(make, lower, around);
  return null;
}

/** "Comes around seven", "meet at six or about eight": an hour; "around seven people" are counted. */
const isHourAbout = ({ earlier, before, next, after }: Around): boolean =>
  /^\p{Nd}+$/u.test(next) &&
  Number(next) <= 12 &&
  (!/^\p{L}/u.test(after) || has(rules.afterDoing, after) || has(rules.prepositions, after)) &&
  (before?.kind === 'time' ||
    [before, earlier].some((one) => one?.kind === 'verb' && has(rules.reachedAbout, one.gloss)));

/** "Less sugar", "most students", "fewer books"; but "the most beautiful". */
const isAmountOf = (lower: string, { before, next, lookup }: Around): boolean =>
  has(rules.spelledQuantities, lower) &&
  before?.kind !== 'article' &&
  isNounWord(next, lookup) &&
  !has(rules.qualities, next) &&
  !lookup.find(next).some(({ wordClass }) => has(['adjective', 'adverb'], wordClass));

/** "Yes sir", "sir, may I go": one is called so; in "sir is absent" something is told of one. */
const isCalling = ({ before, next }: Around): boolean =>
  !/^[\p{L}\p{Nd}]/u.test(next) ||
  before?.kind === 'greeting' ||
  ((before === undefined || before.kind === 'comma') && asksNext(next));
const asksNext = (next: string): boolean =>
  rowOf<unknown>(rules.questions, next) !== undefined ||
  rowOf(rules.modals, next) !== undefined ||
  has(
    [
      ...rules.subjects,
      ...Object.keys(rules.possessives),
      ...rules.articles,
      'do',
      'did',
      'please',
    ],
    next,
  );

/** A quality after which nothing follows that could be owned. */
function isSaidOfYou({ next, after, lookup }: Around): boolean {
  const meanings = lookup.find(next);
  const isQuality =
    (meanings.length > 0 &&
      meanings.every(({ wordClass }) => wordClass === 'adjective' || wordClass === 'adverb')) ||
    has(rules.qualities, next);
  const isLast =
    !/^[\p{L}\p{Nd}]/u.test(after) ||
    has(rules.prepositions, after) ||
    has(rules.afterDoing, after) ||
    rowOf<unknown>(rules.joiners, after) !== undefined;
  return isQuality && isLast;
}

/** "No smoking", "no parking": what is not to be done. */
const isForbidden = (word: string, lookup: Lookup): boolean =>
  word.length > 5 &&
  word.endsWith('ing') &&
  lookup.find(word).every(({ wordClass }) => wordClass === 'verb');

/** "No water today", "no entry"; but "no mummy", "no Rahul is here". */
function isThingWord({ next, after, lookup }: Around): boolean {
  const [meaning] = lookup.find(next);
  if (meaning)
    return meaning.wordClass === 'noun' && !has(rules.calledCategories, meaning.category);
  const isAlone = after === '' || after === 'please' || has(rules.prepositions, after);
  return isAlone && /^\p{L}{3,}$/u.test(next) && !isSmall(next) && !has(rules.calledFirst, next);
}

/** "The most beautiful", "most crowded"; but "most old people", "most people". */
const isDegree = (isQualityNext: boolean, { before, next }: Around): boolean =>
  before?.kind !== 'preposition' && (isQualityNext || has(rules.qualities, next));

/** "The second polio dose", "give me the second one". */
const isWhichOne = ({ before, next }: Around): boolean =>
  before !== undefined &&
  (before.lower === 'the' || before.kind === 'owner' || before.isOwning) &&
  /^\p{L}/u.test(next) &&
  !has([...rules.prepositions, ...rules.auxiliaries], next) &&
  rowOf<unknown>(rules.joiners, next) === undefined;

/** "My leave", "leave was not approved": after what stands before a thing, or said of it. */
const isThingHere = (verbs: readonly string[], { earlier, before, next }: Around): boolean =>
  before === undefined
    ? has(rules.copulas, next)
    : has(['owner', 'adjective', 'number', 'quantity'], before.kind) ||
      (before.kind === 'preposition' && has(['for', 'on', 'of'], before.lower)) ||
      (before.lower === 'a' && !isDoneTo(next)) ||
      has(rules.units, before.gloss) ||
      has(verbs, (has(rules.objects, before.lower) ? earlier : before)?.lemma);

/** "Ten minutes left", "no milk left". */
const isAfterAmount = ({ earlier }: Around): boolean =>
  earlier !== undefined && has(['number', 'quantity'], earlier.kind);

const isOrdinal = (word: string): boolean => ordinalOf(word) !== undefined;

/** "Stolen", "broken": what is done to somebody, no quality. */
function isParticiple(word: string, lookup: Lookup): boolean {
  const meanings = lookup.find(word);
  const base = rowOf(rules.unknownForms, word);
  if (meanings.length === 0)
    return (
      (base !== undefined && base !== word) || (word.endsWith('ed') && !has(rules.qualities, word))
    );
  return (
    meanings.every(({ wordClass }) => wordClass === 'verb') &&
    meanings.some(({ isPast, gloss }) => isPast || has(rules.sameParticiple, gloss))
  );
}

/** "Much taller", "much better", "much more difficult", but "much more water". */
const isComparedNext = ({ next, after, lookup }: Around): boolean =>
  next === 'more'
    ? lookup.find(after).some(({ wordClass }) => has(['adjective', 'adverb'], wordClass)) ||
      has(rules.qualities, after)
    : rowOf(rules.comparatives, next) !== undefined ||
      (next.endsWith('er') &&
        lookup
          .find(next)
          .some(({ wordClass, lemma }) => wordClass === 'adjective' && lemma !== next));

/** "I like tea more than coffee", not "more than ten". */
const comparesDoing = ({ before, next, after }: Around): boolean =>
  next === 'than' &&
  before !== undefined &&
  has(['noun', 'pronoun', 'verb', 'dropped'], before.kind) &&
  !/^\p{Nd}/u.test(after);

/** "That one", "the red one": nothing more than what points at it. */
const standsForNoun = ({ before, next, lookup }: Around): boolean =>
  before !== undefined &&
  (has(rules.pointing, before.lower) || has(['adjective', 'article', 'question'], before.kind)) &&
  before.lower !== 'a' &&
  !lookup.find(next).some(({ wordClass }) => wordClass === 'noun');

/** "May is my friend": a modal in capitals before "is" is a name. */
const isNameBefore = (text: string, { next }: Around): boolean =>
  /^\p{Lu}/u.test(text) &&
  (rowOf(rules.modals, text.toLowerCase()) !== undefined ||
    has(rules.future, text.toLowerCase())) &&
  next !== 'be' &&
  (has(rules.auxiliaries, next) || rowOf(rules.modals, next) !== undefined);

/** "Too noisy": a word that nothing knows, after the verb "to be". */
const isUnknownQuality = (next: string, around: Around): boolean =>
  has(['many', 'much'], next) ||
  (isAfterBe(around) &&
    /^\p{Ll}/u.test(next) &&
    around.lookup.find(next).length === 0 &&
    !isSmall(next));
const isSmall = (word: string): boolean =>
  [rules.prepositions, rules.articles, rules.auxiliaries, rules.dropped].some((list) =>
    has(list, word),
  ) ||
  [rules.joiners, rules.pronouns, rules.subordinators, rules.questions].some(
    (table) => rowOf<unknown>(table, word) !== undefined,
  );

/** "When will you come", "I know when he comes"; elsewhere it says at which time the rest is so. */
const asksWhen = ({ earlier, before, next, isAsked }: Around): boolean =>
  has(rules.auxiliaries, next) ||
  (next === '' && (before === undefined || before.kind === 'preposition')) ||
  rowOf(rules.modals, next) !== undefined ||
  (before?.kind === 'verb' &&
    (has(rules.askedWhen, before.gloss) || has(rules.askingIf, before.lemma))) ||
  // "Did they tell you when it opens", but "I will tell you when it opens".
  (isAsked && before?.lower === 'you' && has(rules.askedWhen, earlier?.gloss)) ||
  // "My question is when it begins".
  (has(rules.copulas, before?.lower) && earlier?.kind === 'noun') ||
  // "Tell me when the bus comes", but "tell me when you are there".
  (has(rules.objects, before?.lower) && has(rules.askedWhen, earlier?.gloss) && next !== 'you');
const isMonth = (text: string, { before }: Around): boolean =>
  /^[A-Z]/.test(text) && before !== undefined && ['number', 'preposition'].includes(before.kind);
const isPermission = ({ earlier, before, next, after }: Around): boolean => {
  // "You may not park here", "visitors may not enter"; but "my son may not come".
  const done = next === 'not' ? after : next;
  const isOfAll =
    next === 'not' && before?.kind === 'noun' && before.isPlural && earlier === undefined;
  return (
    before === undefined ||
    ((before.lower === 'you' || isOfAll) && !has(rules.mayHappen, done)) ||
    has(['i', 'we'], next)
  );
};
const isBesideMonth = ({ before, next, after }: Around): boolean =>
  [before?.lower, next, next === 'of' ? after : ''].some((word) => has(rules.months, word));

/** "Do" asks and denies, or it is what is done. */
function auxiliary(make: Make, lower: string, around: Around): Item {
  const { before, next, isAsked, lookup } = around;
  // "He does not let me go", where "let me go" asks for it.
  const isAllowing =
    lower === 'let' &&
    before !== undefined &&
    !has(['greeting', 'joiner', 'comma'], before.kind) &&
    !(before.lower === 'not' && around.earlier?.lower === 'do');
  if (isAllowing) return make('verb', null, { lemma: 'allow' });
  const helps = make('auxiliary', null, { isPast: has(rules.past, lower) });
  if (!has(rules.doing, lower) || next === 'not') return helps;
  const isVerbNext = isVerbWord(next, lookup) && before?.kind === 'pronoun' && lower !== 'do';
  const isDoIt =
    next === 'it' &&
    lower === 'do' &&
    !isAsked &&
    (before === undefined || has(['comma', 'joiner', 'greeting'], before.kind));
  const isAfterTo = before?.lower === 'to' || before?.lower === 'will' || before?.kind === 'modal';
  const isTurned =
    (has(rules.subjects, next) &&
      before?.kind !== 'pronoun' &&
      // "I did not do it".
      !(before?.kind === 'negator' && lower === 'do') &&
      !isDoIt &&
      !isAfterTo) ||
    (isAsked && before?.kind === 'noun');
  const isAfterSubject =
    before !== undefined && has(['pronoun', 'noun', 'negator', 'modal', 'adverb'], before.kind);
  const isOrder =
    !isAsked && (before === undefined || has(['greeting', 'joiner', 'comma'], before.kind));
  // "How much does one kilo cost".
  const isOfNumber = before?.kind === 'question' && /^\p{Nd}/u.test(next);
  const isLast =
    (!/^\p{L}/u.test(next) && !isOfNumber) ||
    has(rules.prepositions, next) ||
    has(rules.afterDoing, next);
  const isOfWho = before?.lower === 'who' && has(['this', 'that', 'it'], next);
  const isPlaced = (isAfterSubject || isOrder || isOfWho || isAfterTo) && !isTurned;
  const isMain = (isPlaced || isLast) && !isVerbNext;
  return isMain ? make('verb', 'DO', { isPast: lower === 'did' }) : helps;
}

/** Words that the rules name. */
function tableWord(make: Make, lower: string, around: Around): Item | null {
  const { before, next } = around;
  const tables: readonly (readonly [Kind, Readonly<Record<string, string | null>>])[] = [
    ['modal', rules.modals],
    ['negator', rules.negators],
    ['joiner', rules.joiners],
    ['question', rules.questions],
    ['adverb', rules.adverbs],
    ['owner', rules.possessives],
    ['pronoun', rules.pronouns],
  ];
  if (isSubordinator(lower)) return make('subordinator', null);
  for (const [kind, table] of tables) {
    const gloss = rowOf(table, lower);
    if (gloss !== undefined) return make(kind, gloss);
  }
  if (has(rules.articles, lower)) return make('article', null);
  const quantity = rowOf(rules.quantities, lower);
  if (quantity && !(lower === 'no' && (!before || next === ','))) return make('quantity', quantity);
  // "Opposite the bank", but "the opposite side".
  const isQuality = has(rules.qualities, lower) && before?.kind === 'article';
  if (has(rules.prepositions, lower) && !isQuality)
    return make('preposition', rowOf(rules.keptPrepositions, lower) ?? null);
  if (lower === 'there' && !isExistential(around)) return null;
  return has(rules.dropped, lower) ? make('dropped', null) : null;
}

/** Before, after and since may stand before a noun as well; the sentence decides. */
const isSubordinator = (lower: string): boolean =>
  rowOf(rules.subordinators, lower) !== undefined &&
  !has(rules.prepositions, lower) &&
  !has(rules.dropped, lower);

/** "There is", "is there"; but "who stands there is": a place after what is done. */
const isExistential = ({ before, next, after }: Around): boolean =>
  has(rules.copulas, before?.lower) ||
  before?.kind === 'modal' ||
  ((has(rules.future, next) || rowOf(rules.modals, next) !== undefined) && after === 'be') ||
  (has(rules.copulas, next) && !(before?.kind === 'verb' && !has(rules.sayings, before.gloss)));

function contentItem(make: Make, text: string, lower: string, around: Around): Item {
  const item = wordOfContent(make, text, lower, around);
  return isDoneToThem(item, around) ? { ...item, kind: 'verb' } : item;
}

/** "Message me": a noun before whom it is done to. */
const isDoneToThem = (
  { kind, isPlural }: Item,
  { before, next, after, isAsked }: Around,
): boolean =>
  kind === 'noun' &&
  !isPlural &&
  (has(rules.objects, next) ||
    // "Colour it red".
    (next === 'it' && !isAsked && !has(rules.auxiliaries, after) && !has(rules.objects, after))) &&
  (before === undefined ||
    has(['comma', 'greeting', 'joiner', 'modal'], before.kind) ||
    before.lower === 'to');

function wordOfContent(make: Make, text: string, lower: string, around: Around): Item {
  const one = singularOf(lower);
  const verb = rowOf(rules.asVerbs, one);
  const isDone = one === lower ? isDoneHere(lower, around) : isDoneToOne(around);
  if (verb !== undefined && isDone) {
    return make('verb', glossOfDoing(verb, around.lookup), { lemma: verb });
  }
  // "What this word means": no quality.
  const form = rowOf(rules.formsOfVerbs, lower);
  if (form !== undefined && has(['noun', 'pronoun'], around.before?.kind))
    return make('verb', around.lookup.find(form)[0]?.gloss ?? null, { lemma: form });
  // "Watering the plants", "emptied the bucket".
  const base = /(?:ing|ed)$/.test(lower) ? baseOfVerb(lower) : '';
  if (has(rules.sameAsVerbs, base) && around.lookup.find(lower).length === 0)
    return make('verb', glossOfDoing(base, around.lookup), {
      lemma: base,
      isPast: lower.endsWith('ed'),
    });
  // "Three rooms in the flat", but "the land is flat", "a flat tyre".
  if (has(rules.nounsToo, lower) && around.before && wantsNoun(around.before))
    if (!isNounWord(around.next, around.lookup)) return make('noun', null);
  const meanings = around.lookup.find(lower);
  if (meanings.length === 0) {
    const item = unknownItem(make, text, lower, around);
    return isNamedDoing(lower, around) && item.kind === 'verb' ? { ...item, kind: 'noun' } : item;
  }
  const kinds = meanings.map((meaning) => kindOf(meaning, lower));
  const isCounted = around.next === 'of';
  const pick = (...wanted: readonly Kind[]): Item | null => {
    for (const kind of wanted) {
      // "Two glasses of water": not those that one wears.
      const several = meanings.find(({ isPlural }, index) => isPlural && kinds[index] === kind);
      const found = (isCounted ? several : undefined) ?? meanings[kinds.indexOf(kind)];
      if (!found) continue;
      const others = meanings.filter(
        ({ gloss }, index) => kinds[index] === kind && gloss !== found.gloss,
      );
      const { gloss, category, lemma, isPast, isPlural } = found;
      return make(kind, gloss, {
        others: [...new Set(others.map((other) => other.gloss))],
        category,
        lemma,
        isPast,
        isPlural,
      });
    }
    return null;
  };
  const item = pick(...wantedKinds(lower, around)) ?? pick(...ANY) ?? make('dropped', null);
  // "The broken handle", "my lost keys": how a thing is.
  const isOfThing =
    item.isPast &&
    has(['article', 'owner'], around.before?.kind) &&
    isNounWord(around.next, around.lookup) &&
    !isDoneTo(around.next);
  if (item.kind === 'verb' && isOfThing) return { ...item, kind: 'adjective', isPast: false };
  const isThing = isNamedDoing(lower, around) || isNamedByVerb(lower, item, around);
  return item.kind === 'verb' && isThing ? { ...item, kind: 'noun' } : item;
}

const isNounWord = (word: string, lookup: Lookup): boolean =>
  lookup.find(word).some(({ wordClass }) => wordClass === 'noun') ||
  (/^\p{Ll}{3,}$/u.test(word) &&
    lookup.find(word).length === 0 &&
    !isSmall(word) &&
    !isDoneForm(word) &&
    !has(rules.auxiliaries, word));

/** "Tested", "repaired": of a verb that a list has. */
const isDoneForm = (word: string): boolean =>
  word.endsWith('ed') &&
  [baseOfVerb(word), `${baseOfVerb(word)}e`].some(
    (base) => has(rules.verbs, base) || rowOf<unknown>(rules.asVerbs, base) !== undefined,
  );

/** The sign of what is done, also where only the thing has one: water the plants. */
const glossOfDoing = (verb: string, lookup: Lookup): string | null =>
  lookup.find(verb).find(({ wordClass }) => wordClass === 'verb' || has(rules.sameAsVerbs, verb))
    ?.gloss ?? null;

/** "Can I park here", "present the report": a noun as what one does. */
const isDoneHere = (lower: string, { earlier, before, next }: Around): boolean =>
  before === undefined ||
  has(['greeting', 'joiner'], before.kind) ||
  has(rules.receivers, before.lower)
    ? (isDoneTo(next) || has(rules.pointing, next)) && !has(rules.objects, before?.lower)
    : before.kind !== 'question' && wantsVerb(lower, before) && isDenyingDoing(before, earlier);

/** "The plants", "me", "your hands", "three animals". */
const isDoneTo = (word: string): boolean =>
  has(rules.articles, word) ||
  has(rules.objects, word) ||
  /^\p{Nd}/u.test(word) ||
  rowOf(rules.possessives, word) !== undefined;

/** "It suits her", "he parks the car". */
const isDoneToOne = ({ before, next }: Around): boolean =>
  has(['noun', 'pronoun'], before?.kind) &&
  (has(rules.articles, next) ||
    has(rules.receivers, next) ||
    rowOf(rules.possessives, next) !== undefined);

/** "Does not suit me", but "it is not fast". */
const isDenyingDoing = (before: Item, earlier: Item | undefined): boolean =>
  before.kind !== 'negator' || earlier?.kind === 'modal' || !has(rules.copulas, earlier?.lower);

/** "Swimming is fun", "easier than cooking", "the washing machine": what is done, as a thing. */
function isNamedDoing(lower: string, { before, next, after, isAsked, lookup }: Around): boolean {
  if (!lower.endsWith('ing')) return false;
  if (before === undefined)
    return !isAsked && (has(rules.copulas, next) || isSaidOfIt(next, lookup));
  // "Get driving licences", "two washing machines".
  const isKnown =
    has(rules.namedByDoing, singularOf(next)) && !has(['pronoun', 'auxiliary'], before.kind);
  if (isKnown) return true;
  const isOne = (word: string): boolean =>
    lookup.find(word).some(({ wordClass }) => wordClass === 'noun') ||
    (/^\p{Ll}/u.test(word) && lookup.find(word).length === 0 && !isSmall(word));
  const isCompound =
    has(['article', 'owner'], before.kind) && isOne(next) && !has(rules.articles, after);
  // "This painting is good".
  const isPointedAt = has(rules.pointing, before.lower) && has(rules.copulas, next) && !isAsked;
  return isCompound || isPointedAt || (before.lower === 'than' && !/^\p{L}/u.test(next));
}

/** "The next stop", "a walk": what is done, as a thing. */
function isNamedByVerb(
  lower: string,
  { lemma }: Item,
  { earlier, before, next, lookup }: Around,
): boolean {
  const led = has(['adjective', 'time'], before?.kind) ? earlier : before;
  // "By twenty runs", but "bus 20 runs".
  const isCounted =
    lower === `${lemma}s` && before?.kind === 'number' && !has(['noun', 'pronoun'], earlier?.kind);
  // "Our drinks", "get extra pay".
  const isOwned = lower === `${lemma}s` && before?.kind === 'owner';
  const isExtra =
    lower === lemma &&
    before?.kind === 'adjective' &&
    has(['verb', 'preposition'], earlier?.kind) &&
    earlier?.lower !== 'to' &&
    (!/^\p{L}/u.test(next) || has(rules.prepositions, next) || has(rules.afterDoing, next));
  // "Two return tickets".
  const isOfNoun = lower === lemma && before?.kind === 'number' && isNounWord(next, lookup);
  return (
    ((lower === lemma && has(['article', 'owner'], led?.kind)) ||
      isCounted ||
      isOfNoun ||
      isOwned ||
      isExtra) &&
    !isDoneTo(next) &&
    !has([...rules.subjects, ...rules.objects], next)
  );
}

/** "Cooking takes time": a form that only stands after what it is said of. */
const isSaidOfIt = (word: string, lookup: Lookup): boolean =>
  (word.endsWith('s') || word.endsWith('ed')) &&
  lookup.find(word).some(({ wordClass, lemma }) => wordClass === 'verb' && lemma !== word);

/** "Practice starts at six": nothing that could be done to. */
const isOnlySaid = (word: string, lookup: Lookup): boolean =>
  isSaidOfIt(word, lookup) && lookup.find(word).every(({ wordClass }) => wordClass === 'verb');

const ANY: readonly Kind[] = [
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

function wantedKinds(lower: string, around: Around): readonly Kind[] {
  const { before, next, after, lookup } = around;
  const isNext = (word: string): boolean =>
    lookup.find(next).some(({ wordClass }) => wordClass === word);
  const isSaid =
    has(rules.copulas, next) || rowOf(rules.modals, next) !== undefined || isOnlySaid(next, lookup);
  if (before === undefined && isSaid) return ['noun'];
  // "My wife is hearing": who hears, where nothing is named that is heard.
  if (isAfterBe(around) && !/^\p{L}/u.test(next) && has(rules.qualitiesInIng, lower))
    return ['adjective'];
  // "Hearing people think so".
  const isOfPeople = lookup.find(next).some(({ category }) => category === rules.companions[0]);
  if (before === undefined && has(rules.qualitiesInIng, lower) && isOfPeople) return ['adjective'];
  if (before === undefined || wantsVerb(lower, before)) return ['verb'];
  // "The customer left her bag": gone, no side.
  if (
    has(['noun', 'time'], before.kind) &&
    (has(rules.articles, next) || rowOf(rules.possessives, next) !== undefined) &&
    lookup.find(lower).some(({ isPast }) => isPast)
  )
    return ['verb'];
  // "Has left": gone, no side.
  const isParticiple = lookup.find(lower).some(({ isPast }) => isPast);
  if (before.gloss === 'HAVE' && before.kind === 'verb' && isParticiple && !isNext('noun'))
    return ['verb'];
  // "Nice meeting you".
  const isDone = isDoneTo(next) || has(rules.receivers, next);
  if (before.kind === 'adjective' && lower.endsWith('ing') && isDone) return ['verb'];
  // "Hope meeting you", "enjoy teaching them".
  const isOfThem = has(rules.receivers, next) && next !== 'it' && !isHelping(after);
  if (before.kind === 'verb' && lower.endsWith('ing') && isOfThem) return ['verb'];
  if (wantsNoun(before))
    return isNext('noun')
      ? ['adjective', 'noun']
      : before.kind === 'verb'
        ? ['adverb', 'noun', 'adjective']
        : ['noun', 'adjective'];
  // "The coffee shop is near".
  if (before.kind === 'noun' && has(rules.copulas, next)) return ['noun', 'adjective'];
  // "The parents meeting has been cancelled".
  if (before.kind === 'noun' && lower.endsWith('ing') && isHelping(next))
    return ['noun', 'adjective'];
  if (isCompoundAsked(lower, around)) return ['noun'];
  if (isNamedAfterNoun(lower, around)) return ['noun'];
  if (isAfterBe(around) && !lower.endsWith('ing')) return ['adjective'];
  return before.kind === 'noun' || before.kind === 'adverb' ? ['verb', 'adverb'] : [];
}

/** "Is the coffee shop open": a thing with a noun before it, then how it is. */
const isCompoundAsked = (
  lower: string,
  { earlier, before, next, isAsked, lookup }: Around,
): boolean =>
  isAsked &&
  before?.kind === 'noun' &&
  has(['article', 'owner'], earlier?.kind) &&
  lookup.find(lower).some(({ wordClass, lemma }) => wordClass === 'noun' && lemma === lower) &&
  (lookup.find(next).some(({ wordClass }) => wordClass === 'adjective') ||
    has(rules.qualities, next));

/** "We have a staff meeting on Monday": a thing with a noun before it. */
const isNamedAfterNoun = (lower: string, { earlier, before, next, lookup }: Around): boolean =>
  before?.kind === 'noun' &&
  has(['article', 'owner', 'adjective', 'noun'], earlier?.kind) &&
  lookup.find(lower).some(({ wordClass, lemma }) => wordClass === 'noun' && lemma === lower) &&
  lower.endsWith('ing') &&
  (!/^\p{L}/u.test(next) || has(rules.prepositions, next) || has(rules.afterDoing, next));

const isHelping = (word: string): boolean =>
  has([...rules.future, 'has', 'have', 'had'], word) || rowOf(rules.modals, word) !== undefined;

function wantsNoun(before: Item): boolean {
  const { kind, lower, isOwning } = before;
  return (
    isOwning ||
    has(['article', 'owner', 'quantity', 'number', 'adjective'], kind) ||
    (kind === 'preposition' && lower !== 'to') ||
    has(rules.reasonsBeforeNouns, lower) ||
    (kind === 'verb' && lower !== 'want' && !lower.endsWith('help'))
  );
}

function wantsVerb(lower: string, before: Item): boolean {
  const { kind } = before;
  return (
    (has(['modal', 'negator', 'greeting', 'joiner', 'subordinator'], kind) &&
      !has(rules.reasonsBeforeNouns, before.lower)) ||
    has(['to', 'will', 'would', 'shall'], before.lower) ||
    (kind === 'question' && has(['who', 'what', 'which'], before.lower)) ||
    (kind === 'pronoun' && !has(rules.pointing, before.lower)) ||
    (kind === 'auxiliary' && lower.endsWith('ing'))
  );
}

/** A word that the lexicon has not: its place tells a verb; else it is a name or a noun. */
function unknownItem(make: Make, text: string, lower: string, around: Around): Item {
  const { before, lookup } = around;
  const compared = rowOf(rules.comparatives, lower) ?? rowOf(rules.superlatives, lower);
  if (compared) return make('adjective', compared);
  const plain = comparedOf(lower, around);
  if (plain) return make('adjective', lookup.find(plain)[0]?.gloss ?? null, { lemma: plain });
  const stem = lower.slice(0, -2);
  const [quality] = lower.endsWith('ly')
    ? [stem, stem.replace(/i$/, 'y')].flatMap((one) => lookup.find(one))
    : [];
  if (quality?.wordClass === 'adjective') return make('adverb', quality.gloss);
  // "On Tuesdays": a plural that the lexicon's forms have not.
  const one = singularOf(lower);
  if (one !== lower && lookup.find(one).length > 0)
    return { ...contentItem(make, text, one, around), isPlural: true };
  if (has(rules.spelledTimes, one)) return make('time', null, { lemma: one });
  if (/^\p{Lu}/u.test(text) && before !== undefined) return make('noun', null);
  if ((has(rules.qualities, lower) || isOrdinal(lower)) && !isDoneBy(lower, around))
    return make('adjective', null);
  // "Fixed price", "fried rice": at the beginning, how it is.
  const isFirst = before === undefined || has(['article', 'greeting', 'comma'], before.kind);
  const isOfNoun =
    !has(['pronoun', 'noun', 'modal'], before?.kind) && isNounWord(around.next, lookup);
  if ((isFirst || isOfNoun) && has(rules.participles, lower)) return make('adjective', null);
  // "By registered post", "my trained dog": how a thing is.
  if (isDoneForm(lower) && before && wantsNoun(before) && isNounWord(around.next, lookup))
    return make('adjective', null);
  const irregular = rowOf(rules.unknownForms, lower);
  const found = baseOfVerb(lower);
  const base = irregular ?? (has(rules.verbs, `${found}e`) ? `${found}e` : found);
  const isPast = irregular !== undefined ? irregular !== lower : lower.endsWith('ed');
  const isHad = before?.kind === 'verb' && before.gloss === 'HAVE';
  const isForm = irregular !== undefined && before !== undefined && (isHad || !wantsNoun(before));
  if (isForm || isUnknownVerb(lower, base, around))
    return make('verb', null, {
      lemma: base,
      isPast: isPast || (isHad && irregular !== undefined),
    });
  const isDoing = lower.endsWith('ing') && has(rules.verbs, base);
  const isName = /^\p{Lu}/u.test(text) && !isSeveralFirst(lower, around);
  // "A good drawing": a thing.
  const isThing = isDoing && has(['article', 'owner', 'adjective'], before?.kind);
  const singular = isName || isThing ? lower : isDoing ? base : singularOf(lower);
  return make('noun', null, { lemma: singular, isPlural: singular !== lower });
}

/** "Our principal retired", no quality; "on the third", a day. */
function isDoneBy(lower: string, { earlier, before, next, lookup }: Around): boolean {
  if (isOrdinal(lower)) return before?.kind === 'number';
  const base = baseOfVerb(lower);
  // "It does not fit me", "the pass has expired"; but "I have expired tickets".
  if (before?.kind === 'negator' && has(rules.verbs, lower))
    return has(rules.doing, earlier?.lower);
  const isPerfect = before?.gloss === 'HAVE' && !isNounWord(next, lookup);
  if (isPerfect && lower.endsWith('ed'))
    return [base, `${base}e`].some((one) => has(rules.verbs, one));
  return (
    lower.endsWith('ed') &&
    has(['noun', 'pronoun'], before?.kind) &&
    [base, `${base}e`].some((one) => has(rules.verbs, one))
  );
}

/** "Stricter", "the laziest": the quality that is compared. */
function comparedOf(lower: string, { next }: Around): string | undefined {
  const [, stem] = /^(\p{L}{3,})(?:er|est)$/u.exec(lower) ?? [];
  if (stem === undefined) return undefined;
  const bases = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
  const known = bases.find((base) => has(rules.qualities, base));
  return known ?? (next === 'than' ? (bases[2] ?? stem) : undefined);
}
/** Visitors, dentists, servants: no name ends so. */
const SEVERAL = /(?:[eo]r|ist|ant|ian|ee|ion|ment)s$/;

/** "Mosquitoes spread dengue", "Plants are green": a capital at the start, and what several do. */
const isSeveralFirst = (lower: string, { before, next, lookup }: Around): boolean =>
  before === undefined &&
  lower.endsWith('s') &&
  (has(rules.severalDo, next) ||
    has(rules.verbs, next) ||
    (isHelping(next) && SEVERAL.test(lower)) ||
    (!next.endsWith('s') &&
      lookup.find(next).some(({ wordClass, lemma }) => wordClass === 'verb' && lemma === next)));

function isUnknownVerb(lower: string, base: string, around: Around): boolean {
  const { before } = around;
  const isVerb = has(rules.verbs, base);
  // "Plants need water": nobody stands before what somebody else does.
  if (before === undefined)
    return (
      isVerb &&
      !around.isAsked &&
      singularOf(lower) === lower &&
      !isOnlySaid(around.next, around.lookup) &&
      (lower.endsWith('ing') || !has(rules.copulas, around.next))
    );
  const isDoing = isVerb || (lower.endsWith('ing') && !has(rules.thingsInIng, lower));
  if (isDoing && lower.endsWith('ing') && has(rules.goingOn, before.gloss)) return true;
  // "Thanks dear": who is called.
  if (!isVerb && before.kind === 'greeting' && !/^[\p{L}\p{Nd}]/u.test(around.next)) return false;
  if (isVerb && isCompoundPlural(lower, base, around)) return false;
  // "The night shift starts".
  const isOfDay = before.kind === 'time' && has(['article', 'owner'], around.earlier?.kind);
  if (isOfDay && lower === base) return false;
  // "The bus pass is lost": of what it is said.
  const isOfNoun = before.kind === 'noun' && has(['article', 'owner'], around.earlier?.kind);
  const isSaidOf = has(rules.copulas, around.next) || isHelping(around.next);
  if (isOfNoun && isSaidOf && lower === base) return false;
  if (isVerb && !wantsNoun(before)) return true;
  // "Who trained you", "a dog that barked".
  const isOfWho =
    before.kind === 'question'
      ? has([...rules.relatives, 'what'], before.lower)
      : before.lower === 'that' && around.earlier?.kind === 'noun';
  if (lower.endsWith('ed') && isOfWho) return true;
  if (before.gloss === 'HAVE' && lower.endsWith('ed')) return true;
  if (has(['joiner', 'question', 'subordinator'], before.kind)) return false;
  // "Go to platform 2": a place, nothing that is done.
  if (before.lower === 'to' && has(rules.purposeAfter, around.earlier?.gloss)) return false;
  const isAfterNoun = before.kind === 'noun' && lower.endsWith('ed');
  return (
    wantsVerb(lower, before) || isAfterNoun || (isAfterBe(around) && /(?:ing|ed)$/.test(lower))
  );
}

/** "For money orders", "two test reports are here": things, where nobody stands before it who does it. */
const isCompoundPlural = (
  lower: string,
  base: string,
  { earlier, before, next }: Around,
): boolean =>
  lower === `${base}s` &&
  before?.kind === 'noun' &&
  !isDoneTo(next) &&
  !has(rules.receivers, next) &&
  (has(rules.copulas, next) ||
    isHelping(next) ||
    (earlier?.kind === 'verb' && !has(rules.sayings, earlier.gloss)) ||
    (earlier?.kind === 'preposition' && !/^\p{L}/u.test(next)));

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
  if (has(['LAST', 'NEXT'], gloss)) return 'adjective';
  if (category === 'time' && wordClass !== 'verb' && !has(rules.timesAsNouns, gloss)) {
    if (wordClass === 'adjective') return 'adjective';
    if (has(rules.timesAsAdverbs, gloss)) return 'adverb';
    return has(rules.units, gloss) && lower !== 'daily' ? 'noun' : 'time';
  }
  if (has(order.askingSigns, gloss)) return 'question';
  if (has(order.leadingSigns, gloss)) return wordClass === 'adjective' ? 'adjective' : 'greeting';
  return CLASSES[wordClass] ?? 'noun';
}
