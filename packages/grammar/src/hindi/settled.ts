import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { sign } from '../gloss.js';
import { aparts } from './apart.js';
import { besides, clauseAround } from './beside.js';
import { meant } from './meant.js';
import { senses } from './senses.js';
import { smalls } from './small.js';
import { foldHindi, spellingsOf } from './spelling.js';
import { trimmed } from './split.js';
import { turns } from './turns.js';
import { has, type Item, isLeading, isLight, isPredicate, isVerb, tags } from './words.js';

/** What the words beside a word make of it, once all of them are read. */
export function settled(items: readonly Item[]): readonly Item[] {
  const steps = [
    withBirth,
    withAddressed,
    ...senses,
    ...besides,
    ...smalls,
    ...turns,
    ...meant,
    ...aparts,
    withOnly,
    withNobody,
    withNothing,
    withNeverYet,
    withWhile,
    withOrdinals,
    withThan,
    withUsed,
    withTelling,
    withThought,
    withSaying,
    withTaken,
    withWithout,
    withThings,
    withLords,
    withInability,
    withDealers,
    withElse,
    withWhole,
    withFor,
    withoutLasting,
    withAilments,
    withoutNeed,
    withMore,
    withEarly,
    withoutSeeming,
    withStaying,
    withHabits,
    withRespected,
    withOneShe,
    withParticiples,
    withoutDoubled,
    withComing,
    withFirst,
    withNames,
    withBut,
    withTag,
  ];
  return steps.reduce((done, step) => step(done), items);
}

/** "Sir, kal chhutti hai?", "namaste sir": who is addressed; "sir mein dard" is of the head. */
const withAddressed = (items: readonly Item[]): readonly Item[] =>
  trimmed(
    items.filter((item, index) => {
      const [before, next] = [items[index - 1], items[index + 1]];
      const isAddress = item.role === 'word' && has(rules.addresses, item.text.toLowerCase());
      const isFirst = before === undefined || before.role === 'comma' || isLeading(before);
      const isAfter = before !== undefined && (isFirst || isPredicate(before) || isLight(before));
      const isSetOff =
        next === undefined ||
        has(ADDRESSED_BEFORE, next.role) ||
        has(['time', 'greetings'], next.category) ||
        isLeading(next);
      const isLast = next === undefined && isAfter;
      return !(isAddress && (isLast || (isFirst && isSetOff)));
    }),
  );

const ADDRESSED_BEFORE = ['comma', 'pronoun', 'experiencer', 'owner', 'kal', 'question', 'kya'];

/** "Bas paanch minute aur", only five minutes more. */
const withOnly = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) => {
    const next = items[index + 1];
    const before = items[index - 1];
    // "Bas das baje aayegi", "agli bas": the bus.
    const isBus =
      items[index + 2]?.role === 'clock' ||
      has([...rules.nearTimes, 'THIS', 'THAT'], before?.gloss) ||
      has(['owner', 'own', 'genitive'], before?.role);
    const isCounted =
      !isBus && (has(['number', 'one', 'scale'], next?.role) || next?.gloss === 'SOME');
    if (item.key === ONLY && item.gloss === 'BUS' && isCounted)
      return { ...item, gloss: 'ONLY', wordClass: 'adverb', category: '' };
    // "Do minute aur, phir chalte hain": then, which nothing is signed for.
    // "Bas mujhe paani chahie", only.
    const isOnlyWho = index === 0 && has(['pronoun', 'experiencer'], next?.role);
    if (item.key === ONLY && item.gloss === 'BUS' && isOnlyWho)
      return { ...item, gloss: 'ONLY', wordClass: 'adverb', category: '' };
    const isThen = item.key === THEN && items[index - 1]?.role === 'comma';
    // "Theek hai, phir milte hain", again.
    if (isThen && next?.role !== 'ever' && next?.gloss !== 'MEET') return dropped(item);
    // "Ab aur nahi", no more now.
    if (item.gloss === 'AND' && items[index - 1]?.gloss === 'NOW' && next?.wordClass !== 'adverb')
      return { ...item, role: 'more', gloss: null, wordClass: '' };
    const isLast = next === undefined || next.role === 'comma';
    const isCountedBefore = items
      .slice(0, index)
      .some(({ role, gloss }) => has(['number', 'one'], role) || gloss === 'SOME');
    // "Ek roti aur do", one more: only what is done follows.
    const isWanted = items.some(({ role, tense }) => role === 'chahie' || tense === 'order');
    const isAfterThing = before?.role === 'word' && before.wordClass === 'noun';
    const isOfThing =
      isAfterThing &&
      isWanted &&
      next !== undefined &&
      isPredicate(next) &&
      !items.slice(0, index).some(isPredicate) &&
      items.slice(index + 1).every((one) => isPredicate(one) || isLight(one) || one.role === 'kya');
    // "Thodi der aur ruko", "do din aur ruko": still longer.
    const isLonger =
      (before?.gloss === 'TIME' || has(rules.units, before?.gloss)) &&
      isCountedBefore &&
      next !== undefined &&
      isVerb(next);
    const isMore =
      item.role === 'joiner' &&
      item.gloss === 'AND' &&
      (isOfThing || isLonger || (isLast && index > 0 && (next === undefined || isCountedBefore)));
    return isMore ? { ...item, role: 'more', gloss: null, wordClass: '' } : item;
  });

