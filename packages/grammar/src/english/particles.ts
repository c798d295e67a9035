import rules from '../../rules/english-reading.json' with { type: 'json' };
import type { Lookup } from '../lookup.js';
import { has, type Item, made, rowOf } from './items.js';
import { baseOfVerb, singularOf } from './unknown.js';

const FARTHEST = 4;

/** A verb and its particle, which may stand after what is done to: "wake me up", "turned the light off". */
export type ParticleVerb = {
  readonly item: Item;
  readonly particle: number;
  readonly length: number;
};

/** The particle verb that begins here, and where its particle stands. */
export function particleVerbAt(
  texts: readonly string[],
  from: number,
  before: Item | undefined,
  lookup: Lookup,
): ParticleVerb | null {
  const lower = (texts[from] ?? '').toLowerCase();
  const known = lookup.find(lower).find(({ wordClass }) => wordClass === 'verb');
  const base = known?.lemma ?? rowOf(rules.unknownForms, lower) ?? baseOfVerb(lower);
  const row =
    rowOf<Readonly<Record<string, string>>>(rules.particleVerbs, base) ??
    (rowOf<unknown>(rules.particleVerbsOfThings, base) === undefined ? undefined : {});
  if (!row || (before && has(['article', 'owner', 'adjective'], before.kind))) return null;
  for (let at = from + 1; at <= Math.min(from + FARTHEST, texts.length - 1); at += 1) {
    const word = (texts[at] ?? '').toLowerCase();
    // "Run out of milk", but "run out of the room".
    const longer = rowOf(row, `${word} ${texts[at + 1]?.toLowerCase()}`);
    const isLonger = longer !== undefined && (endsThere(texts, at + 1) || word !== 'out');
    // "Get to school", but "get to play".
    const isOfVerb = word === 'to' && !isGoal(texts, at + 1, lookup);
    const ofThing =
      at === from + 1 || endsThere(texts, at) ? thingSense(texts, base, word) : undefined;
    const plain = isOfVerb ? undefined : rowOf(row, word);
    const target = isLonger ? longer : (ofThing ?? plain);
    if (target !== undefined && (isLonger || at === from + 1 || endsThere(texts, at))) {
      const meanings = lookup.find(target);
      const meaning = meanings.find(({ wordClass }) => wordClass === 'verb') ?? meanings[0];
      const isDone = before?.gloss === 'HAVE' && has(rules.sameParticiple, known?.gloss);
      const isPast = isDone || (known?.isPast ?? (lower !== base && !/(?:s|ing)$/.test(lower)));
      const { gloss, lemma } = meaning ?? { gloss: null, lemma: target };
      return {
        item: { ...made(lower, 'verb', gloss), lemma, isPast },
        particle: at,
        length: 1 + Number(isLonger),
      };
    }
    // "Call the meeting off".
    const isNamed = has(rules.articles, texts[at - 1]?.toLowerCase()) && word.endsWith('ing');
    if (!isNamed && !isObjectWord(word, lookup)) return null;
  }
  return null;
}

/** "The fever went down", "turn the music up": what a thing does that can be more or less. */
function thingSense(texts: readonly string[], base: string, word: string): string | undefined {
  const sense = rowOf<Readonly<Record<string, string>>>(rules.particleVerbsOfThings, base)?.[word];
  const isOfThing = texts.some((text) => has(rules.measuredThings, singularOf(text.toLowerCase())));
  return isOfThing ? sense : undefined;
}

/** "Put it on the table", "give me tea in Delhi": with a noun after it, it is no particle. */
function endsThere(texts: readonly string[], at: number): boolean {
  const word = texts[at]?.toLowerCase();
  const next = texts[at + 1]?.toLowerCase() ?? '';
  const isEnd =
    !/^[\p{L}\p{Nd}]/u.test(next) ||
    has(rules.prepositions, next) ||
    has(rules.afterDoing, next) ||
    rowOf<unknown>(rules.joiners, next) !== undefined;
  const isOfNoun = has(rules.articles, next) || isOwner(next);
  return word === 'of' ? !isOfNoun : !has(rules.prepositions, word) || isEnd;
}

function isGoal(texts: readonly string[], at: number, lookup: Lookup): boolean {
  const text = texts[at] ?? '';
  const word = text.toLowerCase();
  const isVerb = lookup.find(word).some(({ wordClass }) => wordClass === 'verb');
  return (
    /^\p{L}/u.test(text) &&
    word !== 'be' &&
    (!isVerb || has(rules.placesOfGoing, word.toUpperCase()))
  );
}

const isOwner = (word: string): boolean => rowOf(rules.possessives, word) !== undefined;

function isObjectWord(word: string, lookup: Lookup): boolean {
  const isSmall =
    has(rules.articles, word) || isOwner(word) || rowOf(rules.pronouns, word) !== undefined;
  const isOther =
    has(rules.prepositions, word) ||
    has(rules.auxiliaries, word) ||
    has(
      rules.subjects.filter((one) => one !== 'you' && one !== 'it'),
      word,
    ) ||
    rowOf(rules.joiners, word) !== undefined ||
    !/^[\p{L}\p{Nd}]/u.test(word);
  const meanings = lookup.find(word);
  return isSmall || (!isOther && meanings.every(({ wordClass }) => wordClass !== 'verb'));
}
