import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { clauseAround } from './beside.js';
import { blank } from './entries.js';
import { foldHindi } from './spelling.js';
import { has, type Item, isLight, isPredicate, isVerb } from './words.js';

/** From how many to how many, how often, in whose place, and what still is so. */
export const aparts: readonly ((items: readonly Item[]) => readonly Item[])[] = [
  withCountRange,
  withOnceIn,
  withInstead,
  withStill,
  withPartsCounted,
  withFormerTime,
  withNearest,
  withDoers,
  withSeen,
  withAvailable,
  withoutKeepingOn,
  withWhatIsDone,
];

const UNTIL = foldHindi('तक');

/** "Do se teen din", two or three; "ek se paanch tareekh tak": both numbers count the same. */
function withCountRange(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex((item, index) => {
    const [number, other, next] = [items[index - 1], items[index + 1], items[index + 2]];
    return (
      item.role === 'ablative' &&
      isCount(number) &&
      isCount(other) &&
      next?.role === 'word' &&
      next.wordClass === 'noun' &&
      !has(rules.partsOfDay, next.gloss)
    );
  });
  if (at < 0) return items;
  const end = items.findIndex(({ key }, index) => index > at && key === UNTIL);
  return items.filter((_, index) => index !== at && !(end === at + 3 && index === end));
}

const isCount = (item: Item | undefined): boolean =>
  has(['number', 'one', 'scale'], item?.role) && !item?.gloss?.includes(':');

const IN = ['में', 'me', 'mein'].map(foldHindi);

/** "Din mein ek baar", once a day: counted as twice is. */
function withOnceIn(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [unit, mark, next] = [items[index - 2], items[index - 1], items[index + 1]];
    const isIn = mark?.role === 'postposition' && has(IN, mark.key);
    return item.role === 'one' && next?.role === 'often' && isIn && has(rules.units, unit?.gloss)
      ? { ...item, role: 'number', gloss: '1' }
      : item;
  });
}

const PLACE = ['जगह', 'jagah', 'बजाय', 'bajay', 'bajaye'].map(foldHindi);
const PAUSE: Item = { ...blank({ role: 'comma' }), text: '', key: '' };

/** "Chai ki jagah doodh do", not tea: what is given or done instead follows. */
function withInstead(items: readonly Item[]): readonly Item[] {
  const owners: Readonly<Record<string, string>> = rules.owned;
  const at = items.findIndex((item, index) => {
    const [thing, mark, next] = [items[index - 2], items[index - 1], items[index + 1]];
    const isOf =
      mark?.role === 'owner' ||
      (mark?.role === 'genitive' && thing !== undefined && isThing(thing) && !isVerb(thing));
    const isOther =
      next !== undefined &&
      (has(['pronoun', 'number', 'one', 'comma', 'question', 'kal', 'parson'], next.role) ||
        (isThing(next) && !isVerb(next)));
    const rest = items.slice(index + 1);
    return has(PLACE, item.key) && isOf && isOther && rest.some((one) => isVerb(one));
  });
  const [mark, word] = [items[at - 1], items[at]];
  if (!mark || !word) return items;
  const not: Item = { ...word, role: 'negator', gloss: 'NOT', wordClass: '', key: '' };
  const who = mark.role === 'owner' ? owners[mark.gloss ?? ''] : undefined;
  const before = who === undefined ? [] : [{ ...mark, role: 'pronoun' as const, gloss: who }];
  const rest = items.slice(at + 1);
  const isSetOff = rest[0]?.role === 'comma';
  return [...items.slice(0, at - 1), ...before, not, ...(isSetOff ? [] : [PAUSE]), ...rest];
}

const isThing = ({ role, wordClass, tense, category }: Item): boolean =>
  role === 'word' &&
  (category === 'time' || has(['noun', 'adjective', ''], wordClass)) &&
  tense === null;

const STILL = ['अभी भी', 'अब भी'].map((words) => words.split(' ').map(foldHindi).join(' '));

/** "Abhi bhi dard hai", still: what has not come yet is said without it. */
function withStill(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index): Item[] => {
    if (item.gloss !== 'NOW' || !has(STILL, item.key)) return [item];
    const end = items.findIndex(
      ({ role }, at) => at > index && has(['comma', 'joiner', 'reason'], role),
    );
    const clause = items.slice(index, end < 0 ? items.length : end);
    if (clause.some(({ role }) => role === 'negator')) return [];
    return [{ ...item, gloss: null, spelling: 'still', wordClass: 'adverb', category: '' }];
  });
}

const PART = ['पौन', 'पौना', 'पौने', 'paun', 'pauna', 'paune'].map(foldHindi);

/** "Sava kilo", "paune do litre": more or less by a quarter, of what is weighed or lasts. */
function withPartsCounted(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index): Item[] => {
    const [before, next, after] = [items[index - 1], items[index + 1], items[index + 2]];
    const isPart = item.role === 'fraction' || has(PART, item.key);
    if (isPart && isUnit(next)) {
      const isLess = has(PART, item.key);
      return [{ ...item, role: 'number', gloss: isLess ? '0.75' : '1.25', tense: null }];
    }
    if (item.role === 'fraction' && item.gloss !== '30' && isCount(next) && isUnit(after))
      return [];
    const part = before?.role === 'fraction' && before.gloss !== '30' && isUnit(next);
    if (part && isCount(item))
      return [{ ...item, gloss: String(Number(item.gloss) + Number(before.gloss) / 60) }];
    return [item];
  });
}

