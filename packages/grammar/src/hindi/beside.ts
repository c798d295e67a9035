import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { blank } from './entries.js';
import { foldHindi } from './spelling.js';
import { has, type Item, isLight, isPredicate, isVerb } from './words.js';

/** What a word means by what else is said in its clause. */
export const besides: readonly ((items: readonly Item[]) => readonly Item[])[] = [
  withoutInterjection,
  withMeaningBeside,
  withWaiting,
  withComingSoon,
  withHappening,
  withUntilHour,
  withSinceWhen,
  withLongSince,
  withAllDone,
  withNamesDoing,
  withGotten,
  withoutTouching,
  withChildBorn,
  withPuttingIn,
  withLife,
  withAbility,
  withLetsGo,
  withFirstOfAll,
  withoutNeverMind,
  withLittle,
  withMuchWork,
  withFault,
  withWaking,
  withNoneOfThese,
  withAsMuch,
  withRather,
  withOtherTime,
  withPuri,
  withoutFalling,
  withNowadays,
  withGoodLooks,
];

const INTERJECTION = ['अच्छा', 'acha'].map(foldHindi);

/** "Achchha theek hai", "achchha suno": said before something else, it is not good. */
function withoutInterjection(items: readonly Item[]): readonly Item[] {
  const [first, next, after] = items;
  const isSaidBefore =
    next !== undefined &&
    (has(['comma', 'experiencer', 'kal'], next.role) ||
      next.gloss === 'ALRIGHT' ||
      (next.role === 'pronoun' && items.length > 2) ||
      (isVerb(next) && next.tense === 'order' && (after?.role === 'comma' || !after)));
  return first?.gloss === 'GOOD' && has(INTERJECTION, first.key) && isSaidBefore
    ? items.slice(1)
    : items;
}

const meanings: Readonly<
  Record<string, { readonly as: string; readonly with: readonly string[] }>
> = rules.meansBeside;

/** "Lambi nadi", long; "hotel mein kamra", no restaurant. */
function withMeaningBeside(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const meaning = item.role === 'word' ? meanings[item.gloss ?? item.spelling ?? ''] : undefined;
    if (!meaning) return item;
    const isBeside = clauseAround(items, index).some(
      (one) =>
        one.role === 'word' &&
        has(meaning.with, one.gloss ?? one.spelling ?? one.text.toLowerCase()),
    );
    if (!isBeside) return item;
    return /^\p{Ll}/u.test(meaning.as)
      ? { ...item, gloss: null, spelling: meaning.as, category: '' }
      : { ...item, gloss: meaning.as };
  });
}

/** What stands with a word between commas and joiners. */
export function clauseAround(items: readonly Item[], at: number): readonly Item[] {
  const isCut = ({ role }: Item): boolean => has(['comma', 'joiner', 'reason', 'that'], role);
  const from = items.slice(0, at).findLastIndex(isCut) + 1;
  const end = items.findIndex((item, index) => index > at && isCut(item));
  return items.slice(from, end < 0 ? items.length : end);
}

/** "Ruko", "do minute ruk jaao": wait; "baarish ruk gayi" has stopped. */
function withWaiting(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const next = items[index + 1];
    const isOrder =
      item.tense === 'order' ||
      (item.tense === 'stem' && (item.key.startsWith(STAY_ON) || next?.role === 'can')) ||
      (item.tense === 'stem' && next !== undefined && isOrderLight(next)) ||
      (item.tense === 'plain' && next === undefined);
    if (item.gloss !== 'STOP' || !isVerb(item) || !item.key.startsWith('ruk')) return item;
    const clause = clauseAround(items, index);
    // "Do din ruko", "ek raat rukna hai", stay.
    const isLong = clause.some(({ gloss }) => has(LONG_STAYS, gloss));
    if (isLong && (isOrder || has(['future', 'plain'], item.tense)))
      return { ...item, gloss: 'STAY' };
    // "Ruko mat", do not stop.
    // "Jab tak na aaun tab tak ruko": what is denied is another thing.
    const since = items.slice(0, index).findLastIndex(({ role }) => role === 'then');
    const isDenied = clause.some((one) => one.role === 'negator' && items.indexOf(one) > since);
    // "Mehmaan nahi ruk sakte", cannot stay.
    if (isDenied && next?.role === 'can') return { ...item, gloss: 'STAY' };
    return isOrder && !isDenied ? { ...item, gloss: 'WAIT' } : item;
  });
}

