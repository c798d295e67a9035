import type { CardState } from './events';

/** Of a sign that somebody wants to have forgotten: as one that was never asked. */
export const forgotten = (now: Date): CardState => ({
  due: now.toISOString(),
  stability: 0,
  difficulty: 0,
  elapsed_days: 0,
  scheduled_days: 0,
  learning_steps: 0,
  reps: 0,
  lapses: 0,
  state: 0,
});

export const isForgotten = ({ reps }: CardState): boolean => reps === 0;
