import { useId } from 'react';
import { formatDate, formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { ModelFigures, Unit } from '../model-figures';
import { Facts } from './facts';
import { MeasurementPart } from './measurement-part';
import styles from './model-card.module.css';

/** One model: what it learnt from, and what came out wherever it was tried. */
export function ModelCard({ model }: { readonly model: ModelFigures }) {
  const { t } = useTranslation();
  const headingId = useId();
  const date = Number.isNaN(Date.parse(model.date)) ? model.date : formatDate(model.date);
  const amount = ({ count, unit }: { readonly count: number; readonly unit: Unit }): string =>
    count === 0
      ? t('models.nothing')
      : t(`models.amount.${unit}`, { count, n: formatNumber(count) });
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{t(`models.what.${model.kind}`)}</h2>
      <Facts
        facts={[
          [t('models.facts.version'), [model.name, model.version].filter(Boolean).join(' ')],
          [t('models.facts.date'), date],
          [
            t('models.facts.signers'),
            model.signers === 0 ? t('models.noSigners') : formatNumber(model.signers),
          ],
          [t('models.facts.people'), amount(model.learnt.people)],
          [t('models.facts.avatar'), amount(model.learnt.avatar)],
        ]}
      />
      {model.measured.length === 0 && <p>{t('models.notMeasured')}</p>}
      {model.measured.map((measured) => (
        <MeasurementPart key={measured.on} measured={measured} modelId={headingId} />
      ))}
    </section>
  );
}
