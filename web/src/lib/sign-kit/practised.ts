import type { CardState } from '../progress/events';

/** A sign that was answered in the frame. */
export type Practised = {
  readonly card: string;
  readonly at: number;
  readonly state: CardState;
};

/** As many as an account keeps. */
const MOST_CARDS = 5_000;
const CARD_ID = /^[a-z0-9-]{1,100}$/;
/** What the server takes of each. */
const MOST = {
  stability: 1_000_000,
  difficulty: 10,
  elapsed_days: 1_000_000,
  scheduled_days: 1_000_000,
  learning_steps: 1_000,
  reps: 1_000_000,
  lapses: 1_000_000,
  state: 3,
} as const;
type Counts = Record<keyof typeof MOST, number>;
const WHOLE: ReadonlySet<string> = new Set(['learning_steps', 'reps', 'lapses', 'state']);

/** The answers in a message; one that says nothing that can be kept is passed over, and no other with it. */
export function readPractised({ cards }: { readonly cards?: unknown }): readonly Practised[] {
  if (!Array.isArray(cards)) return [];
  return cards.slice(0, MOST_CARDS).flatMap((one: unknown) => readOne(one) ?? []);
}

function readOne(one: unknown): Practised | null {
  const { card, at, state } = (one ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof card !== 'string' || !CARD_ID.test(card)) return null;
  if (!Number.isSafeInteger(at) || (at as number) <= 0) return null;
  const read = readState((state ?? {}) as Readonly<Record<string, unknown>>);
  return read && { card, at: at as number, state: read };
}

function readState(state: Readonly<Record<string, unknown>>): CardState | null {
  const [due, last] = [momentOf(state.due), momentOf(state.last_review)];
  const names = Object.keys(MOST) as (keyof typeof MOST)[];
  if (due === null || last === null || !names.every((name) => isWithin(state[name], name))) {
    return null;
  }
  const counts = Object.fromEntries(names.map((name) => [name, state[name]])) as Counts;
  return { ...counts, due, last_review: last };
}

function isWithin(value: unknown, name: keyof typeof MOST): boolean {
  if (typeof value !== 'number' || !(value >= 0 && value <= MOST[name])) return false;
  return Number.isInteger(value) || !WHOLE.has(name);
}

function momentOf(value: unknown): string | null {
  const moment = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
