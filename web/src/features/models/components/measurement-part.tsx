import { useId } from 'react';
import { formatNumber, formatPercent } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Measurement } from '../model-figures';
import { ClassTable } from './class-table';
import { ConfusionTable } from './confusion-table';
import { Facts } from './facts';
import { FailureGallery } from './failure-gallery';
import styles from './measurement-part.module.css';

/** One trial of a model: on whom, how well each sign was read, and what was taken for what. */
export function MeasurementPart({
  measured,
  modelId,
}: {
  readonly measured: Measurement;
  /** The heading of the model. */
  readonly modelId: string;
}) {
  const { t } = useTranslation();
  const [headingId, signsId, confusionId, failuresId] = [useId(), useId(), useId(), useId()];
  const share = (value: number | null): string =>
    value === null ? '' : `${formatPercent(value)}%`;
  const { source, on, unit, samples, signers, framesPerSecond, ece, falseAMinute } = measured;
  const shown = t(`models.amount.${unit}`, { count: samples, n: formatNumber(samples) });
  return (
    <section className={styles.measured} aria-labelledby={`${modelId} ${headingId}`}>
      <header className={styles.header}>
        <h3 id={headingId} className={styles.source} data-source={source}>
          {t(`models.source.${source}`)}
        </h3>
        <p>{t(`models.on.${on}`)}</p>
      </header>
      {source === 'avatar' && <p className={styles.warning}>{t('models.neverAccuracy')}</p>}
      <Facts
        facts={[
          [t('models.facts.samples'), shown],
          [
            t('models.facts.shownBy'),
            signers === 0 ? t('models.noSigners') : formatNumber(signers),
          ],
          [
            t('models.facts.rate'),
            framesPerSecond === null
              ? ''
              : t('models.rateText', { count: framesPerSecond, n: formatNumber(framesPerSecond) }),
          ],
          [t('models.firstGuess'), share(measured.first)],
          [t('models.amongFive'), share(measured.amongFive)],
          [t('models.firstWhereUnlike'), share(measured.firstWhereUnlike)],
          [
            t('models.facts.ece'),
            ece === null
              ? ''
              : t('models.eceText', { p: formatNumber(Math.round(ece * 1000) / 10) }),
          ],
          [
            t('models.facts.falseAMinute'),
            falseAMinute === null ? '' : t('models.aMinute', { n: formatNumber(falseAMinute) }),
          ],
        ]}
      />
      {measured.classes.length > 0 && (
        <div className={styles.part}>
          <h4 id={signsId}>{t('models.signs')}</h4>
          <ClassTable classes={measured.classes} labelledBy={signsId} />
        </div>
      )}
      {measured.failures.length > 0 && (
        <div className={styles.part}>
          <h4 id={failuresId}>{t('models.failures')}</h4>
          <FailureGallery failures={measured.failures} labelledBy={failuresId} />
        </div>
      )}
      {measured.confusion.length > 0 && (
        <div className={styles.part}>
          <h4 id={confusionId}>
            {t(measured.isConfusionWhole ? 'models.confusion' : 'models.confusions')}
          </h4>
          <ConfusionTable
            confusion={measured.confusion}
            isWhole={measured.isConfusionWhole}
            labelledBy={confusionId}
          />
        </div>
      )}
    </section>
  );
}
