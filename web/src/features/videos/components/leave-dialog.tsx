import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/use-translation';

/** Whether to leave while an upload is in the middle. */
export function LeaveDialog({
  isOpen,
  onGo,
  onStay,
}: {
  readonly isOpen: boolean;
  readonly onGo: () => void;
  readonly onStay: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onStay}
      title={t('upload.leave.heading')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
    >
      <Text mb="lg">{t('upload.leave.text')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onGo}>
          {t('upload.leave.go')}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t('upload.leave.stay')}
        </Button>
      </Group>
    </Modal>
  );
}