/** "Koi bhi nahi jaanta", "koi sunta hi nahi", nobody does. */
const withNobody = (items: readonly Item[]): readonly Item[] => {
  const not = items.findIndex(({ role, gloss }) => role === 'negator' && gloss === 'NOT');
  const isOnly = items[not - 1]?.role === 'particle';
  const at = items.slice(0, Math.max(not, 0)).findLastIndex(
    ({ gloss, role, key }, index) =>
      role === 'pronoun' &&
      gloss === 'SOMEONE' &&
      (items[index + 1]?.gloss === 'ALSO' ||
        (isOnly && key === ANYBODY) ||
        // "Kisi ne nahi bataya", "kisi ko nahi jaanta".
        (items[not]?.key !== DO_NOT && isMarkedAnybody(items, index))),
  );
  if (at < 0) return items;
  return items.flatMap((item, index): Item[] => {
    if (index === at + 1 && item.gloss === 'ALSO') return [];
    if (index === at)
      return [{ ...item, role: 'word', gloss: 'PERSON', wordClass: 'noun', category: 'people' }];
    return [index === not ? { ...item, gloss: 'NONE', key: '' } : item];
  });
};

const isMarkedAnybody = (items: readonly Item[], at: number): boolean => {
  const [item, mark] = [items[at], items[at + 1]];
  const isMarked = item?.key.endsWith(' ne') || mark?.role === 'subjectMark';
  return (
    item?.key.startsWith(ANYBODY_MARKED) === true &&
    (isMarked || mark?.role === 'ablative' || mark?.key === TO)
  );
};

const ANYBODY_MARKED = foldHindi('किसी');
const DO_NOT = foldHindi('मत');

/** "Kuch samajh nahi aata", understands nothing: no thing stands beside it. */
const withNothing = (items: readonly Item[]): readonly Item[] => {
  const at = items.findIndex(
    ({ gloss, key }, index) =>
      gloss === 'SOME' && has(some, key) && isVerb(items[index + 1] ?? (items[index] as Item)),
  );
  const not = items.findIndex(({ gloss, role }) => role === 'negator' && gloss === 'NOT');
  // "Kuch kam karo na", do reduce it: a tag denies nothing.
  const isTag = has(tags, items[not]?.key) && items[not - 1]?.tense === 'order';
  const isDenied =
    at >= 0 &&
    not > at &&
    !isTag &&
    items.slice(at + 1, not).every((one) => isVerb(one) || one.role === 'particle');
  return isDenied
    ? items.flatMap((item, index) =>
        index === at ? [] : [index === not ? { ...item, gloss: 'NONE', key: '' } : item],
      )
    : items;
};

/** "Aaj tak nahi dekha", never until today. */
const withNeverYet = (items: readonly Item[]): readonly Item[] => {
  const at = items.findIndex(
    ({ gloss }, index) => gloss === 'TODAY' && items[index + 1]?.key === UNTIL,
  );
  const not = items.findIndex(({ role, gloss }) => role === 'negator' && gloss === 'NOT');
  if (at < 0 || not < at) return items;
  return items.flatMap((item, index) =>
    index === at || index === at + 1 ? [] : [index === not ? { ...item, gloss: 'NEVER' } : item],
  );
};

/** "Khelte samay", while playing. */
const withWhile = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item, index): Item[] => {
    const isDuring = (verb: Item | undefined, time: Item | undefined): boolean =>
      verb !== undefined &&
      isVerb(verb) &&
      verb.tense === 'habit' &&
      verb.key.endsWith('te') &&
      time?.gloss === 'TIME';
    if (isDuring(items[index - 1], item)) return [];
    return [
      isDuring(item, items[index + 1]) ? { ...item, tense: 'joined', key: item.key + WHILE } : item,
    ];
  });

/** "Doosri kaksha", the second class: not another one; "saatvin mein padhta hoon", in class seven. */
const withOrdinals = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item, index): Item[] => {
    const next = items[index + 1];
    const isOfClass =
      item.role === 'number' &&
      /(?:vin?|thi|sri)$/u.test(item.key) &&
      next?.role === 'postposition' &&
      next.key === IN;
    if (isOfClass)
      return [
        item,
        {
          ...item,
          role: 'word',
          gloss: 'CLASS',
          wordClass: 'noun',
          category: 'places',
          spelling: null,
        },
      ];
    return [inOrder(item, next)];
  });

function inOrder(item: Item, next: Item | undefined): Item {
  const isInOrder = has(rules.countedInOrder, next?.gloss ?? next?.spelling);
  return item.gloss === 'OTHER' && isInOrder
    ? { ...item, role: 'number', gloss: '2', wordClass: 'number', category: '' }
    : item;
}

/** "Pehle se achchha", better than before; but "pehle se taiyaar", ready already. */
const withThan = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item, index): Item[] => {
    const next = items[index + 1];
    const isQuality =
      next?.role === 'more' ||
      next?.gloss === 'ALRIGHT' ||
      (next?.wordClass === 'adjective' && !has(rules.alreadySo, next.gloss ?? next.spelling));
    const isOnlySaid = !items.slice(index + 2).some((one) => isVerb(one) && !isLight(one));
    if (item.gloss !== 'ALREADY' || !item.key.endsWith(' se') || !isQuality || !isOnlySaid)
      return [item];
    const than: Item = { ...item, role: 'ablative', gloss: null, wordClass: '', key: 'se' };
    return [{ ...item, gloss: 'BEFORE', key: 'pahle' }, than];
  });

