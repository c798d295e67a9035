import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../../lib/i18n/format';
import type { ModelFigures } from '../model-figures';
import { ClassTable } from './class-table';
import styles from './model-card.module.css';

/** So many confusions are told; the rest are rarer still. */
const CONFUSIONS_SHOWN = 12;

/** One model: what it learnt from, its signs one by one, and what it takes for what. */
export function ModelCard({ model }: { readonly model: ModelFigures }) {
  const { t } = useTranslation();
  const headingId = useId();
  const isReal = model.source === 'people';
  const date = Number.isNaN(Date.parse(model.date)) ? model.date : formatDate(model.date);
  const facts: readonly (readonly [string, string])[] = [
    [t('models.facts.version'), [model.version, date].filter(Boolean).join(', ')],
    [
      t('models.facts.signers'),
      model.signers === null || !isReal ? '' : formatNumber(model.signers),
    ],
    [t('models.facts.split'), model.split],
    [t('models.facts.real'), model.real],
    [t('models.facts.synthetic'), model.synthetic],
    [
      t('models.facts.ece'),
      model.ece === null
        ? ''
        : t('models.eceText', { p: formatNumber(Math.round(model.ece * 1000) / 10) }),
    ],
  ];
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 id={headingId}>{model.name}</h2>
        <p className={styles.source} data-source={model.source}>
          {t(`models.source.${model.source}`)}
        </p>
      </header>
      {model.what !== '' && <p lang="en">{model.what}</p>}
      {!isReal && <p className={styles.warning}>{t('models.neverAccuracy')}</p>}
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== '' && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {model.classes.length > 0 && <ClassTable classes={model.classes} labelledBy={headingId} />}
      {model.confusions.length > 0 && (
        <div className={styles.part}>
          <h3>{t('models.confusions')}</h3>
          <ul className={styles.confusions}>
            {model.confusions.slice(0, CONFUSIONS_SHOWN).map(({ shown, said, count }) => (
              <li key={`${shown} ${said}`}>
                {t('models.confusion', { shown, said, count: formatNumber(count) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {model.failures.length > 0 && (
        <div className={styles.part}>
          <h3>{t('models.failures')}</h3>
          <ul className={styles.failures} lang="en">
            {model.failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
