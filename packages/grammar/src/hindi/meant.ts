import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { clauseAround } from './beside.js';
import { blank } from './entries.js';
import { foldHindi } from './spelling.js';
import { has, type Item, isLeading, isLight, isPredicate, isVerb } from './words.js';

/** What small words mean before a number, a place, a quality or what is done. */
export const meant: readonly ((items: readonly Item[]) => readonly Item[])[] = [
  withWhereShort,
  withoutJust,
  withoutLetsBeforeGreeting,
  withoutLeavingIt,
  withCalledBefore,
  withTrain,
  withExactly,
  withPass,
  withAllByOne,
  withoutAlsoThan,
  withElsewhere,
  withHisHelp,
  withForbidden,
  withEveryoneGreeted,
  withPauses,
  withHourRange,
  withoutLateOwn,
];

const lets = rules.lets.map(foldHindi);

/** "Chalo bye", "chalo good night": nobody is asked to go. */
function withoutLetsBeforeGreeting(items: readonly Item[]): readonly Item[] {
  const [first, next] = items;
  const rest = next?.role === 'comma' ? items.slice(2) : items.slice(1);
  const isGreeting = rest[0] !== undefined && isLeading(rest[0]);
  return has(lets, first?.key) && isGreeting ? rest : items;
}

const LEFT = ['रहने', 'rehne'].map(foldHindi);

/** "Rehne do, main kar lunga", never mind; "isko rehne do", leave it. */
function withoutLeavingIt(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ key, gloss }, index) =>
      gloss === 'LIVE' && has(LEFT, key) && items[index + 1]?.tense === 'order',
  );
  const [leaving, letting] = items.slice(at);
  const rest = items.slice(at + 2);
  const isOfNothing = items
    .slice(0, Math.max(at, 0))
    .every(
      ({ role, gloss }) =>
        has(['dropped', 'comma'], role) ||
        (role === 'pronoun' && has(['THIS', 'THAT', 'HE'], gloss)),
    );
  if (at < 0 || !leaving || letting?.gloss !== 'GIVE' || !isOfNothing) return items;
  const [next, ...more] = rest;
  if (at === 0 && next?.role === 'comma' && more.some(isPredicate)) return more;
  const left: Item = { ...leaving, gloss: 'LEAVE', tense: 'order' };
  return [...items.slice(0, at), left, ...rest];
}

const WHO_CALLS = ['pronoun', 'experiencer', 'owner', 'from'];
const CALLING = ['यार', 'भाई', 'भैया', 'दीदी', 'अंकल', 'आंटी', 'yaar', 'bhai', 'bhaiya', 'didi']
  .concat(['uncle', 'aunty', 'bro'])
  .map(foldHindi);
const SAID_TO = ['I', 'YOU', 'WE', 'MY', 'YOUR', 'OUR', 'ME'];

/** "Yaar usne jawab nahi diya", "bhai mera phone kho gaya": who is told stands first, with no comma. */
function withCalledBefore(items: readonly Item[]): readonly Item[] {
  const [first, next] = items;
  const isCalled =
    has(CALLING, first?.key) &&
    first?.role === 'word' &&
    first.form === 'plain' &&
    has(WHO_CALLS, next?.role) &&
    (has(SAID_TO, next?.gloss) || first.gloss === 'FRIEND') &&
    items.slice(2).some(isPredicate);
  if (!first || !isCalled) return items;
  return [first, PAUSE, ...items.slice(1)];
}

