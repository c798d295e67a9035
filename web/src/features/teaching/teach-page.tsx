import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { serverMessage } from '../../lib/api/errors';
import { formatDateTime, formatNumber } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths, taughtCoursePath } from '../../lib/paths';
import { useScreenTitle } from '../../lib/screen-title';
import { centerToast } from '../../lib/toasts';
import {
  type TaughtCourseSummary,
  useCreateTaughtCourseMutation,
  useListTaughtCoursesQuery,
} from './api';
import { ForTeachers } from './for-teachers';
import { OpenFile } from './open-file';
import styles from './teaching.module.css';
import { useSomeText } from './use-some-text';

const NEW_COURSE = { titles: {}, descriptions: {}, lessons: [] };

/** A teacher's own courses. */
export function TeachPage() {
  const { t } = useTranslation();
  useScreenTitle(t('teaching.heading'));
  return (
    <>
      <PageHeading title={t('teaching.heading')} intro={t('teaching.intro')} />
      <ForTeachers>
        <OwnCourses />
      </ForTeachers>
    </>
  );
}

function OwnCourses() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: courses, error, isLoading, refetch } = useListTaughtCoursesQuery();
  const [create, creating] = useCreateTaughtCourseMutation();
  const begin = async (): Promise<void> => {
    try {
      const { _id } = await create(NEW_COURSE).unwrap();
      await navigate(taughtCoursePath(_id));
    } catch (refusal) {
      centerToast.error(serverMessage(refusal) ?? t('teaching.newFailed'));
    }
  };
  return (
    <div className={styles.page}>
      <div className={styles.actions}>
        <Button
          mih={48}
          leftSection={<IconPlus size={20} />}
          loading={creating.isLoading}
          onClick={() => void begin()}
        >
          {t('teaching.new')}
        </Button>
        <OpenFile />
        <Button component={Link} to={paths.classes} variant="default" h={48}>
          {t('teaching.classes.heading')}
        </Button>
      </div>
      <section aria-labelledby="own-courses">
        <h2 id="own-courses" className={styles.heading}>
          {t('teaching.mine')}
        </h2>
        {isLoading && <LoadingState text={t('teaching.loading')} cards={3} />}
        {error !== undefined && (
          <ErrorState
            message={serverMessage(error) ?? t('teaching.failed')}
            onRetry={() => void refetch()}
          />
        )}
        {courses?.length === 0 && <EmptyState text={t('teaching.empty')} />}
        <ul className={styles.cards}>
          {courses?.map((course) => (
            <li key={course._id}>
              <CourseRow course={course} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function CourseRow({ course }: { readonly course: TaughtCourseSummary }) {
  const { t } = useTranslation();
  const inWords = useSomeText();
  const { _id, titles, lessons, isOpen, changedAt, takenDown } = course;
  return (
    <article className={styles.card}>
      <h3 className={styles.cardTitle}>
        <Link to={taughtCoursePath(_id)} className={styles.cardLink}>
          {inWords(titles, t('teaching.untitled'))}
        </Link>
      </h3>
      <p className={styles.facts}>
        <span className={styles.state} data-open={isOpen && !takenDown}>
          {takenDown
            ? t('teaching.takenDown.short')
            : t(isOpen ? 'teaching.open' : 'teaching.draft')}
        </span>
        <span>{t('teaching.lessons', { count: lessons, n: formatNumber(lessons) })}</span>
        <span>{t('teaching.changed', { date: formatDateTime(changedAt) })}</span>
      </p>
    </article>
  );
}
