import { Loader } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/use-translation';
import own from './generating.module.css';

/** The wait for the sentence. */
export function Generating() {
  const { t } = useTranslation();
  return (
    <div className={own.waiting} role="status">
      <Loader size="md" />
      {t('prediction.generating')}
    </div>
  );
}
