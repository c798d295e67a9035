import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from '../../messages/en.json';
import { log } from '../log';

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

const LANGUAGE_KEY = 'language';
/** Which locale dates and numbers follow. */
const locales = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>;

const isLanguage = (value: string | null): value is Language =>
  value !== null && (languages as readonly string[]).includes(value);

/** The language chosen before, else English as the spec has it. */
export function rememberedLanguage(): Language {
  const kept = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(kept) ? kept : 'en';
}

/** Starts with the message files; Hindi is fetched only by those who read it. */
export async function startI18n(): Promise<I18n> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  });
  await showLanguage(rememberedLanguage());
  return i18next;
}

/** Changes the language of the page and remembers it. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, language);
  await showLanguage(language);
}

async function showLanguage(language: Language): Promise<void> {
  try {
    if (language === 'hi' && !i18next.hasResourceBundle('hi', 'translation')) {
      const { default: hi } = await import('../../messages/hi.json');
      i18next.addResourceBundle('hi', 'translation', hi);
    }
    await i18next.changeLanguage(language);
    document.documentElement.lang = language;
  } catch (error) {
    log.error('the language could not be loaded', error);
  }
}

/** The locale of the language on screen. */
export const currentLocale = (): string =>
  isLanguage(i18next.language) ? locales[i18next.language] : locales.en;
