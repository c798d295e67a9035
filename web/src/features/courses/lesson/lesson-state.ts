import type { LessonRun } from '../../../lib/progress/progress-store';
import type { LessonSign } from '../api';
import { isBeforeCamera, type Step } from './steps';

/** Where somebody is in a lesson. */
export type LessonState = LessonRun & {
  /** The sign that is asked once more, in place of the step; null where the step is shown. */
  readonly asking: string | null;
};

export type LessonEvent =
  /** A sign was recognised, or taken for another. */
  | { readonly type: 'answered'; readonly sign: string; readonly isRight: boolean }
  /** `withoutCamera`: past all that is done before one; `hasNoCamera`: past faces, of which nothing is left then. */
  | {
      readonly type: 'wentOn';
      readonly withoutCamera?: boolean;
      readonly hasNoCamera?: boolean;
    };

export const atStart: LessonRun = { at: 0, again: [], missed: [] };

/** Where one goes on: at the furthest step that any device knows of, of a lesson that is not done. */
export function openedAt(
  steps: readonly Step[],
  run: LessonRun | null,
  known: { readonly step: number; readonly doneAt: number | null } | undefined,
): LessonState {
  const reached = known && known.doneAt === null ? known.step : 0;
  const at = Math.max(run?.at ?? 0, reached);
  // At its end there is nothing to go on with, nor in a lesson that has been changed.
  if (at >= steps.length) return { ...atStart, asking: null };
  const isAsked = (id: string): boolean => signOf(steps, id) !== undefined;
  return {
    at,
    again: (run?.again ?? []).filter(isAsked),
    missed: (run?.missed ?? []).filter(isAsked),
    asking: null,
  };
}

export function lessonState(
  state: LessonState,
  event: LessonEvent,
  steps: readonly Step[],
): LessonState {
  switch (event.type) {
    case 'answered': {
      const { sign, isRight } = event;
      // Once more is once: what is missed again stands among what to repeat.
      if (state.asking !== null || isRight || state.missed.includes(sign)) return state;
      return { ...state, again: [...state.again, sign], missed: [...state.missed, sign] };
    }
    case 'wentOn': {
      const again =
        state.asking === null ? state.again : state.again.filter((id) => id !== state.asking);
      const next = again[0];
      if (isLastAsked(state.at, steps) && next !== undefined) {
        return { ...state, again, asking: next };
      }
      const isPast = (step: Step): boolean =>
        (event.withoutCamera === true && isBeforeCamera(step)) ||
        (event.hasNoCamera === true && step.kind === 'face');
      const on = steps.slice(state.at + 1).findIndex((step) => !isPast(step));
      return { ...state, again, asking: null, at: on < 0 ? steps.length : state.at + 1 + on };
    }
  }
}

/** The sign of a lesson that is called so. */
export const signOf = (steps: readonly Step[], id: string): LessonSign | undefined =>
  steps
    .flatMap((step) => (step.kind === 'recognise' ? [step.sign] : []))
    .find(({ _id }) => _id === id);

/** What was missed is asked once more after the last of the questions. */
const isLastAsked = (at: number, steps: readonly Step[]): boolean =>
  at === steps.findLastIndex(({ kind }) => kind === 'recognise');
