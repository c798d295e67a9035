import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCamera, IconCameraOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrameStream } from '../../lib/frames/use-frame-stream';
import styles from './camera-stage.module.css';
import { ConnectionLines } from './connection-lines';

/** The webcam's picture, mirrored for the person only, with what is happening around it. */
export function CameraStage({
  stream,
  overlay,
  children,
}: {
  readonly stream: FrameStream;
  /** Over the picture. */
  readonly overlay?: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { videoRef, canvasRef, isRunning, fault, states, start } = stream;
  return (
    <section className={styles.column} aria-label={t('camera.preview')}>
      <div className={styles.stage} data-running={isRunning}>
        <video ref={videoRef} className={styles.video} muted playsInline />
        <canvas ref={canvasRef} hidden />
        {overlay}
        <p className={styles.state}>
          {isRunning ? (
            <IconCamera size={20} aria-hidden="true" />
          ) : (
            <IconCameraOff size={20} aria-hidden="true" />
          )}
          {isRunning ? t('camera.on') : t('camera.off')}
        </p>
      </div>
      <p className={styles.note}>{t('camera.now')}</p>
      {fault && (
        <div role="alert" className={styles.fault}>
          <IconAlertTriangle size={24} aria-hidden="true" />
          <p>{t(`camera.fault.${fault}`)}</p>
          {fault !== 'insecure' && (
            <Button
              variant="default"
              leftSection={<IconRefresh size={20} />}
              onClick={() => void start()}
            >
              {t('camera.retry')}
            </Button>
          )}
        </div>
      )}
      <ConnectionLines states={states} />
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
