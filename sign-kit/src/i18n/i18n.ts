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

/** Words of one language; {name} stands for a value. */
export function translator(language: Language): Translate {
  return (key, values = {}) =>
    MESSAGES[language][key].replace(/\{(\w+)\}/g, (hole, name: string) =>
      String(values[name] ?? hole),
    );
}
