import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation';
import { Key } from './take/key';

/** Start and Stop; the keyboard goes from the one that is switched off to the other. */
export function StartStop({
  isRunning,
  hasKeys,
  onStart,
  onStop,
}: {
  readonly isRunning: boolean;
  readonly hasKeys: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
}) {
  const { t } = useTranslation();
  const startRef = useRef<HTMLButtonElement>(null);
  const stopRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const [off, on] = isRunning ? [startRef, stopRef] : [stopRef, startRef];
    if (document.activeElement === off.current) on.current?.focus();
  }, [isRunning]);
  return (
    <>
      <Button
        ref={startRef}
        size="lg"
        mih={56}
        leftSection={<IconPlayerPlay size={24} />}
        rightSection={hasKeys && <Key name="Space" />}
        aria-keyshortcuts={hasKeys ? 'Space' : undefined}
        disabled={isRunning}
        onClick={onStart}
      >
        {t('capture.start')}
      </Button>
      <Button
        ref={stopRef}
        size="lg"
        mih={56}
        variant="default"
        leftSection={<IconPlayerStop size={24} />}
        rightSection={hasKeys && <Key name="Space" />}
        aria-keyshortcuts={hasKeys ? 'Space' : undefined}
        disabled={!isRunning}
        onClick={onStop}
      >
        {t('capture.stop')}
      </Button>
    </>
  );
}
