import { EmptyState, ErrorState, LoadingState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { formatDateTime } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import { useGetStatsQuery } from './api';
import { DataSetCharts } from './components/data-set-charts';
import { StatCharts } from './components/stat-charts';
import styles from './stats-page.module.css';

/** What is here today, counted by the server. */
export function StatsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('stats.heading')} intro={t('stats.intro')} />
      <Figures />
      <DataSetCharts />
    </>
  );
}

function Figures() {
  const { t } = useTranslation();
  const { data, isLoading, refetch } = useGetStatsQuery();
  if (isLoading) return <LoadingState text={t('app.loading')} cards={6} />;
  if (!data) return <ErrorState message={t('stats.failed')} onRetry={() => void refetch()} />;
  if (Object.keys(data.counts).length === 0) return <EmptyState text={t('stats.empty')} />;
  const nameOf = (part: string): string =>
    part === 'content' || part === 'media' ? t(`stats.parts.${part}`) : part;
  return (
    <>
      <StatCharts counts={data.counts} />
      {data.missing && data.missing.length > 0 && (
        <p role="status" className={styles.missing}>
          {t('stats.missing', { parts: data.missing.map(nameOf).join(', ') })}
        </p>
      )}
      <p className={styles.at}>{t('stats.at', { time: formatDateTime(data.at) })}</p>
    </>
  );
}
