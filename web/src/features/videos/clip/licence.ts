import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Video } from '../api';

/** What others may do with a clip: the avatar's are free, a person's are what they said yes to. */
export function useLicenceText({ synthetic, given, imported }: Video): string {
  const { t } = useTranslation();
  if (imported) {
    const { licence, credit } = imported;
    const terms = licence.includes('-SA-') ? 'setAlike' : 'set';
    return t(`clip.licences.${terms}`, { licence, credit });
  }
  if (synthetic) return t('clip.licences.avatar');
  const isReleased = given?.scopes.includes('release');
  return t(`clip.licences.${isReleased ? 'release' : 'watch'}`);
}
