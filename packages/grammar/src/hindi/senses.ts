import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { foldHindi } from './spelling.js';
import { has, type Item, isPredicate, isVerb, tags } from './words.js';

/** What a word of several senses means here, by the words beside it. */
export const senses: readonly ((items: readonly Item[]) => readonly Item[])[] = [
  withAddress,
  withMetal,
  withStrength,
  withSeason,
  withBeginning,
  withoutPlacing,
  withVia,
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
    const next = rest[0]?.role === 'genitive' ? rest[1] : rest[0];
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
    const gloss = isOf(next) ?? (next?.role === 'auxiliary' ? isOf(before) : undefined);
    return gloss === undefined ? item : { ...item, gloss, wordClass: 'adjective', category: '' };
  });
}

const seasons: Readonly<Record<string, string>> = rules.hotSeasons;

/** "Pichhli garmi mein", last summer; "har sardi", every winter. */
function withSeason(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const gloss = seasons[item.gloss ?? ''];
    const isNear = has(rules.nearTimes, items[index - 1]?.gloss);
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
      items.every(({ role }) => !has(['experiencer', 'question', 'pronoun'], role));
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
