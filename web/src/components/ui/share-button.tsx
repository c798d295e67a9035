import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconShare } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../lib/i18n/use-translation';
import { SayingButton } from './saying-button';

/** So long the button says that it has copied. */
const SAID_MS = 4000;

/** Hands on the address of the page, or another one of the app, under this title. */
export function ShareButton({ title, path }: { readonly title: string; readonly path?: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { copied, copy, error } = useClipboard({ timeout: SAID_MS });
  const share = (): void => {
    const url = location.origin + (path ?? pathname);
    // A phone's own list of whom to send it to; whoever closes it wanted nothing.
    if ('share' in navigator) navigator.share({ title, url }).catch(() => {});
    else copy(url);
  };
  return (
    <SayingButton
      icon={copied ? <IconCheck size={20} /> : <IconShare size={20} />}
      said={copied ? t('sign.linkCopied') : error ? t('sign.linkNotCopied') : undefined}
      onClick={share}
    >
      {t('sign.share')}
    </SayingButton>
  );
}
