import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import order from '../../rules/signing-order.json' with { type: 'json' };
import { sign } from '../gloss.js';
import type { Part } from '../types.js';
import { close, put, type Reading } from './reading.js';
import { foldHindi } from './spelling.js';
import { readWhen } from './times.js';
import { glossOf, has, type Item, isVerb } from './words.js';

export function readNoun(reading: Reading, item: Item, index: number): void {
  const before = reading.items[index - 1];
  const { late } = reading;
  // "Hamare yahan", at our place.
  if (item.gloss === 'HERE' && before?.role === 'owner') {
    reading.chunk.push(sign('HOME'));
    close(reading);
    return;
  }
  // "Tez hava", a strong wind.
  const following = reading.items[index + 1];
  const isOfNoun =
    following?.wordClass === 'noun' && following.role === 'word' && !isVerb(following);
  const isQualityHere = isOfNoun && has(rules.qualitiesBeforeNouns, item.text.toLowerCase());
  const part = isQualityHere ? null : partOfAdverb(reading, item);
  if (part) {
    close(reading);
    put(reading, part, glossOf(item));
    return;
  }
  if (readWhen(reading, item, before)) return;
  if (has(rules.measuredFrom, item.gloss) && !reading.items.some(isVerb)) {
    close(reading);
    put(reading, 'predicate', glossOf(item));
    return;
  }
  // "Hum log", we; "mere saath", with me.
  if (item.gloss === 'PEOPLE' && before?.role === 'pronoun') return;
  if (has(rules.besideOwners, item.gloss ?? item.spelling) && before?.role === 'owner') {
    const owner = (rules.owned as Readonly<Record<string, string>>)[before.gloss ?? ''];
    if (owner) reading.chunk = [sign(owner === 'I' && item.gloss !== null ? 'ME' : owner)];
  }
  const isQuality =
    isQualityHere || item.wordClass === 'adjective' || item.wordClass === 'determiner';
  const isAfterNoun =
    reading.chunk.length > 0 && before?.role === 'word' && before.wordClass !== 'adjective';
  if (item.gloss === 'VERY' || isQuality) {
    if (isAfterNoun) close(reading);
    const isLed =
      late.at(-1)?.gloss === 'VERY' || before?.role === 'most' || before?.role === 'more';
    if (isLed) late.splice(-1, 0, glossOf(item));
    else reading.late.push(glossOf(item));
    return;
  }
  if (item.gloss === 'ALSO') {
    const last =
      reading.chunk.length > 0 ? reading.chunk : (reading.chunks.at(-1) ?? reading.chunk);
    last.push(glossOf(item));
    return;
  }
  // "Do kilo aalu", two kilos of potatoes: what is measured, then how much of it (R13).
  if (isMeasure(before) && reading.late.length > 0) {
    const from = reading.chunk.findLastIndex(({ gloss }) => gloss === 'AND') + 1;
    reading.chunk = reading.chunk.toSpliced(from, 0, glossOf(item));
    return;
  }
  // A noun after a noun that nothing links is a phrase of its own.
  // "Chaar bhai-bahan": a pair is one.
  const isPair = item.text.includes('-') && before?.text === item.text;
  if (isAfterNoun && !isVerb(before) && !isPair) close(reading);
  // "Bahut log", many people: before a noun it says how many, before a feeling how much.
  if (item.category !== 'feelings' && before?.gloss === 'VERY' && late.at(-1)?.gloss === 'VERY')
    late.splice(-1, 1, sign('MANY'));
  reading.chunk.push(glossOf(item));
  if (isPlural(reading, item, index)) reading.chunk.push(glossOf(item));
}

export const isMeasure = (item: Item | undefined): boolean =>
  [item?.gloss, item?.spelling, item?.text.toLowerCase()].some((word) => has(rules.measures, word));

function partOfAdverb({ items }: Reading, { gloss, spelling }: Item): Part | null {
  if (has(rules.places, gloss)) return 'place';
  return has(rules.adverbs, gloss ?? spelling) && items.some(isVerb) ? 'manner' : null;
}

/** "Ped hare hain": only the verb tells that there are several; of people it may be respect. */
const agreesInPlural = ({ items, chunks }: Reading, { category, gloss }: Item): boolean =>
  gloss !== null &&
  chunks.length === 0 &&
  !has(rules.peopleCategories, category) &&
  items.every((one) => !isVerb(one)) &&
  has(rules.several, items.at(-1)?.text);

function isPlural(reading: Reading, item: Item, index: number): boolean {
  const { items, repeats, late, chunk } = reading;
  const next = items[index + 1]?.role;
  const isOblique = has(
    ['genitive', 'subjectMark', 'postposition', 'ablative', 'near', 'doer'],
    next,
  );
  const isSeveral =
    item.form === 'plural' ||
    (!isOblique && (item.form === 'either' || agreesInPlural(reading, item)));
  const isMarked = next === 'subjectMark' || foldHindi(items[index + 1]?.text ?? '') === 'ko';
  const isCertain =
    repeats ||
    isMarked ||
    has(['owner', 'own'], items[index - 1]?.role) ||
    chunk[0]?.gloss === 'THIS';
  const isCounted =
    items[index - 1]?.role === 'question' ||
    late.some(({ gloss }) => /^\d/.test(gloss) || has(rules.quantities, gloss));
  return (
    isSeveral &&
    isCertain &&
    has(order.plural.repeated, item.gloss) &&
    !isCounted &&
    !has(rules.units, item.gloss)
  );
}
