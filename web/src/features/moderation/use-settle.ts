import { statusOf } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import { passFocusOn } from '../../lib/pass-focus-on';
import { centerToast } from '../../lib/toasts';

type Settle = (act: () => Promise<unknown>, done: string, control: Element) => Promise<void>;

/** Does what takes a card off the list, says so, and keeps the focus in the list. */
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
      centerToast.error(
        statusOf(error) === 403 ? t('moderation.clips.own') : t('moderation.failed'),
      );
    }
  };
}