const STAY_ON = 'रुक जा'.split(' ').map(foldHindi).join(' ');
const LONG_STAYS = ['DAY', 'WEEK', 'MONTH', 'YEAR', 'NIGHT'];
const lightOrders = rules.lightOrders.map(foldHindi);
const isOrderLight = ({ key }: Item): boolean => has(lightOrders, key);

/** "Main abhi aaya", I am coming at once: it is written like what was done. */
function withComingSoon(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const next = items[index + 1];
    const clause = clauseAround(items, index);
    const isEnd = next === undefined || has(['comma', 'dropped'], next.role);
    const isSoon = clause.some(({ gloss }) => has(['NOW', 'MINUTE'], gloss));
    const isOfMe = clause.every(
      (one) =>
        !isThing(one) &&
        !has(['negator', 'kya', 'question', 'joiner'], one.role) &&
        (one.role !== 'pronoun' || one.gloss === 'I'),
    );
    const isComing = item.gloss === 'COME' && isVerb(item) && item.tense === 'past';
    return isComing && isEnd && isSoon && isOfMe ? { ...item, tense: 'future' } : item;
  });
}

const isThing = ({ role, wordClass, category }: Item): boolean =>
  role === 'word' && wordClass === 'noun' && category !== 'time';

const HO = foldHindi('हो');

/** "Ho gaya", "exam ho gaya", it is over; "sab ho jaega", all of it will be done. */
function withHappening(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isBecoming =
      item.key === HO && item.role === 'auxiliary' && next?.gloss === 'GO' && isLight(next);
    if (!isBecoming) return item;
    const isAlone =
      before === undefined || has(['comma', 'pronoun', 'kya', 'question'], before.role);
    const isOver = before?.role === 'word' && has(rules.befalls, before.gloss ?? before.spelling);
    return isAlone || isOver
      ? { ...item, role: 'word', gloss: 'FINISH', wordClass: 'verb', tense: 'stem' }
      : item;
  });
}

const UNTIL = foldHindi('तक');

/** "Nau baje tak khula hai", open until nine; "nau baje tak aana", before it; "nau se paanch baje tak" says both ends. */
function withUntilHour(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const isHour = items[index - 1]?.role === 'clock' && item.key === UNTIL;
    const clause = clauseAround(items, index);
    const isFrom = clause.slice(0, clause.indexOf(item)).some(({ role }) => role === 'ablative');
    if (!isHour || isFrom) return item;
    const verb = clause.findLast((one) => isVerb(one) && !isLight(one)) ?? clause.findLast(isVerb);
    const isDue =
      verb !== undefined &&
      !has(rules.lasting, verb.gloss ?? verb.spelling) &&
      !clause.some(({ gloss }) => has(rules.lasting, gloss));
    return isDue ? { ...item, gloss: 'BEFORE' } : { ...item, spelling: 'until' };
  });
}

/** "Kab se?", since when; "main kab se khada hoon", for a long time. */
function withSinceWhen(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index): Item[] => {
    const isSince = (one: Item | undefined, next: Item | undefined): boolean =>
      one?.gloss === 'WHEN' && next?.role === 'ablative';
    const clause = clauseAround(items, index);
    // "Chhutti kab se hai", when does it begin.
    const isBeginning =
      clause.some(({ gloss, tense }) => gloss === 'BEGIN' || tense === 'future') ||
      clause.every(
        ({ role, category }) =>
          !has(['progressive', 'pronoun', 'negator'], role) &&
          !has(rules.peopleCategories, category),
      );
    const isOfMe = clause.some(
      ({ role, gloss, key }) => (role === 'pronoun' && gloss === 'I') || has(AM, key),
    );
    if (isSince(items[index - 1], item)) return isOfMe && !isBeginning ? [] : [item];
    if (isBeginning || !isSince(item, items[index + 1])) return [item];
    if (!isOfMe) return [{ ...item, gloss: 'FROM WHEN' }];
    const time: Item = { ...item, role: 'postposition', wordClass: '', gloss: 'TIME' };
    return [time, { ...time, gloss: 'LONG' }];
  });
}

