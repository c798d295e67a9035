import {
  IconCircle,
  IconCircleCheckFilled,
  IconProgress,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { LessonProgress } from '../../../lib/progress/merge';
import type { Lesson } from '../api';
import { stepsOf } from '../lesson/steps';
import { usePlace } from '../place';
import { useNames } from '../use-names';
import styles from './lesson-card.module.css';

/** A lesson: what it teaches, how long it takes, and how far the reader is. */
export function LessonCard({
  courseId,
  lesson,
  progress,
}: {
  readonly courseId: string;
  readonly lesson: Lesson;
  readonly progress: LessonProgress | undefined;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const { lessonPath } = usePlace();
  const { _id, titles, minutes, signs, leftOut } = lesson;
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>
        <Link to={lessonPath(courseId, _id)} className={styles.link}>
          {names(titles).text}
        </Link>
      </h3>
      <p className={styles.facts}>
        <LessonState lesson={lesson} progress={progress} />
        <span>{t('lessons.course.minutes', { count: minutes, n: formatNumber(minutes) })}</span>
        <span>
          {t('lessons.course.signs', { count: signs.length, n: formatNumber(signs.length) })}
        </span>
      </p>
      <p>{signs.map((sign) => names(sign.names).text).join(', ')}</p>
      {leftOut.length > 0 && (
        <p className={styles.left}>
          {t('lessons.course.notYet', {
            names: leftOut.map((word) => names(word.names).text).join(', '),
          })}
        </p>
      )}
    </article>
  );
}

function LessonState({
  lesson,
  progress,
}: {
  readonly lesson: Lesson;
  readonly progress: LessonProgress | undefined;
}) {
  const { t } = useTranslation();
  const steps = stepsOf(lesson).length;
  if (progress?.doneAt != null) {
    return <State look="done" Icon={IconCircleCheckFilled} text={t('lessons.course.done')} />;
  }
  if (!progress) {
    return <State look="fresh" Icon={IconCircle} text={t('lessons.course.fresh')} />;
  }
  const text = t('lessons.course.begun', {
    n: formatNumber(Math.min(progress.step + 1, steps)),
    m: formatNumber(steps),
  });
  return <State look="begun" Icon={IconProgress} text={text} />;
}

function State({
  look,
  Icon,
  text,
}: {
  readonly look: 'fresh' | 'begun' | 'done';
  readonly Icon: TablerIcon;
  readonly text: string;
}) {
  return (
    <span className={styles.state} data-look={look}>
      <Icon size={20} aria-hidden="true" />
      {text}
    </span>
  );
}
