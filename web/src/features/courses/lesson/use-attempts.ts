import type { components } from '@isl/contracts/frames';
import type { Finding } from '@isl/signing/attempt';
import type { Attempts } from '@isl/signing/attempts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { log } from '../../../lib/log';

/** What is told of the last try; null before the first. */
export type Told = readonly Finding[] | null;

/** Holds what the camera sees against the sign that is asked for, as long as there is one. */
export function useAttempts(
  signId: string | undefined,
  videoRef: RefObject<HTMLVideoElement | null>,
): {
  readonly told: Told;
  readonly take: (skeleton: components['schemas']['Skeleton'] | undefined, at: number) => void;
} {
  const [told, setTold] = useState<Told>(null);
  const attempts = useRef<Attempts | null>(null);
  useEffect(() => {
    setTold(null);
    if (signId === undefined) return;
    let isLeft = false;
    import('@isl/signing/attempts').then(
      ({ watchAttempts }) => {
        if (!isLeft) attempts.current = watchAttempts(signId);
      },
      // What was recognised is told all the same.
      (error: unknown) => log.error('what differs cannot be told', error),
    );
    return () => {
      isLeft = true;
      attempts.current = null;
    };
  }, [signId]);
  const take = useCallback(
    (skeleton: components['schemas']['Skeleton'] | undefined, at: number): void => {
      const { videoWidth = 0, videoHeight = 0 } = videoRef.current ?? {};
      if (!skeleton || videoHeight === 0) return;
      const findings = attempts.current?.take({ ...skeleton, at }, videoWidth / videoHeight);
      if (findings) setTold(findings);
    },
    [videoRef],
  );
  return { told, take };
}
