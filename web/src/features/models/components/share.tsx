import { formatNumber, formatPercent } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';

/** Of fewer samples a percentage would promise more than it knows. */
const FEW = 20;

/** A share of so many, as a count where they are few; `of` is null where nobody counted. */
export function Share({
  share,
  of,
}: {
  readonly share: number | null;
  readonly of: number | null;
}) {
  const { t } = useTranslation();
  if (share === null || of === 0) return '–';
  if (of !== null && of < FEW)
    return t('models.ofCount', { n: formatNumber(Math.round(share * of)), of: formatNumber(of) });
  return share === 0 && of === null ? t('models.noneRight') : `${formatPercent(share)}%`;
}
