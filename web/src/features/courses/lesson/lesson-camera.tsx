import { Button } from '@mantine/core';
import { IconArrowRight, IconCamera, IconCameraOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CameraPicture } from '../../../components/ui/camera-picture';
import { ConnectionLines } from '../../../components/ui/connection-lines';
import { DataUsed } from '../../../components/ui/data-used';
import { SparingChoice } from '../../../components/ui/sparing-choice';
import { type FrameFault, useFrameFault } from '../../../lib/frames/use-frame-fault';
import { useTranslation } from '../../../lib/i18n/use-translation';
import own from './lesson-camera.module.css';
import styles from './lesson-player.module.css';
import type { useLessonCamera } from './use-lesson-camera';

type Camera = ReturnType<typeof useLessonCamera>;

/** The camera's picture, with the data that it has used. */
export function LessonPicture({ camera: { stream } }: { readonly camera: Camera }) {
  return (
    <div className={own.picture} data-beside="picture">
      <CameraPicture
        stream={stream}
        onRetry={() => void stream.start()}
        overlay={stream.isRunning && <DataUsed bytesUsed={stream.bytesUsed} />}
      />
    </div>
  );
}

/** Below the picture: while it is off what will be done, while it is on what is told of what it saw. */
export function BelowCamera({
  camera: { stream, sparing, looksHere, isOpeningHere },
  intro,
  failed,
  onWithoutCamera,
  children,
}: {
  readonly camera: Camera;
  readonly intro: string;
  readonly failed: FrameFault | null;
  readonly onWithoutCamera: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const faultText = useFrameFault();
  if (!stream.isRunning) {
    return (
      <div className={own.below}>
        {!stream.fault && <p className={own.intro}>{intro}</p>}
        {!stream.fault && (
          <p className={own.note}>{t(looksHere ? 'lessons.copy.here' : 'camera.now')}</p>
        )}
        {sparing.isMetered && !looksHere && (
          <SparingChoice asksMore={sparing.asksMore} onAsk={sparing.setAsksMore} />
        )}
        <button type="button" className={own.without} onClick={onWithoutCamera}>
          {t('lessons.copy.without')}
        </button>
      </div>
    );
  }
  const isAway = Object.values(stream.states).some((state) => state !== 'connected');
  return (
    <div className={own.below}>
      {isAway && <ConnectionLines states={stream.states} />}
      {isOpeningHere && (
        <p role="status" className={own.note}>
          {t('lessons.copy.openingHere')}
        </p>
      )}
      {failed && (
        <p role="status" className={own.note}>
          {faultText(failed)}
        </p>
      )}
      {children}
    </div>
  );
}

/** Turns the camera on and off, and goes on: past what was told, or without it. */
export function CameraFeet({
  camera: { stream },
  isTold,
  onNext,
}: {
  readonly camera: Camera;
  readonly isTold: boolean;
  readonly onNext: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.feet}>
      {stream.isRunning ? (
        <Button
          variant="default"
          size="lg"
          mih={56}
          className={own.foot}
          leftSection={<IconCameraOff size={24} />}
          onClick={stream.stop}
        >
          {t('lessons.produce.stop')}
        </Button>
      ) : (
        <Button
          size="lg"
          mih={56}
          className={own.foot}
          leftSection={<IconCamera size={24} />}
          onClick={() => void stream.start()}
        >
          {t('lessons.produce.start')}
        </Button>
      )}
      {isTold ? (
        <Button size="lg" mih={56} rightSection={<IconArrowRight size={24} />} onClick={onNext}>
          {t('lessons.player.next')}
        </Button>
      ) : (
        <Button variant="default" size="lg" mih={56} onClick={onNext}>
          {t('lessons.player.skip')}
        </Button>
      )}
    </div>
  );
}

/** What would be done before a camera, where nothing can be: a word, and on. */
export function LeftOut({
  heading,
  text,
  className = styles.step,
  onNext,
  children,
}: {
  readonly heading: string;
  readonly text: string;
  readonly className?: string | undefined;
  readonly onNext: () => void;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <section className={className}>
      <h1 tabIndex={-1} className={styles.question}>
        {heading}
      </h1>
      {children}
      <p className={own.leftOut}>{text}</p>
      <span />
      <div className={styles.feet}>
        <Button size="lg" mih={56} rightSection={<IconArrowRight size={24} />} onClick={onNext}>
          {t('lessons.player.next')}
        </Button>
      </div>
    </section>
  );
}
