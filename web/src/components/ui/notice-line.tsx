import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation';
import { forgetNotice, useLatestNotice } from '../../lib/notices';
import { useIsProving } from '../../lib/proof/proving';
import { FaultNumber } from './fault-number';
import styles from './notice-line.module.css';

type Props = {
  readonly place?: string;
  /** What is sent from this place is on its way. */
  readonly isSending?: boolean;
};

/**
 * Repeats the last toast about its place, for whoever missed it; gone with the screen. While what was
 * sent waits for a proof of work, it says so.
 */
export function NoticeLine({ place, isSending = false }: Props) {
  const { t } = useTranslation();
  const isProving = useIsProving() && isSending;
  const latest = useLatestNotice();
  const notice = latest?.place === place ? latest : null;
  useEffect(() => () => forgetNotice(place), [place]);
  const Icon = notice?.kind === 'error' ? IconAlertTriangle : IconCheck;
  return (
    <div
      role="status"
      aria-live="polite"
      className={styles.line}
      data-kind={isProving ? 'proving' : notice?.kind}
    >
      {isProving && <span>{t('proof.solving')}</span>}
      {!isProving && notice && (
        <>
          <Icon size={20} aria-hidden="true" />
          <span>{notice.text}</span>
          {notice.fault !== undefined && <FaultNumber id={notice.fault} />}
        </>
      )}
    </div>
  );
}
