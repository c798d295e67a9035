import { IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './linked-section.module.css';

/** A block of the home page with its 'View all'. */
export function LinkedSection({
  heading,
  viewAll,
  children,
}: {
  readonly heading: string;
  readonly viewAll: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const headingId = useId();
  const linkId = useId();
  return (
    <section aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <Link
          id={linkId}
          to={viewAll}
          className={styles.all}
          aria-labelledby={`${linkId} ${headingId}`}
        >
          {t('app.viewAll')}
          <IconArrowRight size={20} aria-hidden="true" />
        </Link>
      </header>
      {children}
    </section>
  );
}
