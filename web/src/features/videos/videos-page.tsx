import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingState } from '../../components/ui/list-states';
import { serverMessage } from '../../lib/api/errors';
import { log } from '../../lib/log';
import { paths } from '../../lib/paths';
import { useListVideosInfiniteQuery } from './api';
import { CategoryButtons } from './components/category-buttons';
import { VideoCard } from './components/video-card';
import { VideosHero } from './components/videos-hero';
import type { Filter } from './constants';
import styles from './videos-page.module.css';

/** The video data set: watched by category, filtered here as spec section 4 says. */
export function VideosPage() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <>
      <VideosHero />
      <CategoryButtons chosen={filter} onChoose={setFilter} label={t('videos.filter')} />
      <VideoGrid filter={filter} />
    </>
  );
}

function VideoGrid({ filter }: { readonly filter: Filter }) {
  const { t } = useTranslation();
  const {
    data,
    error,
    isLoading,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useListVideosInfiniteQuery();
  const videos = data?.pages.flatMap((page) => page.videos) ?? [];
  const shown = filter === 'all' ? videos : videos.filter(({ category }) => category === filter);

  useEffect(() => {
    if (error) log.error('videos could not be fetched', error);
  }, [error]);
  // A category whose videos lie on a later page is looked for there.
  useEffect(() => {
    if (data && shown.length === 0 && hasNextPage && !isFetching) void fetchNextPage();
  }, [data, shown.length, hasNextPage, isFetching, fetchNextPage]);

  if (isLoading) return <LoadingState text={t('videos.loading')} cards={8} />;
  if (error && !data) {
    return (
      <ErrorState
        message={serverMessage(error) ?? t('videos.failed')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (shown.length === 0 && !hasNextPage) {
    return (
      <EmptyState text={t('videos.empty')}>
        <Button component={Link} to={paths.upload}>
          {t('videos.upload')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.grid}>
        {shown.map((video) => (
          <li key={video._id}>
            <VideoCard video={video} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="default"
          fullWidth
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('app.more')}
        </Button>
      )}
    </>
  );
}
