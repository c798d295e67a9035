import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { sign, spelled } from '../gloss.js';
import type { Gloss } from '../types.js';
import { close, keepOpen, put, type Reading } from './reading.js';
import { foldHindi } from './spelling.js';
import { glossOf, has, type Item, isLight, isNominal, isVerb } from './words.js';

const beginnings = rules.beginnings.map(foldHindi);

export function readVerb(reading: Reading, item: Item, index: number): void {
  const { chunk, parts, verbs, items } = reading;
  const before = items[index - 1];
  const isLetting = lets(items, index);
  // "Bheeg na jaao": a negator may stand between.
  const stem = items.slice(0, index).findLast(({ role }) => !has(['negator', 'particle'], role));
  const isAfterStem =
    (stem !== undefined &&
      stem !== before &&
      ((stem.wordClass === 'adjective' && item.gloss === 'GO') ||
        (isVerb(stem) && stem.tense === 'stem'))) ||
    (before !== undefined &&
      (before.key === 'ho' || (isVerb(before) && before.tense === 'stem') || isLetting));
  if (isWhatOneIs(items, index)) {
    reading.verbs.push(item);
    return;
  }
  // "Jaane wali bus", the bus that goes; "hindi seekhna aasaan hai", learning it is easy.
  if (
    isOfNoun(items, index) ||
    isSpokenOf(items, index) ||
    isStateOf(items, index) ||
    isDoneIn(items, index)
  ) {
    keepOpen(reading);
    reading.chunk.push(glossOf(item));
    return;
  }
  if (isPassive(item, before)) {
    reading.verbs.push({ ...(verbs.at(-1) ?? item), tense: item.tense });
    return;
  }
  if (isLikeBeing(item, before, reading)) {
    reading.verbs.push(item);
    return;
  }
  // "Bill kitna hua", how much is it; "kitne ki aayegi", what does it cost.
  if (item.gloss === 'HAPPEN' && has(['HOW-MANY', 'HOW-MUCH'], before?.gloss)) return;
  if (item.gloss === 'COME' && before?.gloss === 'PRICE HOW-MUCH') return;
  if (isAfterStem && isLight(item)) {
    // "Jaane nahi diya", did not let go; but "jaane do" is only asked for.
    const isDenied = items.some(({ role }) => role === 'negator');
    if (isLetting && (isDenied || has(['past', 'future', 'habit', 'stem'], item.tense)))
      put(reading, 'modal', spelled('allow'));
    reading.isFinished ||= item.tense === 'past';
    return;
  }
  // "Do my help": whose help it is, is whom one helps.
  const owners: Readonly<Record<string, string>> = rules.owned;
  const owner = owners[chunk.at(-1)?.gloss ?? ''];
  // "Bahut kaam karta", works a lot; but "bahut achchha gaata", sings very well.
  const isDegree = reading.late.at(-1)?.gloss === 'VERY' && reading.late.length === 1;
  const degree = isDegree ? reading.late.splice(-1) : [];
  // "Tumhari bahut yaad aati hai", of you.
  const owning = has(['VERY', 'SOON'], before?.gloss) ? items[index - 2] : before;
  if (owning?.role === 'owner' && owner !== undefined)
    reading.chunk = [
      ...chunk.slice(0, -1),
      sign(owner === 'I' && !has(rules.ownersDo, item.gloss) ? 'ME' : owner),
    ];
  close(reading);
  if (item.gloss === 'DO' && doesCalling(reading)) return;
  const isNominal =
    (item.gloss === 'DO' && parts.verb !== undefined && verbOf(reading, item).gloss === 'DO') ||
    (item.gloss !== null && parts.verb?.at(-1)?.gloss === item.gloss);
  verbs.push(item);
  // "Yahin rehna", stay here.
  const isOrder = item.tense === 'plain' && index === items.length - 1;
  const isStaying =
    item.gloss === 'LIVE' && (isOrder || has(['future', 'order', 'wish'], item.tense));
  if (!isNominal) put(reading, 'verb', isStaying ? sign('STAY') : verbOf(reading, item));
  put(reading, 'verb', ...degree);
}

