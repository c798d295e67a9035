import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCamera, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import stage from '../../../components/ui/camera-stage.module.css';
import { ConnectionLines } from '../../../components/ui/connection-lines';
import { SHOWN_MS } from '../../../lib/frames/use-take';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useObjectUrl } from '../../../lib/use-object-url';
import styles from './sign-it.module.css';
import type { useSignIt } from './use-sign-it';
import { WhatNow } from './what-now';

const SHOWN_S = SHOWN_MS / 1000;
/** Nearer to its end a clip is looked at from before where it stands. */
const LEAST_LEFT_S = 1;

/** Three seconds of a clip on this device, from where it stands, in place of the camera. */
export function ClipMaking({
  making,
  file,
  onLeave,
}: {
  readonly making: ReturnType<typeof useSignIt>;
  readonly file: File;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation();
  const url = useObjectUrl(file);
  const clipRef = useRef<HTMLVideoElement>(null);
  const lookRef = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'broken'>('loading');
  // A fault of the camera from before is none of the clip.
  const [hasLooked, setLooked] = useState(false);
  const { stream, phase } = making;
  const isShowing = phase.is === 'showing';
  const canLook = making.canBegin && state === 'ready';
  const isBroken = state === 'broken' || (hasLooked && stream.fault !== null);

  useEffect(() => lookRef.current?.focus(), []);
  useEffect(() => {
    const clip = clipRef.current;
    if (!clip || !isShowing) return;
    void clip.play().catch(() => setState('broken'));
    return () => clip.pause();
  }, [isShowing]);

  const look = (): void => {
    const clip = clipRef.current;
    if (!clip) return;
    clip.pause();
    // What a browser recorded may not say how long it is.
    const left = clip.duration - clip.currentTime;
    if (left < LEAST_LEFT_S) clip.currentTime = Math.max(0, clip.duration - SHOWN_S);
    setLooked(true);
    making.beginWith(clip);
  };

  return (
    <div className={stage.column}>
      <section aria-label={t('find.make.clip.preview')} className={styles.clip}>
        <video
          ref={clipRef}
          src={url}
          className={styles.film}
          controls={phase.is === 'idle'}
          muted
          playsInline
          onLoadedData={() => setState('ready')}
          onError={() => setState('broken')}
        />
        <video ref={stream.videoRef} className="visually-hidden" muted playsInline aria-hidden />
        <canvas ref={stream.canvasRef} hidden />
        <WhatNow making={making} showing={t('find.make.looking')} />
      </section>
      {isBroken && (
        <p role="alert" className={styles.broken}>
          <IconAlertTriangle size={24} aria-hidden="true" />
          {t('find.make.clip.broken')}
        </p>
      )}
      <div className={stage.actions}>
        <Button
          ref={lookRef}
          size="lg"
          mih={56}
          leftSection={<IconSearch size={24} />}
          {...(canLook ? {} : { 'data-disabled': true })}
          aria-disabled={!canLook}
          onClick={() => canLook && look()}
        >
          {t('find.make.clip.look')}
        </Button>
        <Button
          size="lg"
          mih={56}
          variant="default"
          leftSection={<IconCamera size={24} />}
          onClick={onLeave}
        >
          {t('find.make.clip.leave')}
        </Button>
      </div>
      <ConnectionLines states={stream.states} />
      <p className={stage.note}>
        {t(making.keepsPictures ? 'camera.kept' : 'find.make.clip.sent')}
      </p>
    </div>
  );
}
