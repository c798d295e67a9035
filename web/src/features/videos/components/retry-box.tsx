import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { UploadOutcome } from '../upload-request';
import { useWait } from '../use-wait';
import styles from './retry-box.module.css';

type Failure = Extract<UploadOutcome, { kind: 'failed' }>;

/** What to do after a failure: nothing is lost, and when the next try is welcome. */
export function RetryBox({
  failure,
  onRetry,
}: {
  readonly failure: Failure;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  const wait = useWait();
  const left = useCountdown(failure);
  const isOver = isNotWorthRepeating(failure.status);
  return (
    <div className={styles.box}>
      <p>
        {isOver ? t('upload.chooseOther') : t(failure.status === 0 ? 'upload.lost' : 'upload.kept')}
      </p>
      {!isOver && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={20} />}
          disabled={left > 0}
          onClick={onRetry}
        >
          {left > 0 ? t('upload.retryIn', { time: wait(left) }) : t('app.retry')}
        </Button>
      )}
    </div>
  );
}

/** What is wrong with the file or the form stays wrong. */
function isNotWorthRepeating(status: number): boolean {
  return [400, 409, 413, 415].includes(status);
}

/** Seconds until the server may be asked again. */
function useCountdown(failure: Failure): number {
  const [left, setLeft] = useState(failure.waitSeconds);
  useEffect(() => {
    const until = Date.now() + failure.waitSeconds * 1000;
    const look = (): void => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [failure]);
  return left;
}
