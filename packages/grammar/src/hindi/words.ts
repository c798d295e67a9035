import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import order from '../../rules/signing-order.json' with { type: 'json' };
import { isDevanagari, toLatin } from '../devanagari.js';
import { sign, spelled } from '../gloss.js';
import type { Gloss } from '../types.js';
import { blank, type Entries, type Entry, formsOfVerb, type Role } from './entries.js';
import type { Fallback } from './loans.js';
import { exactOf, foldHindi } from './spelling.js';

export type Item = Entry & { readonly text: string; readonly key: string };

const WORD =
  /\p{L}[\p{L}\p{M}\u200c\u200d]*(?:-\p{L}[\p{L}\p{M}]*)*|\p{Nd}+(?:[:.]\p{Nd}{2}(?!\p{Nd})|(?:st|nd|rd|th|वीं|वें|वाँ|वां)(?![\p{L}\p{M}]))?|[,;]/gu;
const ORDINAL = /^(\p{Nd}+)[\p{L}\p{M}]+$/u;
const RESPECT = /^(.{3,}?)[\s-]?(?:जी|ji)$/iu;
const LONGEST_PHRASE = 4;
const OF = foldHindi('की');
const HAVING = foldHindi('कर');
const BE = foldHindi('हो');
const HAVING_TOO = foldHindi('के');

const beginnings = rules.beginnings.map(foldHindi);
export const tags = rules.tags.map(foldHindi);
/** Verbs that only colour the verb before them: "gir gaya", fell down. */
const light = new Set(
  rules.lightVerbs
    .flatMap(formsOfVerb)
    .filter(([, tense]) => tense !== 'joined')
    .map(([form]) => foldHindi(form)),
);

export const glossOf = ({ gloss, text, spelling }: Item): Gloss => {
  if (gloss !== null) return sign(gloss);
  return spelled(spelling ?? (isDevanagari(text) ? toLatin(text) : text));
};

export const isVerb = ({ role, wordClass }: Item): boolean =>
  role === 'word' && wordClass === 'verb';
export const isPredicate = (item: Item): boolean =>
  isVerb(item) || has(['auxiliary', 'chahie', 'can', 'must'], item.role);
/** "Kya" at the start, or after the verb at the end, asks whether; elsewhere it asks what. */
export const asksYesOrNo = (items: readonly Item[], at: number): boolean => {
  const before = items[at - 1];
  const isLast = items.slice(at + 1).every(({ role }) => role === 'dropped' || role === 'comma');
  // "Madam, kya exam tal gaya?": who is addressed stands before it.
  // "Kya kar rahe ho aaj?", what is done.
  const next = items.slice(at + 1).find(({ text }) => text !== '');
  const isThing = next !== undefined && isVerb(next) && has(['DO', 'SPEAK', 'SAY'], next.gloss);
  const isFirst =
    items.slice(0, at).every(({ role }) => role === 'comma' || role === 'dropped') &&
    items.some(isNominal) &&
    !isThing;
  return (
    items[at]?.role === 'kya' &&
    (isFirst ||
      (isLast && before !== undefined && (isPredicate(before) || before.gloss === 'ALRIGHT')))
  );
};
export const isNominal = (item: Item): boolean =>
  has(['pronoun', 'experiencer', 'owner', 'own', 'from', 'kal', 'parson', 'number'], item.role) ||
  (item.role === 'word' && !isVerb(item));
/** "Doodh lene", to get milk. */
export const isPurpose = (items: readonly Item[]): boolean => {
  const last = items.at(-1);
  return last?.tense === 'plain' && isVerb(last) && last.key.endsWith('ne');
};
/** Please, hello, sorry: what stands before a clause. */
export const isLeading = ({ role, gloss }: Item): boolean =>
  role === 'word' && has(order.leadingSigns, gloss);
export const isLight = (item: Item): boolean => light.has(item.key);
export const has = (list: readonly string[], word: string | null | undefined): boolean =>
  word !== null && word !== undefined && list.includes(word);

type Found = { readonly text: string; readonly key: string; readonly entries: readonly Entry[] };

