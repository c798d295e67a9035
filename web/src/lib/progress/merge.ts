import type { CardState, ProgressEvent, ProgressReply } from './events';
import { isForgotten } from './forgotten';

/** How far somebody is in a lesson; `step` is the one to go on at. */
export type LessonProgress = { readonly step: number; readonly doneAt: number | null };

/** A list of somebody's own. */
export type OwnList = {
  readonly id: string;
  readonly name: string;
  readonly signs: readonly string[];
  readonly at: number;
};

/** What somebody has learnt, as the screens read it. */
export type Progress = {
  /** Those that they have not forgotten at their own wish. */
  readonly cards: ReadonlyMap<string, CardState>;
  readonly lessons: ReadonlyMap<string, LessonProgress & { readonly at: number }>;
  /** Those that they have not removed. */
  readonly lists: ReadonlyMap<string, OwnList>;
  /** Whether what other devices did is in it. */
  readonly isOfAccount: boolean;
  /** The dates on which they learnt. */
  readonly days: readonly string[];
};

/** What an event is about: of two about the same only one is to be sent. */
export function subjectOf(event: ProgressEvent): string {
  switch (event.kind) {
    case 'card':
      return `card ${event.card}`;
    case 'lesson':
      return `lesson ${event.lesson}`;
    case 'list':
      return `list ${event.list}`;
    case 'day':
      return `day ${event.day}`;
  }
}

/** The server's rule: the later counts, of two at the same moment that with the greater id. */
const isLater = (a: ProgressEvent, b: ProgressEvent): boolean =>
  a.at === b.at ? a.id > b.id : a.at > b.at;

/** Two events about the same as one, in whichever order they come. */
export function folded(a: ProgressEvent, b: ProgressEvent): ProgressEvent {
  const later = isLater(a, b) ? a : b;
  // A lesson that is done stays done, and one goes on at the furthest step.
  if (later.kind === 'lesson' && a.kind === 'lesson' && b.kind === 'lesson') {
    return { ...later, step: Math.max(a.step, b.step), done: a.done || b.done };
  }
  return later;
}

/** What the server knew last, with what has happened on this device since. */
export function merged(known: ProgressReply | null, events: readonly ProgressEvent[]): Progress {
  const cards = new Map(known?.cards.map(({ card, at, state }) => [card, { at, state }]));
  const lessons = new Map(
    known?.lessons.map(({ lesson, step, doneAt, at }) => [lesson, { step, doneAt, at }]),
  );
  const lists = new Map(
    known?.lists.map(({ _id: id, name, signs, at, removed }) => [
      id,
      { id, name, signs, at, removed },
    ]),
  );
  const days = new Set(known?.streak.days);
  for (const event of events) {
    if (event.kind === 'day') days.add(event.day);
    if (event.kind === 'card' && event.at >= (cards.get(event.card)?.at ?? 0)) {
      cards.set(event.card, { at: event.at, state: event.state });
    }
    if (event.kind === 'list' && event.at >= (lists.get(event.list)?.at ?? 0)) {
      const { list: id, name, signs, at, removed } = event;
      lists.set(id, { id, name, signs, at, removed });
    }
    if (event.kind === 'lesson') {
      const before = lessons.get(event.lesson);
      lessons.set(event.lesson, {
        step: Math.max(before?.step ?? 0, event.step),
        doneAt: before?.doneAt ?? (event.done ? event.at : null),
        at: Math.max(before?.at ?? 0, event.at),
      });
    }
  }
  return {
    cards: new Map(
      [...cards].flatMap(([card, { state }]) => (isForgotten(state) ? [] : [[card, state]])),
    ),
    lessons,
    lists: new Map([...lists].filter(([, { removed }]) => !removed)),
    isOfAccount: known !== null,
    days: [...days].sort(),
  };
}
