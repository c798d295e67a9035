import first from 'virtual:first-messages';
import { log } from '../log';
import { LANGUAGE_KEY, type Language, languages } from './languages';
import { addWords, speak, spoken } from './translate';

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
export async function startI18n(language: string = rememberedLanguage()): Promise<void> {
  addWords('en', first);
  speak('en');
  await showLanguage(isLanguage(language) ? language : 'en');
}

/** The words in parts, each fetched by those who read its language when a screen asks for it. */
const parts = {
  en: {
    first: () => Promise.resolve({ default: first }),
    later: () => import('virtual:later-messages'),
    site: () => import('virtual:site-messages'),
    office: () => import('virtual:office-messages'),
    giving: () => import('virtual:giving-messages'),
    prediction: () => import('virtual:prediction-messages'),
    opened: () => import('virtual:opened-messages'),
    lesson: () => import('virtual:lesson-messages'),
    clip: () => import('virtual:clip-messages'),
    uploads: () => import('virtual:uploads-messages'),
    figures: () => import('virtual:figures-messages'),
    judging: () => import('virtual:judging-messages'),
    told: () => import('virtual:told-messages'),
    sayings: () => import('virtual:sayings-messages'),
    account: () => import('virtual:account-messages'),
    signs: () => import('virtual:signs-messages'),
    teaching: () => import('virtual:teaching-messages'),
    talk: () => import('virtual:talk-messages'),
    sign: () => import('virtual:sign-messages'),
    given: () => import('virtual:given-messages'),
    login: () => import('virtual:login-messages'),
    dictionary: () => import('virtual:dictionary-messages'),
    camera: () => import('virtual:camera-messages'),
    guide: () => import('virtual:guide-messages'),
    home: () => import('virtual:home-messages'),
    videos: () => import('virtual:videos-messages'),
    reporting: () => import('virtual:reporting-messages'),
  },
  hi: {
    first: () => import('virtual:hi-first-messages'),
    later: () => import('virtual:hi-later-messages'),
    site: () => import('virtual:hi-site-messages'),
    office: () => import('virtual:hi-office-messages'),
    giving: () => import('virtual:hi-giving-messages'),
    prediction: () => import('virtual:hi-prediction-messages'),
    opened: () => import('virtual:hi-opened-messages'),
    lesson: () => import('virtual:hi-lesson-messages'),
    clip: () => import('virtual:hi-clip-messages'),
    uploads: () => import('virtual:hi-uploads-messages'),
    figures: () => import('virtual:hi-figures-messages'),
    judging: () => import('virtual:hi-judging-messages'),
    told: () => import('virtual:hi-told-messages'),
    sayings: () => import('virtual:hi-sayings-messages'),
    account: () => import('virtual:hi-account-messages'),
    signs: () => import('virtual:hi-signs-messages'),
    teaching: () => import('virtual:hi-teaching-messages'),
    talk: () => import('virtual:hi-talk-messages'),
    sign: () => import('virtual:hi-sign-messages'),
    given: () => import('virtual:hi-given-messages'),
    login: () => import('virtual:hi-login-messages'),
    dictionary: () => import('virtual:hi-dictionary-messages'),
    camera: () => import('virtual:hi-camera-messages'),
    guide: () => import('virtual:hi-guide-messages'),
    home: () => import('virtual:hi-home-messages'),
    videos: () => import('virtual:hi-videos-messages'),
    reporting: () => import('virtual:hi-reporting-messages'),
  },
} as const satisfies Record<Language, unknown>;
type Part = keyof (typeof parts)['en'];

/** What was asked for so far, which another language is to bring too. */
const wanted = new Set<Part>(['first']);
/** The language on screen, or the one that is on its way there. */
let coming: Language = 'en';

async function bring(language: Language, part: Part): Promise<void> {
  addWords(language, (await parts[language][part]()).default);
}

/** The words of all screens; those that come first have theirs. */
export const loadMessages = (): Promise<void> => loadMessagesOf('later');

/** The words of screens that few open. */
export async function loadMessagesOf(part: Part): Promise<void> {
  wanted.add(part);
  await Promise.all([...new Set([shownLanguage(), coming])].map((one) => bring(one, part)));
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
  if (language === spoken()) return;
  tellServer(language);
  await showLanguage(language);
}

/** So that the next page comes drawn in this language. */
function tellServer(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no cookieStore
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
}

async function showLanguage(language: Language): Promise<void> {
  coming = language;
  try {
    await Promise.all([...wanted].map((part) => bring(language, part)));
    // Somebody chose again meanwhile.
    if (coming !== language) return;
    speak(language);
    // Not where the page is drawn at its build.
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  } catch (error) {
    coming = shownLanguage();
    log.error('the language could not be loaded', error);
  }
}

function shownLanguage(): Language {
  const language = spoken();
  return isLanguage(language) ? language : 'en';
}

/** The locale of the language on screen. */
export const currentLocale = (): string => locales[shownLanguage()];
