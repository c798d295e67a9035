import rules from '../../rules/english-reading.json' with { type: 'json' };
import { sign } from '../gloss.js';
import type { Gloss, Part } from '../types.js';
import { glossOf, has, type Item, isNominal } from './items.js';
import { type Phrase, phraseAt } from './noun-phrase.js';
import { isThere, type Placed, put, type Reading } from './reading.js';

/** Reads the word or the phrase at the index: the index after it. */
export function readWord(reading: Reading, index: number): number {
  const item = reading.items[index] as Item;
  switch (item.kind) {
    case 'auxiliary':
      reading.isPast ||= item.isPast && !has(rules.copulas, item.lower);
      if (has(rules.habits.said, item.text) && !isOfBefore(reading))
        put(reading, 'time', sign(rules.habits.sign));
      return index + 1;
    case 'verb':
      readVerb(reading, item, index);
      return index + 1;
    case 'modal':
      if (isGuess(reading, item, index)) put(reading, 'opener', sign(rules.guesses.sign));
      else put(reading, item.gloss === 'MAYBE' ? 'opener' : 'modal', modalOf(reading, item));
      return index + 1;
    case 'negator':
      return readNegator(reading, item, index);
    case 'greeting':
      put(reading, 'greeting', glossOf(item));
      return index + 1;
    case 'question':
      return readQuestion(reading, item, index);
    case 'adverb':
      return readAdverb(reading, item, index);
    case 'joiner':
      return readJoined(reading, item, index);
    case 'preposition':
      return readPreposition(reading, item, index);
    case 'quantity':
      if (isLotOf(reading, item, index)) {
        reading.degrees.push(sign('VERY'));
        return index + 1;
      }
      if (item.lower === 'none') {
        put(reading, 'negator', sign('NONE'));
        return index + 1 + Number(reading.items[index + 1]?.lower === 'of');
      }
      if (item.lower === 'no' || item.lower === 'any') return readNone(reading, item, index);
      return readPhrase(reading, index, null);
    default:
      return item.kind === 'dropped' ? index + 1 : readPhrase(reading, index, null);
  }
}

/** "Nobody came", "nobody new came". */
function readNegator(reading: Reading, item: Item, index: number): number {
  put(reading, 'negator', glossOf(item));
  if (!has(rules.nobody, item.lower)) return index + 1;
  const next = reading.items[index + 1];
  const quality = next?.kind === 'adjective' ? [glossOf(next)] : [];
  const part = reading.items.some(isAction) ? 'subject' : 'predicate';
  put(reading, part, sign('PERSON'), ...quality);
  return index + 1 + quality.length;
}

/** "He used to run it before me": before is said anyway. */
const isOfBefore = ({ items }: Reading): boolean =>
  items.some(({ gloss }) => gloss === rules.habits.sign);

/** "You don't have to come": there is no need to, where "must not" forbids it. */
const modalOf = ({ items }: Reading, item: Item): Gloss =>
  has(rules.obligations.said, item.text) &&
  items.some(({ kind, lower }) => kind === 'negator' || lower === 'no')
    ? sign(rules.obligations.denied)
    : glossOf(item);

/** "She must be tired", "he must have gone": what is thought to be so, where "you must be careful" asks it. */
function isGuess({ items }: Reading, item: Item, index: number): boolean {
  const { said, categories, of, factsOf } = rules.guesses;
  const [be, ...rest] = items.slice(index + 1);
  if (!has(said, item.text.toLowerCase()) || !be) return false;
  const [first] = rest.filter(({ kind, gloss }) => kind !== 'adverb' || !has(rules.degrees, gloss));
  if (be.gloss === 'HAVE') return first?.isPast === true || first?.lower === 'been';
  if (be.lower !== 'be' || !first) return false;
  const subject = items[index - 1]?.lower;
  return (
    first.lower.endsWith('ing') ||
    has(categories, first.category) ||
    (has(of, subject) && !has(['verb', 'adjective'], first.kind)) ||
    (has(factsOf, subject) && first.kind !== 'verb')
  );
}

/** "Would you like": what one wants. */
const wishedFor = ({ items }: Reading, item: Item, index: number): Item =>
  item.gloss === 'LIKE' &&
  items
    .slice(0, index)
    .some(({ lower, text }) => lower === 'would' && !has(rules.habits.said, text))
    ? { ...item, gloss: 'WANT' }
    : item;

