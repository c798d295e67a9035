import type { RefObject } from 'react';
import { type LiveValue, useLive } from '../../../lib/live';
import type { Skeleton } from './skeleton';
import { SkeletonOverlay } from './skeleton-overlay';

/** The points that were found last, over the camera's picture. */
export function LivePoints({
  from,
  videoRef,
}: {
  readonly from: LiveValue<{ readonly skeleton: Skeleton | null } | null>;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
}) {
  const skeleton = useLive(from, (newest) => newest?.skeleton ?? null);
  return <SkeletonOverlay skeleton={skeleton} videoRef={videoRef} />;
}
