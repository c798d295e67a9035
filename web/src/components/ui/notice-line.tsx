import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { forgetNotice, useLatestNotice } from '../../lib/notices';
import styles from './notice-line.module.css';

/** Repeats the last toast about its place, for whoever missed it; gone with the screen. */
export function NoticeLine({ place }: { readonly place?: string }) {
  const latest = useLatestNotice();
  const notice = latest?.place === place ? latest : null;
  useEffect(() => () => forgetNotice(place), [place]);
  const Icon = notice?.kind === 'error' ? IconAlertTriangle : IconCheck;
  return (
    <div role="status" aria-live="polite" className={styles.line} data-kind={notice?.kind}>
      {notice && (
        <>
          <Icon size={20} aria-hidden="true" />
          <span>{notice.text}</span>
        </>
      )}
    </div>
  );
}