/** The words of a sentence, each read by what stands beside it. */
export function itemsOf(sentence: string, entries: Entries, fallback: Fallback): Item[] {
  const written = [...sentence.matchAll(WORD)].map(([word]) => word.replace(ORDINAL, '$1'));
  const texts = written.map((word, index) => asWritten(word, written[index - 1]));
  const found = foundIn(texts, entries, fallback);
  const items: Item[] = [];
  for (const [index, one] of found.entries()) {
    const next = found[index + 1];
    const entry = unknownVerb(one, next, items.at(-1)) ?? chosen(one, items.at(-1), next, items);
    // "Kal kya pehnna hai?", is to be worn: an infinitive is written with two.
    const isLong = entry.wordClass === 'verb' && entry.tense === 'past' && LONG.test(one.text);
    items.push({ ...entry, tense: isLong ? 'plain' : entry.tense, text: one.text, key: one.key });
  }
  return items;
}

const ACRONYM = /^[A-Z]{2,5}$/;
const chat = new Map(
  Object.entries(rules.chat).flatMap(([word, spellings]) =>
    spellings.map((spelling) => [spelling, word] as const),
  ),
);

/** "M aa rha h", main aa raha hai; "5 m" is measured, and what is written large is a name. */
const asWritten = (word: string, before: string | undefined): string =>
  word.length === 1 && /^\p{Nd}/u.test(before ?? '')
    ? word
    : (chat.get(/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word) ?? word);

const LONG = /^[a-z]+nn[aei]$/iu;

type Keys = { readonly exact: string; readonly folded: string; readonly isDevanagari: boolean };

/** How each word is looked up, found once a sentence. */
function keysOf(): (word: string) => Keys {
  const known = new Map<string, Keys>();
  return (word) => {
    const keys = known.get(word) ?? {
      exact: exactOf(word),
      folded: foldHindi(word),
      isDevanagari: isDevanagari(word),
    };
    known.set(word, keys);
    return keys;
  };
}

