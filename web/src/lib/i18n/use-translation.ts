import { useSyncExternalStore } from 'react';
import { followSpoken, isSaid, spoken, type Translate, translate } from './translate';

type Translation = {
  readonly t: Translate;
  readonly i18n: {
    readonly language: string;
    /** Whether this language says it. */
    readonly exists: (key: string) => boolean;
  };
};

/** One for each language: what keeps it sees that another one is shown. */
const translations = new Map<string, Translation>();

function translationIn(language: string): Translation {
  const known = translations.get(language);
  if (known) return known;
  const made: Translation = {
    t: (key, values) => translate(key, values),
    i18n: { language, exists: isSaid },
  };
  translations.set(language, made);
  return made;
}

/** What the page says, in the language that is shown; drawn anew when that is another. */
export const useTranslation = (): Translation =>
  translationIn(useSyncExternalStore(followSpoken, spoken, spoken));
