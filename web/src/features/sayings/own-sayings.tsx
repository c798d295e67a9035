import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfirm } from '../../components/ui/confirm';
import { ErrorState, LoadingState, MoreButton } from '../../components/ui/list-states';
import card from '../../components/ui/report-card.module.css';
import { serverMessage } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import { passFocusOn } from '../../lib/pass-focus-on';
import { centerToast } from '../../lib/toasts';
import { type Saying, useDeleteSayingMutation, useListSayingsInfiniteQuery } from './api';
import { type ClipView, SayingCard } from './saying-card';
import styles from './sayings.module.css';

/** What the person sent before, and what became of each; a link may lead to one of them. */
export function OwnSayings({ ClipView }: { readonly ClipView: ClipView }) {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const query = useListSayingsInfiniteQuery('mine', { refetchOnMountOrArgChange: true });
  const { data, isLoading, isError, hasNextPage, isFetchingNextPage } = query;
  const sayings = data?.pages.flatMap(({ items }) => items) ?? [];
  const isThere = sayings.length > 0;
  useEffect(() => {
    if (isThere && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere, hash]);
  if (isLoading) return <LoadingState text={t('sayings.loading')} cards={1} />;
  if (isError && !data) {
    return <ErrorState message={t('sayings.loadFailed')} onRetry={() => void query.refetch()} />;
  }
  if (!isThere) return null;
  return (
    <section className={styles.part} aria-labelledby="own-sayings">
      <h2 id="own-sayings">{t('sayings.own')}</h2>
      <ul className={styles.list}>
        {sayings.map((saying) => (
          <li key={saying._id} id={`saying-${saying._id}`} className={styles.target}>
            <SayingCard saying={saying} ClipView={ClipView}>
              <Remove saying={saying} />
            </SayingCard>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <MoreButton isLoading={isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      )}
    </section>
  );
}

function Remove({ saying: { _id, sentence } }: { readonly saying: Saying }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [remove, { isLoading }] = useDeleteSayingMutation();
  const ask = async (control: Element): Promise<void> => {
    if (!(await confirm(t('sayings.deleteSure', { sentence })))) return;
    const keepFocus = passFocusOn(control);
    try {
      await remove(_id).unwrap();
    } catch (error) {
      log.error('how a sentence is signed was not deleted', error);
      keepFocus();
      centerToast.error(serverMessage(error) ?? t('sayings.notSettled'));
    }
  };
  return (
    <div className={card.actions}>
      <Button
        variant="subtle"
        color="var(--madder)"
        leftSection={<IconTrash size={20} />}
        loading={isLoading}
        onClick={({ currentTarget }) => void ask(currentTarget)}
      >
        {t('sayings.delete')}
      </Button>
    </div>
  );
}
