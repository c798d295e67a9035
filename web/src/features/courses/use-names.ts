import { useTranslation } from '../../lib/i18n/use-translation';

type BothLanguages = { readonly en: string; readonly hi: string };

/** What is written in both languages, in the reader's and then in the other one. */
export function useNames(): (both: BothLanguages) => {
  readonly text: string;
  readonly other: string;
  readonly otherLang: 'en' | 'hi';
} {
  const isHindi = useTranslation().i18n.language === 'hi';
  return ({ en, hi }) =>
    isHindi ? { text: hi, other: en, otherLang: 'en' } : { text: en, other: hi, otherLang: 'hi' };
}