/** "Likhne mein galtiyan karta hai": where one makes them. */
function isDoneIn(items: readonly Item[], index: number): boolean {
  const [mark, ...rest] = items.slice(index + 1);
  const verb = rest.findIndex(isVerb);
  const isIn = items[index]?.tense === 'plain' && mark?.role === 'postposition' && mark.key === IN;
  const isOfThing = rest
    .slice(0, verb)
    .some(({ role, wordClass }) => role === 'word' && wordClass === 'noun');
  return isIn && rest[verb]?.gloss === 'DO' && isOfThing;
}

const IN = foldHindi('में');

/** "Juda hona zaroori hai", it is important that it is: a state that is spoken of. */
function isStateOf(items: readonly Item[], index: number): boolean {
  const [being, ...rest] = items.slice(index + 1);
  const isBeing = being?.gloss === 'HAPPEN' && being.tense === 'plain';
  return items[index]?.tense === 'past' && isBeing && rest[0]?.wordClass === 'adjective';
}

/** "Saaf honi zaroori hai", "kam nahi hona chahie": what one is, beside a negator too. */
function isWhatOneIs(items: readonly Item[], index: number): boolean {
  const item = items[index];
  const what = items.slice(0, index).findLast(({ role }) => role !== 'negator');
  const isSaid =
    what?.wordClass === 'adjective' ||
    (what !== undefined && isVerb(what) && what.tense === 'past');
  const isOpen = index < items.length - 1 && !has(rules.afterUnits, items[index + 1]?.gloss);
  return item?.gloss === 'HAPPEN' && item.tense === 'plain' && isSaid && isOpen;
}

/** "Pakda gaya", was caught; "boli jaati hai", is spoken: going is no sign here. */
const isPassive = ({ gloss }: Item, before: Item | undefined): boolean =>
  gloss === 'GO' && before !== undefined && isVerb(before) && before.tense === 'past';

/** "Hansne laga", began to laugh. */
export const isBeginning = ({ key }: Item, before: Item | undefined): boolean =>
  before !== undefined &&
  isVerb(before) &&
  before.tense === 'plain' &&
  before.key.endsWith('ne') &&
  has(beginnings, key);

/** "Jaane do", "sone nahi deta": lets somebody do it. */
export function lets(items: readonly Item[], at: number): boolean {
  const done = items
    .slice(0, at)
    .findLast(({ role }) => !has(['negator', 'question', 'particle'], role));
  return (
    items[at]?.gloss === 'GIVE' &&
    done !== undefined &&
    isVerb(done) &&
    done.tense === 'plain' &&
    done.key.endsWith('ne')
  );
}

/** "Phone kyon nahi kiya": what is done with it has a sign of its own. */
function doesCalling({ chunks, parts, verbs, items }: Reading): boolean {
  const done = (rules.doneWith as Readonly<Record<string, string>>)[
    chunks.at(-1)?.at(-1)?.gloss ?? ''
  ];
  const verb = items.findLast(isVerb);
  if (done === undefined || verb === undefined || parts.verb !== undefined) return false;
  const owners: Readonly<Record<string, string>> = rules.owned;
  const whom = (chunks.pop() ?? []).slice(0, -1).map((one) => sign(owners[one.gloss] ?? one.gloss));
  if (whom.length > 0) chunks.push(whom.map((one) => (one.gloss === 'I' ? sign('ME') : one)));
  verbs.push(verb);
  parts.verb = [sign(done)];
  return true;
}

const isOfNoun = (items: readonly Item[], index: number): boolean =>
  items[index]?.tense === 'plain' &&
  items[index + 1]?.key.startsWith('val') === true &&
  // "Khana banane wali aayi": somebody who makes it.
  (items[index + 2]?.wordClass === 'noun' || items[index + 1]?.gloss === 'PERSON');