/** The longest phrases that the entries know; also with a negator inside: "mat" in "band mat karo". */
function foundIn(texts: readonly string[], entries: Entries, fallback: Fallback): Found[] {
  const found: Found[] = [];
  const keyOf = keysOf();
  const isMixed = texts.some(isDevanagari);
  const lookUp = (words: readonly string[]): readonly Entry[] | undefined => {
    const keys = words.map(keyOf);
    const exact = entries.get(keys.map((one) => one.exact).join(' '));
    const folded = entries.get(keys.map((one) => one.folded).join(' '));
    const isLatin = keys.every((one) => !one.isDevanagari);
    // "QR कोड": letters among Hindi words are no Hindi word.
    if (words.length === 1 && isMixed && ACRONYM.test(words[0] ?? ''))
      return exact ?? fallback(words);
    const isNumber = folded?.some(({ role }) => role === 'number');
    const isThing =
      !isNumber && exact?.every(({ role, wordClass }) => role === 'word' && wordClass !== 'verb');
    // "Saath die", accompanied, is not "saath die", gave sixty; "use kaar" is his car.
    const isCounted = words.some((word) =>
      entries.get(keyOf(word).exact)?.every(({ role }) => has(['number', 'pronoun'], role)),
    );
    // "Ghar par karna", to do at home: "paar karna" crosses.
    const isPlaced = entries
      .get(keyOf(words[0] ?? '').exact)
      ?.every(({ role }) => role === 'postposition');
    if (!exact && words.length > 1 && (isCounted || isPlaced) && !isLatin) return undefined;
    if (exact && folded && isLatin && !isThing) return [...new Set([...exact, ...folded])];
    return exact ?? folded ?? (isLatin ? fallback(words) : undefined);
  };
  // "Bhai-bahan", "dadaji": what is known of it without the hyphen or the respect.
  const known = (text: string): readonly Found[] | null => {
    if (lookUp([text])) return null;
    const parts = text.split('-');
    if (parts.length > 1)
      return parts.map((part) => {
        const entries = lookUp([part]);
        return entries ? { ...one([part], entries), text } : one([part], [unknown(part)]);
      });
    const [, stem = ''] = RESPECT.exec(text) ?? [];
    const entries = stem === '' ? undefined : lookUp([stem]);
    return entries ? [one([stem], entries)] : null;
  };
  // "Janm do October ko", on the second: no order to give.
  const countsNext = (last: string, next: string | undefined): boolean =>
    lookUp([last])?.some(({ role }) => role === 'number') === true &&
    next !== undefined &&
    lookUp([next])?.[0]?.category === 'time';
  // "Phone ki battery", the battery of the phone: nobody was called.
  const isOwnedBy = (last: string, next: string | undefined): boolean => {
    const [after] = (next === undefined ? undefined : lookUp([next])) ?? [];
    const isThing =
      after === undefined ||
      (after.role === 'word' && has(['noun', 'adjective', 'determiner'], after.wordClass));
    return keyOf(last).folded === OF && next !== undefined && isThing;
  };
  const one = (words: readonly string[], known: readonly Entry[]): Found => ({
    text: words.join(' '),
    key: words.map((word) => keyOf(word).folded).join(' '),
    entries: known,
  });
  // "Pahunch kar", having arrived, written apart; "phone kar raha", is calling.
  const havingDone = ([stem = '', having = '', next]: readonly string[]): Found | null => {
    const isKe = keyOf(having).folded === HAVING_TOO;
    if (!isKe && keyOf(having).folded !== HAVING) return null;
    // "Dekh ke", having seen; "khel ke niyam", of the game.
    const isOnlyDone = lookUp([stem])?.every(({ wordClass }) => wordClass === 'verb');
    if (isKe && !isOnlyDone && !has(DO_WRITTEN, stem.toLowerCase())) return null;
    const nextRole = next === undefined ? undefined : lookUp([next])?.[0]?.role;
    if (has([...AFTER_STEM, 'auxiliary'], nextRole)) return null;
    const isStem = lookUp([stem])?.some(({ tense }) => tense === 'stem');
    // "Ye kar ke batao", having done it.
    const isDo = has(DO_WRITTEN, stem.toLowerCase());
    const after = isDo && isKe ? having : HAVING;
    // "Ruk kar": one letter of the two would be lost.
    const between = /k$/iu.test(stem) ? 'a' : '';
    const written = stem + (keyOf(stem).isDevanagari ? having : between + after);
    const joined = lookUp([written])?.filter(({ tense }) => tense === 'joined');
    return isStem && joined && joined.length > 0 ? one([stem, having], joined) : null;
  };
  for (let from = 0; from < texts.length; ) {
    const split = splitPhrase(texts.slice(from, from + LONGEST_PHRASE + 1), lookUp);
    if (split) {
      // "Band na karein", do not close: at the end it would ask.
      const denied = split.between.filter((word) => isTagKey(keyOf(word).folded));
      const others = split.between.filter((word) => !denied.includes(word));
      found.push(
        ...denied.map((word) => one([word], lookUp([word]) ?? [])),
        one(split.phrase, split.entries),
        ...others.map((word) => one([word], lookUp([word]) ?? [])),
      );
      from += split.phrase.length + split.between.length;
      continue;
    }
    let length = Math.min(LONGEST_PHRASE, texts.length - from);
    const isPhrase = (): boolean =>
      lookUp(texts.slice(from, from + length)) !== undefined &&
      !isOwnedBy(texts[from + length - 1] ?? '', texts[from + length]) &&
      !countsNext(texts[from + length - 1] ?? '', texts[from + length]);
    while (length > 1 && !isPhrase()) length -= 1;
    const having = length === 1 ? havingDone(texts.slice(from, from + 3)) : null;
    if (having) {
      found.push(having);
      from += 2;
      continue;
    }
    const words = texts.slice(from, from + length);
    const parts = length === 1 ? known(words[0] ?? '') : null;
    if (parts) {
      found.push(...parts);
      from += 1;
      continue;
    }
    found.push(one(words, lookUp(words) ?? [unknown(words[0] ?? '')]));
    from += length;
  }
  return found;
}

