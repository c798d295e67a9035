import { LicenceLink } from '../../../components/ui/licence-link';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { ImportSet } from './api';

/** Under which licence how many clips are, whom it asks to name, and what it permits here. */
export function ImportCredits({ credits }: Pick<ImportSet, 'credits'>) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('clip.licence')}>
      {credits.map(({ licence, scopes, credit, source, clips }) => (
        <li key={`${licence} ${credit} ${source}`}>
          <LicenceLink licence={licence} />,{' '}
          <a href={source} target="_blank" rel="noopener noreferrer">
            {credit}
          </a>{' '}
          ({formatNumber(clips)}):{' '}
          {t(scopes.includes('train') ? 'admin.imports.forAll' : 'admin.imports.forShowing')}
        </li>
      ))}
    </ul>
  );
}
