import { useTranslation } from './use-translation';

type Told = {
  readonly text: string;
  /** Absent where the page's own language is the text's. */
  readonly lang: 'en' | undefined;
};

/** What the dictionary tells in English and mostly in Hindi too, in the reader's language where it can. */
export function useTold(): (english: string, hindi: string | undefined) => Told {
  const isHindi = useTranslation().i18n.language === 'hi';
  return (english, hindi) =>
    isHindi && hindi !== undefined
      ? { text: hindi, lang: undefined }
      : { text: english, lang: 'en' };
}