/** "Yah gaadi Nagpur rukti hai", "Mumbai wali gaadi": what stops at a town or is named by it is a train. */
function withTrain(items: readonly Item[]): readonly Item[] {
  const isOfRails = items.some(({ spelling, gloss, text }) =>
    has(rules.meansBeside.CAR.with, gloss ?? spelling ?? text.toLowerCase()),
  );
  return items.map((item, index) => {
    if (item.gloss !== 'CAR' || item.role !== 'word') return item;
    const clause = clauseAround(items, index);
    const isOwned = has(['owner', 'own', 'genitive'], items[index - 1]?.role);
    const isTown = clause.some(
      (one) => /^\p{Lu}/u.test(one.spelling ?? '') && !has(rules.peopleCategories, one.category),
    );
    const isStopping = clause.some(
      (one) => isVerb(one) && one.gloss === 'STOP' && has(['habit', 'future'], one.tense),
    );
    const isNamed = has(['वाली', 'wali', 'vali'].map(foldHindi), items[index - 1]?.key);
    const isTrain = !isOwned && (isOfRails || (isTown && (isStopping || isNamed)));
    return isTrain ? { ...item, gloss: 'TRAIN' } : item;
  });
}

const EXACT = ['ठीक', 'theek', 'thik'].map(foldHindi);
const WHERE_EXACTLY = ['IN-FRONT', 'BEHIND', 'NEAR', 'BELOW', 'ABOVE', 'OPPOSITE'];

/** "Theek paanch baje", "bus adde ke theek saamne": exactly. */
function withExactly(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [next, after] = items.slice(index + 1);
    const isHour = has(['number', 'fraction'], next?.role) && after?.role === 'clock';
    const isExact =
      has(['FINE', 'ALRIGHT'], item.gloss) &&
      has(EXACT, item.key) &&
      (isHour || has(WHERE_EXACTLY, next?.gloss));
    return isExact
      ? { ...item, gloss: null, spelling: 'exactly', wordClass: 'adjective', category: '' }
      : item;
  });
}

const PASS = foldHindi('पास');
const DONE_WITH_PASS = ['SHOW', 'MAKE', 'LOSE', 'BUY', 'GET', 'BRING', 'BECOME', 'MEET'];

/** "Paas dikhao", "paas banwana hai": what one travels on; "mere paas" is with me. */
function withPass(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isHad = has(['owner', 'genitive', 'pronoun'], before?.role);
    const isPass =
      item.role === 'near' &&
      has([PASS, 'pas', 'paas'], item.key) &&
      !isHad &&
      !has(rules.peopleCategories, before?.category) &&
      next !== undefined &&
      isVerb(next) &&
      has(DONE_WITH_PASS, next.gloss);
    return isPass
      ? { ...item, role: 'word', gloss: null, spelling: 'pass', wordClass: 'noun' }
      : item;
  });
}

const ALL = ['सब', 'sab'].map(foldHindi);
const OF_ONE = /(?:[td][ai]|[aiu]|unga|ungi|ega|egi)$/u;
/** "Sab bhool gaya", "sab samajhega", all of it: one person does; "sab samjhenge", everyone. */
function withAllByOne(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [next, after] = items.slice(index + 1);
    if (item.gloss !== 'EVERYONE' || !has(ALL, item.key) || !next || !isVerb(next)) return item;
    const isKnown = has([...rules.sayings, 'FORGET'], next.gloss);
    const isOne =
      (next.tense === 'future' && OF_ONE.test(next.key) && !/(?:en|o)g[aei]$/u.test(next.key)) ||
      (next.tense === 'past' && next.key.includes(' ') && OF_ONE.test(next.key)) ||
      (next.tense === 'stem' && after !== undefined && isLight(after) && OF_ONE.test(after.key));
    return isKnown && isOne
      ? { ...item, role: 'word', gloss: 'ALL', wordClass: 'noun', category: '' }
      : item;
  });
}

/** "Dhaba se bhi bura", worse than that: what is measured by another is not added to it. */
function withoutAlsoThan(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isThan = has(['ablative', 'from'], before?.role);
    const isMore = next?.role === 'more' || next?.wordClass === 'adjective';
    return !(item.gloss === 'ALSO' && isThan && isMore);
  });
}

