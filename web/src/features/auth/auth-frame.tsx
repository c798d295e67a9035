import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TwoBlocks } from '../../components/ui/two-blocks';
import { paths } from '../../lib/paths';
import styles from './auth-frame.module.css';

/** The field of colour and the column that login and register share. */
export function AuthFrame({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <div className={styles.form}>
        <Link to={paths.landing} className={styles.logo} aria-label={t('app.name')}>
          <TwoBlocks size={56} />
        </Link>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
      <div className={styles.art} aria-hidden="true">
        <TwoBlocks size={320} />
      </div>
    </main>
  );
}
