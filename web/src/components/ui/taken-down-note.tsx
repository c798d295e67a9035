import { IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './taken-down-note.module.css';

/** Says that a moderator took a course down, when and why; what can be done about it stands in it. */
export function TakenDownNote({
  heading,
  because,
  children,
}: {
  readonly heading: string;
  readonly because: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.note} aria-labelledby="taken-down">
      <h2 id="taken-down" className={styles.heading}>
        <IconEyeOff size={24} aria-hidden="true" className={styles.icon} />
        {heading}
      </h2>
      <p className={styles.text}>{because}</p>
      {children}
    </section>
  );
}
