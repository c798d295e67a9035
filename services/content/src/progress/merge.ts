import type { components } from '@isl/contracts/content';

type Schemas = components['schemas'];
export type ProgressEvent = Schemas['ProgressEvent'];
type CardEvent = Schemas['CardEvent'];
type LessonEvent = Schemas['LessonEvent'];
type ListEvent = Schemas['ListEvent'];
type DayEvent = Schemas['DayEvent'];

type Told = { readonly at: number; readonly id: string };
type KnownCard = Told & Pick<CardEvent, 'card' | 'state'>;
type KnownLesson = Schemas['LessonProgress'];
type KnownList = Told & Pick<ListEvent, 'list' | 'name' | 'signs' | 'removed'>;

/** What is known of a person's learning: the same whatever order its events came in. */
export type Learnt = {
  readonly cards: readonly KnownCard[];
  readonly lessons: readonly KnownLesson[];
  readonly lists: readonly KnownList[];
  readonly days: readonly string[];
  /** Events of a clock that was far ahead, with the moment at which each first arrived. */
  readonly early: readonly Told[];
};

export const NOTHING_LEARNT: Learnt = { cards: [], lessons: [], lists: [], days: [], early: [] };

const DAY_MS = 86_400_000;
/** So many are remembered, the newest; an older one that is sent again would count as of then. */
const MOST_EARLY = 500;
/** A list that was removed is remembered so that no other device brings it back. */
const MOST_REMOVED_LISTS = 1_000;

/** What was known and what devices saw, together; `now` corrects clocks that are more than a day ahead. */
export function merge(known: Learnt, events: readonly ProgressEvent[], now: number): Learnt {
  const early = new Map(known.early.map((one) => [one.id, one]));
  const cards = new Map(known.cards.map((one) => [one.card, one]));
  const lessons = new Map(known.lessons.map((one) => [one.lesson, one]));
  const lists = new Map(known.lists.map((one) => [one.list, one]));
  const days = new Set(known.days);

  for (const sent of events) {
    const event = { ...sent, at: momentOf(sent, early, now) };
    if (event.kind === 'card') keepNewest(cards, event.card, knownCard(event));
    else if (event.kind === 'list') keepNewest(lists, event.list, knownList(event));
    else if (event.kind === 'day') days.add(dayOf(event));
    else lessons.set(event.lesson, furthest(lessons.get(event.lesson), event));
  }
  return {
    cards: [...cards.values()].sort(by(({ card }) => card)),
    lessons: [...lessons.values()].sort(by(({ lesson }) => lesson)),
    lists: withoutOldest([...lists.values()]).sort(by(({ list }) => list)),
    days: [...days].sort(),
    early: [...early.values()].sort(newestFirst).slice(0, MOST_EARLY),
  };
}

/** When it happened; an event that is sent again keeps the moment it was given the first time. */
function momentOf({ at, id }: Told, early: Map<string, Told>, now: number): number {
  const first = early.get(id);
  if (first) return first.at;
  if (at <= now + DAY_MS) return at;
  early.set(id, { at: now, id });
  return now;
}

/** The newest counts; of two of one moment the one with the higher id, on every device. */
function keepNewest<One extends Told>(among: Map<string, One>, key: string, one: One): void {
  const other = among.get(key);
  if (!other || isNewer(one, other)) among.set(key, one);
}

const isNewer = (a: Told, b: Told): boolean => a.at > b.at || (a.at === b.at && a.id > b.id);

const newestFirst = (a: Told, b: Told): number => (isNewer(a, b) ? -1 : 1);

function furthest(known: KnownLesson | undefined, event: LessonEvent): KnownLesson {
  const { lesson, step, at } = event;
  const moments = [known?.doneAt, event.done ? at : null].filter((one) => typeof one === 'number');
  return {
    lesson,
    step: Math.max(step, known?.step ?? 0),
    doneAt: moments.length > 0 ? Math.min(...moments) : null,
    at: Math.max(at, known?.at ?? 0),
  };
}

const knownCard = ({ at, id, card, state }: CardEvent): KnownCard => ({ at, id, card, state });

function knownList({ at, id, list, name, signs, removed }: ListEvent): KnownList {
  if (removed) return { at, id, list, removed, name: '', signs: [] };
  return { at, id, list, removed, name: name.trim(), signs: [...new Set(signs)] };
}

/** Local dates are ahead of or behind UTC by less than a day. */
function dayOf({ day, at }: DayEvent): string {
  const latest = new Date(at + DAY_MS).toISOString().slice(0, 10);
  return day <= latest ? day : new Date(at).toISOString().slice(0, 10);
}

function withoutOldest(lists: readonly KnownList[]): KnownList[] {
  const removed = lists.filter((one) => one.removed).sort(newestFirst);
  return [...lists.filter((one) => !one.removed), ...removed.slice(0, MOST_REMOVED_LISTS)];
}

const by =
  <One>(key: (one: One) => string) =>
  (a: One, b: One): number => {
    if (key(a) === key(b)) return 0;
    return key(a) < key(b) ? -1 : 1;
  };