/** "Get angry", "got tired": one becomes so. */
const becoming = ({ items }: Reading, item: Item, index: number): Item =>
  (item.gloss === 'GET' &&
    items[index + 1]?.kind === 'adjective' &&
    items[index + 2]?.kind !== 'noun') ||
  (has(rules.turning.verbs, item.lemma) && has(rules.turning.into, items[index + 1]?.lower))
    ? { ...item, gloss: 'BECOME' }
    : item;

/** "You should have told me": it was to be done before; a word may say when. */
function isUndone({ items }: Reading, have: number): boolean {
  const before = items.slice(0, have).findLast(({ kind }) => !has(['negator', 'adverb'], kind));
  const turned = items.slice(0, have).some(({ kind }) => kind === 'question');
  const modal = turned ? items.find(({ kind }) => kind === 'modal') : before;
  return (
    has(rules.undone, modal?.lower) &&
    !items.some(({ kind, gloss }) => kind === 'time' || has([...rules.pastTimes, 'BEFORE'], gloss))
  );
}

const isAction = ({ kind }: Item): boolean => kind === 'verb';

function readVerb(reading: Reading, item: Item, index: number): void {
  if (item.gloss === 'HAVE' && isHelper(reading, index)) {
    reading.isPerfect = true;
    if (isUndone(reading, index)) put(reading, 'time', sign(rules.habits.sign));
    return;
  }
  // "Keep quiet": be so.
  // "Get the phone repaired": somebody else does it.
  if (doneByOther(reading, index) >= 0) {
    reading.isPast ||= item.isPast;
    return;
  }
  if (
    has(rules.keeping, item.gloss ?? item.lemma) &&
    reading.items[index + 1]?.kind === 'adjective'
  )
    return;
  // "She keeps asking": again and again.
  const isAgain = item.isPast || item.lower !== item.lemma || reading.phrases.length > 0;
  if (
    has(rules.keeping, item.gloss) &&
    reading.items[index + 1]?.kind === 'verb' &&
    reading.items[index + 1]?.lower.endsWith('ing')
  ) {
    // "Keep walking": walk on.
    if (isAgain) put(reading, 'manner', sign(rules.again));
    return;
  }
  const isCaused = reading.items.some((_, at) => doneByOther(reading, at) === index);
  // "How long does it take to reach": for reaching, how much time.
  const isTimeTaken =
    item.gloss === 'TAKE' &&
    reading.items[index - 1]?.lower === 'it' &&
    reading.parts.question?.[0]?.gloss === 'TIME' &&
    reading.items.slice(index + 1).some(({ kind }) => kind === 'verb');
  if (isTimeTaken) return;
  // "The train is running late".
  if (has(rules.runningLate, item.lower) && reading.items.some(({ gloss }) => gloss === 'LATE'))
    return;
  reading.isPast ||= item.isPast && reading.verbs.length === 0 && !isCaused;
  reading.verbs.push({
    item: wishedFor(reading, becoming(reading, item, index), index),
    at: index,
  });
}

/** Where the verb stands that somebody else does for one, or -1. */
function doneByOther({ items }: Reading, index: number): number {
  if (!has(rules.causing, items[index]?.gloss)) return -1;
  const phrase = phraseAt(items, index + 1, false);
  const done = phrase && items[phrase.end];
  const isDone =
    phrase !== null &&
    phrase.use !== 'time' &&
    done?.kind === 'verb' &&
    !done.lower.endsWith('ing') &&
    (done.isPast || has(rules.sameParticiple, done.gloss));
  return isDone ? phrase.end : -1;
}

/** "Have" before a participle, also with the subject between them: have you seen it. */
function isHelper({ items, verbs }: Reading, index: number): boolean {
  if (verbs.length > 0) return false;
  let next = index + 1;
  // "How many times have I told you".
  const isTurned = items
    .slice(0, index)
    .every(({ kind }, at) => kind === 'question' || (at > 0 && has(['noun', 'time'], kind)));
  // "Haven't they come yet?"
  if (isTurned && items[next]?.kind === 'negator') next += 1;
  if (isTurned) next = phraseAt(items, next, false)?.end ?? next;
  // "Has anyone in your family had it?"
  while (isTurned && items[next]?.kind === 'preposition')
    next = phraseAt(items, next + 1, false)?.end ?? next + 1;
  while (['negator', 'adverb', 'dropped'].includes(items[next]?.kind ?? '')) next += 1;
  const verb = items[next];
  return (
    (verb?.kind === 'verb' && (verb.isPast || has(rules.sameParticiple, verb.gloss))) ||
    verb?.lower === 'been'
  );
}

