import { Button } from '@mantine/core';
import { IconPlayerRecord, IconPlayerStop } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/use-translation';

/** Starts a recording, and stops the one that runs. */
export function RecordButton({
  isRunning,
  onStart,
  onStop,
}: {
  readonly isRunning: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
}) {
  const { t } = useTranslation();
  return isRunning ? (
    <Button
      size="lg"
      mih={56}
      color="var(--madder)"
      leftSection={<IconPlayerStop size={24} />}
      onClick={onStop}
    >
      {t('prediction.stop')}
    </Button>
  ) : (
    <Button size="lg" mih={56} leftSection={<IconPlayerRecord size={24} />} onClick={onStart}>
      {t('prediction.start')}
    </Button>
  );
}
