import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { SayingButton } from '../../../components/ui/saying-button';
import { useTranslation } from '../../../lib/i18n/use-translation';

/** So long the button says that it has copied. */
const SAID_MS = 4000;

/** Copies a text, and says in its own place that it did, or that it could not. */
export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const { copied, copy, error } = useClipboard({ timeout: SAID_MS });
  const said = copied ? t('prediction.copied') : error ? t('prediction.notCopied') : undefined;
  return (
    <SayingButton
      icon={copied ? <IconCheck size={20} /> : <IconCopy size={20} />}
      said={said}
      onClick={() => copy(text)}
    >
      {t('prediction.copy')}
    </SayingButton>
  );
}
