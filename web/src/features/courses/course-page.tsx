import { Button } from '@mantine/core';
import { IconArrowLeft, IconExternalLink, IconPlayerPlay } from '@tabler/icons-react';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../components/ui/list-states';
import { NotFound } from '../../components/ui/not-found';
import { PageHeading } from '../../components/ui/page-heading';
import { serverMessage, statusOf } from '../../lib/api/errors';
import { formatNumber } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths } from '../../lib/paths';
import type { Progress } from '../../lib/progress/merge';
import { useProgress } from '../../lib/progress/use-progress';
import { useScreenTitle } from '../../lib/screen-title';
import { isModerator } from '../../lib/session/ownership';
import { selectClaims, selectIsSignedIn } from '../../lib/session/session-slice';
import type { CourseDetail } from './api';
import { LessonCard } from './components/lesson-card';
import { ReportCourse } from './components/report-course';
import { TakenDown } from './components/taken-down';
import styles from './course-page.module.css';
import { nextLesson } from './next-lesson';
import { usePlace } from './place';
import { useCourse } from './use-course';
import { useNames } from './use-names';

const KeepCourse = lazy(async () => ({
  default: (await import('./components/keep-course')).KeepCourse,
}));

/** A course with its lessons, and how far the reader is in each. */
export function CoursePage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation();
  const names = useNames();
  const { currentData, error, isFetching, refetch } = useCourse(courseId);
  // Its lessons in slices, between which the page answers.
  const course = useDeferredValue(currentData);
  const { isPreview } = usePlace();
  const progress = useProgress();
  const claims = useSelector(selectClaims);
  useScreenTitle(course && names(course.titles).text);
  if ((isFetching || currentData) && !course)
    return <LoadingState text={t('lessons.course.loading')} cards={3} />;
  if (!course) {
    // 400: an id that no course can have.
    if ([400, 404].includes(statusOf(error) ?? 0)) return <NotFound />;
    const message = serverMessage(error) ?? t('lessons.course.failed');
    return <ErrorState message={message} onRetry={() => void refetch()} />;
  }
  const isOwn = claims !== null && claims.sub === course.authorId;
  return (
    <>
      {!isPreview && (
        <Link to={paths.courses} className={styles.back}>
          <IconArrowLeft size={20} aria-hidden="true" />
          {t('lessons.course.all')}
        </Link>
      )}
      <PageHeading title={names(course.titles).text} intro={names(course.descriptions).text} />
      {course.takenDown && (
        <TakenDown
          courseId={course._id}
          takenDown={course.takenDown}
          mayRestore={!isPreview && isModerator(claims)}
        />
      )}
      {course.by !== undefined && (
        <p className={styles.by}>{t('lessons.course.by', { name: course.by })}</p>
      )}
      {course.lessons.length === 0 && !isPreview ? (
        <Elsewhere url={course.playlistUrl} />
      ) : (
        <Lessons course={course} progress={progress} />
      )}
      {course.by !== undefined && !isOwn && !course.takenDown && !isPreview && (
        <ReportCourse courseId={course._id} />
      )}
    </>
  );
}

/** A course that somebody of the site added, which leads to another site. */
function Elsewhere({ url }: { readonly url: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.lead}>
      <p>{t('lessons.course.elsewhere')}</p>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        leftSection={<IconExternalLink size={20} />}
      >
        {t('lessons.course.open')}
      </Button>
    </div>
  );
}

function Lessons({
  course,
  progress,
}: {
  readonly course: CourseDetail;
  readonly progress: Progress | null;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const isSignedIn = useSelector(selectIsSignedIn);
  const place = usePlace();
  const { lessons, signs, shown } = course;
  const next = nextLesson(lessons, progress);
  const doneCount = lessons.filter(({ _id }) => progress?.lessons.get(_id)?.doneAt != null).length;
  const isFresh = lessons.every(({ _id }) => !progress?.lessons.has(_id));
  return (
    <>
      <div className={styles.lead}>
        {next ? (
          <Button
            component={Link}
            to={place.lessonPath(course._id, next._id)}
            size="lg"
            mih={56}
            className={styles.begin}
            leftSection={<IconPlayerPlay size={24} />}
          >
            {isFresh
              ? t('lessons.course.begin')
              : t('lessons.course.goOn', { lesson: names(next.titles).text })}
          </Button>
        ) : (
          <p>{t('lessons.course.again')}</p>
        )}
        <p className={styles.figures}>
          {t('lessons.course.doneCount', {
            count: lessons.length,
            n: formatNumber(doneCount),
            m: formatNumber(lessons.length),
          })}
          {' · '}
          {t('lessons.course.shown', {
            count: signs,
            n: formatNumber(shown),
            m: formatNumber(signs),
          })}
        </p>
      </div>
      <section aria-labelledby="lessons">
        <h2 id="lessons" className={styles.heading}>
          {t('lessons.course.lessons')}
        </h2>
        <ol className={styles.lessons}>
          {lessons.map((lesson) => (
            <li key={lesson._id}>
              <LessonCard
                courseId={course._id}
                lesson={lesson}
                progress={progress?.lessons.get(lesson._id)}
              />
            </li>
          ))}
        </ol>
      </section>
      {!place.isPreview && (
        <Suspense>
          <KeepCourse key={course._id} courseId={course._id} />
        </Suspense>
      )}
      {!isSignedIn && !place.isPreview && (
        <p className={styles.figures}>{t('lessons.course.device')}</p>
      )}
    </>
  );
}
