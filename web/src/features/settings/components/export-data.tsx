import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NoticeLine } from '../../../components/ui/notice-line';
import { serverMessage } from '../../../lib/api/errors';
import { log } from '../../../lib/log';
import { paths } from '../../../lib/paths';
import { cornerToast } from '../../../lib/toasts';
import { useExportAccountMutation } from '../api';
import styles from './export-data.module.css';
import { Section } from './section';

const PLACE = 'settings-export';
const FILE_NAME = 'isl-account.json';

/** Everything that is kept of the account, as one file. */
export function ExportData() {
  const { t } = useTranslation();
  const [exportAccount, { isLoading }] = useExportAccountMutation();
  const download = async (): Promise<void> => {
    try {
      const everything = await exportAccount().unwrap();
      save(JSON.stringify(everything, null, 2));
      cornerToast.success(t('settings.export.done', { file: FILE_NAME }), PLACE);
    } catch (error) {
      log.error('data were not exported', error);
      cornerToast.error(serverMessage(error) ?? t('settings.export.failed'), PLACE);
    }
  };
  return (
    <Section title={t('settings.export.heading')} text={t('settings.export.text')}>
      <Button
        variant="light"
        leftSection={<IconDownload size={20} />}
        loading={isLoading}
        onClick={() => void download()}
      >
        {t('settings.export.button')}
      </Button>
      <NoticeLine place={PLACE} />
      <p className={styles.videos}>
        {t('settings.export.videos')}{' '}
        <Link to={paths.contributions}>{t('contributions.heading')}</Link>
      </p>
    </Section>
  );
}

function save(json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}