const AM = ['हूँ', 'हूं', 'hu'].map(foldHindi);

/** "Bahut din ho gaye mile hue", many days without having met. */
function withLongSince(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    (item, index) => has(rules.units, item.gloss) && items[index + 1]?.key === HO,
  );
  const rest = items.slice(at + 3);
  const verb = rest.findIndex((item) => isVerb(item) && item.tense === 'past');
  const isSince = at >= 0 && verb >= 0 && rest[verb + 1]?.key.startsWith('hu') === true;
  if (!isSince) return items;
  const done = rest[verb] as Item;
  const not: Item = { ...done, role: 'negator', gloss: 'NOT', wordClass: '', tense: null };
  return [...items.slice(0, at + 1), ...rest.slice(0, verb), done, not];
}

/** "Sab ho jaega", all of it: things are done, not people. */
function withAllDone(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const next = items[index + 1];
    const isAll = item.role === 'pronoun' && item.gloss === 'EVERYONE' && next?.gloss === 'FINISH';
    return isAll
      ? { ...item, role: 'word', gloss: 'ALL', wordClass: 'noun', category: '', form: 'plain' }
      : item;
  });
}

const namesToo = new Map(rules.namesToo.map((name) => [foldHindi(name), name]));

/** "Sapna ne kaha", "meri behen Pooja": a word that is a name, where a person does it or is called so. */
function withNamesDoing(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const name = namesToo.get(item.key);
    const [owner, before, next] = [items[index - 2], items[index - 1], items[index + 1]];
    if (name === undefined || item.role !== 'word' || item.form === 'plural') return item;
    const isOfKin =
      before?.role === 'word' &&
      has(rules.peopleCategories, before.category) &&
      has(['owner', 'own', 'genitive'], owner?.role);
    const isCalled = next?.role === 'word' && has(CALLED, next.gloss);
    // "Akash mera dost hai", "Suraj ko bukhar hai": of a person that is said.
    const clause = clauseAround(items, index).filter((one) => one !== item);
    const isSaidOf =
      has(['owner', 'own'], next?.role) &&
      before === undefined &&
      clause.some(({ role, category }) => role === 'word' && has(rules.peopleCategories, category));
    const isFelt =
      next !== undefined &&
      foldHindi(next.text) === 'ko' &&
      clause.some(
        ({ role, category, gloss }) =>
          (role === 'word' && has(['feelings', 'health'], category)) || has(TOLD, gloss),
      );
    // "Kavita roz mandir jaati hai": what only people do.
    const isWho =
      (before === undefined || has(['comma', 'joiner'], before.role)) &&
      clause.every(({ role }) => !has(['pronoun', 'experiencer', 'subjectMark'], role)) &&
      next?.role !== 'postposition' &&
      next?.role !== 'genitive' &&
      clause.some((one) => isVerb(one) && one.tense !== 'order' && isDoneByPeople(one, clause));
    const isDoing =
      next?.role === 'subjectMark' || isOfKin || isCalled || isSaidOf || isFelt || isWho;
    return isDoing
      ? { ...item, gloss: null, spelling: name, wordClass: 'noun', category: 'people', tense: null }
      : item;
  });
}

const isDoneByPeople = ({ gloss, tense }: Item, clause: readonly Item[]): boolean =>
  has(['STUDY', 'TEACH', 'WORK', 'COOK', 'EAT', 'DRINK', 'LEARN', 'CRY', 'SLEEP'], gloss) ||
  (gloss === 'GO' &&
    has(['habit', 'future'], tense) &&
    clause.some(({ category }) => has(rules.placeCategories, category)));

