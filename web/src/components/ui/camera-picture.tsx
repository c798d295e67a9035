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
import type { CameraState, FrameStream } from '../../lib/frames/use-frame-stream';
import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './camera-picture.module.css';

const icons = {
  off: IconCameraOff,
  opening: IconCameraQuestion,
  on: IconCamera,
  paused: IconCameraPause,
} as const satisfies Record<CameraState, unknown>;

/** The webcam's picture, mirrored for the person only, with what is wrong with it or asked for. */
export function CameraPicture({
  stream,
  onRetry,
  lostNote,
  overlay,
  label,
}: {
  readonly stream: FrameStream;
  /** As the screen's own start. */
  readonly onRetry: () => void;
  /** What became of what was done, where the camera went away. */
  readonly lostNote?: string | undefined;
  /** Over the picture. */
  readonly overlay?: ReactNode;
  /** Its name, where the page has another one. */
  readonly label?: string;
}) {
  const { t } = useTranslation();
  const { videoRef, canvasRef, camera, fault } = stream;
  const Icon = icons[camera];
  return (
    <section className={styles.column} aria-label={label ?? t('camera.preview')}>
      <div className={styles.stage} data-camera={camera}>
        <video ref={videoRef} className={styles.video} muted playsInline />
        <canvas ref={canvasRef} hidden />
        {overlay}
        <p className={styles.state}>
          <Icon size={20} aria-hidden="true" />
          {t(`camera.${camera}`)}
        </p>
      </div>
      <div role="status">
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
    </section>
  );
}
