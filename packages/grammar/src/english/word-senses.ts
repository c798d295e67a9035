import rules from '../../rules/english-reading.json' with { type: 'json' };
import type { Lookup } from '../lookup.js';
import { isDoing } from './around.js';
import { has, type Item, isNominal, isVerbal, type Kind, rowOf } from './items.js';

type Sense = {
  readonly beside: readonly string[];
  readonly spelled?: string;
  readonly sign?: string;
  readonly kind?: string;
};

type ObjectSense = {
  readonly of: readonly string[];
  readonly sign: string;
  readonly isDone?: boolean;
};

/** "My mother bakes cakes": where no verb is known, what looks like a plural after a noun is one. */
export function withVerb(items: readonly Item[]): Item[] {
  const at = items.findIndex(
    ({ kind, gloss, isPlural }, index) =>
      kind === 'noun' && gloss === null && isPlural && items[index - 1]?.kind === 'noun',
  );
  return items.map((item, index) =>
    index === at ? { ...item, kind: 'verb' as const, isPlural: false } : item,
  );
}

/** "Sign this form", "entry is free": what a word means beside another one. */
export function withSenses(items: readonly Item[]): Item[] {
  return items.map((item) => {
    const row = rowOf<Sense>(rules.sensesBeside, item.lemma);
    // "Keep the change", but "he keeps changing it".
    const isForm = row?.kind === 'noun' && item.lower !== item.lemma && item.lower.endsWith('ing');
    const isMeant =
      row && !isForm && items.some((other) => other !== item && has(row.beside, other.lemma));
    if (!isMeant) return item;
    const kind = (row.kind ?? item.kind) as Kind;
    return { ...item, gloss: row.sign ?? null, lemma: row.spelled ?? item.lemma, kind };
  });
}

/** "The right answer" is correct; the right hand, and what is on the right, is no answer; "the right to vote". */
export function withRight(items: readonly Item[]): Item[] {
  const { word, side, sign: gloss, beside, led } = rules.rightness;
  const isOfSides = items.some(({ lemma }) => has(beside, lemma));
  return items.map((item, index) => {
    if (item.lemma !== word || item.gloss !== side || isOfSides) return item;
    const [before, next] = [items[index - 1], items[index + 1]];
    const isThing = next === undefined || !has(['noun', 'adjective'], next.kind);
    const isOwned = isThing && before !== undefined && has(['article', 'owner'], before.kind);
    if (!isOwned) return { ...item, gloss };
    return has(led, items[index - 2]?.lower) ? item : { ...item, gloss: null, kind: 'noun' };
  });
}

/** "Bring paper, glue and pens": a thing among others, nothing that is done. */
export function withListed(items: readonly Item[]): Item[] {
  const isThing = (item: Item | undefined): boolean =>
    item !== undefined && has(['noun', 'number', 'quantity'], item.kind);
  return items.map((item, index) => {
    const [earlier, before] = [items[index - 2], items[index - 1]];
    const [next, after] = [items[index + 1], items[index + 2]];
    const isListed =
      item.kind === 'verb' &&
      item.lower === item.lemma &&
      before?.kind === 'comma' &&
      isThing(earlier) &&
      (next?.kind === 'comma' || next?.lower === 'and') &&
      isThing(after);
    return isListed ? { ...item, kind: 'noun' } : item;
  });
}

/** "Both the doctor and the nurse": the one and the other, not two doctors. */
export const withoutBoth = (items: readonly Item[]): Item[] =>
  items.filter(({ lower }, index) => {
    const after = items.slice(index + 1);
    const and = after.findIndex(({ kind, lower: word }) => kind === 'joiner' && word === 'and');
    const end = after.findIndex((item) => isVerbal(item) || item.kind === 'comma');
    return !(lower === 'both' && and > 0 && (end < 0 || and < end));
  });

/** "I like cooking and dancing": two things that one likes. */
export function withJoinedDoings(items: readonly Item[]): readonly Item[] {
  const isDoing = (item: Item | undefined): boolean =>
    item?.lower.endsWith('ing') === true && item.lower !== item.lemma;
  const at = items.findIndex(
    ({ kind, gloss, lemma }, index) =>
      kind === 'verb' &&
      has(rules.goingOn, gloss ?? lemma) &&
      !has(rules.keeping, gloss) &&
      isDoing(items[index + 1]) &&
      items[index + 2]?.kind === 'joiner' &&
      items[index + 3]?.lower.endsWith('ing') === true,
  );
  if (at < 0) return items;
  return items.map((item, index) =>
    index === at + 1 || index === at + 3 ? { ...item, kind: 'noun' as const } : item,
  );
}

/** "Run a shop", "have tea": what a verb means by what it is done to. */
export function withObjectSenses(items: readonly Item[], lookup: Lookup): Item[] {
  return items.map((item, index) => {
    const rows =
      item.kind === 'verb'
        ? rowOf<readonly ObjectSense[]>(rules.sensesOfObjects, item.lemma)
        : undefined;
    const row = rows?.find(
      ({ of, isDone }) =>
        thingsAt(items, index).some(({ lemma }) => has(of, lemma)) &&
        (!isDone || isDoing(items, index)),
    );
    if (!row) return item;
    const meaning = lookup.find(row.sign).find(({ wordClass }) => wordClass === 'verb');
    return { ...item, gloss: meaning?.gloss ?? null, lemma: row.sign };
  });
}

/** What a verb is done to: the nouns after it, or before it where it is passive. */
function thingsAt(items: readonly Item[], verb: number): readonly Item[] {
  const after = items.slice(verb + 1);
  const end = after.findIndex(({ kind }) =>
    has(['verb', 'preposition', 'comma', 'auxiliary', 'modal', 'question'], kind),
  );
  const isPassive = has(rules.copulas, items[verb - 1]?.lower);
  const before = isPassive ? items.slice(0, verb) : [];
  return [...before, ...after.slice(0, end < 0 ? after.length : end)].filter(
    ({ kind }) => kind === 'noun',
  );
}

/** "He runs like a horse": after a verb of its own, it is no verb. */
export function withLikeness(items: readonly Item[]): Item[] {
  const { said, sign: gloss } = rules.likeness;
  let verb: Item | undefined;
  return items.map((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isLed =
      has(said, item.lower) &&
      verb !== undefined &&
      !has(rules.sayings, verb.gloss) &&
      has(['noun', 'verb', 'adjective', 'adverb', 'auxiliary', 'pronoun'], before?.kind) &&
      !has([...rules.subjects, ...rules.doing, ...rules.future, 'would'], before?.lower) &&
      next !== undefined &&
      (isNominal(next) || next.kind === 'adjective');
    if (item.kind === 'verb' || has(rules.copulas, item.lower)) verb = item;
    if (has(['comma', 'joiner', 'question', 'subordinator'], item.kind)) verb = undefined;
    return isLed ? { ...item, kind: 'preposition' as const, gloss } : item;
  });
}
