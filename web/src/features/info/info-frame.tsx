import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SiteFooter } from '../../components/ui/site-footer';
import { TwoBlocks } from '../../components/ui/two-blocks';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths } from '../../lib/paths';
import styles from './info-frame.module.css';

/** A page about the site, outside the dashboard: the way home, a heading, words, the footer. */
export function InfoFrame({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.page}>
        <header>
          <Link to={paths.landing} className={styles.home}>
            <TwoBlocks size={44} />
            {t('info.home')}
          </Link>
        </header>
        <main className={styles.main}>
          <h1 className={styles.heading}>{heading}</h1>
          {children}
        </main>
      </div>
      <SiteFooter />
    </>
  );
}

/** One thing that the page says. */
export function InfoPart({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
