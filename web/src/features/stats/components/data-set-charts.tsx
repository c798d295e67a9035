import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/list-states';
import { formatDate, formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useRegionName } from '../../../lib/regions';
import {
  type Figures,
  useCountPromptsQuery,
  useCountRegionsQuery,
  useGetFiguresQuery,
} from '../api';
import { coverage } from '../letter-goal';
import { AgreementCharts } from './agreement-charts';
import { BarChart } from './bar-chart';
import styles from './data-set-charts.module.css';
import { LetterGoalLine } from './letter-goal-line';

const states = ['preparing', 'open', 'accepted', 'not-accepted'] as const;
const signerSteps = [1, 2, 5] as const;
const MINUTE_SECONDS = 60;

/** What people gave, how it grows, what it lacks, and how far those who judge it agree. */
export function DataSetCharts() {
  const { t } = useTranslation();
  const { data, isLoading, refetch } = useGetFiguresQuery();
  return (
    <section className={styles.section} aria-labelledby="data-set-figures">
      <h2 id="data-set-figures">{t('stats.dataSet.heading')}</h2>
      <LetterGoalLine />
      {isLoading && <LoadingState text={t('app.loading')} cards={2} />}
      {!isLoading && !data && (
        <ErrorState message={t('stats.failed')} onRetry={() => void refetch()} />
      )}
      {data && <Counted figures={data} />}
    </section>
  );
}

function Counted({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation();
  const { data: regions = [] } = useCountRegionsQuery();
  const regionName = useRegionName();
  const { data: prompts = [] } = useCountPromptsQuery();
  const { clips, seconds, signers, weeks, judgement } = figures;
  if (states.every((state) => clips[state] === 0)) {
    return <EmptyState text={t('stats.dataSet.empty')} />;
  }
  const minutes = seconds / MINUTE_SECONDS;
  return (
    <>
      <ul className={styles.facts}>
        <li>{t('stats.dataSet.minutes', { count: minutes, n: formatNumber(minutes) })}</li>
        <li>{t('stats.dataSet.signers', { count: signers, n: formatNumber(signers) })}</li>
        {judgement && (
          <li>
            {t('stats.dataSet.judgement', {
              median: formatNumber(judgement.medianHours),
              most: formatNumber(judgement.p90Hours),
            })}
          </li>
        )}
      </ul>
      <div className={styles.pair}>
        <BarChart
          title={t('stats.dataSet.states')}
          tone="neel"
          bars={states.map((name) => ({
            name,
            label: t(`stats.dataSet.state.${name}`),
            value: clips[name],
          }))}
        />
        <BarChart
          title={t('stats.dataSet.coverage')}
          tone="sky"
          bars={coverage(prompts, signerSteps).map(({ signers: least, signs }) => ({
            name: String(least),
            label: t('stats.dataSet.atLeast', { count: least, n: formatNumber(least) }),
            value: signs,
          }))}
        />
      </div>
      <div className={styles.pair}>
        {weeks.length > 0 && (
          <BarChart
            title={t('stats.dataSet.weeks')}
            tone="haldi"
            bars={weeks.map(({ from, clips: value }) => ({
              name: from,
              label: formatDate(from),
              value,
            }))}
          />
        )}
        {regions.length > 0 && (
          <BarChart
            title={t('stats.dataSet.regions')}
            tone="neem"
            bars={regions.map(({ value, count }) => ({
              name: value,
              label: regionName(value),
              value: count,
            }))}
          />
        )}
      </div>
      <AgreementCharts figures={figures} />
    </>
  );
}
