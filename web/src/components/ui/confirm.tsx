import { Button, Group, Modal, Text } from '@mantine/core';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Ask = (question: string) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false));

/** Asks before something is deleted; answers whether the person agreed. */
export const useConfirm = (): Ask => useContext(ConfirmContext);

/** Holds the one dialog that `useConfirm` opens. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState('');
  const [isOpen, setOpen] = useState(false);
  const answerRef = useRef<((agreed: boolean) => void) | null>(null);

  const ask = useCallback<Ask>(
    (text) =>
      new Promise((resolve) => {
        answerRef.current?.(false);
        answerRef.current = resolve;
        setQuestion(text);
        setOpen(true);
      }),
    [],
  );
  const answer = (agreed: boolean): void => {
    answerRef.current?.(agreed);
    answerRef.current = null;
    setOpen(false);
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      <Modal
        opened={isOpen}
        onClose={() => answer(false)}
        title={t('confirm.heading')}
        closeButtonProps={{ 'aria-label': t('app.close') }}
      >
        <Text mb="lg">{question}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => answer(false)}>
            {t('confirm.no')}
          </Button>
          <Button color="var(--madder)" onClick={() => answer(true)} data-autofocus>
            {t('confirm.yes')}
          </Button>
        </Group>
      </Modal>
    </ConfirmContext>
  );
}
