import { Button } from '@mantine/core';
import { IconCalendarCheck, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/i18n/format';
import { lessonPath } from '../../../lib/paths';
import type { Progress } from '../../../lib/progress/merge';
import { localDay, streakOf } from '../../../lib/progress/streak';
import { useProgress } from '../../../lib/progress/use-progress';
import { type Course, useGetCourseQuery, useListCoursesQuery } from '../api';
import { isLessonOf, nextLesson } from '../next-lesson';
import { useNames } from '../use-names';
import styles from './go-on.module.css';

/** The next lesson of somebody who learns here, one press away, and the days in a row. */
export function GoOn() {
  const { t } = useTranslation();
  const progress = useProgress();
  const { data: courses } = useListCoursesQuery();
  if (!progress || !courses || courses.length === 0) return null;
  return (
    <section aria-labelledby="go-on" className={styles.block}>
      <h2 id="go-on" className={styles.heading}>
        {t('lessons.goOn.heading')}
      </h2>
      <NextOf courses={inOrder(courses, progress)} progress={progress} />
      <Streak days={progress.days} />
    </section>
  );
}

/** The next lesson of the first course; where all of it is done, that of the others. */
function NextOf({
  courses: [course, ...others],
  progress,
}: {
  readonly courses: readonly Course[];
  readonly progress: Progress;
}) {
  const { t } = useTranslation();
  if (!course) return <p>{t('lessons.goOn.allDone')}</p>;
  return <NextOfCourse key={course._id} course={course} others={others} progress={progress} />;
}

function NextOfCourse({
  course,
  others,
  progress,
}: {
  readonly course: Course;
  readonly others: readonly Course[];
  readonly progress: Progress;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const { data: detail, isError } = useGetCourseQuery(course._id);
  if (!detail && !isError) return <div aria-hidden="true" className={styles.waiting} />;
  const next = detail && nextLesson(detail.lessons, progress);
  // Done, on another site, or away.
  if (!detail || !next) return <NextOf courses={others} progress={progress} />;
  const lesson = names(next.titles).text;
  return (
    <div className={styles.next}>
      <p className={styles.course}>{names(detail.titles).text}</p>
      <Button
        component={Link}
        to={lessonPath(course._id, next._id)}
        size="lg"
        mih={56}
        className={styles.button}
        leftSection={<IconPlayerPlay size={24} />}
      >
        {t(progress.lessons.size === 0 ? 'lessons.goOn.begin' : 'lessons.goOn.next', { lesson })}
      </Button>
    </div>
  );
}

function Streak({ days }: { readonly days: readonly string[] }) {
  const { t } = useTranslation();
  const today = localDay(new Date());
  const count = streakOf(days, today);
  if (count === 0) return <p className={styles.note}>{t('lessons.goOn.noStreak')}</p>;
  return (
    <p className={styles.streak}>
      <IconCalendarCheck size={24} aria-hidden="true" />
      <span>
        <strong>{t('lessons.goOn.streak', { count, n: formatNumber(count) })}</strong>{' '}
        {days.includes(today) && <span>{t('lessons.goOn.today')} </span>}
        <span className={styles.note}>{t('lessons.goOn.forgiving')}</span>
      </span>
    </p>
  );
}

/** The course that was at work last comes first, those that follow it after it, then those before. */
function inOrder(courses: readonly Course[], progress: Progress): readonly Course[] {
  const latest = [...progress.lessons].sort(([, a], [, b]) => b.at - a.at)[0]?.[0];
  const at = courses.findIndex(({ _id }) => latest !== undefined && isLessonOf(latest, _id));
  return at < 0 ? courses : [...courses.slice(at), ...courses.slice(0, at)];
}
