import { Button } from '@mantine/core';
import { IconPlayerPlay, IconVideoOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { VideoStage } from '../../../components/ui/video-stage';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { paths, videoPath } from '../../../lib/paths';
import { centerToast } from '../../../lib/toasts';
import { type Carried, useCreateTicketMutation, useGetCarriedQuery } from './api';
import styles from './carried-video.module.css';

/** The video that a post or comment carries, as far as this reader may see it. */
export function CarriedVideo({ videoId }: { readonly videoId: string }) {
  const { t } = useTranslation();
  const { currentData: carried, isError, isFetching, refetch } = useGetCarriedQuery(videoId);
  if (carried?.showing === 'shown') return <Shown carried={carried} />;
  if (carried?.isOwn) return <OwnUnshown carried={carried} />;
  if (isError) {
    return (
      <div className={styles.note}>
        <p>{t('community.video.failed')}</p>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </div>
    );
  }
  if (carried === undefined) return <div className={styles.place} aria-hidden="true" />;
  return (
    <p className={styles.gone}>
      <IconVideoOff size={20} aria-hidden="true" />
      {t('community.video.gone')}
    </p>
  );
}

function Shown({ carried: { video } }: { readonly carried: Carried }) {
  const { t } = useTranslation();
  const title = video.title || t('videos.untitled');
  return (
    <div className={styles.video}>
      <VideoStage url={video.url} poster={video.poster} title={title} />
      <Link to={videoPath(video._id)} className={styles.more}>
        {t('videos.open')}
        <span className="visually-hidden"> {title}</span>
      </Link>
    </div>
  );
}

/** To its author alone: why others see no video here. */
function OwnUnshown({ carried: { video, showing } }: { readonly carried: Carried }) {
  const { t } = useTranslation();
  const [createTicket, { data: ticket, isLoading }] = useCreateTicketMutation();
  const watch = async (): Promise<void> => {
    try {
      await createTicket(video._id).unwrap();
    } catch (error) {
      log.error('a video of one’s own could not be opened', error);
      centerToast.error(t('community.video.failed'));
    }
  };
  return (
    <div className={styles.note}>
      <p>{t(showing === 'waiting' ? 'community.video.waiting' : 'community.video.notShown')}</p>
      {ticket ? (
        <video
          className={styles.own}
          src={ticket.url}
          poster={video.poster && `${video.poster}?ticket=${ticket.ticket}`}
          controls
          autoPlay
          muted
          playsInline
          aria-label={video.title}
        >
          {t('videos.unsupported')}
        </video>
      ) : (
        <div className={styles.ways}>
          {video.status === 'ready' && (
            <Button
              variant="default"
              leftSection={<IconPlayerPlay size={20} />}
              loading={isLoading}
              onClick={() => void watch()}
            >
              {t('community.video.watchOwn')}
            </Button>
          )}
          <Link to={paths.contributions} className={styles.more}>
            {t('contributions.heading')}
          </Link>
        </div>
      )}
    </div>
  );
}
