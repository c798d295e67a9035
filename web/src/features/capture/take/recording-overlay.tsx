import { IconPlayerRecordFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatDuration, formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { Framing } from '../gate/framing';
import type { Phase } from './giving';
import styles from './recording-overlay.module.css';

const SECOND_MS = 1000;

/** Over the picture: where to stand, the countdown, and that it is being recorded. */
export function RecordingOverlay({
  phase,
  label,
}: {
  readonly phase: Phase;
  /** What is signed. */
  readonly label: string;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Framing />
      {phase.name === 'countdown' && (
        <p className={styles.countdown} aria-hidden="true">
          {formatNumber(phase.left)}
          <span className={styles.label}>{label}</span>
        </p>
      )}
      {phase.name === 'recording' && (
        <p className={styles.recording}>
          <IconPlayerRecordFilled size={20} aria-hidden="true" />
          <span className="visually-hidden">{t('giving.take.recording')}</span>
          <span className={styles.what}>{label}</span> <Elapsed startedAt={phase.startedAt} />
        </p>
      )}
      <p role="status" className="visually-hidden">
        {phase.name === 'countdown' && t('giving.take.soon')}
        {phase.name === 'recording' && t('giving.take.recording')}
      </p>
    </>
  );
}

function Elapsed({ startedAt }: { readonly startedAt: number }) {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{formatDuration((now - startedAt) / SECOND_MS)}</span>;
}
