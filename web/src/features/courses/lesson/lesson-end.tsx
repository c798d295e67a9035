import { Button } from '@mantine/core';
import { IconArrowRight, IconCircleCheckFilled, IconRepeat } from '@tabler/icons-react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { productPath } from '../../../lib/paths';
import type { Progress } from '../../../lib/progress/merge';
import { selectClaims } from '../../../lib/session/session-slice';
import type { CourseDetail, Lesson } from '../api';
import { nextLesson } from '../next-lesson';
import { usePlace } from '../place';
import { useNames } from '../use-names';
import styles from './lesson-end.module.css';
import type { Step } from './steps';
import { useIsOnline } from './use-is-online';

/** The end of a lesson: what went well, what to repeat, and what comes next. */
export function LessonEnd({
  course,
  lesson,
  steps,
  missed,
  progress,
  onAgain,
}: {
  readonly course: CourseDetail;
  readonly lesson: Lesson;
  readonly steps: readonly Step[];
  readonly missed: readonly string[];
  readonly progress: Progress;
  readonly onAgain: () => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const claims = useSelector(selectClaims);
  const { coursePath, lessonPath, isPreview } = usePlace();
  const isOnline = useIsOnline();
  const asked = steps.filter(({ kind }) => kind === 'recognise').length;
  const repeat = lesson.signs.filter(({ _id }) => missed.includes(_id));
  const others = course.lessons.filter(({ _id }) => _id !== lesson._id);
  const next = nextLesson(others, progress);
  const hasAccount = claims !== null && !claims.demo;
  const keptWhere = isOnline ? 'lessons.end.keptAccount' : 'lessons.end.keptLater';
  return (
    <section className={styles.end}>
      <IconCircleCheckFilled size={56} aria-hidden="true" className={styles.mark} />
      <h1 tabIndex={-1} className={styles.heading}>
        {t('lessons.end.heading')}
      </h1>
      <p>{names(lesson.titles).text}</p>
      {asked > 0 && (
        <p className={styles.well}>
          {t('lessons.end.well', {
            count: asked,
            n: formatNumber(asked - repeat.length),
            m: formatNumber(asked),
          })}
        </p>
      )}
      {repeat.length > 0 ? (
        <div>
          <h2 className={styles.repeat}>{t('lessons.end.repeat')}</h2>
          <ul className={styles.signs}>
            {repeat.map((sign) => (
              <li key={sign._id}>
                <Link to={productPath(sign._id)} className={styles.sign}>
                  <IconRepeat size={20} aria-hidden="true" />
                  {names(sign.names).text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        asked > 0 && <p>{t('lessons.end.none')}</p>
      )}
      <p className={styles.kept}>
        {isPreview ? t('lessons.preview.note') : t(hasAccount ? keptWhere : 'lessons.end.kept')}
      </p>
      <div className={styles.ways}>
        {next && (
          <Button
            component={Link}
            to={lessonPath(course._id, next._id)}
            size="lg"
            mih={56}
            h="auto"
            rightSection={<IconArrowRight size={24} />}
          >
            {t('lessons.end.next', { lesson: names(next.titles).text })}
          </Button>
        )}
        <Button component={Link} to={coursePath(course._id)} variant="default" mih={48}>
          {t('lessons.end.course')}
        </Button>
        <Button variant="default" mih={48} onClick={onAgain}>
          {t('lessons.end.again')}
        </Button>
      </div>
    </section>
  );
}
