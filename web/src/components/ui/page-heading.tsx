import type { ReactNode } from 'react';
import { useHeadingTitle } from '../../lib/screen-title';
import styles from './page-heading.module.css';

/** The heading of a screen with one line under it and, at its end, what can be done here. */
export function PageHeading({
  title,
  titleLang,
  intro,
  children,
}: {
  readonly title: string;
  /** Where it is not in the page's language. */
  readonly titleLang?: string;
  readonly intro?: string | undefined;
  readonly children?: ReactNode;
}) {
  useHeadingTitle(title);
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title} lang={titleLang}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
