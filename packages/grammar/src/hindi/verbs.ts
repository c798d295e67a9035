import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { sign } from '../gloss.js';
import type { Gloss } from '../types.js';
import { close, put, type Reading } from './reading.js';
import { glossOf, has, type Item, isLight, isVerb } from './words.js';

export function readVerb(reading: Reading, item: Item, index: number): void {
  const { chunk, parts, verbs, items } = reading;
  const before = items[index - 1];
  const isAfterStem =
    before !== undefined && (before.key === 'ho' || (isVerb(before) && before.tense === 'stem'));
  if (isAfterStem && isLight(item)) {
    reading.isFinished ||= item.tense === 'past';
    return;
  }
  // "Do my help": whose help it is, is whom one helps.
  const owners: Readonly<Record<string, string>> = rules.owned;
  const owner = owners[chunk.at(-1)?.gloss ?? ''];
  const degree = reading.late.at(-1)?.gloss === 'VERY' ? reading.late.splice(-1) : [];
  if (before?.role === 'owner' && owner !== undefined)
    reading.chunk = [...chunk.slice(0, -1), sign(owner === 'I' ? 'ME' : owner)];
  close(reading);
  const isNominal =
    (item.gloss === 'DO' && parts.verb !== undefined) ||
    (item.gloss !== null && parts.verb?.at(-1)?.gloss === item.gloss);
  verbs.push(item);
  const isStaying = item.gloss === 'LIVE' && (item.tense === 'future' || item.tense === 'order');
  if (!isNominal) put(reading, 'verb', isStaying ? sign('STAY') : verbOf(reading, item));
  put(reading, 'verb', ...degree);
}

/** "Padhna" is to read something, and without it to study. */
function verbOf({ items }: Reading, item: Item): Gloss {
  const others: Readonly<Record<string, string>> = rules.withoutObject;
  const other = others[item.gloss ?? ''];
  const hasObject = items
    .slice(0, items.indexOf(item))
    .some(
      ({ role, wordClass, gloss, category }) =>
        role === 'word' &&
        wordClass === 'noun' &&
        gloss !== null &&
        !has(rules.neverObjects, category),
    );
  return other === undefined || hasObject ? glossOf(item) : sign(other);
}

export function readWanted(reading: Reading): void {
  if (reading.verbs.length > 0) put(reading, 'modal', sign('SHOULD'));
  else put(reading, 'verb', sign('WANT'));
}

export function readStaying(reading: Reading, _: Item, index: number): void {
  const before = reading.items[index - 1];
  if (!(before && isVerb(before))) put(reading, 'verb', sign('LIVE'));
}

/** "Mujhe jaana hai", I must go: an infinitive before the auxiliary. */
export function readAuxiliary(reading: Reading, _: Item, index: number): void {
  const before = reading.items[index - 1];
  if (before && isVerb(before) && before.tense === 'plain') put(reading, 'modal', sign('MUST'));
}
