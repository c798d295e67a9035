import { serverMessage } from '../../../lib/api/errors';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { centerToast } from '../../../lib/toasts';

/** Does it and goes on, or says why it was not done. */
export function useManage(): (doing: () => Promise<unknown>, after?: () => unknown) => void {
  const { t } = useTranslation();
  return (doing, after) => {
    doing().then(after, (error: unknown) =>
      centerToast.error(serverMessage(error) ?? t('teaching.classes.refused')),
    );
  };
}
