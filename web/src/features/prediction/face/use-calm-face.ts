import { useEffect, useState } from 'react';

/** So long a face at rest is looked at, against which the service measures (services/emotion). */
export const CALM_SECONDS = 2;
/** A face that cannot be learnt by then keeps nobody from signing. */
const PATIENCE_SECONDS = 3;

/**
 * The whole seconds of calm that are left, once a recording; null when it is time to sign, or while
 * no picture was sent yet.
 */
export function useCalmFace({
  isRunning,
  isSending,
  isLearning,
}: {
  readonly isRunning: boolean;
  readonly isSending: boolean;
  /** The face service does not know this face at rest yet. */
  readonly isLearning: boolean;
}): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const [hasBegun, setBegun] = useState(false);
  if (hasBegun && !isRunning) {
    setBegun(false);
    setLeft(null);
  }
  if (!hasBegun && isSending) {
    setBegun(true);
    setLeft(CALM_SECONDS);
  }
  const isCounting = left !== null && isSending;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setLeft((now) => (now === null ? null : now - 1)), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  const isOver = left !== null && left <= 0 && (!isLearning || left <= -PATIENCE_SECONDS);
  // Once it is over it stays so until the next recording.
  if (isOver) setLeft(null);
  return left === null || isOver ? null : Math.max(left, 0);
}
