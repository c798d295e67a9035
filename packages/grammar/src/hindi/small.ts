import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { clauseAround } from './beside.js';
import { blank } from './entries.js';
import { foldHindi } from './spelling.js';
import { has, type Item, isPredicate, isVerb, tags } from './words.js';

/** What small words mean by what they count, by what denies them and by the verb of their clause. */
export const smalls: readonly ((items: readonly Item[]) => readonly Item[])[] = [
  withFirstFew,
  withAbout,
  withoutSomehow,
  withAllOfIt,
  withoutHaving,
  withoutYet,
  withCost,
  withOtherThing,
  withoutLying,
  withoutGoingOn,
  withCleverAt,
  withAge,
  withBefalling,
  withNotWanting,
  withBirthday,
  withBankAccount,
  withRinging,
  withWithoutAfter,
  withoutTagInside,
  withOnAccountOf,
];

/** "Pehle chhah mahine", the first six months. */
function withFirstFew(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [number, unit, after] = items.slice(index + 1);
    const isOf =
      item.gloss === 'BEFORE' &&
      item.key === BEFORE &&
      number?.role === 'number' &&
      (has(rules.units, unit?.gloss) || unit?.role === 'often') &&
      !has(['postposition', 'ablative'], after?.role);
    return isOf ? { ...item, gloss: 'FIRST', wordClass: 'adjective', category: '' } : item;
  });
}

const BEFORE = foldHindi('पहले');
const NEARLY = ['करीब', 'क़रीब', 'तकरीबन', 'karib', 'kareeb'].map(foldHindi);

/** "Kareeb bees log", about twenty: near is a place. */
function withAbout(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const next = items[index + 1];
    const isCount = has(['number', 'scale', 'fraction', 'one'], next?.role);
    return has(NEARLY, item.key) && isCount && items[index - 1]?.role !== 'genitive'
      ? { ...item, role: 'word', gloss: 'ABOUT', wordClass: 'adverb', category: '' }
      : item;
  });
}

const SOMEWHERE = ['कहीं', 'kahin'].map(foldHindi);
const LEST = ['न', 'na'].map(foldHindi);

/** "Kaheen gir na jaao", lest you fall: no place is meant. */
function withoutSomehow(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => {
    const isLest =
      has(SOMEWHERE, item.key) &&
      item.tense !== 'order' &&
      items.slice(index + 1).some(({ role, key }) => role === 'negator' && has(LEST, key)) &&
      items.slice(index + 1).some(({ tense }) => has(['wish', 'order', 'past'], tense));
    return !isLest;
  });
}

const ONE_DOES = /(?:ता|ती|ta|ti)$/u;

/** "Maa sab jaanti hai", all of it: one who does it, not everyone. */
function withAllOfIt(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const next = items[index + 1];
    const isBare =
      item.role === 'pronoun' &&
      item.gloss === 'EVERYONE' &&
      item.key === EVERYONE &&
      next !== undefined &&
      isVerb(next);
    const isOfOne = next?.tense === 'habit' && ONE_DOES.test(next.text);
    return isBare && isOfOne
      ? { ...item, role: 'word', gloss: 'ALL', wordClass: 'noun', category: '', form: 'plain' }
      : item;
  });
}

const EVERYONE = foldHindi('सब');

/** "Sugar ki shikayat rahi hai", has had it: nobody lives there. */
function withoutHaving(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => {
    const [before, thing] = [items[index - 1], items[index - 2]];
    const isHad =
      item.role === 'progressive' &&
      items[index + 1]?.role === 'auxiliary' &&
      before?.role === 'word' &&
      before.wordClass === 'noun' &&
      !has([...rules.placeCategories, ...rules.peopleCategories], before.category) &&
      has(['genitive', 'owner'], thing?.role);
    return !isHad;
  });
}

const NOT_YET = ['अभी तक', 'अब तक'].map((words) => words.split(' ').map(foldHindi).join(' '));

/** "Abhi tak nahi aaya", not yet: what has not come is said of now. */
function withoutYet(items: readonly Item[]): readonly Item[] {
  return items.filter(
    (item, index) =>
      !(
        item.gloss === 'NOW' &&
        has(NOT_YET, item.key) &&
        clauseAround(items, index).some(({ role }) => role === 'negator')
      ),
  );
}