const isUnit = (item: Item | undefined): boolean =>
  item?.role === 'word' &&
  (has(rules.measures, item.gloss ?? item.spelling ?? '') || has(rules.units, item.gloss));

const EARLIER = foldHindi('पहले');
/** Read as a time, whatever follows. */
export const FORMERLY = 'formerly';

/** "Main pehle dilli mein rehta tha", "mujhe pehle batana chahiye tha": the time stands first. */
function withFormerTime(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ gloss, key }, index) =>
      gloss === 'BEFORE' &&
      key === EARLIER &&
      has(['pronoun', 'experiencer'], items[index - 1]?.role),
  );
  const [who, word] = [items[at - 1], items[at]];
  const rest = items.slice(at + 1);
  const isAtEnd = rest.some((item, index) => index > 0 && isPredicate(item) && !isLight(item));
  const isFormer = rest.at(-1)?.role === 'auxiliary' && rest.at(-1)?.key.startsWith('th') === true;
  const isWhole = !rest.some(({ role }) => has(['comma', 'joiner', 'then'], role));
  if (!who || !word || !isAtEnd || !isFormer || !isWhole) return items;
  const before: Item = { ...word, wordClass: 'adverb', category: 'time', key: FORMERLY };
  return [...items.slice(0, at - 1), before, who, ...rest];
}

/** "Sabse paas wala aspatal", the nearest one. */
function withNearest(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) =>
    item.role === 'near' && items[index - 1]?.role === 'most'
      ? { ...item, role: 'word', gloss: 'NEAR', wordClass: 'adjective', category: '' }
      : item,
  );
}

const DEALERS = ['वाला', 'वाली', 'वाले', 'wala', 'wali', 'wale'].map(foldHindi);
const AFTER_DOER = ['kal', 'negator', 'question', 'subjectMark', 'postposition', 'ablative'];

/** "Khana banane wali nahi aayi", who makes it: a person, where no noun follows. */
function withDoers(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isDone =
      before !== undefined &&
      isVerb(before) &&
      before.tense === 'plain' &&
      before.key.endsWith('ne') &&
      !has(['COME', 'GO'], before.gloss);
    const isFollowed =
      next !== undefined &&
      (has(AFTER_DOER, next.role) ||
        isVerb(next) ||
        next.category === 'time' ||
        (next.wordClass === 'adjective' && items[index + 2]?.role === 'auxiliary'));
    return isDone && has(DEALERS, item.key) && isFollowed
      ? { ...item, role: 'word', gloss: 'PERSON', wordClass: 'noun', category: 'people' }
      : item;
  });
}

const SHOWS = foldHindi('दिख');

/** "Board nahi dikh raha", one does not see it; "achchhi dikh rahi ho" looks so. */
function withSeen(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const clause = clauseAround(items, index);
    const isLooking =
      items[index - 1]?.wordClass === 'adjective' || items[index - 1]?.gloss === 'SAME';
    const isOfSight = clause.some(({ role }) => has(['negator', 'experiencer', 'can'], role));
    return item.gloss === 'LOOK' &&
      isVerb(item) &&
      item.key.startsWith(SHOWS) &&
      isOfSight &&
      !isLooking
      ? { ...item, gloss: 'SEE' }
      : item;
  });
}

const IS_GOT = /^mil(?:eg[ai]|t[ai])$/u;

/** "Itne saste mein nahi milega", one does not get it: nobody is there to be met. */
function withAvailable(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const isSomebody = clauseAround(items, index).some(
      ({ role, gloss, spelling, category }) =>
        has(['pronoun', 'ablative', 'from', 'subjectMark', 'number'], role) ||
        (role === 'word' &&
          (has([...rules.peopleCategories, 'jobs'], category) ||
            (gloss === null && (spelling === null || /^\p{Lu}/u.test(spelling))))),
    );
    return item.gloss === 'MEET' && isVerb(item) && IS_GOT.test(item.key) && !isSomebody
      ? { ...item, gloss: 'GET' }
      : item;
  });
}

/** "Roti rehti hai", "bolte rehte hain": goes on doing it. */
function withoutKeepingOn(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => {
    const before = items[index - 1];
    const isOn =
      item.gloss === 'LIVE' &&
      isVerb(item) &&
      has(['habit', 'future'], item.tense) &&
      before !== undefined &&
      ((isVerb(before) && before.tense === 'habit') ||
        (before.role === 'auxiliary' && /^hot[aei]$/u.test(before.key)));
    return !isOn;
  });
}

const THAT = ['वह', 'वो', 'woh', 'vo', 'वही', 'vahi'].map(foldHindi);

/** "Jo bola vo karo", do that: no person. */
function withWhatIsDone(items: readonly Item[]): readonly Item[] {
  const isWhich =
    items[0]?.role === 'which' && items[1] !== undefined && items[1].wordClass !== 'noun';
  return items.map((item, index) => {
    const next = items[index + 1];
    const isDone =
      next !== undefined &&
      isVerb(next) &&
      has(['DO', 'TAKE', 'EAT', 'GIVE', 'BRING', 'WRITE', 'WEAR', 'BUY'], next.gloss) &&
      has(['order', 'stem', 'plain'], next.tense);
    return isWhich && index > 1 && item.role === 'pronoun' && has(THAT, item.key) && isDone
      ? { ...item, gloss: 'THAT' }
      : item;
  });
}