function readQuestion(reading: Reading, item: Item, index: number): number {
  const { items } = reading;
  const signs = (item.gloss ?? 'WHAT').split(' ').map(sign);
  const next = items[index + 1];
  if (item.gloss === 'HOW' && (next?.kind === 'adjective' || next?.gloss === 'FAR')) {
    // "How tall is he": the quality, then how much.
    put(reading, 'predicate', glossOf(next));
    put(reading, 'question', sign('HOW-MUCH'));
    return index + 2;
  }
  if (item.lower === 'how much' && next && has(rules.copulas, next.lower))
    put(reading, 'predicate', sign('PRICE'));
  const isOfNoun = next?.kind === 'noun' || (next?.kind === 'adjective' && item.gloss !== 'HOW');
  const phrase = isOfNoun ? joinedPhraseAt(items, index + 1) : null;
  if (!phrase) {
    put(reading, 'question', ...signs);
    return index + 1;
  }
  const isTime = has(rules.askedBesideWhat, phrase.signs.at(-1)?.gloss);
  const isSubject = items[phrase.end]?.kind === 'verb';
  put(reading, isTime ? 'question' : isSubject ? 'subject' : 'object', ...phrase.signs);
  put(reading, 'question', ...signs);
  return phrase.end;
}

/** "Brothers and sisters": nouns that are asked about together. */
function joinedPhraseAt(items: readonly Item[], from: number): Phrase | null {
  const phrase = phraseAt(items, from, false);
  if (!phrase) return null;
  const joiner = items[phrase.end];
  const isJoined = joiner?.kind === 'joiner' && items[phrase.end + 1]?.kind === 'noun';
  const next = isJoined ? phraseAt(items, phrase.end + 1, false) : null;
  if (!next) return phrase;
  return { ...next, signs: [...phrase.signs, sign(joiner?.gloss ?? 'AND'), ...next.signs] };
}

function readAdverb(reading: Reading, item: Item, index: number): number {
  const { items } = reading;
  const next = items[index + 1];
  const ofTime = item.gloss === 'ONLY' ? limitedTime(reading, index) : null;
  if (ofTime) {
    reading.phrases.push(ofTime);
    return ofTime.end;
  }
  // "Three hours late": how late.
  const last = reading.phrases.at(-1);
  const isMeasured = last?.end === index && last.signs.some(({ gloss }) => has(rules.units, gloss));
  if (last && isMeasured && has(rules.measuredBefore, item.gloss)) {
    reading.phrases.splice(-1, 1, { ...last, signs: [...last.signs, glossOf(item)] });
    return index + 1;
  }
  // "On Saturday too": that day as well.
  const isOfTime = last?.end === index && has(['time', 'part of day', 'clock'], last.use);
  // "At night only".
  const isFocus = has(rules.focusAfter, item.lower) || has(rules.focus.slice(0, 1), item.gloss);
  if (last && isOfTime && next === undefined && isFocus) {
    reading.phrases.splice(-1, 1, { ...last, signs: [...last.signs, glossOf(item)] });
    return index + 1;
  }
  if (item.gloss === 'ALREADY') reading.isPerfect = true;
  else if (
    (has(rules.degrees, item.gloss) || has(rules.spelledDegrees, item.lower)) &&
    (next?.kind === 'adjective' || next?.kind === 'quantity')
  ) {
    const phrase = phraseAt(items, index + 1, reading.repeatsBare);
    if (phrase) {
      const signs = [...phrase.signs, glossOf(item)];
      reading.phrases.push({ ...phrase, signs, before: null, at: index });
      return phrase.end;
    }
  } else if (has(rules.focus, item.gloss) && next && isFocused(items, index)) {
    const led = next.kind === 'preposition' ? next : null;
    const phrase = phraseAt(items, index + 1 + Number(led !== null), reading.repeatsBare);
    if (phrase) {
      const joiner = items[phrase.end];
      // "Only my mother and I know".
      const other = joiner?.kind === 'joiner' ? phraseAt(items, phrase.end + 1, false) : null;
      const both = other && joiner ? [sign(joiner.gloss ?? 'AND'), ...other.signs] : [];
      const signs = [...phrase.signs, ...both, glossOf(item)];
      const end = other?.end ?? phrase.end;
      reading.phrases.push({ ...phrase, signs, end, before: led, at: index });
      return end;
    }
  } else if (has(rules.degrees, item.gloss) && isManner(reading, next)) {
    // "So fast", "more slowly": of how it is done, not of what is done.
    put(reading, 'manner', glossOf(next), glossOf(item));
    return index + 2;
  } else if (has(rules.degrees, item.gloss)) reading.degrees.push(glossOf(item));
  else if (item.gloss === rules.guesses.sign && index === 0 && next && isNominal(next))
    put(reading, 'opener', glossOf(item));
  else put(reading, partOfAdverb(reading, item.gloss), glossOf(item));
  return index + 1;
}

