import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './device.module.css';
import type { HandCount } from './raised';

/** The camera that only looks for a raised hand, small, so that one sees oneself as it does. */
export function HandCamera({
  stream,
  hands,
}: {
  readonly stream: MediaStream;
  readonly hands: HandCount;
}) {
  const { t } = useTranslation();
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.srcObject = stream;
    void video.play().catch(() => undefined);
    return () => {
      video.srcObject = null;
    };
  }, [stream]);
  return (
    <div className={styles.watch} data-hands={hands}>
      <video ref={ref} muted playsInline aria-label={t('giving.device.watching')} />
      <p>{t(hands === 0 ? 'giving.device.raise' : 'giving.device.hold')}</p>
    </div>
  );
}