/** "Bolne mein dikkat hai", "tairne ka shauk": what is done is what something is said of. */
function isSpokenOf(items: readonly Item[], index: number): boolean {
  const rest = items.slice(index + 1);
  const end = rest.findIndex((item) => item.role === 'auxiliary' || isVerb(item));
  const said = rest.slice(0, end).filter(({ role }) => role === 'word');
  return (
    items[index]?.tense === 'plain' &&
    said.length > 0 &&
    said.every(({ gloss }) => !has(rules.afterUnits, gloss)) &&
    rest.every((item) => !isVerb(item) || isLight(item) || item.gloss === 'HAPPEN')
  );
}

/** "Band rehta hai", it is closed; "khushi hui", I was happy: nothing more is signed. */
function isLikeBeing(item: Item, before: Item | undefined, reading: Reading): boolean {
  const { chunk, late, parts } = reading;
  // "Gussa jaldi aata hai", gets angry fast.
  if (item.gloss === 'COME' && reading.items.some(isFeltThing)) return true;
  const isQuality =
    before?.wordClass === 'adjective' ||
    has(rules.qualitiesOfStaying, before?.gloss) ||
    before?.category === 'feelings';
  const isStaying = before?.gloss != null && parts.verb?.at(-1)?.gloss === before.gloss;
  const isFelt = chunk.length > 0 || late.length > 0 || isStaying || parts.manner !== undefined;
  const isNeeded = item.gloss === 'TAKE' && has(['plain', 'order', 'stem'], item.tense);
  // "Joote chhote nikle", turned out small.
  const isTurningOut =
    before?.wordClass === 'adjective' &&
    has(rules.turningOut, item.gloss) &&
    item.key.startsWith('nikl');
  if (isTurningOut) return true;
  // "Kul paanch sau rupaye hue", the price is.
  const isSum =
    has(['number', 'scale'], before?.role) ||
    has(rules.priceOf, before?.spelling) ||
    before?.gloss === 'MONEY';
  if (isSum && item.gloss === 'HAPPEN') return true;
  // "School mein dubhashiya hona chahie", there should be one.
  const next = reading.items[reading.items.indexOf(item) + 1];
  const isThere =
    item.gloss === 'HAPPEN' && item.tense === 'plain' && next?.role === 'chahie' && isThing(before);
  if (isThere && !parts.negator) return true;
  // "Raat ko andhera rehta hai", it is dark: no thing lives.
  const isOfThing =
    item.gloss === 'LIVE' &&
    has(['habit', 'future'], item.tense) &&
    isThing(before) &&
    !has([...rules.placeCategories, ...rules.peopleCategories, 'animals'], before?.category) &&
    before?.spelling?.match(/^\p{Lu}/u) == null &&
    (before?.gloss != null || before?.spelling != null) &&
    !reading.items.some(
      ({ role, category }) =>
        has(['pronoun', 'subjectMark'], role) ||
        (role === 'word' && has(rules.peopleCategories, category)),
    );
  if (isOfThing) return true;
  // "Akeli rehti hai", lives alone.
  const isAlone = item.gloss === 'LIVE' && before?.gloss === 'LONELY';
  return isQuality && isFelt && !isNeeded && !isAlone && has(rules.likeBeing, item.gloss);
}

const isThing = (item: Item | undefined): boolean =>
  item?.role === 'word' && item.wordClass === 'noun';

/** A feeling or an ailment that comes over somebody: "gussa aaya", "chakkar aa rahe hain". */
const isFeltThing = ({ category, wordClass, role, spelling }: Item): boolean =>
  role === 'word' &&
  wordClass !== 'verb' &&
  (category === 'feelings' || has(rules.ailments, spelling));

