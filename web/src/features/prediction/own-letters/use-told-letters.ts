import { useCallback } from 'react';
import type { FrameStream } from '../../../lib/frames/use-frame-stream';
import { useTold } from '../own/use-told';
import { type OwnLetter, toSend } from './own-letters';

/** The service knows the letters that were shown on this device. */
export function useToldLetters(
  letters: readonly OwnLetter[],
  { ask, states }: Pick<FrameStream, 'ask' | 'states'>,
): void {
  const tell = useCallback(
    (before: string | null): string | null => {
      // That the last one was forgotten is told as well.
      const sent = toSend(letters) ?? (before === null ? null : { encoder: before, letters: [] });
      if (sent) ask('own_letters', sent);
      return sent?.encoder ?? before;
    },
    [letters, ask],
  );
  useTold(states, tell);
}
