import type { components } from '@isl/contracts/media';
import type { Expression } from '../../../lib/api/expressions';
import type { Word } from '../../../lib/api/words';

type Prompt = components['schemas']['Prompt'];
type PromptCount = components['schemas']['PromptCount'];

/** Something of the dictionary that a clip can be given of, with its model. */
export type Entry = {
  readonly prompt: Prompt;
  readonly nameHi: string | undefined;
  readonly clips: number;
  readonly signers: number;
  readonly model: Pick<
    Expression,
    'image' | 'video' | 'alt' | 'altHi' | 'pictureKind' | 'status' | 'confidence'
  >;
};

/** Of the contract: what a prompt's id and label may be. */
const MAX_ID = 100;
const MAX_LABEL = 200;

export const promptKey = ({ kind, id }: Pick<Prompt, 'kind' | 'id'>): string => `${kind}:${id}`;

/**
 * What may be asked for, least seen first. Those that are seen alike stand in another order for each
 * person (`who`), so that not everybody is asked for the same.
 */
export function entriesOf(
  words: readonly Word[],
  expressions: readonly Expression[],
  counts: readonly PromptCount[],
  who: string,
): readonly Entry[] {
  const seen = new Map(counts.map((count) => [promptKey(count), count]));
  const entryOf =
    (kind: 'sign' | 'expression') =>
    (one: Word | Expression): Entry => {
      const prompt = { kind, id: one._id, label: one.name };
      const { clips = 0, signers = 0 } = seen.get(promptKey(prompt)) ?? {};
      return { prompt, nameHi: one.nameHi, clips, signers, model: one };
    };
  const all = [...words.map(entryOf('sign')), ...expressions.map(entryOf('expression'))];
  const places = new Map(all.map(({ prompt }) => [prompt, placeOf(who + promptKey(prompt))]));
  const place = ({ prompt }: Entry): number => places.get(prompt) ?? 0;
  return all.sort((a, b) => a.clips - b.clips || a.signers - b.signers || place(a) - place(b));
}

/** A number that is always the same for a text and follows no order of texts (FNV-1a). */
function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The least seen of those that were not asked for yet; after all of them the one longest ago. */
export function nextPrompt(entries: readonly Entry[], asked: readonly string[]): Prompt | null {
  const keys = new Set(asked);
  const fresh = entries.find(({ prompt }) => !keys.has(promptKey(prompt)));
  if (fresh) return fresh.prompt;
  const known = new Map(entries.map(({ prompt }) => [promptKey(prompt), prompt]));
  const oldest = asked.find((key) => known.has(key));
  return known.get(oldest ?? '') ?? null;
}

/** Somebody's own sentence; null where it has no words that an id can be made of. */
export function sentencePrompt(text: string): Prompt | null {
  const label = text.trim().replaceAll(/\s+/g, ' ');
  const id = (label.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
  const isTooLong = id.length > MAX_ID || label.length > MAX_LABEL;
  return id === '' || isTooLong || hasOtherLetters(label) ? null : { kind: 'sentence', id, label };
}

const hasOtherLetters = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/[a-z]/gi, ''));

/** What the address asks for as `kind:id`; null where there is no such thing. */
export function promptAt(address: string, entries: readonly Entry[]): Prompt | null {
  const [, kind, id] = /^(sign|expression|sentence):([a-z0-9][a-z0-9-]*)$/.exec(address) ?? [];
  if (kind === undefined || id === undefined) return null;
  if (kind === 'sentence') return sentencePrompt(id.replaceAll('-', ' '));
  const ofKind = entries.filter(({ prompt }) => prompt.kind === kind);
  const own = ofKind.find(({ prompt }) => prompt.id === id);
  // One of several forms of a word is called as the word is.
  const word = own ?? ofKind.find(({ prompt }) => id.startsWith(`${prompt.id}-`));
  return word ? { ...word.prompt, id } : null;
}

const plain = (text: string | undefined): string => (text ?? '').trim().toLowerCase();

/** The entry that is called so, in English or Hindi. */
export const entryCalled = (entries: readonly Entry[], name: string): Entry | undefined =>
  entries.find(
    ({ prompt, nameHi }) => plain(prompt.label) === plain(name) || plain(nameHi) === plain(name),
  );

/** Entries whose name has what is written, those that begin with it first; each name once. */
export function entriesLike(
  entries: readonly Entry[],
  text: string,
  most: number,
): readonly Entry[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const placeIn = ({ prompt, nameHi }: Entry): number => {
    const places = [prompt.label, nameHi].map((name) => plain(name).indexOf(wanted));
    return Math.min(...places.filter((place) => place >= 0));
  };
  const found = entries
    .map((entry) => ({ entry, place: placeIn(entry) }))
    .filter(({ place }) => place !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.place - b.place || a.entry.prompt.label.localeCompare(b.entry.prompt.label));
  const once = new Map(found.map(({ entry }) => [plain(entry.prompt.label), entry]));
  return [...once.values()].slice(0, most);
}
