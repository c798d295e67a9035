import { useTranslation } from '../../lib/i18n/use-translation';
import type en from '../../messages/en.json';

type KnownClass = keyof (typeof en)['sign']['wordClass'];

/** Names a word class in the reader's language; a new one keeps its own name. */
export function useWordClass(): (wordClass: string) => string {
  const { t, i18n } = useTranslation();
  const isKnown = (name: string): name is KnownClass => i18n.exists(`sign.wordClass.${name}`);
  return (name) => (isKnown(name) ? t(`sign.wordClass.${name}`) : name);
}
