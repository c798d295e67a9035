import { useEffect, useRef } from 'react';
import type { FrameStream } from '../../../lib/frames/use-frame-stream';
import { type OwnSign, toSend } from './own-signs';

/** The service knows what was taught on this device: with each connection, and whenever it changes. */
export function useToldSigns(
  signs: readonly OwnSign[],
  { ask, states }: Pick<FrameStream, 'ask' | 'states'>,
): void {
  const isConnected = states.signs === 'connected';
  /** Of what this connection was told; null: nothing yet. */
  const encoderRef = useRef<string | null>(null);
  useEffect(() => {
    if (!isConnected) {
      encoderRef.current = null;
      return;
    }
    const told = encoderRef.current;
    // That the last one was deleted is told as well.
    const sent = toSend(signs) ?? (told === null ? null : { encoder: told, signs: [] });
    if (!sent) return;
    encoderRef.current = sent.encoder;
    ask('own_signs', sent);
  }, [signs, ask, isConnected]);
}
