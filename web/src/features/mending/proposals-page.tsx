import { EmptyState, ErrorState, LoadingState, MoreButton } from '../../components/ui/list-states';
import { ModerationTabs } from '../../components/ui/moderation-tabs';
import { NoticeLine } from '../../components/ui/notice-line';
import { PageHeading } from '../../components/ui/page-heading';
import { ReviewersOnly } from '../../components/ui/reviewers-only';
import { useTranslation } from '../../lib/i18n/use-translation';
import { useListProposalsInfiniteQuery } from './api';
import styles from './mending.module.css';
import { ProposalCard } from './proposal-card';

/** How reviewers would have signs be made, for the others to accept or decline. */
export function ProposalsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading
        title={t('moderation.proposals.heading')}
        intro={t('moderation.proposals.intro')}
      />
      <ReviewersOnly text={t('moderation.proposals.onlyReviewers')}>
        <ModerationTabs />
        <div className={styles.page}>
          <NoticeLine />
          <OpenProposals />
        </div>
      </ReviewersOnly>
    </>
  );
}

function OpenProposals() {
  const { t } = useTranslation();
  const { data, isLoading, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useListProposalsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const proposals = data?.pages.flatMap(({ items }) => items) ?? [];
  if (isLoading) return <LoadingState text={t('moderation.proposals.loading')} cards={2} />;
  if (isError && !data) {
    return (
      <ErrorState message={t('moderation.proposals.loadFailed')} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      {proposals.length === 0 && <EmptyState text={t('moderation.proposals.empty')} />}
      <ul className={styles.list} aria-label={t('moderation.proposals.list')}>
        {proposals.map((proposal) => (
          <li key={proposal._id}>
            <ProposalCard proposal={proposal} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <MoreButton isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </>
  );
}
