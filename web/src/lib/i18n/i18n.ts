import first from 'virtual:first-messages';
import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { log } from '../log';
import { LANGUAGE_KEY, type Language, languages } from './languages';

export { type Language, languages };

/** Which locale dates and numbers follow. */
const locales = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>;

const isLanguage = (value: string | null): value is Language =>
  value !== null && (languages as readonly string[]).includes(value);

/** The language chosen before, else the first that the browser asks for, as the gateway reads it. */
export function rememberedLanguage(): Language {
  const kept = localStorage.getItem(LANGUAGE_KEY);
  if (isLanguage(kept)) return kept;
  const asked = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? null);
  return asked.find(isLanguage) ?? 'en';
}

/** Starts with the message files; Hindi is fetched only by those who read it. */
export async function startI18n(language: string = rememberedLanguage()): Promise<I18n> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    // The others are put into it.
    resources: { en: { translation: structuredClone(first) } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  });
  await showLanguage(isLanguage(language) ? language : 'en');
  return i18next;
}

/** The words of all screens; those that come first have theirs. */
export async function loadMessages(): Promise<void> {
  const { default: later } = await import('virtual:later-messages');
  const isDeep = true;
  i18next.addResourceBundle('en', 'translation', later, isDeep);
}

const apart = {
  office: () => import('virtual:office-messages'),
  giving: () => import('virtual:giving-messages'),
  prediction: () => import('virtual:prediction-messages'),
  lesson: () => import('virtual:lesson-messages'),
  clip: () => import('virtual:clip-messages'),
  uploads: () => import('virtual:uploads-messages'),
  figures: () => import('virtual:figures-messages'),
  judging: () => import('virtual:judging-messages'),
  told: () => import('virtual:told-messages'),
  account: () => import('virtual:account-messages'),
  signs: () => import('virtual:signs-messages'),
  teaching: () => import('virtual:teaching-messages'),
};

/** The words of screens that few open. */
export async function loadMessagesOf(screens: keyof typeof apart): Promise<void> {
  const { default: words } = await apart[screens]();
  const isDeep = true;
  i18next.addResourceBundle('en', 'translation', words, isDeep);
}

/** Changes the language of the page and remembers it. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, language);
  tellServer(language);
  await showLanguage(language);
}

/** The language chosen before, where the page came in another one. */
export async function followRememberedLanguage(): Promise<void> {
  const language = rememberedLanguage();
  if (language === i18next.language) return;
  tellServer(language);
  await showLanguage(language);
}

/** So that the next page comes drawn in this language. */
function tellServer(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no cookieStore
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
}

async function showLanguage(language: Language): Promise<void> {
  try {
    if (language === 'hi' && !i18next.hasResourceBundle('hi', 'translation')) {
      const { default: hi } = await import('../../messages/hi.json');
      i18next.addResourceBundle('hi', 'translation', hi);
    }
    await i18next.changeLanguage(language);
    // Not where the page is drawn at its build.
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  } catch (error) {
    log.error('the language could not be loaded', error);
  }
}

/** The locale of the language on screen. */
export const currentLocale = (): string =>
  isLanguage(i18next.language) ? locales[i18next.language] : locales.en;
