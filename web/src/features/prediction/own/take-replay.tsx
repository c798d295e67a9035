import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { LESS_MOTION, useMediaQuery } from '../../../lib/use-media-query';
import type { Skeleton } from '../recognise/skeleton';
import { SkeletonOverlay } from '../recognise/skeleton-overlay';
import own from './own-signs-dialog.module.css';

/** What was found in a picture, and when it was taken. */
export type Shown = { readonly at: number; readonly skeleton: Skeleton };

const REST_MS = 800;
const LINE_WEIGHT = 4;

/** A take shown back, over and over, as the computer saw it; one moment of it where motion is not wanted. */
export function TakeReplay({
  shown,
  videoRef,
}: {
  readonly shown: readonly Shown[];
  readonly videoRef: RefObject<HTMLVideoElement | null>;
}) {
  const { t } = useTranslation();
  const isStill = useMediaQuery(LESS_MOTION);
  const [at, setAt] = useState(Math.floor(shown.length / 2));
  useEffect(() => {
    if (isStill) return;
    const now = shown[at]?.at ?? 0;
    const next = (shown[at + 1]?.at ?? now + REST_MS) - now;
    const timer = setTimeout(() => setAt((at + 1) % shown.length), next);
    return () => clearTimeout(timer);
  }, [shown, at, isStill]);
  return (
    <div className={own.replay} role="img" aria-label={t('prediction.own.replay')}>
      <SkeletonOverlay
        skeleton={shown[at]?.skeleton ?? null}
        videoRef={videoRef}
        weight={LINE_WEIGHT}
      />
    </div>
  );
}