/** "Sunaya karti thin", used to tell. */
const withUsed = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item, index): Item[] => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isUsed = (one: Item | undefined): boolean => one?.gloss === 'DO' && one.tense === 'habit';
    if (isUsed(item) && before && isVerb(before) && before.tense === 'past') return [];
    return [
      isUsed(next) && isVerb(item) && item.tense === 'past' ? { ...item, tense: 'habit' } : item,
    ];
  });

/** "Usne bola ki", said that. */
const withSaying = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) =>
    item.gloss === 'SPEAK' &&
    isVerb(item) &&
    (items.slice(index + 1, index + 4).some(({ role }) => role === 'that') ||
      isToldTo(items, index))
      ? { ...item, gloss: 'SAY' }
      : item,
  );

/** "Usne aane ko bola", said to come. */
const isToldTo = (items: readonly Item[], at: number): boolean =>
  items[at - 1]?.key === TO && isOccasion(items[at - 2] ?? (items[at] as Item));

/** "Mujhe laga tum nahi aaoge", I thought; "mummy ne bola doodh lana", said: more is said after it. */
const withThought = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) => {
    const before = items[index - 1];
    const rest = items
      .slice(index + 1)
      .filter(({ role }, at) => at > 1 || !has(['auxiliary', 'that'], role));
    const [next] = rest;
    const isMore = next !== undefined && isStart(next) && rest.some(isPredicate);
    if (!isMore || !before || !isVerb(item)) return item;
    const isWho =
      before.role === 'experiencer' || (before.role === 'pronoun' && TOLD_TO.test(before.key));
    const isThought = isWho && /^lag[ai]$/u.test(item.key);
    if (isThought && (rest.length > 2 || items[index + 1]?.role === 'that'))
      return { ...item, gloss: 'THINK', spelling: null };
    if (item.tense !== 'past') return item;
    const isSaid = before.role === 'subjectMark' || /ne$/u.test(before.key);
    return item.gloss === 'SPEAK' && isSaid ? { ...item, gloss: 'SAY' } : item;
  });

const TOLD_TO = /(?:ko|e|en)$/u;

const isStart = (item: Item): boolean =>
  has(['pronoun', 'experiencer', 'owner', 'own', 'kal', 'number'], item.role) ||
  (item.role === 'word' && !isLight(item));

/** "Dadi ko bolna", tell her: to whom one speaks is told. */
const withTelling = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) => {
    const [whom, before] = [items[index - 2], items[index - 1]];
    // "Mummy se bolna main der se aaoonga".
    const isWhom = has(rules.peopleCategories, whom?.category) || has(rules.kin, whom?.spelling);
    const isMarked =
      isWhom &&
      (before?.key === TO ||
        (before?.role === 'ablative' && items.slice(index + 1).some(isPredicate)));
    const isPerson = before?.role === 'experiencer' || /(?:ko|he)$/u.test(before?.key ?? '');
    const isTold = isMarked || (isPerson && has(['experiencer', 'pronoun'], before?.role));
    const isDuty =
      item.tense === 'plain' &&
      has(['auxiliary', 'must', 'chahie'], items[index + 1]?.role) &&
      isPerson;
    return item.gloss === 'SPEAK' && isVerb(item) && isTold && !isDuty
      ? { ...item, gloss: 'TELL' }
      : item;
  });

/** "Bina bataye", "bataye bina": without stands after what is not done. */
function withWithout(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ gloss }) => gloss === 'WITHOUT');
  const word = items[at];
  const isOfThing = has(['owner', 'genitive'], items[at - 1]?.role);
  const before = items[at - 1];
  const isAfter = before !== undefined && isVerb(before) && before.tense === 'past';
  const next = items.findIndex((item, index) => index > at && isVerb(item));
  const verb = isAfter ? at - 1 : next;
  const done = items[verb];
  const isDone = done?.tense === 'past' && items.slice(Math.max(at, verb) + 1).some(isPredicate);
  if (!word || !done || isOfThing || !isDone) return items;
  const others = items.filter((item) => item !== word);
  const end = others.indexOf(done);
  return [...others.slice(0, end), { ...done, tense: 'plain' }, word, ...others.slice(end + 1)];
}

const things: Readonly<Record<string, Readonly<Record<string, string>>>> = rules.things;

/** "Light chali gayi", the electricity; "gaadi chhoot gayi", the train. */
const withThings = (items: readonly Item[]): readonly Item[] => {
  return items.map((item, index) => {
    const clause = clauseAround(items, index);
    const verb = clause.findLast((one) => isVerb(one) && !isLight(one)) ?? clause.findLast(isVerb);
    const last = verb ?? clause.find(({ role }) => role === 'negator');
    const known = things[last?.gloss ?? last?.spelling ?? ''];
    if (!known || clause.some(({ role }) => has(['pronoun', 'owner', 'subjectMark'], role)))
      return item;
    const gloss = known[item.gloss ?? ''];
    const isBare =
      !has(['postposition', 'ablative', 'genitive', 'word'], items[index + 1]?.role) ||
      isVerb(items[index + 1] as Item);
    return gloss !== undefined && isBare ? { ...item, gloss } : item;
  });
};

const lords = rules.lords.map(foldHindi);

/** "Sahab aa gaye", the boss; "doctor sahab" is the doctor. */
const withLords = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) =>
    index === 0 && has(lords, item.key) && items[1] !== undefined && items[1].role !== 'comma'
      ? { ...item, role: 'word', gloss: 'BOSS', wordClass: 'noun', category: 'people' }
      : item,
  );