/** A phrase of two to four words with a negator or a question before its last: "samajh mein nahi aaya". */
function splitPhrase(
  texts: readonly string[],
  lookUp: (words: readonly string[]) => readonly Entry[] | undefined,
): {
  readonly phrase: readonly string[];
  readonly between: readonly string[];
  readonly entries: readonly Entry[];
} | null {
  const roleOf = (word: string): Role | undefined => lookUp([word])?.[0]?.role;
  for (const length of [3, 2, 1]) {
    const [before, between = ''] = [texts.slice(0, length), texts[length]];
    const isBetween = has(['negator', 'question', 'particle'], roleOf(between));
    if (!isBetween || lookUp([...before, between])) continue;
    // "Dard kab se ho raha hai", since when.
    const isSince =
      roleOf(between) === 'question' && roleOf(texts[length + 1] ?? '') === 'ablative';
    const isTwo = isSince || has(['negator', 'question'], roleOf(texts[length + 1] ?? ''));
    const count = isTwo ? 2 : 1;
    const last = texts[length + count];
    // "Ho" is no auxiliary in "shaadi nahi ho rahi".
    const isStem = has(AFTER_STEM, roleOf(texts[length + count + 1] ?? ''));
    if (last === undefined || (roleOf(last) === 'auxiliary' && !isStem)) continue;
    const entries = lookUp([...before, last]);
    if (entries)
      return { phrase: [...before, last], between: texts.slice(length, length + count), entries };
  }
  return null;
}

function unknown(text: string): Entry {
  if (/^[,;]$/.test(text)) return blank({ role: 'comma' });
  return /^\p{Nd}/u.test(text) ? blank({ role: 'number', gloss: latinDigits(text) }) : blank({});
}

const latinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0x966) - 0x966));

const PLAIN = /^.{2,}(?:ना|नी|ने|na|ni|ne)$/u;
const ORDER = /.(?:ाओ|ाइए|िएगा)$/u;
const DENIED_ORDER = /^.{2,}(?:ो|ओ|िए|o)$/u;
const HABIT = /^(.{2,})(?:ता|ते|ती|ta|te|ti)$/u;

/** A word that nothing knows, before what only follows a verb. */
function unknownVerb(
  { text, entries }: Found,
  next: Found | undefined,
  before: Item | undefined,
): Entry | null {
  const [first] = entries;
  if (first?.role !== 'word' || first.gloss !== null || first.spelling !== null) return null;
  const nextRole = next?.entries[0]?.role;
  if (has(AFTER_STEM, nextRole)) return blank({ wordClass: 'verb', tense: 'stem' });
  // "Bhagao unhe", "mat jhonko": an order.
  const isEnd = next === undefined || has(['comma', 'pronoun'], nextRole);
  const isOrder = ORDER.test(text) || (before?.role === 'negator' && DENIED_ORDER.test(text));
  if (isOrder && isEnd) return blank({ wordClass: 'verb', tense: 'order' });
  // "Bharat ki rajdhani hai": a thing that something has.
  const isOwned = has(['genitive', 'owner', 'own'], before?.role);
  if (!isOwned && PLAIN.test(text) && has(['chahie', 'must', 'auxiliary'], nextRole))
    return blank({ wordClass: 'verb', tense: 'plain' });
  const [, stem] = HABIT.exec(text) ?? [];
  if (stem === undefined || nextRole !== 'auxiliary') return null;
  const spelling = isDevanagari(stem) ? toLatin(stem) : stem;
  return blank({ wordClass: 'verb', tense: 'habit', spelling });
}

const AFTER_STEM: readonly Role[] = ['progressive', 'can', 'completed'];
const ENDING: readonly Role[] = [
  'auxiliary',
  'must',
  'chahie',
  'comma',
  'joiner',
  'reason',
  'then',
  'kya',
];
const OBLIQUE: readonly Role[] = ['postposition', 'genitive', 'ablative', 'subjectMark', 'near'];
const OPEN: readonly Role[] = ['word', 'number', 'genitive', 'that', 'question', 'can'];