/** "Kahin aur", at another place. */
function withElsewhere(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isPair = (one: Item | undefined, two: Item | undefined): boolean =>
      one?.spelling === 'somewhere' && two?.role === 'joiner' && two.gloss === 'AND';
    if (isPair(item, next)) return { ...item, gloss: 'OTHER', wordClass: 'adjective' };
    return isPair(before, item)
      ? { ...item, role: 'word', gloss: 'PLACE', wordClass: 'noun', category: 'places' }
      : item;
  });
}

/** "Meri badi madad ki", helped me a lot: how big the help is, is how much. */
function withHisHelp(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const next = items[index + 1];
    const isHelp = next !== undefined && isVerb(next) && next.gloss === 'HELP';
    const isMuch = has(['BIG', 'MANY', 'VERY'], item.gloss) && items[index - 1]?.role === 'owner';
    return isHelp && isMuch ? { ...item, gloss: 'VERY', wordClass: 'adverb' } : item;
  });
}

const DO_NOT = foldHindi('मत');

/** "Gussa mat ho", "udaas mat hona": what one shall not be is what is forbidden. */
function withForbidden(items: readonly Item[]): readonly Item[] {
  const isForbidden = (at: number): boolean => {
    const [quality, not, being, next] = items.slice(Math.max(at, 0));
    return (
      at >= 0 &&
      quality?.role === 'word' &&
      quality.wordClass === 'adjective' &&
      not?.role === 'negator' &&
      not.key === DO_NOT &&
      being !== undefined &&
      ((being.role === 'auxiliary' && being.key === BE) ||
        (being.gloss === 'HAPPEN' && being.tense === 'plain')) &&
      (next === undefined || has(['comma', 'dropped'], next.role) || has(CALLING, next.key))
    );
  };
  return items.flatMap((item, at): Item[] => {
    if (isForbidden(at - 2)) return [];
    return [isForbidden(at) ? { ...item, wordClass: 'verb', tense: 'order' } : item];
  });
}

const BE = foldHindi('हो');

/** "Good morning sabko, ...": who is greeted. */
function withEveryoneGreeted(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const before = items[index - 1];
    const isGreeted =
      item.role === 'pronoun' &&
      item.gloss === 'EVERYONE' &&
      before !== undefined &&
      isLeading(before) &&
      (items[index + 1]?.role ?? 'comma') === 'comma';
    return isGreeted
      ? { ...item, role: 'word', wordClass: 'noun', category: 'people', form: 'plain' }
      : item;
  });
}

const PAUSE: Item = { ...blank({ role: 'comma' }), text: '', key: '' };

/** "Chinta mat karo sab theek ho jaega", "bol nahi sakta pls likho": a chat leaves the commas out. */
function withPauses(items: readonly Item[]): readonly Item[] {
  const ends = items.flatMap((_, at) =>
    endsForbidding(items, at) || asksAfter(items, at) ? [at] : [],
  );
  const [end] = ends;
  if (end === undefined) return items;
  return [...items.slice(0, end + 1), PAUSE, ...items.slice(end + 1)];
}

/** What shall not be done is said, and why not follows. */
function endsForbidding(items: readonly Item[], at: number): boolean {
  const [item, before, next] = [items[at], items[at - 1], items[at + 1]];
  const rest = items.slice(at + 1);
  const isMat = (one: Item | undefined): boolean => one?.role === 'negator' && one.key === DO_NOT;
  const isTold = (one: Item | undefined): boolean =>
    one !== undefined &&
    isVerb(one) &&
    has(['order', 'stem', 'plain'], one.tense) &&
    !has(rules.sayings, one.gloss);
  const isEnd = isMat(item)
    ? isTold(before) && !(next !== undefined && (isVerb(next) || isPredicate(next)))
    : isTold(item) && isMat(before);
  const isOther =
    next !== undefined &&
    (has(['pronoun', 'experiencer', 'owner', 'kal'], next.role) ||
      has(['NONE', 'ALL'], next.gloss)) &&
    !/(?:ko|se)$/u.test(next.key);
  return isEnd && isOther && rest.some(isPredicate);
}