/** "Mujhse khaya nahi jaata", I cannot eat: by whom it is not done cannot do it. */
function withInability(items: readonly Item[]): readonly Item[] {
  const going = items.findLastIndex((item) => isVerb(item) && item.gloss === 'GO');
  const stuck = unableTo(items);
  if (stuck) return stuck;
  // "Mujhse yah nahi ho paaega", I will not be able to.
  const isOwn = items.every(
    ({ role, gloss }) =>
      !has(['pronoun', 'experiencer', 'subjectMark'], role) || has(['THIS', 'THAT'], gloss),
  );
  const isDenied = items.some(({ role }) => role === 'negator');
  if (isOwn && isDenied && items[0]?.role === 'from' && items.some(({ role }) => role === 'can'))
    return [{ ...items[0], role: 'pronoun' }, ...items.slice(1)];
  const done = items.slice(0, going).findLast(({ role }) => role !== 'negator');
  const isUnable =
    done !== undefined &&
    isVerb(done) &&
    done.tense === 'past' &&
    items.some(({ role }) => role === 'negator') &&
    items.some(({ role }) => role === 'from');
  if (!isUnable) return items;
  return items.map((item, index): Item => {
    if (index === going) return { ...item, role: 'can', gloss: null, wordClass: '', tense: null };
    return item.role === 'from' ? { ...item, role: 'pronoun' } : item;
  });
}

/** "Mujhse dibba nahi khul raha", "dadaji se chala nahi jaata": cannot. */
function unableTo(items: readonly Item[]): readonly Item[] | null {
  const at = items.findLastIndex((item) => isVerb(item) || isHappening(item));
  const verb = items[at];
  const by = items.findIndex(
    ({ role }, index) =>
      role === 'from' ||
      (role === 'ablative' && has(rules.peopleCategories, items[index - 1]?.category)),
  );
  const isDenied = items.some(({ role }) => role === 'negator');
  if (!verb || by < 0 || !isDenied) return null;
  // "Chala nahi jaata", cannot walk.
  const isWalking = verb.gloss === 'GO' && /^chal\S* ja\S*t/u.test(verb.key);
  const isGoingOn = items[at + 1]?.role === 'progressive';
  const isDoing = isHappening(verb) || verb.gloss === 'HAPPEN';
  const isNever = verb.tense === 'habit' && has(undone, verb.key.replace(/t[aei]$/u, ''));
  const isStuck = isNever || (has(undone, verb.key) && (isGoingOn || verb.key.includes(' ')));
  if (!isWalking && !isStuck && !isHappening(verb)) return null;
  const able = { ...verb, role: 'can' as const, gloss: null, wordClass: '', tense: null };
  const who = items[by];
  const first: Item[] = who?.role === 'from' ? [{ ...who, role: 'pronoun' }] : [];
  const others = items.flatMap((item, index): Item[] => {
    if (index === by) return [];
    if (isStuck && isGoingOn && index === at + 1) return [];
    if (index !== at) return [item];
    const gloss = isWalking ? 'WALK' : isDoing ? 'DO' : item.gloss;
    const key = isWalking ? 'chal' : item.key;
    return [{ ...item, role: 'word', wordClass: 'verb', gloss, key, tense: 'stem' }, able];
  });
  return [...first, ...others];
}

/** "Mujhse nahi hoga", I cannot do it. */
const isHappening = ({ role, key }: Item): boolean => role === 'auxiliary' && key.startsWith('hog');

const undone = rules.undone.map(foldHindi);

/** "Mera janm 1998 mein hua", I was born. */
function withBirth(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ gloss, role }, index) =>
      gloss === 'BE-BORN' && role === 'word' && has(['owner', 'genitive'], items[index - 1]?.role),
  );
  const happened = items.findLastIndex(({ gloss }) => gloss === 'HAPPEN');
  if (at < 1 || happened < at) return items;
  return items.flatMap((item, index): Item[] => {
    if (index === at || (index === at - 1 && item.role === 'genitive')) return [];
    const owned = (rules.owned as Readonly<Record<string, string>>)[item.gloss ?? ''];
    if (index === at - 1) return [{ ...item, role: 'pronoun', gloss: owned ?? item.gloss }];
    return [index === happened ? { ...item, gloss: 'BE-BORN', tense: 'past' } : item];
  });
}

/** "Do ghante lagte hain", it takes two hours: how long says all. */
const withoutLasting = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) => {
    const before = items[index - 1];
    const isLasting =
      item.key.startsWith('lag') &&
      item.role === 'word' &&
      before !== undefined &&
      (has(rules.units, before.gloss) || before.gloss === 'TIME' || before.gloss === 'MONEY');
    // "Tyre puncture ho gaya, das minute lagenge": it is said on its own.
    return isLasting ? { ...dropped(item), role: 'auxiliary' } : item;
  });

/** "Khansi ho rahi hai", a cough: what is going on is a thing, though it is written like what was done. */
const withAilments = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) => {
    const isGoingOn = items[index + 1]?.key === 'ho' && items[index + 2]?.role === 'progressive';
    // "Mummy ko khansi hai", has a cough.
    const isHad =
      has(rules.ailments, item.spelling) &&
      has(['auxiliary', 'joiner', 'comma'], items[index + 1]?.role) &&
      items
        .slice(0, index)
        .some(({ role, text }) => role === 'experiencer' || foldHindi(text) === 'ko');
    return (isGoingOn || isHad) && isVerb(item) && item.tense === 'past'
      ? { ...item, wordClass: 'noun', tense: null }
      : item;
  });

