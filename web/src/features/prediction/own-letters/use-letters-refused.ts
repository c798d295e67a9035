import type { FrameErrorCode } from '@isl/contracts/errors';
import { useCallback, useState } from 'react';
import type { OwnLetter } from './own-letters';

export type LettersRefused = 'outdated' | 'broken';

const CODES: Partial<Record<FrameErrorCode, LettersRefused>> = {
  OWN_LETTERS_OUTDATED: 'outdated',
  OWN_LETTERS_BROKEN: 'broken',
};

/** Why the service reads none of these letters; null where it has said nothing against them. */
export function useLettersRefused(letters: readonly OwnLetter[]) {
  const [told, setTold] = useState<{
    readonly letters: readonly OwnLetter[];
    readonly refused: LettersRefused;
  } | null>(null);
  /** Whether a code of the service is about them. */
  const hear = useCallback(
    (code: FrameErrorCode | undefined): boolean => {
      const refused = code && CODES[code];
      if (refused) setTold({ letters, refused });
      return refused !== undefined;
    },
    [letters],
  );
  return { refused: told?.letters === letters ? told.refused : null, hear };
}
