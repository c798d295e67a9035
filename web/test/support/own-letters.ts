import type { OwnLetter } from '../../src/features/prediction/own-letters/own-letters';

/** 416 bytes in base64. */
export const letterExample = `${'A'.repeat(555)}=`;

export const anOwnLetter = (over: Partial<OwnLetter> = {}): OwnLetter => ({
  id: 'letter-a-v2',
  example: letterExample,
  encoder: 'f00d',
  shownAt: 1000,
  ...over,
});