/** One reading of a word that may be several: a verb where a verb can stand, else the likelier one. */
function chosen(
  found: Found,
  before: Item | undefined,
  next: Found | undefined,
  earlier: readonly Item[],
): Entry {
  const entries = likelierFirst(withoutLess(found), earlier);
  const [first = blank({})] = entries;
  // "Aapse milkar", having met you; else "milkar" is together.
  const isOfSomebody = has(['ablative', 'from'], before?.role);
  // "Awaaz kam karo", less of it; "kam karta hoon", I work.
  const isSome =
    before?.gloss === 'SOME' && entries.some(({ tense }) => has(['order', 'stem'], tense));
  const isAfterNoun = (before?.role === 'word' && before.wordClass === 'noun') || isSome;
  const less = entries.find(({ spelling }) => has(rules.less.spellings, spelling));
  if (
    less &&
    (isAfterNoun || isOfSomebody) &&
    has(rules.less.written, found.text.toLowerCase().split(' ')[0])
  )
    return less;
  // "Sath rupaye", "sath saal", sixty: before what is counted.
  const [of] = next?.entries ?? [];
  const isCounted = has([...rules.priceOf, ...rules.units], of?.spelling ?? of?.gloss);
  const number = isCounted && entries.find(({ role }) => role === 'number');
  if (number) return number;
  // "Bhej do please", send it: no two after a stem.
  const isLet = before?.tense === 'plain' && isVerb(before) && before.key.endsWith('ne');
  const given =
    (before?.tense === 'stem' || isLet) && entries.find(({ tense }) => tense === 'order');
  if (given && first.role === 'number') return given;
  const joined = isOfSomebody ? entries.find(({ tense }) => tense === 'joined') : undefined;
  if (joined) return joined;
  // "Meri copy": an English verb that is owned is a thing.
  const isEnglish = first.tense === 'stem' && first.spelling === found.text.toLowerCase();
  const isBeforeThing = next?.entries.every(
    ({ role, wordClass }) => role === 'word' && wordClass === 'noun',
  );
  const isOwnedThing = has(['owner', 'own', 'genitive'], before?.role);
  if (
    isEnglish &&
    entries.length === 1 &&
    (isOwnedThing ||
      (isBeforeThing && !isDoNext(next)) ||
      isHad(next) ||
      // "Practice mein", in it.
      next?.entries[0]?.role === 'postposition')
  )
    return { ...first, wordClass: 'noun', tense: null };
  if (!OPEN.includes(first.role) || entries.length === 1) return first;
  // "Din ho gaye": that they went by, no cow.
  const isBecoming = before?.role === 'auxiliary' && before.key === BE;
  const going = isBecoming && entries.find(({ gloss, tense }) => gloss === 'GO' && tense);
  if (going) return going;
  // "Reply kar": written so it is do, not a car.
  const isAfterWord =
    before?.role === 'word' &&
    (before.wordClass !== 'adjective' || next === undefined || isLightNext(next));
  const doingIt =
    isAfterWord && isDoWord(found) && entries.find(({ gloss, tense }) => gloss === 'DO' && tense);
  if (doingIt) return doingIt;
  const verbs = entries.filter(({ role, wordClass }) => role === 'word' && wordClass === 'verb');
  // "Usne kaha", he said; else "kaha" is where.
  const said = verbs.find(({ tense }) => tense === 'past');
  if (said && first.role === 'question' && isDone(earlier)) return said;
  // "Usne msg padha par", read it: what somebody has done, where nothing follows that takes a stem.
  const isFree =
    next !== undefined && !isLightNext(next) && !has(AFTER_STEM, next.entries[0]?.role);
  // "Maine use jaane nahi diya", did not let go.
  const isLetBefore =
    next?.entries[0]?.role === 'negator' &&
    found.key.endsWith('ne') &&
    verbs.some(({ tense }) => tense === 'plain');
  if (isLetBefore) return verbs.find(({ tense }) => tense === 'plain') ?? first;
  if (said && isFree && isDone(earlier) && verbs[0] !== said && verbs.length === entries.length)
    return said;
  const other = entries.find((entry) => !verbs.includes(entry));
  const [verb] = byTense(placed(verbs, next), next, found);
  // "Dava khaane se pehle", before taking medicine: no food beside a thing.
  const isDoing =
    before?.role === 'word' && has(['noun', 'adjective'], before.wordClass) && !isVerb(before);
  const doing = verbs.find(({ tense }) => tense === 'plain' && found.key.endsWith('ne'));
  if (doing && isDoing && next?.entries[0]?.role === 'ablative') return doing;
  // "Khaane do", let eat: no food.
  const isGiving = next?.entries.some(({ gloss }) => gloss === 'GIVE') === true;
  if (doing && isGiving) return doing;
  // "Khaana khaane laga", began to eat.
  if (doing && has(beginnings, next?.key)) return doing;
  if (!other) return verb ?? verbs[0] ?? first;
  // "Vah kahan gaya": no town where it is written small.
  const isTown = /^\p{Lu}/u.test(other.spelling ?? '') && /^\p{Ll}/u.test(found.text);
  if (isTown && verbs.length > 0) return verb ?? verbs[0] ?? first;
  // "Homework karne ko kaha": no spelled word before what follows an infinitive.
  if (doing && other.gloss === null && next?.entries[0]?.role === 'postposition') return doing;
  const isOwned =
    before !== undefined &&
    (has(['owner', 'own', 'genitive', 'number', 'scale'], before.role) ||
      has(['HOW-MANY', 'HOW-MUCH'], before.gloss));
  // "Karo", do it, is not of cars: they have that form before a postposition only.
  const order = verbs.find(({ tense }) => tense === 'order');
  if (order && other?.form === 'plural' && !has(OBLIQUE, next?.entries[0]?.role)) return order;
  // "Bus aae", comes: no incomes.
  const isOfMany = other.form === 'plural' && other.gloss === null;
  const common = verbs.find(({ gloss }) => has(rules.commonVerbs, gloss));
  if (isOfMany && common && !has(OBLIQUE, next?.entries[0]?.role)) return verb ?? common;
  if (first.wordClass === 'verb' && first.tense === null) return isOwned ? other : first;
  if (verb === undefined || (isOwned && verb.tense !== 'stem')) return other;
  // "Vah dukhi hai", is sad: how one is, before what one's body does.
  // "Kal sunvai hai", "kataai hogi": what is made of a verb so is a thing.
  const isOfVerb = other.wordClass === 'noun' && DONE_AS_THING.test(found.key);
  const isState =
    (other.wordClass === 'adjective' || isOfVerb) && next?.entries[0]?.role === 'auxiliary';
  if (isState && verb.tense === 'past' && !isDone(earlier)) return other;
  if (verb.tense === 'plain' && other.role === 'word') {
    const isAfterNoun = before?.role === 'word' && before.wordClass !== 'adjective';
    // "Namak nahi khana chahiye": what one should not do is done.
    // "Meetha kam khana chahiye", eat less of it.
    const isMeasured =
      next?.entries[0]?.role === 'chahie' &&
      (before?.role === 'more' || has(rules.less.spellings, before?.spelling));
    const isDenied = (before?.role === 'negator' && earlier.some(isNominal)) || isMeasured;
    // "Paani aur khana do": a thing, where another is joined to it.
    const isJoined = next?.entries[0]?.role === 'joiner' && other.category === 'food';
    if (isJoined) return other;
    return isAfterNoun || isDenied || earlier.length === 0 ? verb : other;
  }
  return other.role === 'word' || other.role === 'number' || isDone(earlier) ? verb : other;
}

