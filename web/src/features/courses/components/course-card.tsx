import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Course } from '../api';
import { useNames } from '../use-names';
import styles from './course-card.module.css';

/** A course; the whole card opens its playlist in a new tab. */
export function CourseCard({ course }: { readonly course: Course }) {
  const { t } = useTranslation();
  const names = useNames();
  const { titles, descriptions } = course;
  return (
    <a className={styles.card} href={course.playlistUrl} target="_blank" rel="noopener noreferrer">
      <img
        src={course.thumbnail}
        alt=""
        width={640}
        height={640}
        loading="lazy"
        className={styles.picture}
      />
      <span className={styles.text}>
        <span className={styles.title}>{titles ? names(titles).text : course.title}</span>
        <span className={styles.description}>
          {descriptions ? names(descriptions).text : course.description}
        </span>
        <span className={styles.open}>
          <IconExternalLink size={20} aria-hidden="true" />
          {t('courses.open')}
        </span>
      </span>
    </a>
  );
}
