import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, LoadingState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { log } from '../../lib/log';
import { useListCoursesQuery } from './api';
import { CourseCard } from './components/course-card';
import styles from './courses-page.module.css';

/** The courses; spec section 8: when they cannot be loaded, that is logged and the list stays empty. */
export function CoursesPage() {
  const { t } = useTranslation();
  const { data: courses = [], error, isLoading } = useListCoursesQuery();
  useEffect(() => {
    if (error) log.error('courses could not be loaded', error);
  }, [error]);
  return (
    <>
      <PageHeading title={t('courses.heading')} />
      {isLoading && <LoadingState text={t('courses.loading')} cards={3} />}
      {!isLoading && courses.length === 0 && <EmptyState text={t('courses.empty')} />}
      <ul className={styles.grid}>
        {courses.map((course) => (
          <li key={course._id}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    </>
  );
}