/** "Duplicate hai", there is one. */
const isHad = (next: Found | undefined): boolean => next?.entries[0]?.role === 'auxiliary';

const DONE_AS_THING = /ai$/u;
const DO_WRITTEN = ['kar', 'kr'];
const isDoWord = ({ text }: Found): boolean => has(DO_WRITTEN, text.toLowerCase());
const isDoNext = (next: Found | undefined): boolean => next !== undefined && isDoWord(next);

/** "Kaam" is work: little is written "kam". */
function withoutLess({ text, entries }: Found): readonly Entry[] {
  const [word = ''] = text.toLowerCase().split(' ');
  if (isDevanagari(word) || has(rules.less.written, word)) return entries;
  const others = entries.filter(({ spelling }) => !has(rules.less.spellings, spelling));
  return others.length > 0 ? others : entries;
}

/** "Ki" is that after a verb, else of; "pata" is can after a stem, else known. */
function likelierFirst(entries: readonly Entry[], earlier: readonly Item[]): readonly Entry[] {
  const isWrong = ({ role }: Entry): boolean =>
    (role === 'that' && !earlier.some(isPredicate)) ||
    (role === 'can' && !earlier.slice(-2).some(({ tense }) => tense === 'stem'));
  return [...entries.filter((one) => !isWrong(one)), ...entries.filter(isWrong)];
}

