import { Button, Modal } from '@mantine/core';
import { IconClock, IconVideo } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../../components/ui/list-states';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths, recordForPath } from '../../../lib/paths';
import { useFocusBack } from '../../../lib/use-focus-back';
import { type Carried, useListCarriableQuery } from './api';
import styles from './video-picker.module.css';

/** One's own videos that others may watch now or once they are checked, and the way to a new one. */
export function VideoPicker({
  onChoose,
  onClose,
}: {
  readonly onChoose: (videoId: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  useFocusBack(true);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('community.video.choose')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
    >
      <div className={styles.picker}>
        <p>{t('community.video.explain')}</p>
        <OwnVideos onChoose={onChoose} />
        <div className={styles.ways}>
          <Button
            component={Link}
            to={recordForPath(pathname + search)}
            variant="light"
            leftSection={<IconVideo size={20} />}
          >
            {t('community.video.record')}
          </Button>
          <Button component={Link} to={paths.upload} variant="default">
            {t('videos.upload')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function OwnVideos({ onChoose }: { readonly onChoose: (videoId: string) => void }) {
  const { t } = useTranslation();
  // Something may have been recorded since.
  const {
    currentData: own,
    isError,
    refetch,
  } = useListCarriableQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !own) {
    return <ErrorState message={t('videos.failed')} onRetry={() => void refetch()} />;
  }
  if (!own) return <LoadingState text={t('videos.loading')} cards={2} />;
  const offered = own.filter(({ showing }) => showing !== 'not-shown');
  const others = own.length - offered.length;
  return (
    <>
      {offered.length === 0 && <p>{t('community.video.none')}</p>}
      <ul className={styles.list}>
        {offered.map((carried) => (
          <li key={carried.video._id}>
            <OwnVideo carried={carried} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p>
          {t('community.video.others', { count: others, n: others })}{' '}
          <Link to={paths.contributions}>{t('contributions.heading')}</Link>
        </p>
      )}
    </>
  );
}

function OwnVideo({
  carried: { video, showing },
  onChoose,
}: {
  readonly carried: Carried;
  readonly onChoose: (videoId: string) => void;
}) {
  const { t } = useTranslation();
  const isShown = showing === 'shown';
  return (
    <button type="button" className={styles.video} onClick={() => onChoose(video._id)}>
      <span className={styles.picture}>
        {/* Of one that others may not watch yet the picture is not given out either. */}
        {isShown && video.poster ? (
          <img src={video.poster} alt="" width={96} height={54} />
        ) : (
          <IconClock size={24} aria-hidden="true" />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{video.title || t('videos.untitled')}</span>
        <span className={styles.state}>
          {formatDate(video.createdAt)}
          {!isShown && ` · ${t('community.video.beingChecked')}`}
        </span>
      </span>
    </button>
  );
}
