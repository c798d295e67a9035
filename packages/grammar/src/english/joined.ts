import { sign } from '../gloss.js';
import type { Clause } from '../types.js';
import type { Role } from './clauses.js';
import { splitInner } from './inner.js';
import { type Item, isVerbal, type Kind, trimmed } from './items.js';

type Split = (items: readonly Item[], role: Role) => Clause[];

/** Where a joiner or a comma has a verb on both sides. */
export function jointOf(items: readonly Item[], kinds: readonly Kind[]): number {
  const first = items.findIndex(isVerbal);
  const last = items.findLastIndex(isVerbal);
  return items.findIndex(
    ({ kind }, index) => kinds.includes(kind) && first >= 0 && first < index && index < last,
  );
}

export function splitJoined(items: readonly Item[], role: Role): Clause[] {
  const at = jointOf(items, ['joiner', 'comma']);
  return at < 0 ? splitInner(items, role, splitJoined) : joined(items, at, role, splitJoined);
}

export function joined(items: readonly Item[], at: number, role: Role, split: Split): Clause[] {
  const left = trimmed(items.slice(0, at));
  const right = trimmed(items.slice(at + 1));
  const first = splitInner(left, role, splitJoined);
  const gloss = items[at]?.gloss ?? null;
  const isVerbFirst = right[0]?.kind === 'verb';
  // "It is raining, so take a bag", but "I went home and slept".
  const isBase = gloss === 'SO' && right[0]?.lower === right[0]?.lemma;
  const isOrder = first.at(-1)?.type === 'imperative' || !isVerbFirst || isBase;
  const [next, ...others] = split(right, role === 'told' && !isOrder ? 'subordinate' : role);
  if (!next) return first;
  const parts = gloss === null ? next.parts : { ...next.parts, joiner: [sign(gloss)] };
  return [...first, { ...next, parts }, ...others];
}
