import { codeOf, statusOf } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import { passFocusOn } from '../../lib/pass-focus-on';
import { centerToast } from '../../lib/toasts';

/** Settles a report, which goes from the list then: the focus goes on, and what came of it is said. */
export function useSettle() {
  const { t } = useTranslation();
  return async (act: () => Promise<unknown>, success: string, control: Element): Promise<void> => {
    const keepFocus = passFocusOn(control);
    try {
      await act();
      centerToast.success(success);
    } catch (error) {
      log.error('a report was not settled', error);
      // Another moderator was faster: the list is fetched anew and says so by itself.
      if (statusOf(error) === 404) return;
      keepFocus();
      const isOwn = codeOf(error) === 'OWN_COURSE';
      centerToast.error(t(isOwn ? 'moderation.courses.own' : 'moderation.failed'));
    }
  };
}
