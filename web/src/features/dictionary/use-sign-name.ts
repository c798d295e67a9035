import { useTranslation } from '../../lib/i18n/use-translation';

type Named = { readonly name: string; readonly nameHi?: string };

/** What a sign is called in the reader's language. */
export function useSignName(): (sign: Named) => string {
  const isHindi = useTranslation().i18n.language === 'hi';
  return ({ name, nameHi }) => (isHindi ? (nameHi ?? name) : name);
}
