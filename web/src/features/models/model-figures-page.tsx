import { Link } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths } from '../../lib/paths';
import { useListModelFiguresQuery } from './api';
import { ModelCard } from './components/model-card';
import styles from './model-figures-page.module.css';

/** How well each sign is recognised, on whose signing that was measured, and what goes wrong. */
export function ModelFiguresPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('models.heading')} intro={t('models.intro')} />
      <Models />
      <p className={styles.more}>
        <Link to={paths.models} className="target">
          {t('models.about')}
        </Link>
      </p>
    </>
  );
}

function Models() {
  const { t } = useTranslation();
  const { data, isLoading, refetch } = useListModelFiguresQuery();
  if (isLoading) return <LoadingState text={t('app.loading')} cards={2} />;
  if (!data) return <ErrorState message={t('models.failed')} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState text={t('models.empty')} />;
  return (
    <div className={styles.models}>
      {data.map((model) => (
        <ModelCard key={`${model.name} ${model.version}`} model={model} />
      ))}
    </div>
  );
}
