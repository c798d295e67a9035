import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { sign } from '../gloss.js';
import type { Gloss } from '../types.js';
import { close, type Reading } from './reading.js';
import { foldHindi } from './spelling.js';
import { lets } from './verbs.js';
import { glossOf, has, type Item, isPredicate, isVerb } from './words.js';

const doers = rules.doers.map(foldHindi);
/** "Mujhe bhool gaye", "mujhe roka": what somebody else does to one. */
const DONE_TO = ['FORGET', 'STOP', 'LEAVE'];
/** "Sab kaam", all the work: what is done is a thing as well. */
const ALL_OF_IT = ['WORK', 'HOMEWORK', 'FOOD'];
const agreeing = ['वह', 'वो', 'woh'].map(foldHindi);

export function startOwned(reading: Reading, owner: Gloss): void {
  if (reading.chunk.at(-1)?.gloss !== 'AND') close(reading);
  reading.chunk.push(owner);
}

export function readPronoun(reading: Reading, item: Item, index: number): void {
  const { items, chunks } = reading;
  if (reading.chunk.at(-1)?.gloss !== 'AND') close(reading);
  const next = items[index + 1];
  const isTopic = !items.some(isPredicate);
  const isThat = pointsAtThing(items, index);
  const isPointing =
    isThat ||
    (has(['THIS', 'THAT', 'HE'], item.gloss) &&
      next?.role === 'word' &&
      !isVerb(next) &&
      (next.wordClass === 'noun' || items[index + 2]?.wordClass === 'noun') &&
      (isTopic ||
        items.slice(index + 2).some((later) => later.role === 'word') ||
        items.some(({ role }) => role === 'question')));
  const isMarked = /(?:ko|ne)$/u.test(item.key);
  if (
    item.gloss === 'EVERYONE' &&
    !isMarked &&
    items[index - 1]?.role !== 'pronoun' &&
    !item.key.includes(' ') &&
    next?.role === 'word' &&
    (next.wordClass === 'noun' || has(ALL_OF_IT, next.gloss))
  ) {
    reading.late.push(sign('ALL'));
    return;
  }
  if (item.gloss === 'EVERYONE' && next?.wordClass === 'adjective') {
    reading.chunk.push(sign('ALL'));
    close(reading);
    return;
  }
  // "Koi bank", a bank.
  // "Koi darvaze par hai", somebody: the noun has its own place.
  const isOfNext = !isMarked && !(item.key === 'koi' && items[index + 2]?.role === 'postposition');
  if (
    item.gloss === 'SOMEONE' &&
    next?.role === 'word' &&
    !isVerb(next) &&
    isOfNext &&
    !isDoneBySomeone(items, index)
  )
    return;
  // "Hum sab", all of us.
  const before = items[index - 1];
  if (item.gloss === 'EVERYONE' && before?.role === 'pronoun' && chunks.length > 0) {
    const them = chunks.findLast(
      ([one, ...others]) => one?.gloss === before.gloss && others.length === 0,
    );
    (them ?? chunks.at(-1))?.push(sign('ALL'));
    return;
  }
  const isFelt = items.some(
    ({ gloss, role, category }) =>
      role === 'chahie' || has(rules.states, gloss) || (role === 'word' && category === 'feelings'),
  );
  const isGiven =
    item.role === 'experiencer' &&
    ((chunks.some(([one]) => one?.gloss !== 'ONLY') && !isFelt) ||
      isGivenTo(items) ||
      isToldOf(items) ||
      items.some((_, at) => lets(items, at)) ||
      items.some(
        ({ gloss, tense, key }) => has(DONE_TO, gloss) && tense !== 'plain' && key !== '',
      ));
  reading.chunk.push(isGiven ? sign('ME') : isThat ? sign('THAT') : whoOf(items, index));
  // "Is baar", this time.
  if (isPointing || has(['joiner', 'often'], next?.role)) return;
  close(reading);
  // "Yah kitab maine padhi": who does it comes first (R1).
  // "Tum par bharosa hai", in you.
  const isBeside = next?.role === 'postposition';
  const isDoer =
    (has(doers, item.key) && !isBeside) || (item.role === 'experiencer' && isFelt && !isGiven);
  if (isDoer && !items.slice(0, index).some(({ role }) => role === 'subjectMark'))
    chunks.unshift(...chunks.splice(-1));
}

/** "Koi angrezi jaanta hai?", does anyone know it: one who does it, where nobody else is said to. */
function isDoneBySomeone(items: readonly Item[], index: number): boolean {
  const [thing] = items.slice(index + 1);
  const rest = items.slice(index + 2);
  const verb = rest.find(isVerb);
  const isOther = items.some(
    ({ role }, at) =>
      at !== index &&
      has(['pronoun', 'experiencer', 'subjectMark', 'owner', 'negator', 'if', 'when'], role),
  );
  const isPerson = has([...rules.peopleCategories, 'animals'], thing?.category);
  return (
    items[index]?.key === 'koi' &&
    verb !== undefined &&
    !isOther &&
    !isPerson &&
    (has(rules.sayings, verb.gloss) || has(rules.doneByOne, verb.gloss)) &&
    (has(['habit', 'future'], verb.tense) || rest.some(({ role }) => has(GOING_ON, role)))
  );
}

const GOING_ON = ['can', 'progressive'];