/** "Darne ki koi baat nahi", no need to fear: not that all is well. */
const withoutNeed = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) =>
    item.gloss === 'ALRIGHT' && item.key.startsWith('koi ') && items[index - 1]?.key === 'ki'
      ? { ...item, role: 'negator', gloss: 'NOT', wordClass: 'negator', category: '' }
      : item,
  );

/** "Aur chai do", more tea: nothing stands before that it could join. */
const withMore = (items: readonly Item[]): readonly Item[] => {
  const [first, next] = items;
  const isWanted = items.some(({ role, tense }) => role === 'chahie' || tense === 'order');
  const isMore =
    first?.role === 'joiner' &&
    first.gloss === 'AND' &&
    isWanted &&
    (next?.role === 'kya' ||
      (next?.role === 'word' &&
        next.wordClass === 'noun' &&
        !has(rules.peopleCategories, next.category)));
  return isMore
    ? [{ ...first, role: 'more', gloss: null, wordClass: '' }, ...items.slice(1)]
    : items;
};

/** "Jaldi uthna", early. */
const withEarly = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) => {
    const verb = items.slice(index + 1).find(isVerb);
    return item.gloss === 'FAST' && item.key === EARLY && isDoneEarly(items, verb?.gloss)
      ? { ...item, gloss: 'EARLY' }
      : item;
  });

const isDoneEarly = (items: readonly Item[], gloss: string | null | undefined): boolean =>
  has(rules.doneEarly, gloss) ||
  (has(rules.goings, gloss) && items.some((one) => one.gloss === 'MORNING'));

const seeming = rules.seeming.map(foldHindi);

/** "Udaas lag rahe ho", you look sad: how one seems says all; "naukri bank mein lagi", a job was got. */
function withoutSeeming(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ key, role }) => role === 'word' && has(seeming, key));
  const earlier = items.slice(0, Math.max(at, 0));
  const before = earlier.findLast(({ role }) => !has(['negator', 'question'], role));
  const isQuality = before?.role === 'word' && before.wordClass === 'adjective';
  // "Ulti jaisa lag raha hai", one feels it.
  const like = earlier.at(-2);
  if (before?.gloss === 'SAME' && has(rules.ailments, like?.spelling))
    return [
      ...earlier.slice(0, -1),
      { ...before, gloss: 'FEEL', wordClass: 'verb', tense: 'stem' },
      ...items.slice(at + 1),
    ];
  if (isQuality && before.gloss !== null)
    return [...earlier, ...items.slice(items[at + 1]?.role === 'progressive' ? at + 2 : at + 1)];
  const gotten: Readonly<Record<string, string>> = rules.gotten;
  const gloss = earlier
    .map((item) => gotten[item.gloss ?? item.spelling ?? ''])
    .find((known) => known !== undefined);
  return items.map((item, index) =>
    gloss !== undefined && index === at
      ? { ...item, gloss, wordClass: 'verb', tense: 'past' }
      : item,
  );
}

/** "Ham ghar par rahe", stayed: with no verb before it that it would go on with. */
const withStaying = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) => {
    const before = items
      .slice(0, index)
      .findLast(({ role }) => !has(['negator', 'question', 'ablative'], role));
    const isGoingOn = before !== undefined && (isVerb(before) || before.key === 'ho');
    // "Interview kaisa raha", how was it.
    const isOfHow = items[index - 1]?.gloss === 'HOW';
    if (item.role === 'progressive' && isOfHow && !isGoingOn)
      return { ...item, role: 'auxiliary', tense: 'past' };
    return item.role === 'progressive' && before !== undefined && !isGoingOn
      ? { ...item, role: 'word', gloss: 'LIVE', wordClass: 'verb', tense: 'past' }
      : item;
  });

/** "Hansta rehta hai", keeps laughing; "sookhta ja raha hai", dries more and more: nobody lives or goes. */
const withHabits = (items: readonly Item[]): readonly Item[] =>
  items.filter(({ gloss, tense }, index) => {
    const before = items[index - 1];
    const isGoingOn =
      gloss === 'GO' && tense === 'stem' && items[index + 1]?.role === 'progressive';
    return !(
      (gloss === 'LIVE' || isGoingOn) &&
      before &&
      isVerb(before) &&
      before.tense === 'habit'
    );
  });

/** "Pitaji bimar hain, unhe sugar hai", he has: several are said of one person out of respect. */
const withRespected = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) => {
    const one = (rules.ofOne as Readonly<Record<string, string>>)[item.gloss ?? ''];
    const isPointing = has(['pronoun', 'from', 'owner'], item.role);
    const person = items
      .slice(0, index)
      .findLast(({ role, category }) => role === 'word' && has(rules.peopleCategories, category));
    const isOne = person && has(rules.respected, person.gloss) && person.form === 'plain';
    const isJoined = items[items.indexOf(person ?? item) - 1]?.role === 'joiner';
    return one !== undefined && isPointing && isOne && !isJoined ? { ...item, gloss: one } : item;
  });

