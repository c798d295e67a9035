import { useSyncExternalStore } from 'react';
import { formatDate } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import { productPath } from '../../lib/paths';
import { InfoFrame, InfoPart } from './info-frame';

const licences = ['pictures', 'people', 'software', 'fonts'] as const;

const neverChanges = () => () => {};

/** What may be used under which terms, and how to cite it. */
export function LicencesPage() {
  const { t } = useTranslation();
  // The build knows neither the address nor the day.
  const origin = useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => null,
  );
  return (
    <InfoFrame heading={t('info.licences.heading')}>
      {licences.map((licence) => (
        <InfoPart key={licence} title={t(`info.licences.${licence}.title`)}>
          <p>{t(`info.licences.${licence}.text`)}</p>
        </InfoPart>
      ))}
      <InfoPart title={t('info.licences.cite.title')}>
        <p>{t('info.licences.cite.text')}</p>
        {origin !== null && (
          <p>
            {t('info.licences.cite.example', {
              address: origin + productPath('word-hello'),
              date: formatDate(new Date().toISOString()),
            })}
          </p>
        )}
      </InfoPart>
    </InfoFrame>
  );
}
