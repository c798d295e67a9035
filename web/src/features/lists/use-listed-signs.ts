import { type SignCard as ListedSign, useListSignsByIdQuery } from '../../lib/api/signs-by-id';
import { useTranslation } from '../../lib/i18n/use-translation';

/** A sign of a list: with its picture where the dictionary could be asked. */
export type ListItem = {
  readonly id: string;
  readonly name: string;
  readonly image: string | undefined;
};

type ListedSigns = {
  readonly items: readonly ListItem[];
  readonly isLoading: boolean;
  /** Without a line only what their ids say is known of them. */
  readonly isUnknown: boolean;
};

/** The signs of a list in its order, each of them, whether or not the dictionary can be asked. */
export function useListedSigns(ids: readonly string[]): ListedSigns {
  const isHindi = useTranslation().i18n.language === 'hi';
  // Whatever their order: a sign that is moved is not asked for again.
  const asked = [...ids].sort();
  const { data, isLoading, isError } = useListSignsByIdQuery(asked, { skip: asked.length === 0 });
  const known = new Map(data?.map((sign) => [sign._id, sign]));
  return {
    items: ids.map((id) => toItem(id, known.get(id), isHindi)),
    isLoading,
    isUnknown: isError,
  };
}

function toItem(id: string, sign: ListedSign | undefined, isHindi: boolean): ListItem {
  if (!sign) return { id, name: wordsOf(id), image: undefined };
  return { id, name: isHindi ? (sign.nameHi ?? sign.name) : sign.name, image: sign.image };
}

/** word-thank-you says thank you, letter-a-v2 a v2. */
const wordsOf = (id: string): string => id.split('-').slice(1).join(' ');
