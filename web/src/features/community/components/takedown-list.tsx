import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorState, MoreButton } from '../../../components/ui/list-states';
import styles from '../../../components/ui/report-card.module.css';
import { useRestoreCourseMutation } from '../../../lib/api/restore-course';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { coursePath } from '../../../lib/paths';
import { selectClaims } from '../../../lib/session/session-slice';
import { type Takedown, useListTakedownsInfiniteQuery } from '../api';
import { useSettle } from '../use-settle';
import own from './takedown-list.module.css';

/** Courses that moderators took down, the last one first; each can be opened again. */
export function TakedownList() {
  const { t } = useTranslation();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useListTakedownsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const takedowns = data?.pages.flatMap((page) => page.data);
  return (
    <section className={own.section} aria-labelledby="takedowns">
      <h2 id="takedowns">{t('moderation.takedowns.heading')}</h2>
      {isError && !data && (
        <ErrorState message={t('moderation.takedowns.loadFailed')} onRetry={() => void refetch()} />
      )}
      {takedowns?.length === 0 && <EmptyState text={t('moderation.takedowns.empty')} />}
      <ul className={own.list} aria-labelledby="takedowns">
        {takedowns?.map((takedown) => (
          <li key={takedown.courseId} className={styles.card}>
            <TakedownLines takedown={takedown} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <MoreButton isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </section>
  );
}

function TakedownLines({ takedown }: { readonly takedown: Takedown }) {
  const { t, i18n } = useTranslation();
  const claims = useSelector(selectClaims);
  const [restore, { isLoading }] = useRestoreCourseMutation();
  const settle = useSettle();
  const { courseId, titles, by, authorId, takenDown } = takedown;
  const title = i18n.language === 'hi' ? titles.hi : titles.en;
  return (
    <>
      <header className={styles.head}>
        <span className={styles.by}>
          {t('moderation.courses.by', { name: by ?? t('community.anonymous') })}
        </span>
        <time dateTime={takenDown.at} className={styles.date}>
          {formatDate(takenDown.at)}
        </time>
      </header>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.reason}>
        {t('moderation.takedowns.because', { reason: takenDown.reason })}
      </p>
      <Link to={coursePath(courseId)} className={styles.sign}>
        {t('moderation.courses.look')}
      </Link>
      {claims?.sub === authorId ? (
        <p>{t('moderation.courses.own')}</p>
      ) : (
        <div className={styles.actions}>
          <Button
            variant="default"
            mih={48}
            leftSection={<IconEye size={20} />}
            loading={isLoading}
            aria-label={t('moderation.takedowns.restoreOf', { title })}
            onClick={({ currentTarget }) => {
              const act = () => restore(courseId).unwrap();
              void settle(act, t('moderation.takedowns.restored'), currentTarget);
            }}
          >
            {t('moderation.takedowns.restore')}
          </Button>
        </div>
      )}
    </>
  );
}
