import { IconX } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadingState } from '../../../components/ui/list-states';
import { formatNumber } from '../../../lib/i18n/format';
import type { Progress } from '../../../lib/progress/merge';
import type { LessonRun } from '../../../lib/progress/progress-store';
import type { CourseDetail, Lesson } from '../api';
import { usePlace } from '../place';
import { ClipStep } from './clip-step';
import { LessonEnd } from './lesson-end';
import styles from './lesson-player.module.css';
import { RecogniseStep } from './recognise-step';
import { SayStep } from './say-step';
import { TextStep } from './text-step';
import { useLesson } from './use-lesson';
import { WatchStep } from './watch-step';

const ProduceStep = lazy(() =>
  import('./produce-step').then((file) => ({ default: file.ProduceStep })),
);

/** The steps of a lesson, each as large as the screen; a new one is announced by its heading. */
export function LessonPlayer({
  course,
  lesson,
  progress,
  run,
}: {
  readonly course: CourseDetail;
  readonly lesson: Lesson;
  readonly progress: Progress;
  readonly run: LessonRun | null;
}) {
  const { t } = useTranslation();
  const { coursePath } = usePlace();
  const { steps, step, at, isAgain, missed, answer, goOn, restart } = useLesson(
    lesson,
    progress,
    run,
  );
  const [isSlow, setSlow] = useState(false);
  const stepKey = `${at} ${isAgain ? (step?.kind === 'recognise' ? step.sign._id : '') : ''}`;
  const bodyRef = useFocusOnChange(stepKey);
  const shared = { isSlow, onSlow: setSlow, onNext: goOn };
  return (
    <div className={styles.player}>
      <header className={styles.top}>
        <Link
          to={coursePath(course._id)}
          className={styles.leave}
          aria-label={t('lessons.player.leave')}
        >
          <IconX size={24} aria-hidden="true" />
        </Link>
        <progress
          className={styles.progress}
          max={steps.length}
          value={at}
          aria-label={t('lessons.player.step', {
            n: formatNumber(Math.min(at + 1, steps.length)),
            m: formatNumber(steps.length),
          })}
        />
        <span className={styles.count} aria-hidden="true">
          {formatNumber(Math.min(at + 1, steps.length))}/{formatNumber(steps.length)}
        </span>
      </header>
      <div ref={bodyRef} className={styles.body}>
        {step === undefined && (
          <LessonEnd
            course={course}
            lesson={lesson}
            steps={steps}
            missed={missed}
            progress={progress}
            onAgain={restart}
          />
        )}
        {step?.kind === 'read' && <TextStep key={stepKey} text={step.text} onNext={goOn} />}
        {step?.kind === 'clip' && (
          <ClipStep key={stepKey} clip={step.clip} caption={step.caption} onNext={goOn} />
        )}
        {step?.kind === 'watch' && <WatchStep key={stepKey} sign={step.sign} {...shared} />}
        {step?.kind === 'recognise' && (
          <RecogniseStep
            key={stepKey}
            sign={step.sign}
            signs={lesson.signs}
            isAgain={isAgain}
            onAnswer={answer}
            {...shared}
          />
        )}
        {step?.kind === 'produce' && (
          <Suspense fallback={<LoadingState text={t('lessons.player.opening')} cards={1} />}>
            <ProduceStep signs={lesson.signs} missed={missed} onNext={goOn} />
          </Suspense>
        )}
        {step?.kind === 'say' && (
          <SayStep
            key={stepKey}
            sentence={step.sentence}
            sentences={course.lessons.flatMap(({ sentences }) => sentences)}
            {...shared}
          />
        )}
      </div>
    </div>
  );
}

/** The heading of what comes next has the focus, so that it is read and nothing is tabbed through twice. */
function useFocusOnChange(stepKey: string) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(stepKey);
  useEffect(() => {
    if (before.current === stepKey) return;
    before.current = stepKey;
    if (ref.current) ref.current.scrollTop = 0;
    ref.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [stepKey]);
  return ref;
}