/** "Meri behen bimar hai, use dawai do", give her: a woman was told of last. */
const withOneShe = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) => {
    const isPointing = has(['pronoun', 'experiencer', 'from'], item.role) && item.gloss === 'HE';
    const told = items.slice(0, index);
    const at = told.findLastIndex(
      ({ role, wordClass, category, spelling }) =>
        role === 'word' &&
        wordClass === 'noun' &&
        (has(rules.peopleCategories, category) || has(rules.kin, spelling)),
    );
    const between = told.slice(at + 1);
    const isApart =
      between.some(isPredicate) &&
      between.every(
        ({ role, gloss }) => role !== 'that' && (role !== 'pronoun' || has(NOT_THIRD, gloss)),
      );
    if (!isPointing || at < 0 || !isApart || !isWoman(items, at)) return item;
    const end = items.findIndex(
      ({ role }, later) => later > index && has(['comma', 'joiner', 'reason'], role),
    );
    const said = items.slice(index + 1, end < 0 ? items.length : end);
    const isHim = said.some(
      (one) => (isPredicate(one) || one.role === 'progressive') && HE_DOES.test(one.key),
    );
    const isSubject = has(agreeing, item.key);
    return isSubject && isHim ? item : { ...item, gloss: 'SHE' };
  });

const NOT_THIRD = ['I', 'WE', 'YOU'];
const HE_DOES = /(?:ta|raha|gaya|chuka|aya|ga|tha)$/u;
const agreeing = ['वह', 'वो', 'woh', 'vo'].map(foldHindi);

/** A sister, or a friend who is "meri"; not one joined to another. */
function isWoman(items: readonly Item[], at: number): boolean {
  const [owner, one] = [items[at - 1], items[at]];
  const isHers = owner?.role === 'owner' && /(?:ी|i)$/u.test(owner.text) && one?.form === 'plain';
  const isJoined = owner?.role === 'joiner' || items[at + 1]?.role === 'joiner';
  return !isJoined && (isHers || has(rules.women, one?.gloss));
}

/** "Mere lie", for me: whose it looks like is who it is for. */
const withFor = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) => {
    const next = items[index + 1];
    const isFor = item.role === 'owner' && next?.role === 'dropped' && next.key === TAKEN;
    const owned = (rules.owned as Readonly<Record<string, string>>)[item.gloss ?? ''];
    if (!isFor || owned === undefined) return item;
    return { ...item, role: 'pronoun', gloss: owned === 'I' ? 'ME' : owned };
  });

/** "Raat bhar", all night. */
const withWhole = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item, index) => {
    const isTime = ({ category }: Item): boolean => category === 'time';
    const [before, next] = [items[index - 1], items[index + 1]];
    if (item.key === WHOLE && before && isTime(before)) return [];
    if (next?.key !== WHOLE || !isTime(item)) return [item];
    return [
      { ...next, role: 'word' as const, gloss: 'ALL', wordClass: 'determiner', tense: null },
      item,
    ];
  });

/** "Jao nahi to ...", or else; "padhoge nahi to ...", if you do not. */
const withElse = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item, index) => {
    const before = items[index - 1];
    const isDenied =
      item.key === ELSE && before !== undefined && isVerb(before) && before.tense !== 'order';
    return isDenied
      ? [
          { ...item, role: 'negator' as const, gloss: 'NOT' },
          { ...item, role: 'then' as const, gloss: null },
        ]
      : [item];
  });

/** "Vah vala", that one. */
const isPointedAt = ({ role, gloss }: Item, next: Item | undefined): boolean =>
  role === 'pronoun' && gloss === 'HE' && has(dealers, next?.key);

/** "Auto wale ne", the man of the auto; "auto wala phone", the phone, is read without it. */
const withDealers = (items: readonly Item[]): Item[] =>
  items.flatMap((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    // "Badi wali thaili", the big bag.
    const isOfQuality = before?.role === 'word' && before.wordClass === 'adjective';
    if (isOfQuality && has(dealers, item.key) && next?.wordClass === 'noun') return [];
    const isOne =
      has(dealers, item.key) &&
      before?.role === 'word' &&
      before.wordClass === 'noun' &&
      (has(['subjectMark', 'postposition', 'ablative', 'genitive'], next?.role) ||
        has(AFTER_DEALER, next?.role) ||
        next?.category === 'time' ||
        (next !== undefined && isVerb(next) && !isThingToDo(next, items[index + 2])));
    return isOne
      ? { ...item, role: 'word' as const, gloss: 'PERSON', wordClass: 'noun', category: 'people' }
      : isPointedAt(item, next)
        ? { ...item, gloss: 'THAT' }
        : item;
  });

/** "Awaaz wali call mat karo": what is done to it follows. */
const isThingToDo = ({ gloss }: Item, after: Item | undefined): boolean =>
  gloss === 'CALL' && after !== undefined && (isVerb(after) || after.role === 'negator');

const AFTER_DEALER = [
  'negator',
  'question',
  'kal',
  'more',
  'number',
  'owner',
  'own',
  'experiencer',
  'pronoun',
];

/** "Paise lie", took money; "mere lie" is for me. */
const withTaken = (items: readonly Item[]): Item[] =>
  items.map((item, index) => {
    const before = items[index - 1];
    const isLast = items
      .slice(index + 1)
      .every(({ role }) => has(['auxiliary', 'comma', 'joiner', 'kya'], role));
    const isTaken =
      item.role === 'dropped' &&
      item.key === TAKEN &&
      has(['word', 'kal', 'parson'], before?.role) &&
      (isLast ||
        has(['auxiliary', 'comma'], items[index + 1]?.role) ||
        items[index + 1]?.gloss === 'WITHOUT');
    return isTaken
      ? { ...item, role: 'word' as const, gloss: 'TAKE', wordClass: 'verb', tense: 'past' as const }
      : item;
  });

