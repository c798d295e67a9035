import { paths } from './paths';

/** The address part that names the word whose sign is taught. */
export const TEACH_PARAM = 'teach';

/** Where the computer is taught how one signs this word. */
export const teachSignPath = (signId: string): string =>
  `${paths.prediction}?${new URLSearchParams({ [TEACH_PARAM]: signId })}`;