const TOLD = ['GIVE', 'TELL', 'CALL', 'SAY', 'ASK'];
const CALLED = ['SISTER', 'BROTHER', 'AUNT', 'UNCLE'];

/** "Interpreter mil sakta hai?": whose work one needs is got, where nobody is told to meet. */
function withGotten(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const clause = clauseAround(items, index);
    const isMeeting = item.gloss === 'MEET' && isVerb(item);
    const isAvailable = clause.some(({ role }) => has(['can', 'negator'], role));
    const isWorker = clause.some(
      ({ role, category, gloss }) =>
        role === 'word' && (category === 'jobs' || has(rules.hired, gloss)),
    );
    const isOfSomebody = clause.some(({ role }) =>
      has(['pronoun', 'ablative', 'from', 'subjectMark'], role),
    );
    return isMeeting && isAvailable && isWorker && !isOfSomebody ? { ...item, gloss: 'GET' } : item;
  });
}

const TOUCHING = foldHindi('लगने');

/** "Aag lagne se", by the fire: that it took hold says nothing more. */
function withoutTouching(items: readonly Item[]): readonly Item[] {
  return items.filter(
    ({ key, role }, index) =>
      !(
        key === TOUCHING &&
        role === 'word' &&
        items[index - 1]?.wordClass === 'noun' &&
        has(['ablative', 'postposition'], items[index + 1]?.role)
      ),
  );
}

/** "Beta hua hai", a son is born. */
function withChildBorn(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const before = items[index - 1];
    const isBorn =
      isVerb(item) &&
      item.gloss === 'HAPPEN' &&
      item.tense === 'past' &&
      before?.role === 'word' &&
      has(rules.children, before.gloss);
    return isBorn ? { ...item, gloss: 'BE-BORN' } : item;
  });
}

/** "Account me daal do", put it in: written so in Latin letters, lentils are not in anything. */
function withPuttingIn(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    // "Paani dal diya", water was put in.
    const isThingPut =
      before?.role === 'word' &&
      before.wordClass === 'noun' &&
      !has(rules.peopleCategories, before.category) &&
      (item.text.toLowerCase() === 'dal' ||
        items.slice(0, index).some(({ role }) => role === 'postposition'));
    const isPut =
      item.gloss === 'LENTILS' &&
      (before?.role === 'postposition' || isThingPut) &&
      next?.gloss === 'GIVE' &&
      isLight(next);
    return isPut
      ? { ...item, gloss: 'PUT', wordClass: 'verb', category: 'actions', tense: 'stem' }
      : item;
  });
}

const LIFE = foldHindi('जान');

/** "Jaan bachai", "jaan ko khatra hai", a life: known is only what somebody knows. */
function withLife(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isMarked = has(['postposition', 'genitive'], next?.role);
    const isOwnedGoing = has(['owner', 'genitive'], before?.role) && next?.gloss === 'GO';
    const isLife =
      item.gloss === 'KNOW' &&
      item.key === LIFE &&
      (isMarked || isOwnedGoing || has(DONE_TO_LIFE, next?.gloss ?? next?.spelling));
    return isLife ? { ...item, gloss: 'LIFE', wordClass: 'noun', category: '', tense: null } : item;
  });
}

const DONE_TO_LIFE = ['save', 'risk', 'danger', 'LOSE'];

/** "Ye theek ho sakta hai kya?", can it: what may be stands before what may be so. */
function withAbility(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index): Item[] => {
    const clause = clauseAround(items, index);
    const next = items[index + 1];
    const isEnd = next === undefined || has(['comma', 'kya'], next.role);
    const isSaidOf = clause
      .slice(0, clause.indexOf(item))
      .some(({ role, wordClass }) => role === 'word' && wordClass !== 'adverb');
    if (item.gloss !== 'MAYBE' || !item.key.startsWith(HO) || !isEnd || !isSaidOf) return [item];
    const can: Item = { ...item, role: 'can', gloss: null, wordClass: '', key: CAN };
    return [can, { ...can, role: 'auxiliary', key: IS }];
  });
}

