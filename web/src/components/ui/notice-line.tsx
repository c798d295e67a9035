import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { publishNotice, useLatestNotice } from '../../lib/notices';
import styles from './notice-line.module.css';

/** Repeats the last toast in its place, for whoever missed it; gone with the screen. */
export function NoticeLine() {
  const notice = useLatestNotice();
  useEffect(() => () => publishNotice(null), []);
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
