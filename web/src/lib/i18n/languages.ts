/** Where the choice is remembered. */
export const LANGUAGE_KEY = 'language';

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];