const CAN = foldHindi('सकता');
const IS = foldHindi('है');
const WENT = ['चले', 'chale'].map(foldHindi);

/** "Kal film dekhne chale?", shall we go: it is written like what was done. */
function withLetsGo(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const rest = items.slice(index + 1);
    const clause = clauseAround(items, index);
    const isEnd = rest.every(({ role }) => has(['kya', 'comma', 'dropped'], role));
    const isPlanned = clause.some(
      (one) => one.role === 'kal' || (isVerb(one) && one.tense === 'plain' && /ne$/u.test(one.key)),
    );
    const isOfSomebody = clause.some(
      ({ role, gloss }) => has(['pronoun', 'subjectMark'], role) && gloss !== 'WE',
    );
    const [last = '', ...phrase] = item.key.split(' ').reverse();
    const isGoing = isVerb(item) && item.tense === 'past' && has(WENT, last);
    if (!isGoing || !isEnd || !isPlanned || isOfSomebody) return item;
    return { ...item, gloss: phrase.length === 0 ? 'GO' : item.gloss, tense: 'wish' };
  });
}

const MOST = foldHindi('सबसे');

/** "Jo pehle aaega", "vah sabse pehle aaya", first among them. */
function withFirstOfAll(items: readonly Item[]): readonly Item[] {
  return items
    .filter(({ key }, index) => {
      const next = items[index + 1];
      return !(key === MOST && next?.gloss === 'BEFORE');
    })
    .map((item, index, all) => {
      const isMost = items[items.indexOf(item) - 1]?.key === MOST;
      const isOfWhoever = has(WHOEVER, all[index - 1]?.key) || has(WHOEVER, all[index - 2]?.key);
      const isNext = all[index + 1] !== undefined && isVerb(all[index + 1] as Item);
      return item.gloss === 'BEFORE' && (isMost || (isOfWhoever && isNext))
        ? { ...item, gloss: 'FIRST' }
        : item;
    });
}

const WHOEVER = ['जो', 'jo'].map(foldHindi);
const NEVER_MIND = ['छोड़ो', 'छोड़िए', 'छोड़िये', 'chhodo', 'chodo', 'chhodiye'].map(foldHindi);

/** "Chhodo, main kar lunga", never mind: nothing is left. */
function withoutNeverMind(items: readonly Item[]): readonly Item[] {
  const [first, next] = items;
  return items.length > 2 && has(NEVER_MIND, first?.key) && next?.role === 'comma'
    ? items.slice(2)
    : items;
}

const LITTLE = ['थोड़ा', 'थोड़ा सा', 'thoda', 'thoda sa'].map(foldHindi);

/** "Thoda dheere bolo", "thoda ruko", a little: how much it is done or how much so; "thodi chini" is some. */
function withLittle(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const next = items[index + 1];
    const isOfDoing =
      next?.role === 'word' &&
      (isVerb(next) || has(OF_HOW, next.wordClass) || has(rules.less.spellings, next.spelling));
    return item.gloss === 'SOME' && has(LITTLE, item.key) && isOfDoing
      ? { ...item, gloss: null, spelling: 'little' }
      : item;
  });
}

const OF_HOW = ['adjective', 'adverb'];

/** "Kaam bahut hai", there is much of it, "koi kaam nahi", none: nobody works. */
function withMuchWork(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [before, next, after] = [items[index - 1], items[index + 1], items[index + 2]];
    const isThing = (one: Item | undefined): boolean =>
      one !== undefined && isVerb(one) && one.tense === null && one.gloss === 'WORK';
    const isMeasured = next?.gloss === 'VERY' || next?.role === 'more';
    const isNone = before?.gloss === 'SOMEONE' && next?.role === 'negator';
    if (isThing(item) && (isNone || isMeasured) && after?.role === 'auxiliary')
      return { ...item, wordClass: 'noun' };
    const isMuch = item.gloss === 'VERY' && isThing(before) && next?.role === 'auxiliary';
    return isMuch ? { ...item, gloss: 'MANY', wordClass: 'determiner' } : item;
  });
}

