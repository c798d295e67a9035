import { useApp } from '../ui/context.js';
import en from './messages/en.json';
import hi from './messages/hi.json';

export type EditKey = keyof typeof en;
export type EditWords = (
  key: EditKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

const MESSAGES: Readonly<Record<'en' | 'hi', Readonly<Record<EditKey, string>>>> = { en, hi };

/** Words of this page alone: the other pages do not load them. */
export function useEditWords(): EditWords {
  const { language } = useApp().settings;
  return (key, values = {}) =>
    MESSAGES[language][key].replace(/\{(\w+)\}/g, (hole, name: string) =>
      String(values[name] ?? hole),
    );
}
