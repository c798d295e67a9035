import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCamera,
  IconCameraOff,
  IconCameraPause,
  IconCameraQuestion,
  IconRefresh,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameraState, FrameStream } from '../../lib/frames/use-frame-stream';
import styles from './camera-stage.module.css';
import { ConnectionLines } from './connection-lines';

const icons = {
  off: IconCameraOff,
  opening: IconCameraQuestion,
  on: IconCamera,
  paused: IconCameraPause,
} as const satisfies Record<CameraState, unknown>;

/** The webcam's picture, mirrored for the person only, with what is happening around it. */
export function CameraStage({
  stream,
  onRetry,
  lostNote,
  overlay,
  note,
  children,
}: {
  readonly stream: FrameStream;
  /** As the screen's own start. */
  readonly onRetry: () => void;
  /** What became of what was done, where the camera went away. */
  readonly lostNote?: string | undefined;
  /** Over the picture. */
  readonly overlay?: ReactNode;
  /** What becomes of the picture, where it is not sent to be read. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { videoRef, canvasRef, camera, fault, states } = stream;
  const Icon = icons[camera];
  return (
    <section className={styles.column} aria-label={t('camera.preview')}>
      <div className={styles.stage} data-camera={camera}>
        <video ref={videoRef} className={styles.video} muted playsInline />
        <canvas ref={canvasRef} hidden />
        {overlay}
        <p className={styles.state}>
          <Icon size={20} aria-hidden="true" />
          {t(`camera.${camera}`)}
        </p>
      </div>
      <div role="status" className={styles.hints}>
        {(camera === 'opening' || camera === 'paused') && (
          <p className={styles.hint}>{t(`camera.hint.${camera}`)}</p>
        )}
      </div>
      {fault && (
        <div role="alert" className={styles.fault}>
          <IconAlertTriangle size={24} aria-hidden="true" />
          <p>
            {t(`camera.fault.${fault}`)}
            {fault === 'lost' && lostNote !== undefined && ` ${lostNote}`}
          </p>
          {fault !== 'insecure' && (
            <Button variant="default" leftSection={<IconRefresh size={20} />} onClick={onRetry}>
              {t('camera.retry')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.actions}>{children}</div>
      <ConnectionLines states={states} />
      <p className={styles.note}>{note ?? t('camera.now')}</p>
    </section>
  );
}