/** "Mujhse galti ho gayi", I was wrong: by whom it was done did it. */
function withFault(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [next, after] = items.slice(index + 1);
    const isFault = next?.gloss === 'WRONG' && (after?.key === HO || after?.gloss === 'HAPPEN');
    return item.role === 'from' && isFault ? { ...item, role: 'pronoun' } : item;
  });
}

/** "Mujhe chhah baje utha dena", wake me: at an hour nobody is lifted. */
function withWaking(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const clause = clauseAround(items, index);
    const isWhen = clause.some(
      ({ role, gloss }) => role === 'clock' || has(['MORNING', 'EARLY'], gloss),
    );
    const isWaking = item.spelling === 'lift' && isVerb(item) && isWhen && !clause.some(isThing);
    return isWaking ? { ...item, gloss: 'WAKE-UP', spelling: null } : item;
  });
}

const ANYBODY = foldHindi('कोई');

/** "Inmein se koi pasand nahi", none of these. */
function withNoneOfThese(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ key, gloss }, index) =>
      key === ANYBODY && gloss === 'SOMEONE' && items[index - 1]?.key.endsWith(' se') === true,
  );
  const not = items.findIndex(({ role }, index) => index > at && role === 'negator');
  if (at < 0 || not < 0) return items;
  return items
    .map((item, index) => (index === not ? { ...item, gloss: 'NONE', key: '' } : item))
    .filter((_, index) => index !== at);
}

const AS_MUCH = ['उतना', 'उतनी', 'उतने', 'utna', 'utni', 'utne'].map(foldHindi);

const RATHER = ['बल्कि', 'balki'].map(foldHindi);

/** "Na sirf main balki bhai bhi", both of us; "chai nahi balki coffee", not tea but coffee. */
function withRather(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ key, role }) => role === 'joiner' && has(RATHER, key));
  const before = items.slice(0, at);
  if (at < 0) return items;
  const isNotOnly = ({ role, gloss }: Item): boolean => role === 'negator' || gloss === 'ONLY';
  if (before.some(({ gloss }) => gloss === 'ONLY') && before.some(({ role }) => role === 'negator'))
    return items
      .map((item, index) => (index === at ? { ...item, gloss: 'AND' } : item))
      .filter((item, index) => index > at || !isNotOnly(item));
  const isOfThing = before.at(-1)?.role === 'negator' && !before.some(isPredicate);
  return isOfThing ? items.filter((_, index) => index !== at) : items;
}

/** "Somvar ko aaoge ya mangalvar ko": the other time stands beside the first. */
function withOtherTime(items: readonly Item[]): readonly Item[] {
  const isTime = ({ role, category }: Item): boolean =>
    has(['kal', 'parson'], role) || category === 'time';
  const or = items.findLastIndex(({ role, gloss }) => role === 'joiner' && gloss === 'OR');
  const [said, late] = [items.slice(0, or), items.slice(or + 1)];
  const at = said.findLastIndex(isTime);
  const isLate =
    or > 0 &&
    at >= 0 &&
    said.slice(at).some(isPredicate) &&
    late.some(isTime) &&
    late.every((item) => isTime(item) || has(['postposition', 'dropped'], item.role));
  if (!isLate) return items;
  const moved = [...said.slice(0, at + 1), ...items.slice(or), ...said.slice(at + 1)];
  // "Vah aaj aaega ya kal": which of them, as with "kya".
  const isAsked =
    said.some(({ tense }) => tense === 'future') &&
    !items.some(({ role, gloss }) => has(['kya', 'question'], role) || gloss === 'I');
  const kya: Item = { ...blank({ role: 'kya' }), text: '', key: '' };
  return isAsked ? [...moved, kya] : moved;
}

const LIKE = ['जैसा', 'जैसे', 'जैसी', 'jaisa', 'jaise', 'jaisi'].map(foldHindi);
const LIKE_THAT = ['वैसा', 'वैसे', 'वैसी', 'waisa', 'waise', 'waisi'].map(foldHindi);