/** "Sau rupaye lagte hain", it costs a hundred. */
function withCost(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const isTaken = item.role === 'word' && item.key.startsWith('lag');
    const before = items.slice(0, index).findLast(({ role }) => !has(['question'], role));
    return isTaken && has(rules.priceOf, before?.spelling)
      ? { ...item, role: 'auxiliary', gloss: null, tense: null, wordClass: '' }
      : item;
  });
}

/** "Yah wala sasta hai, vah mehnga hai", that one: beside a thing that is pointed at. */
function withOtherThing(items: readonly Item[]): readonly Item[] {
  const first = items[0];
  const isOfPeople = items.some(
    ({ role, category }) => role === 'word' && has(rules.peopleCategories, category),
  );
  const isPointed = first?.role === 'pronoun' && first.gloss === 'THIS' && !isOfPeople;
  return items.map((item, index) => {
    const before = items[index - 1];
    const next = items[index + 1];
    const isQuality =
      next?.wordClass === 'adjective' || next?.role === 'more' || next?.gloss === 'VERY';
    const isOther =
      isPointed &&
      item.role === 'pronoun' &&
      item.gloss === 'HE' &&
      (has(['comma', 'joiner'], before?.role) || items[index - 2]?.role === 'comma') &&
      isQuality;
    return isOther ? { ...item, gloss: 'THAT' } : item;
  });
}

/** "Kitaab mez par rakhi hai", is on the table: nobody is said to put it there. */
function withoutLying(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isPlace =
      (before?.role === 'postposition' && !has(TO, before.key)) || has(rules.places, before?.gloss);
    const clause = clauseAround(items, index);
    const isDoneBy = clause.some(
      ({ role, key }) => role === 'subjectMark' || (role === 'pronoun' && key.endsWith('ne')),
    );
    const isLeft =
      item.gloss === 'PUT' &&
      item.tense === 'past' &&
      isVerb(item) &&
      isPlace &&
      next?.role === 'auxiliary' &&
      !isDoneBy &&
      !clause.some((one) => one !== item && isPredicate(one) && isVerb(one));
    return !isLeft;
  });
}

const TO = ['को', 'ko', 'तक', 'tak'].map(foldHindi);

/** "Kaun sa mahina chal raha hai", which month is it: what goes on walks nowhere. */
function withoutGoingOn(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index): Item[] => {
    const before = items.slice(0, index).findLast(({ role }) => !has(ASKING, role));
    const isOn = isGoing(item) && items[index + 1]?.role === 'progressive' && goesOn(before);
    const isLeft = item.role === 'progressive' && isGoing(items[index - 1]) && items[index + 1];
    const earlier = items.slice(0, index - 1).findLast(({ role }) => !has(ASKING, role));
    if (isLeft && goesOn(earlier)) return [];
    return isOn
      ? [{ ...item, role: 'auxiliary', gloss: null, wordClass: '', tense: null }]
      : [item];
  });
}

const ASKING = ['question', 'kya', 'negator', 'particle'];
const GOING = foldHindi('चल');
const isGoing = (item: Item | undefined): boolean =>
  item?.key === GOING && item.role === 'word' && item.tense === 'stem';
const goesOn = (item: Item | undefined): boolean =>
  has(rules.goingOn, item?.gloss ?? item?.spelling);

/** "Padhai mein tez", clever at it. */
function withCleverAt(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [thing, mark, next] = [items[index - 2], items[index - 1], items[index + 1]];
    const isAt = mark?.role === 'postposition' && has(rules.cleverAt, thing?.gloss);
    return item.gloss === 'FAST' && isAt && (next === undefined || !isVerb(next))
      ? { ...item, gloss: 'CLEVER', wordClass: 'adjective', category: '' }
      : item;
  });
}

const ages: Readonly<Record<string, string>> = { BIG: 'OLD', SMALL: 'YOUNG' };

/** "Teen saal bada", older by three years. */
function withAge(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [number, unit] = [items[index - 2], items[index - 1]];
    const gloss = ages[item.gloss ?? ''];
    const isCount = has(['number', 'one'], number?.role) && has(AGED, unit?.gloss);
    return gloss !== undefined && isCount ? { ...item, gloss } : item;
  });
}

const AGED = ['YEAR', 'MONTH'];
const BEFALLING = foldHindi('लगने');

