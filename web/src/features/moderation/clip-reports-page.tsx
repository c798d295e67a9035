import { Button } from '@mantine/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingState, MoreButton } from '../../components/ui/list-states';
import { ModerationTabs } from '../../components/ui/moderation-tabs';
import { NoticeLine } from '../../components/ui/notice-line';
import { PageHeading } from '../../components/ui/page-heading';
import { useTranslation } from '../../lib/i18n/use-translation';
import { loginPath, paths } from '../../lib/paths';
import { isModerator } from '../../lib/session/ownership';
import { selectClaims } from '../../lib/session/session-slice';
import { useListClipReportsInfiniteQuery } from './api';
import styles from './clip-reports-page.module.css';
import { ClipReportCard } from './components/clip-report-card';
import { DecisionList } from './components/decision-list';

/** Clips that people have reported and what was decided about them, for reviewers and admins. */
export function ClipReportsPage() {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  return (
    <>
      <PageHeading title={t('moderation.clips.heading')} intro={t('moderation.clips.intro')} />
      {isModerator(claims) ? (
        <>
          <ModerationTabs />
          <div className={styles.page}>
            <NoticeLine />
            <ClipReportList />
            <DecisionList />
          </div>
        </>
      ) : (
        <EmptyState text={t('moderation.notAllowed')}>
          {claims === null ? (
            <Button component={Link} to={loginPath(paths.clipReports)}>
              {t('auth.toLogin')}
            </Button>
          ) : (
            <Button component={Link} to={paths.datasets} variant="default">
              {t('errors.backHome')}
            </Button>
          )}
        </EmptyState>
      )}
    </>
  );
}

function ClipReportList() {
  const { t } = useTranslation();
  const { data, isLoading, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useListClipReportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const reports = data?.pages.flatMap(({ items }) => items) ?? [];
  if (isLoading) return <LoadingState text={t('moderation.loading')} cards={2} />;
  if (isError && !data) {
    return <ErrorState message={t('moderation.loadFailed')} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {reports.length === 0 && <EmptyState text={t('moderation.clips.empty')} />}
      <ul className={styles.list} aria-label={t('moderation.clips.list')}>
        {reports.map((report) => (
          <li key={report._id}>
            <ClipReportCard report={report} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <MoreButton isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </>
  );
}
