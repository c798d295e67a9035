import { useCallback } from 'react';
import type { FrameStream } from '../../../lib/frames/use-frame-stream';
import { type OwnSign, toSend } from './own-signs';
import { useTold } from './use-told';

/** The service knows the signs that were taught on this device. */
export function useToldSigns(
  signs: readonly OwnSign[],
  { ask, states }: Pick<FrameStream, 'ask' | 'states'>,
): void {
  const tell = useCallback(
    (before: string | null): string | null => {
      // That the last one was deleted is told as well.
      const sent = toSend(signs) ?? (before === null ? null : { encoder: before, signs: [] });
      if (sent) ask('own_signs', sent);
      return sent?.encoder ?? before;
    },
    [signs, ask],
  );
  useTold(states, tell);
}
