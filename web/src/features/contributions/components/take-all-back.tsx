import { Button } from '@mantine/core';
import { IconArrowBackUpDouble } from '@tabler/icons-react';
import { useConfirm } from '../../../components/ui/confirm';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { cornerToast } from '../../../lib/toasts';
import { useWithdrawContributionsMutation, type Withdrawal } from '../api';
import { PLACE } from '../constants';

/** Takes every clip of the person back after a question. */
export function TakeAllBack({
  onTakenBack,
}: {
  readonly onTakenBack: (withdrawal: Withdrawal) => void;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [withdraw, { isLoading }] = useWithdrawContributionsMutation();

  const takeBack = async (): Promise<void> => {
    const question = [t('contributions.takeAllBack.ask'), t('contributions.takeBack.copies')];
    if (isLoading || !(await confirm(question.join(' ')))) return;
    try {
      onTakenBack(await withdraw().unwrap());
    } catch (error) {
      log.error('contributions were not taken back', error);
      cornerToast.error(t('contributions.takeAllBack.failed'), PLACE);
    }
  };
  return (
    <Button
      variant="outline"
      color="var(--madder)"
      leftSection={<IconArrowBackUpDouble size={20} />}
      aria-disabled={isLoading}
      onClick={() => void takeBack()}
    >
      {t('contributions.takeAllBack.button')}
    </Button>
  );
}
