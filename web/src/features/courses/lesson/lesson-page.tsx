import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../../components/ui/list-states';
import { NotFound } from '../../../components/ui/not-found';
import { serverMessage, statusOf } from '../../../lib/api/errors';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { progressKeeper } from '../../../lib/progress/browser-progress';
import type { LessonRun } from '../../../lib/progress/progress-store';
import { useProgress } from '../../../lib/progress/use-progress';
import { keepCourse } from '../../../lib/pwa/keep-course';
import { useScreenTitle } from '../../../lib/screen-title';
import type { CourseDetail, Lesson } from '../api';
import { usePlace } from '../place';
import { useCourse } from '../use-course';
import { useNames } from '../use-names';
import styles from './lesson-page.module.css';
import { LessonPlayer } from './lesson-player';

/** One lesson, one step at a time; who comes back goes on at the step. */
export function LessonPage() {
  const { courseId = '', lessonId = '' } = useParams();
  const { t } = useTranslation();
  const names = useNames();
  const { currentData: course, error, isFetching, refetch } = useCourse(courseId);
  const lesson = course?.lessons.find(({ _id }) => _id === lessonId);
  useScreenTitle(lesson && names(lesson.titles).text);
  if (isFetching && !course) return <Opening />;
  if (!course && ![400, 404].includes(statusOf(error) ?? 0)) {
    const message = serverMessage(error) ?? t('lessons.course.failed');
    return <ErrorState message={message} onRetry={() => void refetch()} />;
  }
  if (!course || !lesson) return <NotFound />;
  return <OpenLesson key={lesson._id} course={course} lesson={lesson} />;
}

/** Waits for what this device knows of the lesson. */
function OpenLesson({
  course,
  lesson,
}: {
  readonly course: CourseDetail;
  readonly lesson: Lesson;
}) {
  const progress = useProgress();
  const [run, setRun] = useState<{ readonly kept: LessonRun | null } | null>(null);
  const isKnown = progress !== null;
  const { isPreview } = usePlace();
  useEffect(() => {
    if (!isPreview) keepCourse(course._id);
  }, [isPreview, course._id]);
  useEffect(() => {
    if (!isKnown) return;
    let isOver = false;
    const open = (kept: LessonRun | null): void => {
      if (!isOver) setRun({ kept });
    };
    // Who looks at it begins at its beginning.
    const kept = isPreview ? Promise.resolve(null) : progressKeeper.run(lesson._id);
    kept.then(open, (error: unknown) => {
      log.error('what happened in the lesson is not known', error);
      open(null);
    });
    return () => {
      isOver = true;
    };
  }, [isKnown, isPreview, lesson._id]);
  if (!progress || !run) return <Opening />;
  return <LessonPlayer course={course} lesson={lesson} progress={progress} run={run.kept} />;
}

function Opening() {
  const { t } = useTranslation();
  return (
    <div className={styles.opening}>
      <LoadingState text={t('lessons.player.opening')} cards={1} />
    </div>
  );
}