/** "Only my mother knows", "even children know", "only in Hindi": of what stands behind it. */
function isFocused(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index], items[index + 1]];
  if (!item || !next || has(rules.focusAfter, item.lower)) return false;
  return next.kind === 'preposition' || (isNominal(next) && next.lower !== 'a');
}

/** "Only last year", "only on Sunday": no other time. */
function limitedTime({ items, repeatsBare }: Reading, index: number): Placed | null {
  const next = items[index + 1];
  const before = next?.kind === 'preposition' ? next : null;
  const phrase = phraseAt(items, index + 1 + Number(before !== null), repeatsBare);
  if (!phrase || !has(['time', 'part of day', 'clock'], phrase.use)) return null;
  const kept = before?.gloss && has(rules.keptWithTimes, before.lower) ? [sign(before.gloss)] : [];
  return { ...phrase, signs: [...phrase.signs, ...kept, sign('ONLY')], before: null, at: index };
}

const isManner = (reading: Reading, next: Item | undefined): next is Item =>
  next?.kind === 'adverb' &&
  !has([...rules.degrees, 'ALREADY', 'ALSO'], next.gloss) &&
  partOfAdverb(reading, next.gloss) === 'manner';

function partOfAdverb({ items }: Reading, gloss: string | null): Part {
  // "Is the school far from here": said of the school.
  if (has(rules.measuredFrom, gloss) && !items.some(isAction)) return 'predicate';
  if (has(rules.places, gloss)) return 'place';
  return has(rules.adverbsOfTime, gloss) ? 'time' : 'manner';
}

/** "Tea or coffee": one phrase; where clauses are joined, they were split before. */
function readJoined(reading: Reading, item: Item, index: number): number {
  const last = reading.phrases.at(-1);
  const next = reading.items[index + 1];
  const before = next?.kind === 'preposition' ? next : null;
  // "Or only cash".
  const limits = next?.kind === 'adverb' && !has(rules.degrees, next.gloss) ? [glossOf(next)] : [];
  const from = index + 1 + Number(before !== null) + limits.length;
  const phrase = phraseAt(reading.items, from, reading.repeatsBare);
  if (!phrase || !last || last.end !== index) return index + 1;
  if (before) return readJoinedPlace(reading, item, last, { ...phrase, before, at: index });
  const joiner = has(rules.denyingJoiners, item.lower) ? [] : [sign(item.gloss ?? 'AND')];
  // "The fee is 500 a month and books": with what was named before the time.
  const isApart = last.category === 'time' && phrase.category !== 'time';
  const named = reading.phrases.findLastIndex(
    ({ category, before: led }) => category !== 'time' && led === null,
  );
  const at = isApart && named >= 0 ? named : reading.phrases.length - 1;
  const joinedTo = reading.phrases[at] ?? last;
  const signs = [...joinedTo.signs, ...joiner, ...phrase.signs, ...limits];
  reading.phrases[at] = { ...joinedTo, signs, end: phrase.end };
  return phrase.end;
}

