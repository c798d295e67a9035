import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { foldHindi } from './spelling.js';
import { has, type Item, isLight, isPredicate, isVerb, tags } from './words.js';

/** What a word of several senses means here, by the words beside it. */
export const senses: readonly ((items: readonly Item[]) => readonly Item[])[] = [
  withAddress,
  withMetal,
  withStrength,
  withSeason,
  withBeginning,
  withoutPlacing,
  withVia,
  withHour,
  withHundreds,
  withoutNiceTag,
];

const KNOWN = foldHindi('पता');
const PLACED = ['लगा', 'लगी', 'लगे'].map(foldHindi);
const WILL_BEGIN = ['लगेगा', 'लगेगी', 'लगेंगे', 'लगेंगी'].map(foldHindi);

/** "Mera pata likho", "pata galat hai": an address; "pata nahi", "pata karo" is known or found out. */
function withAddress(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isOwned =
      has(['owner', 'own', 'genitive'], before?.role) ||
      has(['THIS', 'THAT', 'NEW', 'OLD'], before?.gloss);
    const isDoneTo = next !== undefined && isVerb(next) && !has(rules.findingOut, next.gloss);
    const isThing =
      next?.role === 'word' && !isVerb(next) && !has(rules.adverbs, next.gloss) && !isTime(next);
    const isOf = next !== undefined && foldHindi(next.text) === 'par';
    const isAddress = item.role === 'word' && item.gloss === 'KNOW' && item.key === KNOWN;
    if (!isAddress || !(isOwned || isDoneTo || isThing || isOf)) return item;
    return { ...item, gloss: 'ADDRESS', wordClass: 'noun', category: 'places', tense: null };
  });
}

const isTime = ({ role, category }: Item): boolean =>
  has(['kal', 'parson'], role) || category === 'time';

const metals: Readonly<Record<string, string>> = rules.metals;

/** "Sone ka haar", "sona mehnga hai": gold, beside what is made, bought or paid. */
function withMetal(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const spelling = metals[item.gloss ?? ''];
    const rest = items.slice(index + 1);
    // "Chandi sone se sasti hai", than gold.
    const next = has(['genitive', 'ablative'], rest[0]?.role) ? rest[1] : rest[0];
    const isMetal =
      spelling !== undefined &&
      item.role === 'word' &&
      item.tense === 'plain' &&
      has(rules.besideMetals, next?.gloss ?? next?.spelling);
    return isMetal
      ? { ...item, gloss: null, spelling, wordClass: 'noun', category: '', tense: null }
      : item;
  });
}

const strengths: Readonly<Record<string, Readonly<Record<string, string>>>> = rules.strengths;

/** "Tez bukhar", a high fever; "tez dard", a strong pain. */
function withStrength(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const of = strengths[item.gloss ?? ''];
    const isOf = (one: Item | undefined): string | undefined =>
      one?.role === 'word' ? of?.[one.gloss ?? one.spelling ?? ''] : undefined;
    const thing = before?.gloss === 'VERY' ? items[index - 2] : before;
    const gloss = isOf(next) ?? (next?.role === 'auxiliary' ? isOf(thing) : undefined);
    if (gloss !== undefined) return { ...item, gloss, wordClass: 'adjective', category: '' };
    // "Baarish itni tez thi", the rain was.
    const later = items.slice(index + 1).find((one) => one.gloss !== 'VERY');
    const isThing =
      isVerb(item) && item.tense === null && has(Object.keys(strengths), later?.gloss);
    return isThing && !isOf(next) ? { ...item, wordClass: 'noun' } : item;
  });
}

const seasons: Readonly<Record<string, string>> = rules.hotSeasons;

/** "Pichhli garmi mein", last summer; "har sardi", every winter. */
function withSeason(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const gloss = seasons[item.gloss ?? ''];
    // "Garmi ki chhutti", of the summer.
    const isOfHolidays =
      items[index + 1]?.role === 'genitive' && items[index + 2]?.gloss === 'HOLIDAY';
    const isNear = has(rules.nearTimes, items[index - 1]?.gloss) || isOfHolidays;
    return gloss !== undefined && isNear && !isVerb(item)
      ? { ...item, gloss, wordClass: 'noun', category: rules.seasonCategories[0] ?? '' }
      : item;
  });
}

/** "Chalne lagegi", will begin to go; "do ghante lagenge" is how long it takes. */
function withBeginning(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const before = items[index - 1];
    const isBegun =
      has(WILL_BEGIN, item.key) &&
      item.role === 'dropped' &&
      before !== undefined &&
      isVerb(before) &&
      before.tense === 'plain' &&
      before.key.endsWith('ne');
    return isBegun
      ? { ...item, role: 'word', gloss: 'BEGIN', wordClass: 'verb', tense: 'future' }
      : item;
  });
}

