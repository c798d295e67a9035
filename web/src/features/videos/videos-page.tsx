import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ErrorState, LoadingState, useStillLoading } from '../../components/ui/list-states';
import { WindowedList } from '../../components/ui/windowed-list';
import { serverMessage } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import {
  useCountVideosQuery,
  useGetVideoQuery,
  useListVideosInfiniteQuery,
  type Video,
} from './api';
import { CategoryButtons } from './components/category-buttons';
import { NoVideos } from './components/no-videos';
import { VideoCard } from './components/video-card';
import { VideoFilters } from './components/video-filters';
import { VideosHero } from './components/videos-hero';
import { type Filter, filters } from './constants';
import { type Facet, type Narrowing, searchOf, useNarrowing } from './narrowing';
import styles from './videos-page.module.css';

/** A card's height on a wide screen; the row's true one is measured. */
const ROW_PX = 380;
/** As in the style sheet. */
const GAP_PX = 24;

const keyOf = ({ _id }: Video): string => _id;

/** The video data set: watched by category, filtered here as spec section 4 says. */
export function VideosPage() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('all');
  const asked = useSearchParams()[0].get('category');
  useEffect(() => {
    // After the page was taken over: it is drawn for every address alike.
    const wanted = filters.find((one) => one === asked);
    if (wanted) setFilter(wanted);
  }, [asked]);
  const { narrowing, change } = useNarrowing();
  const { data: counts, isError } = useCountVideosQuery({
    ...narrowing,
    ...(filter === 'all' ? {} : { category: filter }),
  });
  const drop = (facet: Facet): void => change(facet, '');
  return (
    <>
      <VideosHero />
      <CategoryButtons chosen={filter} onChoose={setFilter} label={t('videos.filter')} />
      <VideoFilters
        // The page is drawn before its address is known: its filters stand there with their counts.
        narrowing={counts || isError ? narrowing : {}}
        counts={counts}
        onChange={change}
      />
      <VideoGrid filter={filter} narrowing={narrowing}>
        <NoVideos narrowing={narrowing} counts={counts} onDrop={drop} />
      </VideoGrid>
    </>
  );
}

function VideoGrid({
  filter,
  narrowing,
  children,
}: {
  readonly filter: Filter;
  readonly narrowing: Narrowing;
  /** What stands there where there is nothing to show. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const query = useListVideosInfiniteQuery(narrowing);
  const {
    currentData: data,
    error,
    isLoading,
    hasNextPage,
    isFetching,
    fetchNextPage,
    refetch,
  } = query;
  const isStillLoading = useStillLoading(isLoading || (isFetching && !data));
  const named = useNamedVideo();
  const listed = data?.pages.flatMap((page) => page.videos) ?? [];
  const videos = named ? [named, ...listed.filter(({ _id }) => _id !== named._id)] : listed;
  const search = searchOf({ ...narrowing, ...(filter !== 'all' && { category: filter }) });
  const shown = filter === 'all' ? videos : videos.filter(({ category }) => category === filter);

  useEffect(() => {
    if (error) log.error('videos could not be fetched', error);
  }, [error]);
  // A category whose videos lie on a later page is looked for there.
  useEffect(() => {
    if (data && shown.length === 0 && hasNextPage && !isFetching) void fetchNextPage();
  }, [data, shown.length, hasNextPage, isFetching, fetchNextPage]);

  if (isStillLoading) return <LoadingState text={t('videos.loading')} cards={8} />;
  if (error && !data) {
    return (
      <ErrorState
        message={serverMessage(error) ?? t('videos.failed')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (shown.length === 0 && !hasNextPage) return children;
  return (
    <WindowedList
      items={shown}
      keyOf={keyOf}
      label={t('videos.heading')}
      className={styles.grid}
      rowPx={ROW_PX}
      gapPx={GAP_PX}
      more={query}
    >
      {(video) => <VideoCard video={video} search={search} />}
    </WindowedList>
  );
}

/** The video that an address names, as the search's hits do: it stands first, however old it is. */
function useNamedVideo(): Video | undefined {
  const id = /^#video-([0-9a-f]{24})$/.exec(useLocation().hash)?.[1] ?? '';
  return useGetVideoQuery(id, { skip: id === '' }).currentData;
}
