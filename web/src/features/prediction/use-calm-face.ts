import { useEffect, useState } from 'react';
import { isLearningFace } from './face-groups';

/** So long a face at rest is looked at, against which the service measures (services/emotion). */
export const CALM_SECONDS = 2;
/** A face that cannot be learnt by then keeps nobody from signing. */
const PATIENCE_SECONDS = 3;

/** The whole seconds of calm that are left; null when it is time to sign, or the camera is off. */
export function useCalmFace(isRunning: boolean, faceState: string | undefined): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const [seen, setSeen] = useState(isRunning);
  if (seen !== isRunning) {
    setSeen(isRunning);
    setLeft(isRunning ? CALM_SECONDS : null);
  }
  const isWaiting = left !== null;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setLeft((now) => (now === null ? null : now - 1)), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const isOver =
    left !== null && left <= 0 && (!isLearningFace(faceState) || left <= -PATIENCE_SECONDS);
  // Once it is over it stays so until the camera starts again.
  if (isOver) setLeft(null);
  return left === null || isOver ? null : Math.max(left, 0);
}
