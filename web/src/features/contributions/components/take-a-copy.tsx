import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { cornerToast } from '../../../lib/toasts';
import { useCreateArchiveMutation } from '../api';
import { PLACE } from '../constants';

/** Loads everything that the person gave as a zip; the browser writes it to the disk as it comes. */
export function TakeACopy() {
  const { t } = useTranslation();
  const [createArchive, { isLoading }] = useCreateArchiveMutation();
  const load = async (): Promise<void> => {
    if (isLoading) return;
    try {
      const { url } = await createArchive().unwrap();
      const link = Object.assign(document.createElement('a'), { href: url, download: '' });
      link.click();
    } catch (error) {
      log.error('the archive has no address', error);
      cornerToast.error(t('contributions.copy.failed'), PLACE);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={20} />}
      aria-disabled={isLoading}
      onClick={() => void load()}
    >
      {t('contributions.copy.button')}
    </Button>
  );
}