/** "Padhna" is to read something, and without it to study. */
function verbOf(reading: Reading, item: Item): Gloss {
  const { items } = reading;
  if (item.gloss === 'BECOME' && isMade(reading)) return sign('MAKE');
  const others: Readonly<Record<string, string>> = rules.withoutObject;
  const other = others[item.gloss ?? ''];
  const hasObject = items
    .slice(0, items.indexOf(item))
    .some(
      ({ role, wordClass, gloss, category, spelling, text }, index) =>
        role === 'word' &&
        (wordClass === 'noun' || has(rules.alsoObjects, gloss)) &&
        (gloss !== null || /^\p{Ll}/u.test(spelling ?? text) || has(rules.priceOf, spelling)) &&
        !isPlaced(items[index + 1]) &&
        (!has(rules.neverObjects, category) || has(rules.alsoObjects, gloss)),
    );
  // "Rona band karo", stop crying.
  const before = items[items.indexOf(item) - 1];
  if (item.gloss === 'CLOSE' && before && isVerb(before) && before.tense === 'plain')
    return sign('STOP');
  const done = (rules.doneTo as Readonly<Record<string, Readonly<Record<string, string>>>>)[
    item.gloss ?? item.spelling ?? ''
  ];
  const doneTo = items
    .slice(0, items.indexOf(item))
    .filter(({ role }) => role === 'word')
    .map(({ gloss, spelling, text }) => done?.[gloss ?? spelling ?? text.toLowerCase()])
    .findLast((known) => known !== undefined);
  // "Dukaan chalo", go to it; "dukaan chal rahi hai", it works.
  const isOfGoing =
    item.gloss === 'WALK' &&
    (has(['order', 'wish', 'plain'], item.tense) ||
      items.some(({ role }) => has(['experiencer', 'subjectMark'], role)) ||
      items.some(({ role, gloss }) => role === 'pronoun' && !has(['THIS', 'THAT'], gloss)));
  if (doneTo !== undefined && !isOfGoing)
    return /^\p{Ll}/u.test(doneTo) ? spelled(doneTo) : sign(doneTo);
  const taken = (rules.withObject as Readonly<Record<string, string>>)[item.gloss ?? ''];
  if (taken !== undefined && (hasObject || isOfSome(items, item))) return sign(taken);
  if (item.gloss === 'COME' && isKnown(items, item)) return sign('KNOW');
  const going = (rules.toPlace as Readonly<Record<string, string>>)[item.gloss ?? ''];
  if (going !== undefined && item.key.startsWith('chal') && goesSomewhere(items, item))
    return sign(going);
  return other === undefined || hasObject ? glossOf(item) : sign(other);
}

/** "Ek muft milega", one is got; "do baje milenge", we meet at two. */
function isOfSome(items: readonly Item[], verb: Item): boolean {
  const before = items
    .slice(0, items.indexOf(verb))
    .findLast(({ wordClass }) => wordClass !== 'adjective');
  // "Naya milega kya", a new one.
  const isOfQuality =
    items[items.indexOf(verb) - 1]?.wordClass === 'adjective' &&
    items.every(
      ({ role, category }) =>
        !has(['pronoun', 'ablative', 'from'], role) && !has(rules.peopleCategories, category),
    );
  if (isOfQuality && before === undefined) return true;
  return before?.role === 'one' || (before?.role === 'number' && !has(BOTH, before.key));
}

const BOTH = ['दोनों', 'dono'].map(foldHindi);

/** "Chai ban gayi", tea is made: a thing that becomes nothing else. */
const isMade = (reading: Reading): boolean =>
  isOneThing(reading) || isCooked(reading) || isDish(reading);

/** "Aaj khaane mein daal bani hai": something to eat, and nobody who becomes it. */
const isDish = ({ items, parts }: Reading): boolean =>
  parts.negator === undefined &&
  items.some(({ role, category }) => role === 'word' && category === 'food') &&
  items.every(
    ({ role, wordClass, category }) =>
      !has(['pronoun', 'experiencer'], role) &&
      wordClass !== 'adjective' &&
      !has(rules.peopleCategories, category),
  );

