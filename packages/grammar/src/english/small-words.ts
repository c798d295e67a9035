import rules from '../../rules/english-reading.json' with { type: 'json' };
import type { Lookup } from '../lookup.js';
import {
  type Around,
  isAfterBe,
  isDoneTo,
  isNounWord,
  isOrdinal,
  isParticiple,
  isSmall,
  isVerbWord,
  type Make,
} from './around.js';
import { has, type Item, type Kind, rowOf } from './items.js';
import { ordinalOf } from './numbers.js';

/** Words that the words beside them decide about. */
export function smallWord(make: Make, text: string, lower: string, around: Around): Item | null {
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
export const standsForNoun = ({ before, next, lookup }: Around): boolean =>
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

/** "When will you come", "I know when he comes"; elsewhere it says at which time the rest is so. */
const asksWhen = ({ earlier, before, verb, next, isAsked }: Around): boolean =>
  has(rules.auxiliaries, next) ||
  (next === '' && (before === undefined || before.kind === 'preposition')) ||
  rowOf(rules.modals, next) !== undefined ||
  (before?.kind === 'verb' &&
    (has(rules.askedWhen, before.gloss) || has(rules.askingIf, before.lemma))) ||
  // "Ask the nurse when the doctor comes": who is asked stands between.
  (before?.kind === 'noun' &&
    before.gloss !== 'QUESTION' &&
    (earlier === verb || has(['article', 'owner'], earlier?.kind)) &&
    verb?.gloss === 'ASK') ||
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
export function tableWord(make: Make, lower: string, around: Around): Item | null {
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
