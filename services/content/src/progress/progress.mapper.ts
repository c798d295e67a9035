import type { components } from '@isl/contracts/content';
import type { Learnt } from './merge.js';

export type Progress = components['schemas']['Progress'];

export function toProgress({ cards, lessons, lists, days }: Learnt): Progress {
  return {
    cards: cards.map(({ card, at, state }) => ({ card, at, state })),
    lessons: lessons.map(({ lesson, step, doneAt, at }) => ({ lesson, step, doneAt, at })),
    lists: lists.map(({ list, name, signs, at, removed }) => {
      return { _id: list, name, signs: [...signs], at, removed };
    }),
    streak: { days: [...days] },
  };
}
