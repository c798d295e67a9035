import { Button } from '@mantine/core';
import { IconCalendarCheck, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { lessonPath } from '../../../lib/paths';
import type { Progress } from '../../../lib/progress/merge';
import { localDay, streakOf } from '../../../lib/progress/streak';
import { useProgress } from '../../../lib/progress/use-progress';
import { useGetCourseQuery, useListCoursesQuery } from '../api';
import { courseOf, nextLesson } from '../next-lesson';
import { useNames } from '../use-names';
import { DueToday } from './due-today';
import styles from './go-on.module.css';

/** Each of them is asked for in turn, whether something is left in it. */
const MOST_UNLISTED = 5;

/** The next lesson of somebody who learns here, one press away, and the days in a row. */
export function GoOn() {
  const progress = useProgress();
  const { data: courses } = useListCoursesQuery();
  if (!progress || !courses) return null;
  const ids = inOrder(
    courses.map(({ _id }) => _id),
    progress,
  );
  if (ids.length === 0) return null;
  return (
    <div className={styles.block}>
      <NextOf courses={ids} progress={progress} />
      <DueToday cards={progress.cards} />
      <Streak days={progress.days} />
    </div>
  );
}

/** The next lesson of the first course; where all of it is done, that of the others. */
function NextOf({
  courses: [course, ...others],
  progress,
}: {
  readonly courses: readonly string[];
  readonly progress: Progress;
}) {
  const { t } = useTranslation();
  if (!course) return <p>{t('lessons.goOn.allDone')}</p>;
  return <NextOfCourse key={course} course={course} others={others} progress={progress} />;
}

function NextOfCourse({
  course,
  others,
  progress,
}: {
  readonly course: string;
  readonly others: readonly string[];
  readonly progress: Progress;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const { data: detail, isError } = useGetCourseQuery(course);
  if (!detail && !isError) return <div aria-hidden="true" className={styles.waiting} />;
  const next = detail && nextLesson(detail.lessons, progress);
  // Done, on another site, closed by its teacher, or away.
  if (!detail || !next) return <NextOf courses={others} progress={progress} />;
  const lesson = names(next.titles).text;
  return (
    <div className={styles.next}>
      <p className={styles.course}>{names(detail.titles).text}</p>
      <Button
        component={Link}
        to={lessonPath(course, next._id)}
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

/**
 * The course that was at work last comes first, then those others that one began and that no list has, as a
 * teacher's; then the listed ones from the one that was at work last, and at the end those before it.
 */
function inOrder(listed: readonly string[], progress: Progress): readonly string[] {
  const byLatest = [...progress.lessons].sort(([, a], [, b]) => b.at - a.at);
  const begun = [...new Set(byLatest.map(([lesson]) => courseOf(lesson)))];
  const at = Math.max(0, listed.indexOf(begun.find((id) => listed.includes(id)) ?? ''));
  const last = begun.slice(0, 1);
  const unlisted = begun.filter((id) => !listed.includes(id)).slice(0, MOST_UNLISTED);
  return [...new Set([...last, ...unlisted, ...listed.slice(at), ...listed.slice(0, at)])];
}
