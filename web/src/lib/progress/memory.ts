import { type Card, type CardInput, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import type { CardState } from './events';

const scheduler = fsrs({ enable_fuzz: false });

/** How well a sign is remembered after an answer, by the rule that sign-kit's practice has. */
export function remembered(before: CardState | undefined, isRight: boolean, now: Date): CardState {
  const card: Card | CardInput = before ?? createEmptyCard(now);
  const next = scheduler.next(card, now, isRight ? Rating.Good : Rating.Again).card;
  return toState(next);
}

function toState({ due, last_review: last, ...rest }: Card): CardState {
  return {
    ...rest,
    due: due.toISOString(),
    ...(last === undefined ? {} : { last_review: last.toISOString() }),
  };
}
