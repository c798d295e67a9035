import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useConfirm } from '../../../components/ui/confirm';
import { ErrorState, LoadingState } from '../../../components/ui/list-states';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { passFocusOn } from '../../../lib/pass-focus-on';
import { cornerToast } from '../../../lib/toasts';
import { useDeleteVideoMutation } from '../api';
import { useMyVideos } from '../use-my-videos';
import styles from './my-videos.module.css';
import { VideoState } from './video-state';

/** One's own videos in every state; those still being prepared are looked at again. */
export function MyVideos() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [deleteVideo] = useDeleteVideoMutation();
  const { videos, isError, isLoading, refetch } = useMyVideos();

  const remove = async (id: string, button: HTMLElement): Promise<void> => {
    if (!(await confirm(t('upload.mine.confirmDelete')))) return;
    const keepFocus = passFocusOn(button);
    try {
      await deleteVideo(id).unwrap();
      cornerToast.success(t('upload.mine.deleted'));
    } catch (error) {
      keepFocus();
      log.error('video was not deleted', error);
      cornerToast.error(t('upload.mine.deleteFailed'));
    }
  };
  return (
    <section className={styles.mine} aria-labelledby="my-videos">
      <h2 id="my-videos" className={styles.heading}>
        {t('upload.mine.heading')}
      </h2>
      {isError && !videos && <ErrorState message={t('upload.mine.failed')} onRetry={refetch} />}
      {isLoading && <LoadingState text={t('upload.mine.loading')} cards={2} />}
      {videos?.length === 0 && <p className={styles.empty}>{t('upload.mine.empty')}</p>}
      <ul className={styles.list}>
        {videos?.map((video) => (
          <li key={video._id} className={styles.item}>
            <div className={styles.text}>
              <VideoState video={video} />
              {video.reason && (
                <span className={styles.problem}>
                  {video.reasonCode ? t(`upload.mine.reason.${video.reasonCode}`) : video.reason}
                </span>
              )}
            </div>
            <div className={styles.actions}>
              {video.status === 'ready' && video.visibility !== 'private' && (
                <Button
                  component="a"
                  href={video.url}
                  download={`${video.title || t('videos.untitled')}.mp4`}
                  variant="subtle"
                  leftSection={<IconDownload size={20} />}
                >
                  {t('upload.mine.save')}
                </Button>
              )}
              <Button
                variant="subtle"
                color="var(--madder)"
                leftSection={<IconTrash size={20} />}
                onClick={({ currentTarget }) => void remove(video._id, currentTarget)}
              >
                {t('upload.mine.delete')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