const buts = ['पर', 'pr'].map(foldHindi);
const dealers = ['वाला', 'वाले', 'वाली', 'वालों', 'walo'].map(foldHindi);
const WHOLE = foldHindi('भर');
const ONLY = foldHindi('बस');
const ELSE = 'नहीं तो'.split(' ').map(foldHindi).join(' ');
const TAKEN = foldHindi('लिए');
const UNTIL = foldHindi('तक');
const ANYBODY = foldHindi('कोई');
const TO = foldHindi('को');
const IN = foldHindi('में');
const THEN = foldHindi('फिर');
const some = ['कुछ', 'कुछ भी'].flatMap(spellingsOf);
const EARLY = foldHindi('जल्दी');

const dropped = (item: Item): Item => ({ ...item, role: 'dropped', gloss: null, tense: null });

/** "Aa rahe ho na?", are you coming: it asks; "batao na", do tell: it asks nicely. */
function withTag(items: readonly Item[]): Item[] {
  const end = items.findLastIndex(({ role }) => role !== 'comma' && role !== 'dropped');
  // "Khelne do na mummy": before who is called.
  const isCalled =
    has(rules.peopleCategories, items[end]?.category) && has(tags, items[end - 1]?.key);
  const at = isCalled ? end - 1 : end;
  const [tag, before] = [items[at], items[at - 1]];
  // "Tum aaoge, hai na?"
  const isApart = before?.role === 'auxiliary' && items[at - 2]?.role === 'comma';
  if (tag?.role === 'negator' && has(tags, tag.key) && isApart && at > 2)
    return [...items.slice(0, at - 2), { ...tag, role: 'kya', gloss: null }];
  // "Aaj chhutti hai, right?"
  const isRight = tag?.gloss === 'RIGHT' && before?.role === 'comma';
  if (tag && isRight && items.slice(0, at).some(isPredicate))
    return [...items.slice(0, at - 1), { ...tag, role: 'kya', gloss: null }];
  // "Aaoge ya nahi?", "khaya ki nahi?", will you come or not.
  const isWhether = before?.gloss === 'OR' || (before?.role === 'that' && isSaid(items[at - 2]));
  if (tag?.role === 'negator' && isWhether && at > 1)
    return [...items.slice(0, at - 1), { ...tag, role: 'kya', gloss: null }];
  const isTag =
    tag?.role === 'negator' &&
    has(tags, tag.key) &&
    before !== undefined &&
    (isPredicate(before) || isLight(before) || before.gloss === 'ALRIGHT');
  if (!isTag) return [...items];
  const isOrder = before.tense === 'order' || has(rules.lightOrders.map(foldHindi), before.key);
  return items.with(at, isOrder ? dropped(tag) : { ...tag, role: 'kya', gloss: null });
}

const isSaid = (item: Item | undefined): boolean =>
  item !== undefined && (isPredicate(item) || isLight(item)) && item.tense !== 'plain';

/** What ends a verb that something is done beside. */
export const WHILE = ' samay';

/** "Fail hone par", when one fails. */
export const isOccasion = (item: Item): boolean =>
  isVerb(item) && item.tense === 'plain' && item.key.endsWith('ne');

/** "Aaya par baitha nahi", but: "par" after a verb or a comma stands on nothing. */
const withBut = (items: readonly Item[]): Item[] =>
  items.map((item, index) => {
    const before = items[index - 1];
    const isBut =
      has(buts, item.key) &&
      item.role === 'postposition' &&
      before !== undefined &&
      !isOccasion(before) &&
      (before.role === 'comma' ||
        (isPredicate(before) && !(isVerb(before) && before.tense === null)) ||
        isLight(before) ||
        before.role === 'negator');
    return isBut ? { ...item, role: 'joiner' as const, gloss: 'BUT' } : item;
  });

/** "Pehle haath dho lo phir khaao": first, where something follows. */
const withFirst = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) => {
    const before = items[index - 1];
    if (item.gloss !== 'BEFORE') return item;
    // "Pehli baar", for the first time.
    if (items[index + 1]?.role === 'often')
      return { ...item, gloss: 'FIRST', wordClass: 'adjective', category: '' };
    const isFollowed =
      (before === undefined || has(['pronoun', 'comma', 'experiencer'], before.role)) &&
      items
        .slice(index + 1)
        .some(({ gloss, key }) => has(['AGAIN', 'LATER'], gloss) || key === THEN);
    // "Pehle panne par", on the first page.
    const isOfNoun =
      has(['genitive', 'owner'], before?.role) &&
      items[index + 1]?.wordClass === 'noun' &&
      items[index + 2]?.role === 'postposition';
    if (isOfNoun) return { ...item, gloss: 'FIRST', wordClass: 'adjective', category: '' };
    return isFollowed || isToDoFirst(items, index) ? { ...item, gloss: 'FIRST' } : item;
  });