/** "Mummy, khaane mein kya bana hai", "licence kahan banta hai": a meal, or asked where or when. */
const isCooked = ({ items, parts }: Reading): boolean =>
  parts.question !== undefined &&
  (items.some(({ gloss }) => has(rules.meals, gloss)) ||
    (has(['WHERE', 'WHEN', 'HOW'], parts.question.at(-1)?.gloss) &&
      items.every(
        ({ role, category }) =>
          !has(['pronoun', 'experiencer'], role) && !has(rules.peopleCategories, category),
      )));

const isOneThing = ({ items, chunks, chunk, late }: Reading): boolean =>
  chunks.length + Number(chunk.length > 0) === 1 &&
  late.length === 0 &&
  items.every(
    ({ role, wordClass, category, gloss }) =>
      role !== 'experiencer' &&
      (role !== 'pronoun' || has(['THIS', 'THAT'], gloss)) &&
      (wordClass !== 'noun' || !has(rules.peopleCategories, category)),
  );

/** "Kaksha mein", in the class: nothing is done to it. */
const isPlaced = (next: Item | undefined): boolean =>
  next?.role === 'postposition' && foldHindi(next.text) !== 'ko';

/** "Hindi aati hai", "tairna nahi aata": a language or a skill that comes to somebody is known. */
function isKnown(items: readonly Item[], item: Item): boolean {
  const before = items.slice(0, items.indexOf(item)).findLast(({ role }) => role !== 'negator');
  // "Khelne aati hai", comes to play.
  const isSkill =
    before !== undefined &&
    isVerb(before) &&
    before.tense === 'plain' &&
    !before.key.endsWith('ne');
  const isWanted = item.tense === 'plain' && items[items.indexOf(item) + 1]?.role === 'chahie';
  return (item.tense === 'habit' || isWanted) && (isSkill || has(rules.knownThings, before?.gloss));
}

/** "Bazaar chaloge?", will you go: with a goal, a companion, or said of what is to come. */
const goesSomewhere = (items: readonly Item[], { tense }: Item): boolean =>
  has(['future', 'order', 'wish'], tense) ||
  !items.some(
    (one) => isNominal(one) && !has([...rules.adverbs, 'ONLY'], one.gloss) && !isOfTime(one),
  ) ||
  items.some(({ category, gloss }) => has(rules.placeCategories, category) || gloss === 'WITH');

/** "Bas do minute aur, phir chalte hain", let us go. */
const isOfTime = ({ role, category }: Item): boolean => role === 'number' || category === 'time';

export function readWanted(reading: Reading, _: Item, index: number): void {
  const before = reading.items
    .slice(0, index)
    .findLast(({ role }) => role !== 'negator' && role !== 'question');
  if (before && isVerb(before) && before.tense === 'plain') put(reading, 'modal', sign('SHOULD'));
  else put(reading, 'verb', sign('WANT'));
}

export function readStaying(reading: Reading, _: Item, index: number): void {
  // "Dard kab se ho raha hai": since when stands between.
  const before = reading.items
    .slice(0, index)
    .findLast(({ role }) => !has(['negator', 'question', 'ablative'], role));
  if (!(before && (isVerb(before) || before.key === 'ho'))) put(reading, 'verb', sign('LIVE'));
}

/** "Mujhe jaana hai", I must go, "jaana ho to", if one wants to: an infinitive before the auxiliary. */
export function readAuxiliary(reading: Reading, item: Item, index: number): void {
  const before = reading.items[index - 1];
  if (before && isVerb(before) && before.tense === 'plain' && reading.parts.verb)
    put(reading, 'modal', sign(item.key === 'ho' || isWanted(reading, before) ? 'WANT' : 'MUST'));
}

/** "Mujhe nahi jaana hai", I do not want to. */
const isWanted = ({ items }: Reading, { gloss }: Item): boolean =>
  has(rules.wantedVerbs, gloss) ||
  (items.some(({ role }) => role === 'experiencer') &&
    items.some(({ role }) => role === 'negator'));
