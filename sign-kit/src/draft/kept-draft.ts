import type { Form } from '@isl/lexicon/form';
import type { Take, TakenFrame } from '@isl/signing/captured';

export type PartOff = {
  readonly placeCm: number;
  readonly palmDegrees: number;
  readonly handshapeDegrees: number;
  readonly pathCm: number;
};

/** How a computer would write what was shown, and how far that is from it, part by part. */
export type Written = Pick<Form, 'segments' | 'uncertain'> & { readonly costs: readonly PartOff[] };

export type KeptDraft = Written & { readonly take: Take };

/** In this tab alone, and gone with it. */
const KEY = 'sign-kit.draft';
const VERSION = 1;
const MOST_PARTS = 8;
const UNCERTAIN: ReadonlySet<unknown> = new Set<Form['uncertain'][number]>([
  ...(['handshape', 'direction', 'palm', 'place', 'contact'] as const),
  ...(['movement', 'repeat', 'hands', 'face', 'variant'] as const),
]);

/** Null where the browser keeps nothing for a page in a frame. */
export function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** Whether it is kept; a browser may have no room or not be allowed to. */
export function keepDraft(tab: Tab, draft: KeptDraft): boolean {
  const { aspect, frames } = draft.take;
  const take = { aspect, frames: frames.map(written) };
  try {
    tab?.setItem(KEY, JSON.stringify({ ...draft, take, version: VERSION }));
    return tab !== null;
  } catch {
    return false;
  }
}

export function dropDraft(tab: Tab): void {
  try {
    tab?.removeItem(KEY);
  } catch {
    // What may not be kept is not there.
  }
}

/** What was kept; null where there is none, or one that this version of the page did not write. */
export function readDraft(tab: Tab): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(tab?.getItem(KEY) ?? 'null');
    return isKept(kept)
      ? { ...kept, take: { ...kept.take, frames: kept.take.frames.map(read) } }
      : null;
  } catch {
    return null;
  }
}

const DIGITS = 5;
type Points = readonly number[] | null;
type WrittenFrame = {
  readonly atMs: number;
  readonly body: Points;
  readonly left: Points;
  readonly right: Points;
};

const rounded = (points: Float32Array | null): Points =>
  points && Array.from(points, (value) => Number(value.toFixed(DIGITS)));
const written = ({ atMs, body, left, right }: TakenFrame): WrittenFrame => ({
  atMs,
  body: rounded(body),
  left: rounded(left),
  right: rounded(right),
});
const pointsOf = (points: Points): Float32Array | null => points && Float32Array.from(points);
const read = ({ atMs, body, left, right }: WrittenFrame): TakenFrame => ({
  atMs,
  body: pointsOf(body),
  left: pointsOf(left),
  right: pointsOf(right),
  face: null,
});

type Raw = Written & {
  readonly take: { readonly aspect: number; readonly frames: readonly WrittenFrame[] };
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPoints = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.every(Number.isFinite));

function isKept(kept: unknown): kept is Raw {
  if (!isObject(kept) || kept.version !== VERSION) return false;
  const { segments, uncertain, costs, take } = kept;
  if (!Array.isArray(segments) || segments.length === 0 || segments.length > MOST_PARTS)
    return false;
  if (!segments.every((part) => isObject(part) && isObject(part.D))) return false;
  if (!Array.isArray(uncertain) || !uncertain.every((field) => UNCERTAIN.has(field))) return false;
  if (!Array.isArray(costs) || costs.length !== segments.length) return false;
  const numbers = ['placeCm', 'palmDegrees', 'handshapeDegrees', 'pathCm'];
  if (!costs.every((one) => isObject(one) && numbers.every((name) => Number.isFinite(one[name]))))
    return false;
  if (!isObject(take) || typeof take.aspect !== 'number' || !Array.isArray(take.frames))
    return false;
  return take.frames.every(
    (frame) =>
      isObject(frame) &&
      Number.isFinite(frame.atMs) &&
      [frame.body, frame.left, frame.right].every(isPoints),
  );
}
