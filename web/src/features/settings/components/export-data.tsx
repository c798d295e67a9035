import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { NoticeLine } from '../../../components/ui/notice-line';
import { serverMessage } from '../../../lib/api/errors';
import { download } from '../../../lib/download';
import { useTranslation } from '../../../lib/i18n/use-translation';
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
  const save = async (): Promise<void> => {
    try {
      const everything = await exportAccount().unwrap();
      const json = JSON.stringify(everything, null, 2);
      download(FILE_NAME, new Blob([json], { type: 'application/json' }));
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
        onClick={() => void save()}
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
