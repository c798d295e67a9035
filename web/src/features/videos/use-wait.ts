import { formatNumber } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';

/** From here on minutes are exact enough. */
const SECONDS_AT_MOST = 90;

/** Says a length of time in the reader's words. */
export function useWait(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) =>
    seconds < SECONDS_AT_MOST
      ? t('upload.seconds', { n: formatNumber(seconds) })
      : t('upload.minutes', { n: formatNumber(Math.ceil(seconds / 60)) });
}
