import { useEffect, useRef } from 'react';
import type { FrameStream } from '../../../lib/frames/use-frame-stream';

/**
 * Tells the service what it does not outlive: with each connection, and whenever it changes. `tell` is given the
 * encoder of what this connection was told before, null for nothing yet, and gives that of what it told.
 */
export function useTold(
  states: FrameStream['states'],
  tell: (before: string | null) => string | null,
): void {
  const isConnected = states.signs === 'connected';
  const encoderRef = useRef<string | null>(null);
  useEffect(() => {
    encoderRef.current = isConnected ? tell(encoderRef.current) : null;
  }, [tell, isConnected]);
}
