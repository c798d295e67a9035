import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation';
import { useFocusBack } from '../../lib/use-focus-back';

/** The dialog itself, which is fetched at the first question. */
export function ConfirmDialog({
  question,
  yes,
  isOpen,
  onAnswer,
}: {
  readonly question: string;
  readonly yes?: string | undefined;
  readonly isOpen: boolean;
  readonly onAnswer: (agreed: boolean) => void;
}) {
  const { t } = useTranslation();
  useFocusBack(isOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={() => onAnswer(false)}
      title={t('confirm.heading')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
    >
      <Text mb="lg">{question}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t('confirm.no')}
        </Button>
        <Button color="var(--madder)" onClick={() => onAnswer(true)} data-autofocus>
          {yes ?? t('confirm.yes')}
        </Button>
      </Group>
    </Modal>
  );
}
