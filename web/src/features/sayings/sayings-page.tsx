import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { EmptyState, ErrorState, LoadingState, MoreButton } from '../../components/ui/list-states';
import { ModerationTabs } from '../../components/ui/moderation-tabs';
import { NoticeLine } from '../../components/ui/notice-line';
import { PageHeading } from '../../components/ui/page-heading';
import { ReasonForm } from '../../components/ui/reason-form';
import card from '../../components/ui/report-card.module.css';
import { ReviewersOnly } from '../../components/ui/reviewers-only';
import { serverMessage } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import { passFocusOn } from '../../lib/pass-focus-on';
import { selectClaims } from '../../lib/session/session-slice';
import { centerToast } from '../../lib/toasts';
import { type Saying, useDecideSayingMutation, useListSayingsInfiniteQuery } from './api';
import { type ClipView, SayingCard } from './saying-card';
import styles from './sayings.module.css';

/** How people would sign sentences, for reviewers to take up or not. */
export function SayingsPage({ ClipView }: { readonly ClipView: ClipView }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('sayings.review.heading')} intro={t('sayings.review.intro')} />
      <ReviewersOnly text={t('sayings.review.onlyReviewers')}>
        <ModerationTabs />
        <div className={styles.page}>
          <NoticeLine />
          <OpenSayings ClipView={ClipView} />
        </div>
      </ReviewersOnly>
    </>
  );
}

function OpenSayings({ ClipView }: { readonly ClipView: ClipView }) {
  const { t } = useTranslation();
  const query = useListSayingsInfiniteQuery('open', { refetchOnMountOrArgChange: true });
  const { data, isLoading, isError, hasNextPage, isFetchingNextPage } = query;
  const sayings = data?.pages.flatMap(({ items }) => items) ?? [];
  if (isLoading) return <LoadingState text={t('sayings.loading')} cards={2} />;
  if (isError && !data) {
    return <ErrorState message={t('sayings.loadFailed')} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      <h2 className="visually-hidden">{t('sayings.review.list')}</h2>
      {sayings.length === 0 && <EmptyState text={t('sayings.review.empty')} />}
      <ul className={styles.list} aria-label={t('sayings.review.list')}>
        {sayings.map((saying) => (
          <li key={saying._id}>
            <SayingCard
              saying={saying}
              author={saying.by ?? t('community.anonymous')}
              ClipView={ClipView}
            >
              <Decide saying={saying} />
            </SayingCard>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <MoreButton isLoading={isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      )}
    </>
  );
}

type Decision = 'taken-up' | 'not-taken-up';

/** With a word, which the author reads; nobody decides about their own. */
function Decide({ saying: { _id, byId } }: { readonly saying: Saying }) {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  const [chosen, setChosen] = useState<Decision | null>(null);
  const [decide, { isLoading }] = useDecideSayingMutation();
  const send = async (decision: Decision, word: string, form: Element): Promise<void> => {
    const keepFocus = passFocusOn(form);
    try {
      await decide({ id: _id, said: { decision, word } }).unwrap();
      centerToast.success(t(`sayings.state.${decision}`));
    } catch (error) {
      log.error('how a sentence is signed was not decided', error);
      keepFocus();
      centerToast.error(serverMessage(error) ?? t('sayings.notSettled'));
    }
  };
  if (byId !== undefined && byId === claims?.sub) return <p>{t('sayings.review.own')}</p>;
  if (chosen) {
    return (
      <ReasonForm
        label={t('sayings.review.word')}
        action={t(`sayings.review.${chosen}`)}
        {...(chosen === 'taken-up' && { color: null })}
        isSending={isLoading}
        onSend={(word, form) => void send(chosen, word, form)}
        onCancel={() => setChosen(null)}
      />
    );
  }
  return (
    <div className={card.actions}>
      <Button
        variant="default"
        leftSection={<IconCheck size={20} />}
        onClick={() => setChosen('taken-up')}
      >
        {t('sayings.review.taken-up')}
      </Button>
      <Button
        variant="subtle"
        color="var(--madder)"
        leftSection={<IconX size={20} />}
        onClick={() => setChosen('not-taken-up')}
      >
        {t('sayings.review.not-taken-up')}
      </Button>
    </div>
  );
}
