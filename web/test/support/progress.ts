import type { CardState, ProgressReply } from '../../src/lib/progress/events';

/** Of a person who has learnt nothing yet. */
export const noProgress: ProgressReply = {
  cards: [],
  lessons: [],
  lists: [],
  streak: { days: [] },
};

export const aCardState = (over: Partial<CardState> = {}): CardState => ({
  due: '2026-11-26T10:00:00.000Z',
  stability: 2,
  difficulty: 5,
  elapsed_days: 0,
  scheduled_days: 1,
  reps: 1,
  lapses: 0,
  learning_steps: 0,
  state: 2,
  ...over,
});
