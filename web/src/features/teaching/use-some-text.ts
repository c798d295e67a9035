import { useTranslation } from '../../lib/i18n/use-translation';
import type { SomeText } from './api';

/** What is written in one language or both, in the reader's where it is there. */
export function useSomeText(): (some: SomeText, otherwise: string) => string {
  const isHindi = useTranslation().i18n.language === 'hi';
  return ({ en = '', hi = '' }, otherwise) => {
    const [own, other] = isHindi ? [hi, en] : [en, hi];
    return own.trim() || other.trim() || otherwise;
  };
}