/** "Bheed lagi hai", "deevar par photo lagi hai": that it is there says all. */
function withoutPlacing(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => {
    const [before, next] = [
      items.slice(0, index).findLast(({ role }) => role !== 'negator'),
      items[index + 1],
    ];
    const isEnd = next === undefined || has(['auxiliary', 'comma', 'joiner'], next.role);
    const isThing =
      before?.role === 'word' && before.wordClass === 'noun' && !has(rules.units, before.gloss);
    const isGotten = has(Object.keys(rules.gotten), before?.gloss ?? before?.spelling);
    const isThere =
      has(PLACED, item.key) &&
      item.role === 'word' &&
      isThing &&
      isEnd &&
      !isGotten &&
      items.every(
        ({ role, gloss }) => !has(['experiencer', 'question', 'pronoun'], role) || gloss === 'THIS',
      );
    return !isThere;
  });
}

/** "Kanpur hokar jaati hai", goes by way of it. */
function withVia(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const before = items[index - 1];
    const isPlace =
      /^\p{Lu}/u.test(before?.spelling ?? '') || has(rules.placeCategories, before?.category);
    const isVia =
      item.gloss === 'HAPPEN' &&
      item.tense === 'joined' &&
      isPlace &&
      items.slice(index + 1).some((one) => isVerb(one) && has(rules.goings, one.gloss));
    return isVia ? { ...item, gloss: null, spelling: 'via', wordClass: 'noun', tense: null } : item;
  });
}

const STRUCK = foldHindi('बज');
const MINUTES_PAST = foldHindi('बजकर');

/** "Das baj gaye", ten o'clock it is; "paanch bajkar bees minute", 5 20. */
function withHour(items: readonly Item[]): readonly Item[] {
  return items
    .flatMap((item, index): Item[] => {
      const before = items[index - 1];
      const past = items.slice(0, index).findLast(({ role }) => role === 'clock');
      const isMinute = item.gloss === 'MINUTE' && past?.key === MINUTES_PAST;
      // "Pachees minute par": what stands there is no place.
      if (isMinute || (past?.key === MINUTES_PAST && before?.gloss === 'MINUTE')) return [];
      if (item.role === 'clock' && item.key === MINUTES_PAST) {
        const minute = items[index + 1];
        return minute?.role === 'number' ? [] : [item];
      }
      const isMinutes = item.role === 'number' && before?.key === MINUTES_PAST;
      if (isMinutes) return [item, { ...before, key: MINUTES_PAST }];
      // "Baj rahe hain", "baj gaye": it is that hour now.
      const isLeft = items.slice(0, index).some((_, at) => isStruck(items, at));
      if (isLeft && (isLight(item) || has(['progressive', 'auxiliary'], item.role))) return [];
      if (!isStruck(items, index)) return [item];
      return before?.gloss === 'HOW-MANY'
        ? []
        : [{ ...item, role: 'clock', gloss: null, tense: null, wordClass: '' }];
    })
    .map((item) =>
      item.gloss === 'HOW-MANY' && isStruck(items, items.indexOf(item) + 1)
        ? { ...item, gloss: 'TIME WHAT' }
        : item,
    );
}

function isStruck(items: readonly Item[], at: number): boolean {
  const [item, before] = [items[at], items[at - 1]];
  const isHour = has(['number', 'scale'], before?.role) || before?.gloss === 'HOW-MANY';
  return (
    item !== undefined &&
    isVerb(item) &&
    item.key.split(' ')[0]?.startsWith(STRUCK) === true &&
    isHour
  );
}

/** "Saadhe chaar sau", 450; "sava lakh", 125000: a part of what is counted. */
function withHundreds(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index): Item[] => {
    const [before, next, after] = [items[index - 1], items[index + 1], items[index + 2]];
    const isCut = (part: Item | undefined, of: Item | undefined): boolean =>
      part?.role === 'fraction' && of?.role === 'scale';
    if (item.role === 'fraction' && next?.role === 'number' && isCut(item, after)) return [];
    if (item.role === 'number' && isCut(before, next)) {
      const quarters = Number(item.gloss) + Number(before?.gloss) / 60;
      return [{ ...item, gloss: String(quarters) }];
    }
    if (isCut(item, next))
      return [{ ...item, role: 'number', gloss: String(1 + Number(item.gloss) / 60) }];
    return [item];
  });
}

/** "Kam karo na, bahut zyada hai": a tag before a comma asks nicely too. */
function withoutNiceTag(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isOrder = before !== undefined && isPredicate(before) && before.tense === 'order';
    return !(
      item.role === 'negator' &&
      has(tags, item.key) &&
      isOrder &&
      next?.role === 'comma' &&
      items.slice(0, index - 1).some(({ role }) => role !== 'negator')
    );
  });
}
