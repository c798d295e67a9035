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
import { useListReportsInfiniteQuery } from './api';
import { CourseReportCard } from './components/course-report-card';
import { ReportCard } from './components/report-card';
import { TakedownList } from './components/takedown-list';
import styles from './reports-page.module.css';

/** What people have reported, for reviewers and admins. */
export function ReportsPage() {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  return (
    <>
      <PageHeading title={t('moderation.heading')} intro={t('moderation.intro')} />
      <ModerationTabs />
      {isModerator(claims) ? (
        <>
          <ReportList />
          <TakedownList />
        </>
      ) : (
        <EmptyState text={t('moderation.notAllowed')}>
          {claims === null ? (
            <Button component={Link} to={loginPath(paths.reports)}>
              {t('auth.toLogin')}
            </Button>
          ) : (
            <ToFeed />
          )}
        </EmptyState>
      )}
    </>
  );
}

function ReportList() {
  const { t } = useTranslation();
  const { data, isLoading, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useListReportsInfiniteQuery();
  const reports = data?.pages.flatMap((page) => page.reports) ?? [];
  if (isLoading) return <LoadingState text={t('moderation.loading')} cards={3} />;
  if (isError && !data) {
    return <ErrorState message={t('moderation.loadFailed')} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.list}>
      <NoticeLine />
      {reports.length === 0 && (
        <EmptyState text={t('moderation.empty')}>
          <ToFeed />
        </EmptyState>
      )}
      <ul className={styles.reports} aria-label={t('moderation.list')}>
        {reports.map((report) => (
          <li key={report._id}>
            {report.courseId === undefined ? (
              <ReportCard report={report} postId={report.postId ?? ''} />
            ) : (
              <CourseReportCard report={report} courseId={report.courseId} />
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <MoreButton isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </div>
  );
}

function ToFeed() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={paths.discussions} variant="default">
      {t('moderation.toFeed')}
    </Button>
  );
}