/** "Pehle form bhariye", "slip banwane ke lie pehle yahan jaiye": first, in what is to be done. */
function isToDoFirst(items: readonly Item[], index: number): boolean {
  const [before, next] = [items[index - 1], items[index + 1]];
  const isFree =
    before === undefined ||
    has(['pronoun', 'comma', 'experiencer', 'kal'], before.role) ||
    (before.role === 'postposition' && / li?[ey]/u.test(before.key));
  const clause = clauseAround(items, index);
  const done = clause.findLast((one) => isVerb(one) && !isLight(one)) ?? clause.findLast(isVerb);
  const isOrder =
    done?.tense === 'order' ||
    (done?.tense === 'plain' && !clause.some(({ role }) => role === 'chahie')) ||
    (done?.tense === 'stem' && has(rules.lightOrders.map(foldHindi), clause.at(-1)?.key));
  return isFree && isOrder && next !== undefined && next !== done;
}

/** "Bus aane vali hai", "battery khatam hone vali hai", is about to: soon; before a noun it is the next one. */
const withComing = (items: readonly Item[]): Item[] => comingSoon(items).map(whoDoes);

/** "Meri shaadi hone wali hai", I marry soon. */
const whoDoes = (item: Item, index: number, items: readonly Item[]): Item => {
  const [next, after] = [items[index + 1], items[index + 2]];
  const owned = (rules.owned as Readonly<Record<string, string>>)[item.gloss ?? ''];
  const isDone =
    next?.gloss === 'SOON' && after?.tense === 'future' && has(rules.ownersDo, after.gloss);
  return item.role === 'owner' && owned && isDone
    ? { ...item, role: 'pronoun', gloss: owned }
    : item;
};

const comingSoon = (items: readonly Item[]): Item[] =>
  items.flatMap((item, index): Item[] => {
    const [next, after] = items.slice(index + 1).filter(({ role }) => role !== 'particle');
    const isComing = item.gloss === 'NEXT' && / [vw]al[aei]$/u.test(item.key);
    const isDealing = has(dealers, next?.key) && after?.role === 'auxiliary';
    const isAbout = isOccasion(item) && item.gloss !== 'LIVE' && isDealing;
    if (!isAbout && !(isComing && next?.role === 'auxiliary')) return [item];
    const done: Item = { ...item, wordClass: 'verb', category: '', tense: 'future' };
    // "Parson aane vale hain": the day says when.
    const end = items.findIndex(({ role }, at) => at > index && role === 'comma');
    const isDated = items
      .slice(0, end < 0 ? items.length : end)
      .some(
        (one) =>
          one !== item && (has(['kal', 'parson', 'clock'], one.role) || one.category === 'time'),
      );
    if (isDated) return [isComing ? { ...done, gloss: 'COME' } : done];
    const soon: Item = { ...item, gloss: 'SOON', spelling: null, tense: null, wordClass: 'adverb' };
    return [soon, isComing ? { ...done, gloss: 'COME' } : done];
  });

/** "Mera naam Khushi hai": a name, whatever else the word means. */
const withNames = (items: readonly Item[]): Item[] =>
  items.map((item, index) => {
    const isName =
      items[index - 1]?.gloss === 'NAME' &&
      items[index + 1]?.role === 'auxiliary' &&
      item.role === 'word' &&
      item.wordClass === 'noun' &&
      item.spelling === null;
    return isName ? { ...item, gloss: null } : item;
  });

/** "Dheere dheere", slowly: one sign. */
const withoutDoubled = (items: readonly Item[]): Item[] =>
  items.filter((item, index) => {
    const before = items[index - 1];
    return (
      before?.key !== item.key ||
      item.role !== 'word' ||
      item.wordClass === 'noun' ||
      item.gloss !== before.gloss
    );
  });

/** "Rote hue", "dekhte dekhte" are done beside something else; "likha hua" is written. */
function withParticiples(items: readonly Item[]): Item[] {
  return items.flatMap((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isDoing = before && isVerb(before) && has(['past', 'habit'], before.tense);
    // "Toota hua khilauna", a broken toy.
    const isOfQuality = before?.wordClass === 'adjective' && next?.wordClass === 'noun';
    // "Khana bana hua hai", is made.
    const isMade = (one: Item | undefined, being: Item | undefined, end: Item | undefined) =>
      one?.tense === 'stem' && being && isBeing(being) && end?.role === 'auxiliary';
    if (isMade(item, next, items[index + 2])) return [{ ...item, tense: 'past' as const }];
    const isLeft = isDoing || isOfQuality || isMade(before, item, next);
    // "Paise pade hue mile", lying there.
    if (isBeing(item) && (isLeft || before?.role === 'must')) return [];
    // "Uske aate hi", as soon as he comes.
    const isBeside =
      next !== undefined && (isBeing(next) || next.key === item.key || next.role === 'particle');
    const isHabit = isVerb(item) && item.tense === 'habit' && item.key.endsWith('te');
    return [isHabit && isBeside ? { ...item, tense: 'joined' as const } : item];
  });
}

const isBeing = (item: Item): boolean =>
  isVerb(item) && item.gloss === 'HAPPEN' && (item.tense === 'past' || item.tense === null);

/** "Kitna sundar phool hai!" says how beautiful it is and asks nothing. */
export const exclaimed = (items: readonly Item[]): Item[] =>
  items.map((item, index) => {
    const isDegree = has(['HOW-MUCH', 'HOW-MANY'], item.gloss);
    const isOfQuality = items[index + 1]?.wordClass === 'adjective';
    return isDegree && isOfQuality
      ? { ...item, role: 'word', wordClass: 'adjective', gloss: sign('VERY').gloss }
      : item;
  });
