import { useMemo, useState } from 'react';
import { log } from '../../../lib/log';
import { progressKeeper } from '../../../lib/progress/browser-progress';
import { remembered } from '../../../lib/progress/memory';
import type { Progress } from '../../../lib/progress/merge';
import type { NewEvent } from '../../../lib/progress/progress';
import type { LessonRun } from '../../../lib/progress/progress-store';
import { localDay } from '../../../lib/progress/streak';
import type { Lesson } from '../api';
import { usePlace } from '../place';
import { atStart, type LessonEvent, lessonState, openedAt, signOf } from './lesson-state';
import { type Step, stepsOf } from './steps';
import { useHasCamera } from './use-has-camera';

/** A lesson from where one was in it; each step that is behind is kept. */
export function useLesson(lesson: Lesson, progress: Progress, run: LessonRun | null) {
  const steps = useMemo(() => stepsOf(lesson), [lesson]);
  const { isPreview } = usePlace();
  const [state, setState] = useState(() =>
    openedAt(steps, run, isPreview ? undefined : progress.lessons.get(lesson._id)),
  );
  const [isWithoutCamera, setWithoutCamera] = useState(false);
  const hasNoCamera = !useHasCamera();
  const { at, asking, missed } = state;
  const asked = asking === null ? undefined : signOf(steps, asking);
  /** What is to be done now; undefined at the end. */
  const step: Step | undefined = asked ? { kind: 'recognise', sign: asked } : steps[at];

  const tell = (event: LessonEvent): void => {
    const next = lessonState(state, event, steps);
    setState(next);
    if (isPreview) return;
    const isDone = next.at >= steps.length;
    const { asking: _asking, ...kept } = next;
    progressKeeper
      .keepRun(lesson._id, isDone ? null : kept)
      .catch((error: unknown) => log.error('the lesson is not kept here', error));
    const day: NewEvent = { kind: 'day', day: localDay(new Date()) };
    if (event.type === 'answered') add([cardOf(event.sign, event.isRight), day]);
    else if (next.at !== at) {
      add([{ kind: 'lesson', lesson: lesson._id, step: next.at, done: isDone }, day]);
    }
  };
  const cardOf = (sign: string, isRight: boolean): NewEvent => ({
    kind: 'card',
    card: sign,
    state: remembered(progress.cards.get(sign), isRight, new Date()),
  });
  return {
    steps,
    step,
    at,
    isAgain: asked !== undefined,
    missed,
    /** Whether a sign was recognised. */
    answer: (sign: string, isRight: boolean) => tell({ type: 'answered', sign, isRight }),
    goOn: () => tell({ type: 'wentOn', withoutCamera: isWithoutCamera, hasNoCamera }),
    /** Past this and all else that is done before a camera. */
    goWithoutCamera: () => {
      setWithoutCamera(true);
      tell({ type: 'wentOn', withoutCamera: true });
    },
    /** From the first step once more. */
    restart: () => {
      setWithoutCamera(false);
      setState({ ...atStart, asking: null });
    },
  };
}

/** Faults of the store are in the log; it is shown all the same. */
const add = (events: readonly NewEvent[]): void => void progressKeeper.add(events);
