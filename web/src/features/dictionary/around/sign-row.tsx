import { useId } from 'react';
import type { FoundSign } from '../api';
import { EntryCard } from '../components/entry-card';
import styles from './sign-around.module.css';

/** Signs side by side under a heading; nothing where there are none. */
export function SignRow({
  heading,
  note,
  signs,
}: {
  readonly heading: string;
  readonly note?: string;
  readonly signs: readonly { readonly sign: FoundSign; readonly remark?: string }[];
}) {
  const id = useId();
  if (signs.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{heading}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <ul className={styles.row}>
        {signs.map(({ sign, remark }) => (
          <li key={sign._id} className={styles.one}>
            <EntryCard entry={sign} />
            {remark !== undefined && <p className={styles.remark}>{remark}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
