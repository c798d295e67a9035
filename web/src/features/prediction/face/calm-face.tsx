import { IconMoodNeutral } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/i18n/format';
import styles from './calm-face.module.css';
import { type Face, isFaceAway } from './face-groups';

/** Over the camera for two seconds: the face at rest, against which all else is measured. */
export function CalmFace({
  secondsLeft,
  faceState,
}: {
  readonly secondsLeft: number;
  readonly faceState: Face['face_state'];
}) {
  const { t } = useTranslation();
  const isAway = secondsLeft === 0 && isFaceAway(faceState);
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
