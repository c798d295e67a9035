import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { clauseAround } from './beside.js';
import { foldHindi } from './spelling.js';
import { has, type Item, isPredicate, isVerb } from './words.js';

/** What common turns of speech say: what is in sight, over what one laughs, from three to six. */
export const turns: readonly ((items: readonly Item[]) => readonly Item[])[] = [
  withAboutWhat,
  withSight,
  withRange,
  withRounds,
  withDropping,
  withMoreOf,
  withTeacher,
  withReading,
  withFallingShort,
  withCalls,
];

const MATTER = ['बात', 'baat', 'बारे', 'baare', 'bare'].map(foldHindi);
const ABOUT = foldHindi('बारे');
/** "Baat ki" is read as talked. */
const OF_IT = / ki$/u;

/** "Kis baat par hans rahe ho", why; "kis baat ki chinta", what; "kis baare mein", about what. */
function withAboutWhat(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ role, gloss }, index) =>
      role === 'question' &&
      gloss === 'WHICH' &&
      has(MATTER, items[index + 1]?.key.replace(OF_IT, '')),
  );
  const [asked, matter, mark] = items.slice(Math.max(at, 0));
  if (at < 0 || !asked || !matter) return items;
  const isMarked =
    !OF_IT.test(matter.key) && has(['postposition', 'ablative', 'genitive'], mark?.role);
  const isWhy = has(['postposition', 'ablative'], mark?.role);
  const gloss = matter.key === ABOUT ? 'ABOUT WHAT' : isWhy ? 'WHY' : 'WHAT';
  return items.toSpliced(at, isMarked ? 3 : 2, { ...asked, gloss });
}

const SIGHT = foldHindi('दिख');
const EVERYONE = foldHindi('सब');

/** "Mujhe pahaad dikh raha hai", see it; "sab dikh raha hai", all of it: how one looks stands before it. */
function withSight(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const next = items[index + 1];
    const isAll =
      item.role === 'pronoun' && item.key === EVERYONE && next !== undefined && isSight(next);
    if (isAll)
      return {
        ...item,
        role: 'word',
        gloss: 'ALL',
        wordClass: 'noun',
        category: '',
        form: 'plain',
      };
    const before = items.slice(0, index).findLast(({ role }) => role !== 'negator');
    const isHow = before?.wordClass === 'adjective' || before?.gloss === 'HOW';
    const isOfPerson = clauseAround(items, index).some(
      ({ role, category, gloss }) =>
        (role === 'pronoun' && gloss !== 'EVERYONE') ||
        (role === 'word' && has(rules.peopleCategories, category)),
    );
    const isSeen = clauseAround(items, index).some(({ role }) => role === 'experiencer');
    return isSight(item) && !isHow && (isSeen || !isOfPerson) ? { ...item, gloss: 'SEE' } : item;
  });
}

const isSight = (item: Item): boolean =>
  isVerb(item) && item.gloss === 'LOOK' && item.key.startsWith(SIGHT);

/** "Teen se chhah saal", from three to six: both stand with what they count. */
function withRange(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => {
    const [before, next, of] = [items[index - 1], items[index + 1], items[index + 2]];
    const isBetween =
      item.role === 'ablative' && before?.role === 'number' && next?.role === 'number';
    const isCounted =
      has(
        [...rules.units, ...rules.measures, ...rules.priceOf, 'PEOPLE'],
        of?.gloss ?? of?.spelling,
      ) || has(rules.peopleCategories, of?.category);
    return !(isBetween && isCounted);
  });
}

const ROUNDS = foldHindi('चक्कर');

/** "Maidan ke teen chakkar lagao", three rounds; without a number somebody goes again and again. */
function withRounds(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index): Item[] => {
    const isCounted =
      item.gloss === 'GO' &&
      isVerb(item) &&
      item.key.startsWith(`${ROUNDS} `) &&
      has(['number', 'one'], items[index - 1]?.role);
    const round: Item = {
      ...item,
      gloss: null,
      spelling: 'round',
      wordClass: 'noun',
      category: '',
      tense: null,
      key: ROUNDS,
    };
    return isCounted ? [round, item] : [item];
  });
}

const LEAVING = ['छोड़', 'chhod', 'chod'].map(foldHindi);
const UNTIL = foldHindi('तक');
const TO = foldHindi('को');

