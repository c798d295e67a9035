import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

/** Asks before an upload in the middle is left, be it for another screen or another site. */
export function LeaveGuard({ isActive }: { readonly isActive: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(isActive);
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
  // It ended while the question stood: nothing is left to be lost.
  useEffect(() => {
    if (!isActive && blocker.state === 'blocked') blocker.proceed();
  }, [isActive, blocker]);
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('upload.leave.heading')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
    >
      <Text mb="lg">{t('upload.leave.text')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t('upload.leave.go')}
        </Button>
        <Button onClick={() => blocker.reset?.()} data-autofocus>
          {t('upload.leave.stay')}
        </Button>
      </Group>
    </Modal>
  );
}