/** "By bus or by train", "in the box or under the table": one place or the other. */
function readJoinedPlace(reading: Reading, joiner: Item, last: Placed, next: Placed): number {
  const isSame = last.before?.lower === next.before?.lower;
  const areTimes = [last, next].filter(({ category }) => category === 'time').length;
  if (!last.before || areTimes === 1 || !(isSame || joiner.gloss === 'OR')) return next.at + 1;
  const kept = !isSame && last.before.gloss ? [sign(last.before.gloss)] : [];
  const signs = [...last.signs, ...kept, sign(joiner.gloss ?? 'AND'), ...next.signs];
  const category = last.category || next.category;
  reading.phrases[reading.phrases.length - 1] = { ...next, signs, category, at: last.at };
  return next.end;
}

/** "Before or after meals": the one or the other of one thing. */
function readEither(reading: Reading, item: Item, index: number): number {
  const [joiner, other] = reading.items.slice(index + 1, index + 3);
  const isEither = joiner?.gloss === 'OR' && other?.kind === 'preposition' && other.gloss;
  const phrase = isEither ? phraseAt(reading.items, index + 3, reading.repeatsBare) : null;
  if (!item.gloss || !isEither || !phrase) return index;
  const signs = [...phrase.signs, sign(item.gloss), sign('OR'), sign(isEither)];
  put(reading, has(rules.keptWithTimes, item.lower) ? 'time' : 'place', ...signs);
  return phrase.end;
}

function readPreposition(reading: Reading, item: Item, index: number): number {
  // "Eat outside tonight": a place, then a time.
  const after = has(rules.places, item.gloss) ? phraseAt(reading.items, index + 1, false) : null;
  const isOfTime = has(rules.keptWithTimes, item.lower);
  if (item.gloss && after?.category === 'time' && !isOfTime) {
    put(reading, 'place', sign(item.gloss));
    return index + 1;
  }
  const either = readEither(reading, item, index);
  if (either > index) return either;
  const end = readPhrase(reading, index + 1, item);
  if (end > index + 1) return end;
  const next = reading.items[index + 1];
  // "What is this button for", but "what are you waiting for".
  const isOfThing = reading.verbs.length === 0 || reading.phrases.length > 1;
  if (next === undefined && item.lower === 'for' && reading.parts.question && isOfThing) {
    reading.parts.question.unshift(sign('FOR'));
    return index + 1;
  }
  // "Nothing to worry about".
  const isStranded = next === undefined && has(rules.notAlone, item.gloss);
  if (
    item.gloss &&
    !isStranded &&
    next?.kind !== 'verb' &&
    !(item.gloss === 'FROM' && has(rules.places, next?.gloss))
  )
    put(reading, partAlone(item.gloss), sign(item.gloss));
  return index + 1;
}

/** "To play outside": a place by itself. */
const partAlone = (gloss: string): Part =>
  gloss === 'FROM' ? 'predicate' : has(rules.places, gloss) ? 'place' : 'manner';

/** "No money", "not any milk": the negator comes last, and having none is NONE. */
function readNone(reading: Reading, item: Item, index: number): number {
  const verbs = reading.items.filter(({ kind }) => kind === 'verb');
  const isVerbless = verbs.every(({ gloss }) => item.lower === 'no' && gloss === 'HAVE');
  if (isVerbless) reading.verbs.splice(0);
  if (item.lower === 'no' || (reading.parts.negator && isVerbless && isThere(reading)))
    reading.parts.negator = [sign(isVerbless ? 'NONE' : 'NOT')];
  return readPhrase(reading, index + 1, null, index + 1);
}

/** "I study a lot": how much it is done. */
const isLotOf = ({ items, verbs }: Reading, { gloss }: Item, index: number): boolean => {
  const next = items[index + 1];
  const isLast = next === undefined || has(['preposition', 'time', 'comma'], next.kind);
  return gloss === 'MANY' && isLast && verbs.length > 0 && items[index - 1]?.kind !== 'modal';
};

function readPhrase(
  reading: Reading,
  index: number,
  before: Item | null,
  otherwise = before === null ? index + 1 : index,
): number {
  const phrase = phraseAt(reading.items, index, reading.repeatsBare);
  if (!phrase) return otherwise;
  reading.phrases.push({ ...phrase, before, at: before === null ? index : index - 1 });
  return phrase.end;
}
