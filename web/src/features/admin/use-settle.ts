import { codeOf, statusOf } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import { passFocusOn } from '../../lib/pass-focus-on';
import { centerToast } from '../../lib/toasts';

type Settle = (act: () => Promise<unknown>, done: string, control: Element) => Promise<void>;

/** Does what takes a request off the list, says so, and keeps the focus in the list. */
export function useSettle(): Settle {
  const { t } = useTranslation();
  return async (act, done, control) => {
    const keepFocus = passFocusOn(control);
    try {
      await act();
      centerToast.success(done);
    } catch (error) {
      log.error('nothing was decided', error);
      keepFocus();
      if (codeOf(error) === 'LAST_ADMIN') centerToast.error(t('admin.accounts.lastAdmin'));
      else if (statusOf(error) === 404) centerToast.error(t('admin.requests.gone'));
      else centerToast.error(t('admin.failed'));
    }
  };
}
