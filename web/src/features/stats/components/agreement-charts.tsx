import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Agreement, Figures } from '../api';
import type { Bar } from '../figures';
import { BarChart } from './bar-chart';
import styles from './data-set-charts.module.css';

const kinds = ['seen', 'signed'] as const;
type Kind = (typeof kinds)[number];

/** How far those who judge clips agree; 1 is full agreement, 0 what chance gives. */
export function AgreementCharts({ figures }: { readonly figures: Pick<Figures, Kind> }) {
  const { t } = useTranslation();
  return (
    <>
      <h3>{t('stats.agreement.heading')}</h3>
      <p className={styles.note}>{t('stats.agreement.intro')}</p>
      {kinds.map((kind) => (
        <OfKind key={kind} kind={kind} agreement={figures[kind]} />
      ))}
    </>
  );
}

function OfKind({ kind, agreement }: { readonly kind: Kind; readonly agreement: Agreement }) {
  const { t } = useTranslation();
  const { verdicts, alpha, self, bySign, byReviewer } = agreement;
  const overall: Bar[] = [
    { name: 'alpha', value: alpha },
    { name: 'self', value: self },
  ].flatMap(({ name, value }) =>
    value === undefined
      ? []
      : [
          {
            name,
            value,
            label: t(name === 'alpha' ? 'stats.agreement.alpha' : 'stats.agreement.self'),
          },
        ],
  );
  const title = t(`stats.agreement.${kind}`);
  if (overall.length === 0) {
    return (
      <p>{t('stats.agreement.tooFew', { title, count: verdicts, n: formatNumber(verdicts) })}</p>
    );
  }
  return (
    <div className={styles.pair}>
      <BarChart title={title} tone="neel" bars={overall} />
      {bySign.length > 0 && (
        <BarChart
          title={t('stats.agreement.bySign', { title })}
          tone="sky"
          bars={bySign.map(({ id, label, alpha: value }) => ({ name: id, label, value }))}
        />
      )}
      {byReviewer.length > 0 && (
        <BarChart
          title={t('stats.agreement.byReviewer', { title })}
          tone="neem"
          bars={byReviewer.map(({ pairs, kappa }, at) => ({
            name: String(at),
            label: t('stats.agreement.reviewer', {
              number: formatNumber(at + 1),
              count: pairs,
              n: formatNumber(pairs),
            }),
            value: kappa,
          }))}
        />
      )}
    </div>
  );
}