/** "Jitna padhoge utna seekhoge", when you study you learn as much; "jaisa kaha vaisa kiya", the same. */
function withAsMuch(items: readonly Item[]): readonly Item[] {
  const much = items.findIndex(({ role }) => role === 'asMuch');
  const like = items.findIndex(({ key, role }) => role === 'word' && has(LIKE, key));
  const [at, those] = much < 0 ? [like, LIKE_THAT] : [much, AS_MUCH];
  const so = items.findIndex(({ key }, index) => index > at && has(those, key));
  if (at < 0 || so < 0) return items;
  return items.flatMap((item, index): Item[] => {
    if (index === at) return [{ ...item, role: 'when' }];
    if (index !== so) return [item];
    const then: Item = { ...item, role: 'then', gloss: null, tense: null };
    const same: Item = { ...item, role: 'word', gloss: 'SAME', wordClass: 'adjective' };
    // "Jaisa tumne kaha maine vaisa kiya": who does it stands before.
    const before = items[index - 1];
    const isNext = before !== undefined && (isPredicate(before) || isLight(before));
    return [...(isNext ? [then] : []), same];
  });
}

const PURI = foldHindi('पूरी');

/** "Puri aur aalu", the bread: all is said of something. */
function withPuri(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isListed = has(['joiner', 'comma'], next?.role) && items[index + 2]?.role === 'word';
    const dish = before?.role === 'joiner' ? items[index - 2] : before;
    const isFood = dish?.role === 'word' && (dish.category === 'food' || dish.gloss === null);
    const isEaten =
      isFood && next !== undefined && isVerb(next) && has(['EAT', 'MAKE'], next.gloss);
    return item.gloss === 'ALL' && item.key === PURI && (isListed || isEaten)
      ? { ...item, gloss: null, spelling: 'puri', wordClass: 'noun', category: 'food' }
      : item;
  });
}

const FALLING = ['पड़', 'pad'].map(foldHindi);

/** "Chhota pad raha hai", "tight padegi": that it is so says all. */
function withoutFalling(items: readonly Item[]): readonly Item[] {
  const isFalling = (item: Item | undefined, before: Item | undefined): boolean =>
    item !== undefined &&
    has(FALLING, item.key) &&
    before?.role === 'word' &&
    before.wordClass === 'adjective';
  return items.filter(
    (item, index) =>
      !(isFalling(item, items[index - 1]) && items[index + 1]?.role === 'progressive') &&
      !(item.role === 'progressive' && isFalling(items[index - 1], items[index - 2])),
  );
}

/** "Aaj kal kya karte ho?", these days; "aaj kal se thanda hai", than yesterday. */
function withNowadays(items: readonly Item[]): readonly Item[] {
  const isNowadays = (index: number): boolean =>
    items[index]?.gloss === 'TODAY' &&
    items[index + 1]?.role === 'kal' &&
    !has(['ablative', 'postposition', 'genitive', 'particle'], items[index + 2]?.role);
  return items.flatMap((item, index): Item[] => {
    if (isNowadays(index - 1)) return [];
    return [isNowadays(index) ? { ...item, gloss: 'NOW' } : item];
  });
}

/** "Shirt achchhi lag rahi hai", looks good: nobody is said to like it. */
function withGoodLooks(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index): Item[] => {
    const isLooks = (one: Item | undefined, next: Item | undefined): boolean =>
      one?.gloss === 'LIKE' &&
      one.tense === 'stem' &&
      one.key.startsWith('ach') &&
      next?.role === 'progressive' &&
      !clauseAround(items, items.indexOf(one)).some(
        ({ role, text }) => role === 'experiencer' || foldHindi(text) === 'ko',
      );
    if (isLooks(items[index - 1], item)) return [];
    return isLooks(item, items[index + 1])
      ? [{ ...item, gloss: 'GOOD', wordClass: 'adjective', category: '', tense: null }]
      : [item];
  });
}