/** "Mujhe ghar chhod do", "station tak chhod doge": brought there, no place is left. */
function withDropping(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const before = items[index - 1];
    const clause = clauseAround(items, index);
    const isPlace =
      has(rules.placeCategories, before?.category) ||
      has(rules.places, before?.gloss) ||
      has(rules.droppedAt, before?.spelling);
    const isOfSomebody = clause.some(
      ({ role, key }, at) =>
        role === 'experiencer' ||
        (key === TO && has(rules.peopleCategories, clause[at - 1]?.category)),
    );
    const isTo = clause.some(({ key }) => key === UNTIL) && before?.key === UNTIL;
    const isLeaving =
      isVerb(item) &&
      item.gloss === 'LEAVE' &&
      LEAVING.some((stem) => item.key === stem || item.key.startsWith(stem));
    return isLeaving && (isTo || (isPlace && isOfSomebody))
      ? { ...item, gloss: null, spelling: 'drop' }
      : item;
  });
}

/** "Ek metre aur chahie", one more: a measure stands before what is wanted. */
function withMoreOf(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [count, unit, next] = [items[index - 2], items[index - 1], items[index + 1]];
    const isCounted = has(['number', 'one', 'scale', 'fraction'], count?.role);
    const isUnit = unit?.role === 'word' && unit.wordClass === 'noun';
    const isWanted = next?.role === 'chahie' || (next !== undefined && isVerb(next));
    return item.role === 'joiner' && item.gloss === 'AND' && isCounted && isUnit && isWanted
      ? { ...item, role: 'more', gloss: null, wordClass: '' }
      : item;
  });
}

/** "Kya sir aaj aaenge", a teacher; "coach sir", the coach: a head hurts, or something is on it. */
function withTeacher(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index): Item[] => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isAddress =
      item.role === 'word' &&
      has(rules.addresses, item.text.toLowerCase().split(' ')[0]) &&
      has(['HEAD', 'TEACHER'], item.gloss);
    if (!isAddress) return [item];
    const isTitled =
      has(rules.titled, before?.spelling ?? before?.text.toLowerCase()) ||
      before?.category === 'jobs';
    if (isTitled && before?.role === 'word') {
      const ne = item.key.split(' ')[1];
      return ne === undefined ? [] : [{ ...item, role: 'subjectMark', gloss: null, key: ne }];
    }
    const isOwned = has(['owner', 'own', 'genitive'], before?.role);
    const isPart = has(['postposition', 'ablative', 'genitive', 'joiner'], next?.role) || isOwned;
    const isOfBody = clauseAround(items, index).some(({ gloss, spelling }) =>
      has(rules.befallsHead, gloss ?? spelling),
    );
    return !isPart && !isOfBody && items.some(isPredicate)
      ? [{ ...item, gloss: 'TEACHER', category: 'people' }]
      : [item];
  });
}

/** "Bina padhe kaagaz par dastkhat mat karo", without reading: what is read is told of after it. */
function withReading(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const isBeside = items[index - 1]?.gloss === 'WITHOUT' || items[index + 1]?.gloss === 'WITHOUT';
    const isOfPaper = items.some(({ gloss, spelling }) => has(rules.readFrom, gloss ?? spelling));
    return item.gloss === 'READ' && isVerb(item) && isBeside && isOfPaper
      ? { ...item, gloss: null, spelling: 'read' }
      : item;
  });
}

const FALLING = ['पड़', 'pad'].map(foldHindi);

/** "Kapda kam pad gaya", fell short: nothing went. */
function withFallingShort(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ spelling }, index) =>
      has(rules.less.spellings, spelling) && has(FALLING, items[index + 1]?.key),
  );
  const [less, falling] = items.slice(Math.max(at, 0));
  return at < 0 || !less || !falling
    ? items
    : items.toSpliced(at, 2, {
        ...falling,
        role: 'word',
        gloss: null,
        spelling: 'fall short',
        wordClass: 'verb',
        tense: 'stem',
      });
}

/** "Video call par", in a call: nobody is called there. */
function withCalls(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const next = items[index + 1];
    const isCall = item.gloss === 'CALL' && isVerb(item) && next?.role === 'postposition';
    return isCall && items[index - 1]?.role === 'word'
      ? { ...item, wordClass: 'noun', category: '', tense: null }
      : item;
  });
}
