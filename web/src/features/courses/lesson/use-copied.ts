import { useEffect, useRef, useState } from 'react';
import { type FrameFault, frameFault } from '../../../lib/frames/use-frame-fault';
import { createLive, useLive } from '../../../lib/live';
import { type FaceWish, faceAfter, hasCome, noFaceSeen } from './face-seen';
import { useAttempts } from './use-attempts';
import { useLessonCamera } from './use-lesson-camera';

/** A sign of the hands before the camera: its last try beside its form. */
export function useCopiedHands(signId: string) {
  const [failed, setFailed] = useState<FrameFault | null>(null);
  const takeRef = useRef<ReturnType<typeof useAttempts>['take']>(null);
  const camera = useLessonCamera({
    services: ['signs'],
    onSeen: (skeleton, at) => takeRef.current?.(skeleton, at),
    onAnswer: (_service, answer, sentAt) => {
      const fault = frameFault(answer);
      setFailed((before) => (before?.code === fault?.code ? before : fault));
      if (fault === null) takeRef.current?.(answer.skeleton, sentAt);
    },
  });
  const { isRunning, videoRef } = camera.stream;
  const { told, take } = useAttempts(isRunning ? signId : undefined, videoRef);
  useEffect(() => {
    takeRef.current = take;
  }, [take]);
  return { camera, failed, told };
}

/** A face that is made before the camera, and whether something of what is asked of it came. */
export function useMadeFace(wishes: readonly FaceWish[]) {
  const [failed, setFailed] = useState<FrameFault | null>(null);
  const [seen] = useState(() => createLive(noFaceSeen));
  const camera = useLessonCamera({
    services: ['emotion'],
    onAnswer: (_service, answer, sentAt) => {
      const fault = frameFault(answer);
      setFailed((before) => (before?.code === fault?.code ? before : fault));
      if (fault === null) seen.set(faceAfter(seen.get(), answer, sentAt));
    },
  });
  const { isRunning } = camera.stream;
  useEffect(() => {
    if (isRunning) seen.set(noFaceSeen);
  }, [isRunning, seen]);
  const isTold = useLive(seen, ({ samples }) => wishes.some((wish) => hasCome(samples, wish)));
  return { camera, failed, seen, isTold };
}
