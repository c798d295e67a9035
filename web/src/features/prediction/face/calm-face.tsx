import { IconMoodNeutral } from '@tabler/icons-react';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useLive } from '../../../lib/live';
import type { Seen } from '../recognise/use-recognition';
import styles from './calm-face.module.css';
import { isFaceAway } from './face-groups';

/** Over the camera for two seconds: the face at rest, against which all else is measured. */
export function CalmFace({
  secondsLeft,
  seen,
}: {
  readonly secondsLeft: number;
  readonly seen: Seen;
}) {
  const { t } = useTranslation();
  const isFaceGone = useLive(seen, ({ face }) => isFaceAway(face.face_state));
  const isAway = secondsLeft === 0 && isFaceGone;
  return (
    <div className={styles.calm}>
      <IconMoodNeutral size={32} aria-hidden="true" />
      <p role="status" className={styles.text}>
        <strong>{t('prediction.calm.heading')}</strong>{' '}
        {isAway ? t('prediction.calm.away') : t('prediction.calm.text')}
      </p>
      <p className={styles.count} aria-hidden="true">
        {secondsLeft > 0 ? formatNumber(secondsLeft) : '…'}
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.bar} />
      </div>
    </div>
  );
}
