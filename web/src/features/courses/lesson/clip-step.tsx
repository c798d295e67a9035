import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { LinkedText } from '../../../components/ui/linked-text';
import { statusOf } from '../../../lib/api/errors';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { videoPath } from '../../../lib/paths';
import { useGetLessonClipQuery } from '../api';
import { useNames } from '../use-names';
import styles from './lesson-player.module.css';
import own from './text-step.module.css';

/** A video that the teacher chose; taken back by its giver or hidden, it is not shown here either. */
export function ClipStep({
  clip,
  caption,
  onNext,
}: {
  readonly clip: string;
  readonly caption: { readonly en: string; readonly hi: string };
  readonly onNext: () => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const { currentData: video, error } = useGetLessonClipQuery(clip);
  const isGone = [400, 403, 404].includes(statusOf(error) ?? 0);
  const said = names(caption).text;
  return (
    <section className={styles.step}>
      <h1 tabIndex={-1} className={styles.question}>
        {video?.title || t('lessons.clip.heading')}
      </h1>
      <div className={styles.stage}>
        {video && (
          <video
            className={own.video}
            src={video.url}
            poster={video.poster}
            aria-label={video.title || t('lessons.clip.heading')}
            controls
            muted
            playsInline
          />
        )}
        {error !== undefined && (
          <p role="status" className={styles.note}>
            {t(isGone ? 'lessons.clip.gone' : 'lessons.clip.failed')}
          </p>
        )}
      </div>
      <div className={styles.answer}>
        {said !== '' && (
          <p>
            <LinkedText text={said} />
          </p>
        )}
        {video && (
          <Link to={videoPath(clip)} className={styles.about}>
            {t('lessons.clip.about')}
          </Link>
        )}
      </div>
      <div className={styles.feet}>
        <Button size="lg" mih={56} rightSection={<IconArrowRight size={24} />} onClick={onNext}>
          {t('lessons.player.next')}
        </Button>
      </div>
    </section>
  );
}