/** The verbs of a word that can stand before what comes next. */
function placed(verbs: readonly Entry[], next: Found | undefined): readonly Entry[] {
  const follower = next?.entries[0];
  const stems = verbs.filter(({ tense }) => tense === 'stem');
  if (has(AFTER_STEM, follower?.role)) return stems;
  // "Pakda gaya", was caught; "sone jaata", goes to sleep.
  const isGoing = next?.entries.some(({ gloss }) => gloss === 'GO') === true;
  if (next !== undefined && isLightNext(next))
    return stems.length === 0 && isGoing ? verbs.filter(goesBefore) : stems;
  const isEnd =
    has([...ENDING, ...(isTagKey(next?.key) ? ['negator'] : [])], follower?.role) ||
    has(['AFTER', 'BEFORE'], follower?.gloss);
  // "Khate hi", as soon as one eats.
  if (follower?.role === 'particle') return verbs.filter(({ tense }) => tense === 'habit');
  return next === undefined || isEnd ? verbs.filter(({ tense }) => tense !== 'stem') : [];
}

const isTagKey = (key: string | undefined): boolean => has(tags, key);

const goesBefore = ({ tense }: Entry): boolean => has(['past', 'plain'], tense);

/** Whether somebody has done something: "ne" marks who. */
const isDone = (earlier: readonly Item[]): boolean =>
  earlier.some(
    ({ role, text }) =>
      role === 'subjectMark' || (role === 'pronoun' ? /(?:ने|ne)$/u : /\s(?:ने|ne)$/u).test(text),
  );

const isLightNext = ({ key, entries }: Found): boolean =>
  light.has(key) && entries.some(({ role }) => role === 'word' || role === 'number');

/** Past before an auxiliary or at the end, unless it is an order: aao is come!, and aae is came. */
function byTense(
  verbs: readonly Entry[],
  next: Found | undefined,
  { key, text }: Found,
): readonly Entry[] {
  const isBeforeAuxiliary = next?.entries[0]?.role === 'auxiliary';
  // "Bana hai", is made: "banna", to become, is written with two.
  const isShort = /^[a-z]*[^n]n[aei]$/u.test(text);
  const rank = ({ tense, gloss }: Entry): number => {
    // "Card lete hain", take it; in Latin letters those who lie are written alike.
    const common = has(rules.commonVerbs, gloss) ? 0 : 0.5;
    const isPast = verbs.some((one) => one.gloss === gloss && one.tense === 'past');
    if (tense === 'plain' && isShort && isPast) return 2;
    // "Tumhare jaane ke baad", after you go.
    if (tense === 'plain' && has(['AFTER', 'BEFORE'], next?.entries[0]?.gloss)) return -1;
    // "Kaun jeeta": with nothing after it, it is what was done.
    if (tense === 'habit' && isPast && next === undefined) return 1;
    if (tense === 'plain' && /n[ai]$/.test(key)) return -1;
    if (isBeforeAuxiliary) return (has(['habit', 'past', 'plain'], tense) ? 0 : 1) + common;
    return tense === 'wish' || (tense === 'plain' && key.endsWith('ne')) ? 1 : 0;
  };
  return [...verbs].sort((a, b) => rank(a) - rank(b));
}