/** "Bol nahi sakta please likhkar batao": what was told, then what is asked for. */
function asksAfter(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at], items[at + 1]];
  const rest = items.slice(at + 2);
  const isTold =
    item !== undefined && has(['can', 'auxiliary'], item.role) && items.slice(0, at).length > 1;
  return isTold && next?.gloss === 'PLEASE' && rest.some(({ tense }) => tense === 'order');
}

const UNTIL = foldHindi('तक');

/** "Subah 6 se 9", "10 se 5 tak khula": from hour to hour, though no hour is said. */
function withHourRange(items: readonly Item[]): readonly Item[] {
  const isHour = (item: Item | undefined): boolean =>
    item?.role === 'number' && Number(item.gloss) > 0 && Number(item.gloss) <= 12;
  const at = items.findIndex((item, index) => {
    const [than, ...others] = items.slice(index + 1);
    // "Subah nau se dopahar do tak": each hour with its part of the day.
    const isLaterOfDay = has(rules.partsOfDay, others[0]?.gloss);
    const [to, next] = isLaterOfDay ? others.slice(1) : others;
    const isOfDay = has(rules.partsOfDay, items[index - 1]?.gloss) || isLaterOfDay;
    const isOpen = clauseAround(items, index).some(({ gloss }) => has(['OPEN', 'CLOSE'], gloss));
    const isCounted =
      next?.role === 'clock' || next?.role === 'scale' || has(rules.units, next?.gloss);
    return (
      isHour(item) &&
      than?.role === 'ablative' &&
      isHour(to) &&
      !isCounted &&
      (isOfDay || (isOpen && next?.key === UNTIL))
    );
  });
  if (at < 0) return items;
  const clock: Item = { ...blank({ role: 'clock', wordClass: '' }), text: '', key: 'baje' };
  const end = has(rules.partsOfDay, items[at + 2]?.gloss) ? at + 4 : at + 3;
  return [...items.slice(0, end), clock, ...items.slice(end)];
}

/** "Dhyan rakhna apna": whose it is, after all is said. */
function withoutLateOwn(items: readonly Item[]): readonly Item[] {
  const before = items.at(-2);
  const isLate = items.at(-1)?.role === 'own' && before?.role === 'word';
  return isLate ? items.slice(0, -1) : items;
}

const EAT_OR_WHERE = ['खा', 'kha'].map(foldHindi);

/** "Tum kha ho", where; "usne kha ki", said: in a chat it is written like what one eats. */
function withWhereShort(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [before, next, after] = [items[index - 1], items[index + 1], items[index + 2]];
    if (!has(EAT_OR_WHERE, item.key) || item.gloss !== 'EAT' || item.text !== 'kha') return item;
    if (next?.role === 'that') return { ...item, gloss: 'SAY', tense: 'past' };
    const isGoing = next?.gloss === 'GO' && after?.role === 'progressive';
    const isUnknown = before?.role === 'negator' && items[index - 2]?.gloss === 'KNOW';
    const isWhere = next?.role === 'auxiliary' || isGoing || isUnknown;
    return isWhere
      ? { ...item, role: 'question', gloss: 'WHERE', wordClass: 'question', tense: null }
      : item;
  });
}

const JUST = ['बस', 'bas'].map(foldHindi);

/** "Bas ab pahunchne wala hoon", "kuch nahi bas thak gaya hoon": just so, and no bus. */
function withoutJust(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index): Item[] => {
    const [before, next] = [items[index - 1], items[index + 1]];
    if (item.gloss !== 'BUS' || !has(JUST, item.key) || !next) return [item];
    if (before?.gloss === 'NONE' && index === 1) return [PAUSE];
    return next.gloss === 'NOW' && (before === undefined || before.role === 'comma') ? [] : [item];
  });
}
