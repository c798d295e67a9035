export const SECTIONS = ['letters', 'numerals', 'expressions', 'words'] as const;
/** A part of the vocabulary that is shown as cards. */
export type Section = (typeof SECTIONS)[number];
