import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, LoadingState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { formatNumber } from '../../lib/i18n/format';
import { currentLocale } from '../../lib/i18n/i18n';
import en from '../../messages/en.json';
import { useGetStatsQuery } from './api';
import styles from './stats-page.module.css';

type KnownCount = keyof typeof en.stats.names;

const isKnown = (name: string): name is KnownCount => Object.hasOwn(en.stats.names, name);

/** What is here today, counted by the server. */
export function StatsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('stats.heading')} intro={t('stats.intro')} />
      <Figures />
    </>
  );
}

function Figures() {
  const { t } = useTranslation();
  const { data, isLoading, refetch } = useGetStatsQuery();
  if (isLoading) return <LoadingState text={t('app.loading')} cards={6} />;
  if (!data) return <ErrorState message={t('stats.failed')} onRetry={() => void refetch()} />;
  const counts = Object.entries(data.counts);
  if (counts.length === 0) return <EmptyState text={t('stats.empty')} />;
  return (
    <>
      <dl className={styles.figures}>
        {counts.map(([name, count]) => (
          <div key={name} className={styles.figure}>
            <dt>{isKnown(name) ? t(`stats.names.${name}`) : name}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {data.missing && data.missing.length > 0 && (
        <p role="status" className={styles.missing}>
          {t('stats.missing', { parts: data.missing.join(', ') })}
        </p>
      )}
      <p className={styles.at}>
        {t('stats.at', { time: new Date(data.at).toLocaleString(currentLocale()) })}
      </p>
    </>
  );
}
