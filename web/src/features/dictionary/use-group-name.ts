import { useTranslation } from '../../lib/i18n/use-translation';
import type en from '../../messages/en.json';

type KnownGroup = keyof (typeof en)['dictionary']['groups'];

/** Names a group of the dictionary in the reader's language; a new group keeps its own name. */
export function useGroupName(): (group: string) => string {
  const { t, i18n } = useTranslation();
  const isKnown = (group: string): group is KnownGroup => i18n.exists(`dictionary.groups.${group}`);
  return (group) => (isKnown(group) ? t(`dictionary.groups.${group}`) : group);
}
