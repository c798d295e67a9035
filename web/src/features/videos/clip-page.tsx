import { skipToken } from '@reduxjs/toolkit/query';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../components/ui/list-states';
import { NotFound } from '../../components/ui/not-found';
import { PageHeading } from '../../components/ui/page-heading';
import { ShareButton } from '../../components/ui/share-button';
import { serverMessage, statusOf } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths } from '../../lib/paths';
import { useScreenTitle } from '../../lib/screen-title';
import { useGetTimelineQuery, useGetVideoQuery, type Video } from './api';
import { CiteClip } from './clip/cite-clip';
import { ClipFacts } from './clip/clip-facts';
import { ClipTimeline } from './clip/clip-timeline';
import { NextClip } from './clip/next-clip';
import { ReportClip } from './clip/report-clip';
import { useVideoTime } from './clip/use-video-time';
import styles from './clip-page.module.css';
import { chosenIn, searchOf } from './narrowing';

/** One video: what the computer read in it over time, what may be done with it, how to cite it, and the talk about it. */
export function ClipPage({ talk }: { readonly talk: (videoId: string) => ReactNode }) {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { currentData: video, error, isFetching, refetch } = useGetVideoQuery(id);
  useScreenTitle(video && (video.title || t('videos.untitled')));
  if (video) {
    return (
      <div key={id}>
        <Clip video={video} />
        {talk(id)}
      </div>
    );
  }
  if (isFetching) return <LoadingState text={t('videos.loading')} cards={2} />;
  // 400: an id that no video can have.
  if ([400, 404].includes(statusOf(error) ?? 0)) return <NotFound />;
  return (
    <ErrorState
      message={serverMessage(error) ?? t('videos.failed')}
      onRetry={() => void refetch()}
    />
  );
}

function Clip({ video }: { readonly video: Video }) {
  const { t } = useTranslation();
  const title = video.title || t('videos.untitled');
  const videoRef = useRef<HTMLVideoElement>(null);
  const [seconds, seek] = useVideoTime(videoRef);
  const chosen = chosenIn(useSearchParams()[0]);
  return (
    <article>
      <Link to={`${paths.datasets}${searchOf(chosen)}`} className={styles.back}>
        <IconArrowLeft size={20} aria-hidden="true" />
        {t('clip.all')}
      </Link>
      <PageHeading title={title} intro={t(`emotion.${video.category}`)} />
      <div className={styles.columns}>
        <div className={styles.watch}>
          <video
            ref={videoRef}
            className={styles.player}
            src={video.url}
            poster={video.poster}
            preload="metadata"
            controls
            muted
            playsInline
            aria-label={title}
          >
            {t('videos.unsupported')}
          </video>
          <NextClip id={video._id} chosen={chosen} />
          <Timeline video={video} seconds={seconds} onSeek={seek} />
        </div>
        <div className={styles.facts}>
          {video.description && <p>{video.description}</p>}
          <ClipFacts video={video} />
          <CiteClip video={video} title={title} />
          <div className={styles.actions}>
            <ShareButton title={title} />
            <ReportClip videoId={video._id} />
          </div>
        </div>
      </div>
    </article>
  );
}

function Timeline({
  video,
  seconds,
  onSeek,
}: {
  readonly video: Video;
  readonly seconds: number;
  readonly onSeek: (seconds: number) => void;
}) {
  const { t } = useTranslation();
  // Only what was recorded here was read while it was recorded.
  const query = useGetTimelineQuery(video.given ? video._id : skipToken);
  const { data: entries = [], isError, isFetching, refetch } = query;
  if (isFetching) return <p role="status">{t('clip.timeline.loading')}</p>;
  if (isError) {
    return <ErrorState message={t('clip.timeline.failed')} onRetry={() => void refetch()} />;
  }
  const [last] = entries.slice(-1);
  if (!last) return <p className={styles.none}>{t('clip.timeline.none')}</p>;
  const lengthMs = Math.max((video.durationSeconds ?? 0) * 1000, last.ms + 1);
  return (
    <ClipTimeline entries={entries} lengthMs={lengthMs} atMs={seconds * 1000} onSeek={onSeek} />
  );
}
