import en from './messages/en.json';
import hi from './messages/hi.json';

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];
export type MessageKey = keyof typeof en;
export type Translate = (
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

const MESSAGES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, hi };

/** Whether there are words for a name that was put together, as of a part of the face. */
export function isMessageKey(key: string): key is MessageKey {
  return key in en;
}

/** A value's place in a message: {n}, or the words that go with one and with other numbers: {n|sign|signs}. */
const HOLE = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/** Words of one language. */
export function translator(language: Language): Translate {
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) =>
    MESSAGES[language][key].replace(
      HOLE,
      (hole: string, name: string, one = '', other?: string) => {
        const value = values[name] ?? hole;
        if (other === undefined) return String(value);
        return plural.select(Number(value)) === 'one' ? one : other;
      },
    );
}
