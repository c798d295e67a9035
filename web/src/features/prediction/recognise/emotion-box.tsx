import { Textarea } from '@mantine/core';
import { FaceNote } from '../../../components/ui/face-note';
import { useFrameFault } from '../../../lib/frames/use-frame-fault';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useLive } from '../../../lib/live';
import styles from '../prediction-page.module.css';
import type { Seen } from './use-recognition';

/** The read-only box of the detected emotion; also where a service's error is told. */
export function EmotionBox({
  seen,
  isPaused,
}: {
  readonly seen: Seen;
  readonly isPaused: boolean;
}) {
  const { t } = useTranslation();
  const say = useFrameFault();
  const newest = useLive(seen, (recognised) => recognised.emotion);
  const emotion = isPaused ? null : newest;
  const text = (): string => {
    if (emotion === null) return t('prediction.waiting');
    if (emotion.error !== null) return t('prediction.error', { message: say(emotion.error) });
    if (emotion.isUnread) return t('prediction.device.unread');
    return emotion.label === '' ? t('capture.nothingNew') : t(`emotion.${emotion.label}`);
  };
  return (
    <section className={styles.box}>
      <Textarea readOnly rows={2} label={t('prediction.emotion')} value={text()} />
      <FaceNote grammar={emotion?.grammar} isUnsure={emotion?.isUnsure ?? false} />
      <p className={styles.muted}>{t('face.guess')}</p>
    </section>
  );
}
