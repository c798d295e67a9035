import { IconX } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadingState } from '../../../components/ui/list-states';
import { formatNumber } from '../../../lib/i18n/format';
import { loadMessagesOf } from '../../../lib/i18n/i18n';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Progress } from '../../../lib/progress/merge';
import type { LessonRun } from '../../../lib/progress/progress-store';
import type { CourseDetail, Lesson } from '../api';
import { usePlace } from '../place';
import { ClipStep } from './clip-step';
import { LessonEnd } from './lesson-end';
import styles from './lesson-player.module.css';
import { RecogniseStep } from './recognise-step';
import { SayStep } from './say-step';
import { SignStage } from './sign-stage';
import { isOfSign } from './steps';
import { TextStep } from './text-step';
import { useLesson } from './use-lesson';
import { WatchStep } from './watch-step';

const ProduceStep = lazy(async () => {
  const [{ ProduceStep: Step }] = await Promise.all([
    import('./produce-step'),
    loadMessagesOf('camera'),
  ]);
  return { default: Step };
});
const CopyStep = lazy(async () => {
  const [{ CopyStep: Step }] = await Promise.all([import('./copy-step'), loadMessagesOf('camera')]);
  return { default: Step };
});
const FaceStep = lazy(async () => {
  const [{ FaceStep: Step }] = await Promise.all([import('./face-step'), loadMessagesOf('camera')]);
  return { default: Step };
});
const SignStep = lazy(async () => {
  const [{ SignStep: Step }] = await Promise.all([import('./sign-step'), loadMessagesOf('camera')]);
  return { default: Step };
});

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
  const { steps, step, at, isAgain, missed, answer, goOn, goWithoutCamera, restart } = useLesson(
    lesson,
    progress,
    run,
  );
  const [isSlow, setSlow] = useState(false);
  const [plays, setPlays] = useState({ of: '', count: 0 });
  const stepKey = `${at} ${isAgain ? (step?.kind === 'recognise' ? step.sign._id : '') : ''}`;
  const { bodyRef, focusHeading } = useFocusOnChange(stepKey);
  const beforeCamera = { onNext: goOn, onWithoutCamera: goWithoutCamera };
  const playCount = plays.of === stepKey ? plays.count : 0;
  const onReplay = (): void => setPlays({ of: stepKey, count: playCount + 1 });
  const shared = { isSlow, onSlow: setSlow, onNext: goOn };
  const sign = step && isOfSign(step) ? step.sign : undefined;
  const opening = <LoadingState text={t('lessons.player.opening')} cards={1} />;
  return (
    <div className={styles.player} data-step={step?.kind}>
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
        {step && sign && (
          <div className={styles.staged} data-step={step.kind}>
            <div className={styles.sign}>
              <SignStage sign={sign} isSlow={isSlow} playCount={playCount} turn={stepKey} />
            </div>
            {step.kind === 'watch' && (
              <WatchStep key={stepKey} sign={sign} onReplay={onReplay} {...shared} />
            )}
            {step.kind === 'copy' && (
              <Suspense fallback={opening}>
                <CopyStep key={stepKey} sign={sign} onReplay={onReplay} {...beforeCamera} />
                <Arrived key={`${stepKey} is here`} onArrive={focusHeading} />
              </Suspense>
            )}
            {step.kind === 'recognise' && (
              <RecogniseStep
                key={stepKey}
                sign={sign}
                signs={lesson.signs}
                isAgain={isAgain}
                onAnswer={answer}
                onReplay={onReplay}
                {...shared}
              />
            )}
          </div>
        )}
        <Suspense fallback={opening}>
          {step?.kind === 'produce' && (
            <ProduceStep signs={lesson.signs} missed={missed} {...beforeCamera} />
          )}
          {step?.kind === 'face' && (
            <FaceStep key={stepKey} sentence={step.sentence} {...beforeCamera} />
          )}
          {step?.kind === 'sign' && (
            <SignStep key={stepKey} sentence={step.sentence} {...beforeCamera} />
          )}
          {(step?.kind === 'produce' || step?.kind === 'face' || step?.kind === 'sign') && (
            <Arrived key={`${stepKey} is here`} onArrive={focusHeading} />
          )}
        </Suspense>
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
  const bodyRef = useRef<HTMLDivElement>(null);
  const [first] = useState(stepKey);
  const before = useRef(stepKey);
  const focusHeading = useCallback((): void => {
    bodyRef.current?.querySelector<HTMLElement>('h1')?.focus();
  }, []);
  useEffect(() => {
    if (before.current === stepKey) return;
    before.current = stepKey;
    if (bodyRef.current) bodyRef.current.scrollTop = 0;
    focusHeading();
  }, [stepKey, focusHeading]);
  return { bodyRef, focusHeading: stepKey === first ? NOTHING : focusHeading };
}

const NOTHING = (): void => {};

/** Beside what is waited for: the heading of a step comes with its code. */
function Arrived({ onArrive }: { readonly onArrive: () => void }) {
  useEffect(onArrive, [onArrive]);
  return null;
}
