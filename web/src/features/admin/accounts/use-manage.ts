import { codeOf } from '../../../lib/api/errors';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { centerToast } from '../../../lib/toasts';

const refusals = {
  LAST_ADMIN: 'admin.accounts.lastAdmin',
  ADMIN_NOT_BLOCKED: 'admin.accounts.adminNotBlocked',
  ACCOUNT_NOT_FOUND: 'admin.accounts.gone',
} as const;

/** Waits for what is done to an account, and says how it went. */
export function useManage(): (act: Promise<unknown>, done: string) => Promise<void> {
  const { t } = useTranslation();
  return async (act, done) => {
    try {
      await act;
      centerToast.success(done);
    } catch (error) {
      log.error('the account was not changed', error);
      const known = Object.entries(refusals).find(([code]) => code === codeOf(error));
      centerToast.error(t(known?.[1] ?? 'admin.failed'));
    }
  };
}
