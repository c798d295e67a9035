import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState, LoadingState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import { paths } from '../../lib/paths';
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
      {!isLoading && courses.length === 0 && (
        <EmptyState text={t('courses.empty')}>
          <Button component={Link} to={paths.characters}>
            {t('courses.letters')}
          </Button>
        </EmptyState>
      )}
      <ul className={styles.grid}>
        {courses.map((course) => (
          <li key={course._id}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
      <nav className={styles.ways} aria-label={t('courses.teach')}>
        <Button component={Link} to={paths.classes} variant="default" h={48}>
          {t('courses.classes')}
        </Button>
        <Button component={Link} to={paths.teach} variant="default" h={48}>
          {t('courses.teach')}
        </Button>
      </nav>
    </>
  );
}
