import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** The heading of a screen with one line under it and, at its end, what can be done here. */
export function PageHeading({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro?: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
