import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { EmptyState, ErrorState, MoreButton } from '../../../components/ui/list-states';
import styles from '../../../components/ui/report-card.module.css';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { type Decision, useListDecisionsInfiniteQuery, useUndoDecisionMutation } from '../api';
import { useSettle } from '../use-settle';
import own from './decision-list.module.css';

/** What moderators decided, newest first; each can be undone, and then still stands here. */
export function DecisionList() {
  const { t } = useTranslation();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useListDecisionsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const decisions = data?.pages.flatMap(({ items }) => items);
  return (
    <section className={own.section} aria-labelledby="decisions">
      <h2 id="decisions">{t('moderation.decisions.heading')}</h2>
      {isError && !data && (
        <ErrorState message={t('moderation.decisions.loadFailed')} onRetry={() => void refetch()} />
      )}
      {decisions?.length === 0 && <EmptyState text={t('moderation.decisions.empty')} />}
      <ul className={own.list} aria-labelledby="decisions">
        {decisions?.map((decision) => (
          <li key={decision._id} className={styles.card}>
            <DecisionLines decision={decision} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <MoreButton isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </section>
  );
}

function DecisionLines({ decision }: { readonly decision: Decision }) {
  const { t } = useTranslation();
  const [undo, { isLoading }] = useUndoDecisionMutation();
  const settle = useSettle();
  const { _id, title, act, reason, at, by, undone } = decision;
  const said = (name: string | undefined, date: string) => ({
    name: name ?? t('moderation.decisions.somebody'),
    date: formatDate(date),
  });
  return (
    <>
      <p className={own.what}>{t(`moderation.decisions.${act}`, { title })}</p>
      <p className={styles.head}>{t('moderation.decisions.by', said(by, at))}</p>
      {reason && <p className={styles.reason}>{t('moderation.decisions.reason', { reason })}</p>}
      {undone ? (
        <p>{t('moderation.decisions.undone', said(undone.by, undone.at))}</p>
      ) : (
        <div className={styles.actions}>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={20} />}
            loading={isLoading}
            aria-label={t('moderation.decisions.undoOf', { title })}
            onClick={({ currentTarget }) => {
              const undoIt = () => undo(_id).unwrap();
              void settle(undoIt, t('moderation.decisions.didUndo'), currentTarget);
            }}
          >
            {t('moderation.decisions.undo')}
          </Button>
        </div>
      )}
    </>
  );
}
