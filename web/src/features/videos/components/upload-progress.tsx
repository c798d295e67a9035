import { Progress as Bar } from '@mantine/core';
import { formatBytes } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Progress } from '../use-upload';
import { useWait } from '../use-wait';
import styles from './upload-progress.module.css';

/** How much has been sent, and how long the rest will take. */
export function UploadProgress({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation();
  const wait = useWait();
  const { sent, total, secondsLeft, phase } = progress;
  const share = sent / Math.max(total, 1);
  const left = (): string => {
    if (phase !== 'sending') return t(`upload.${phase}`);
    if (share >= 1) return t('upload.finishing');
    return secondsLeft === null
      ? t('upload.reckoning')
      : t('upload.left', { time: wait(secondsLeft) });
  };
  return (
    <div className={styles.progress}>
      <Bar.Root size="lg" radius="xl">
        <Bar.Section value={share * 100} aria-label={t('upload.submitting')} />
      </Bar.Root>
      <p className={styles.facts}>
        <span className={styles.bytes}>
          {t('upload.progress', { sent: formatBytes(sent), total: formatBytes(total) })}
        </span>
        <span>{left()}</span>
      </p>
    </div>
  );
}
