import { Button } from '@mantine/core';
import { IconGauge, IconRepeat } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './lesson-player.module.css';

/** Plays what was shown once more, or at half the speed. */
export function PlayControls({
  isSlow,
  onSlow,
  onReplay,
}: {
  readonly isSlow: boolean;
  readonly onSlow: (isSlow: boolean) => void;
  readonly onReplay: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.controls}>
      <Button variant="default" mih={48} leftSection={<IconRepeat size={24} />} onClick={onReplay}>
        {t('lessons.player.replay')}
      </Button>
      <Button
        variant="default"
        mih={48}
        leftSection={<IconGauge size={24} />}
        aria-pressed={isSlow}
        onClick={() => onSlow(!isSlow)}
      >
        {t('lessons.player.slower')}
      </Button>
    </div>
  );
}
