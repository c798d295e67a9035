import { Button, Group, Modal, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../lib/i18n/use-translation';
import { loginPath, paths } from '../../lib/paths';
import { useFocusBack } from '../../lib/use-focus-back';

/** Asks a visitor who wants to write to sign in, and brings them back to the same place. */
export function SignInDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  useFocusBack(isOpen);
  const { pathname, search } = useLocation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('auth.promptHeading')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
    >
      <Text mb="lg">{t('auth.promptText')}</Text>
      <Group>
        <Button component={Link} to={loginPath(pathname + search)}>
          {t('auth.toLogin')}
        </Button>
        <Button component={Link} to={paths.register} variant="default">
          {t('auth.toRegister')}
        </Button>
      </Group>
    </Modal>
  );
}