/** "Teeka lagne ke baad", "keede lagne se pehle": it comes about. */
function withBefalling(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const before = items[index - 1];
    const isThing = before?.role === 'word' && before.wordClass === 'noun';
    return item.key === BEFALLING && isThing && !has(rules.units, before.gloss)
      ? {
          ...item,
          role: 'word',
          gloss: 'HAPPEN',
          spelling: null,
          wordClass: 'verb',
          tense: 'plain',
        }
      : item;
  });
}

const DENIES = ['नहीं', 'nahi', 'nhi'].map(foldHindi);

/** "Mujhe ab nahi khaana", I do not want to: nobody is told to. */
function withNotWanting(items: readonly Item[]): readonly Item[] {
  const last = items.at(-1);
  const isWanted =
    items[0]?.role === 'experiencer' &&
    last !== undefined &&
    isVerb(last) &&
    last.tense === 'plain' &&
    items.some(({ role, key }) => role === 'negator' && has(DENIES, key)) &&
    items.every(({ role }) => !has(['comma', 'joiner', 'that', 'question'], role));
  const being: Item = { ...blank({ role: 'auxiliary', wordClass: '' }), text: '', key: '' };
  return isWanted ? [...items, being] : items;
}

/** "Janm tithi", the date of birth: nobody is born now. */
function withBirthday(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) =>
    item.gloss === 'BE-BORN' && items[index + 1]?.gloss === 'DATE'
      ? { ...item, wordClass: 'noun', tense: null }
      : item,
  );
}

/** "Khaata kholna", to open an account: nobody eats. */
function withBankAccount(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isEating = item.gloss === 'EAT' && item.tense === 'habit' && isVerb(item);
    const isAccount = before?.gloss === 'BANK' || has(['OPEN', 'CLOSE'], next?.gloss);
    return isEating && isAccount
      ? { ...item, gloss: null, spelling: 'account', wordClass: 'noun', tense: null }
      : item;
  });
}

/** "Ghanti baje to", when the bell rings: no hour is told. */
function withRinging(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const before = items[index - 1];
    const isThing = before?.role === 'word' && before.wordClass === 'noun' && !isVerb(before);
    return item.role === 'clock' && isThing && before.category !== 'time'
      ? { ...item, role: 'word', spelling: 'ring', wordClass: 'verb', tense: 'past' }
      : item;
  });
}

/** "Bina helmet ke", without a helmet: it stands after what is not there. */
function withWithoutAfter(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ gloss }) => gloss === 'WITHOUT');
  const end = items.findIndex(({ role }, index) => index > at && role === 'genitive');
  const [word, things] = [items[at], items.slice(at + 1, end)];
  const areThings = things.length > 0 && things.every((one) => one.role === 'word' && !isVerb(one));
  const isOwn = !has(['owner', 'genitive'], items[at - 1]?.role);
  if (!word || at < 0 || end < 0 || !areThings || !isOwn) return items;
  return [...items.slice(0, at), ...things, word, ...items.slice(end + 1)];
}

/** "Maine kaha tha na ki ...", did I not say: nothing is denied. */
function withoutTagInside(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => {
    const isTag = item.role === 'negator' && has(tags, item.key);
    const isAfter = items[index - 1]?.role === 'auxiliary';
    return !(isTag && isAfter && items[index + 1]?.role === 'that');
  });
}

/** "Tumhari vajah se", because of you. */
function withOnAccountOf(items: readonly Item[]): readonly Item[] {
  const owners: Readonly<Record<string, string>> = rules.owned;
  const at = items.findIndex(
    ({ key }, index) =>
      has(REASONS, key) &&
      items[index - 1]?.role === 'owner' &&
      items[index + 1]?.role === 'ablative',
  );
  const [owner, word] = [items[at - 1], items[at]];
  const who = owners[owner?.gloss ?? ''];
  if (!owner || !word || who === undefined) return items;
  const person: Item = { ...owner, role: 'pronoun', gloss: who };
  const reason: Item = { ...word, role: 'reasonAfter', gloss: null, spelling: null, wordClass: '' };
  return [...items.slice(0, at - 1), person, reason, ...items.slice(at + 2)];
}

const REASONS = ['वजह', 'vajah', 'wajah'].map(foldHindi);
