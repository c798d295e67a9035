import { useConfirm } from '../../components/ui/confirm';
import { formatDateTime, formatNumber } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import { passFocusOn } from '../../lib/pass-focus-on';
import { cornerToast } from '../../lib/toasts';
import { type Contribution, useWithdrawContributionMutation } from './api';
import { PLACE } from './constants';

/** Takes one clip back after a question, and says what was deleted. */
export function useTakeBack({ _id, consent }: Contribution) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [withdraw, { isLoading }] = useWithdrawContributionMutation();

  const takeBack = async (control: HTMLElement, question: string): Promise<void> => {
    if (isLoading) return;
    const isReleased = consent.scopes.includes('release');
    const copies = isReleased ? ` ${t('contributions.takeBack.copies')}` : '';
    if (!(await confirm(question + copies))) return;
    const keepFocus = passFocusOn(control);
    try {
      const { files, at } = await withdraw(_id).unwrap();
      const receipt = { count: files, n: formatNumber(files), time: formatDateTime(at) };
      cornerToast.success(t('withdraw.done', receipt), PLACE);
    } catch (error) {
      keepFocus();
      log.error('contribution was not taken back', error);
      cornerToast.error(t('contributions.takeBack.failed'), PLACE);
    }
  };
  return { takeBack, isTakingBack: isLoading };
}
