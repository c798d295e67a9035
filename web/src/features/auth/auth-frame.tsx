import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PictureBadge } from '../../components/ui/status-badge';
import { TwoBlocks } from '../../components/ui/two-blocks';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths } from '../../lib/paths';
import { useHeadingTitle } from '../../lib/screen-title';
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
  useHeadingTitle(heading);
  return (
    <main className={styles.page}>
      <div className={styles.form}>
        <Link to={paths.landing} className={styles.logo} aria-label={t('app.name')}>
          <TwoBlocks size={56} />
        </Link>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
      <figure className={styles.art}>
        {/* Fetched only where there is room for it. */}
        <img
          src="/static/signs/word-namaste.webp"
          alt={t('auth.picture')}
          width={640}
          height={640}
          loading="lazy"
          className={styles.picture}
        />
        <figcaption>
          <PictureBadge kind="avatar" />
        </figcaption>
      </figure>
    </main>
  );
}
