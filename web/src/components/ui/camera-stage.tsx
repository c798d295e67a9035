import type { ReactNode } from 'react';
import type { FrameStream } from '../../lib/frames/use-frame-stream';
import { useTranslation } from '../../lib/i18n/use-translation';
import { CameraPicture } from './camera-picture';
import styles from './camera-stage.module.css';
import { ConnectionLines } from './connection-lines';

/** The webcam's picture with what is done with it, and who is reached for it. */
export function CameraStage({
  stream,
  onRetry,
  overlay,
  note,
  children,
}: {
  readonly stream: FrameStream;
  /** As the screen's own start. */
  readonly onRetry: () => void;
  /** Over the picture. */
  readonly overlay?: ReactNode;
  /** What becomes of the picture, where it is not sent to be read. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.column}>
      <CameraPicture stream={stream} onRetry={onRetry} overlay={overlay} />
      <div className={styles.actions}>{children}</div>
      <ConnectionLines states={stream.states} />
      <p className={styles.note}>{note ?? t('camera.now')}</p>
    </div>
  );
}
