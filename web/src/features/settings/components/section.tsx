import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** One card of the settings. */
export function Section({
  title,
  text,
  look = 'plain',
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly look?: 'plain' | 'danger';
  readonly children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section className={styles.section} data-look={look} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