/** "Vah rehti hai", she lives: only the verb tells whether it is she. */
function whoOf(items: readonly Item[], index: number): Gloss {
  const item = items[index] as Item;
  const isAgreeing = item.gloss === 'HE' && has(agreeing, item.key);
  const ends = items.slice(index + 1).filter(
    (one, at, rest) =>
      isVerb(one) ||
      has(['auxiliary', 'progressive', 'can', 'completed'], one.role) ||
      // "Vah mujhse chhoti hai".
      (one.wordClass === 'adjective' && rest[at + 1]?.role === 'auxiliary'),
  );
  const verb = ends.findLast(isVerb);
  const isDoneByHer = verb?.tense === 'past' && /(?:[ीई][ंँ]?|i)$/u.test(verb.text);
  const said = saidOf(items, index);
  const isShe =
    isAgreeing &&
    (isDoneByHer ||
      has(rules.women, said?.gloss) ||
      ends.some(({ key, text }) => has(rules.ofShe, text) || /[tg]i$/.test(key)) ||
      // "Vah rone lagi", she began to.
      items.some(
        ({ text }, at) => at > index && has(BEGAN_SHE, text) && isVerb(items[at - 1] ?? item),
      ));
  // "Vah mere mama ki gaadi hai", that is.
  const isThing =
    isAgreeing &&
    has(['owner', 'own'], items[index + 1]?.role) &&
    said?.role === 'word' &&
    said.category !== '' &&
    !has([...rules.peopleCategories, 'feelings', 'time', 'animals'], said.category);
  if (isThing) return sign('THAT');
  return isShe ? sign('SHE') : glossOf(item);
}

const BEGAN_SHE = ['लगी', 'lagi'];

/** "Vah meri bahan hai": what is said of somebody, where nothing is done. */
function saidOf(items: readonly Item[], index: number): Item | undefined {
  const rest = items.slice(index + 1);
  const end = rest.findIndex(({ role }) => role === 'auxiliary');
  const said = rest[end - 1];
  return rest.some(isVerb) || said?.wordClass !== 'noun' ? undefined : said;
}

/** "Vah kitab achchhi hai", "mujhe vah neeli shirt chahie": that one; but "vah doodh peeta hai", he does. */
function pointsAtThing(items: readonly Item[], index: number): boolean {
  const rest = items.slice(index + 1);
  const at = rest.findIndex(({ role }) => !has(['word', 'dropped'], role));
  const noun = rest.slice(0, at < 0 ? rest.length : at).find((one) => one.wordClass === 'noun');
  const isNext = rest[0]?.role === 'word' && !isVerb(rest[0]);
  // "Use doodh do", give him milk: only "vah" points at a thing.
  const isPointing = items[index]?.gloss === 'HE' && has(agreeing, items[index]?.key);
  if (!isPointing || !noun || !isNext) return false;
  const after = rest[rest.indexOf(noun) + 1];
  const verb = items.find(isVerb);
  const isOther = items.some(
    ({ role }, other) => other !== index && has(['pronoun', 'experiencer', 'subjectMark'], role),
  );
  const isSaidOf =
    verb === undefined && noun === rest[0] && after?.role === 'word' && after.gloss !== 'ALSO';
  const isPerson =
    noun === rest[0] &&
    noun.category === 'people' &&
    verb !== undefined &&
    verb.gloss !== 'BECOME' &&
    after?.role !== 'postposition';
  // "Vah gaadi kab aaegi", that car: a thing comes by itself; "vah ghar aaegi", she does.
  const isPlace = has(rules.placeCategories, noun.category) && noun.category !== 'transport';
  const isComing =
    has(rules.doneByThings, verb?.gloss ?? verb?.spelling) &&
    !isPlace &&
    !has([...rules.peopleCategories, 'time', 'feelings'], noun.category) &&
    after?.role !== 'postposition' &&
    after?.role !== 'ablative' &&
    rest.every((one) => one === noun || one.role !== 'word' || one.wordClass !== 'noun');
  if (isComing) return true;
  const isAsked = isGivenTo(items) || items.some(({ role }) => role === 'chahie');
  return !items.some(isPredicate) || isAsked || isOther || isSaidOf || isPerson;
}

export const ownerOf = ({ items }: Reading): string => {
  const people = items.filter(({ role }) => role === 'pronoun' || role === 'experiencer');
  // "Mujhe apna kaam karne do", let me do mine.
  const isLetting = items.some((_, at) => lets(items, at));
  // "Apna naam likhen": a wish that is said to nobody else asks you.
  const end = items.at(-1);
  const isAsked =
    people.length === 0 && end !== undefined && end.tense === 'wish' && end.key.endsWith('en');
  if ((isGivenTo(items) || isAsked) && !isLetting) return 'YOUR';
  const subject = people.at(isLetting ? -1 : 0)?.gloss;
  return Object.entries(rules.owned).find(([, owner]) => owner === subject)?.[0] ?? 'HIS';
};

/** "Mujhe bataya gaya", I was told. */
const isToldOf = (items: readonly Item[]): boolean =>
  items.some((item, index) => {
    const next = items[index + 1];
    const isDone = isVerb(item) && item.tense === 'past';
    return isDone && next !== undefined && isVerb(next) && next.gloss === 'GO';
  });

/** "Mujhe paani do", give me water. */
const isGivenTo = (items: readonly Item[]): boolean => {
  const end = items.findLast(({ role }) => role !== 'dropped' && role !== 'negator');
  // "Mujhe nahi jaana", I do not want to.
  const isDenied = items.some(({ role, key }) => role === 'negator' && key !== DO_NOT);
  return (
    end !== undefined &&
    isVerb(end) &&
    (end.tense === 'order' || (end.tense === 'plain' && !(isDenied && !isOfGiving(end))))
  );
};

const isOfGiving = ({ gloss }: Item): boolean => has(GIVING, gloss);
const GIVING = ['GIVE', 'TELL', 'SEND', 'SHOW', 'SAY', 'CALL', 'ASK'];
const DO_NOT = foldHindi('मत');
