import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { videoPath } from '../../../lib/paths';
import { useGetNextVideoQuery } from '../api';
import { type Chosen, searchOf } from '../narrowing';
import styles from './next-clip.module.css';

/** The way to the video that the list has after this one, with the same filters. */
export function NextClip({ id, chosen }: { readonly id: string; readonly chosen: Chosen }) {
  const { t } = useTranslation();
  const { currentData: next } = useGetNextVideoQuery({ id, ...chosen });
  if (!next) return null;
  return (
    <Link to={videoPath(next._id, searchOf(chosen))} className={styles.next}>
      {next.poster && (
        <img className={styles.picture} src={next.poster} alt="" width={96} height={54} />
      )}
      <span className={styles.text}>
        <span className={styles.label}>{t('clip.next')}</span>
        <span className={styles.title}>{next.title || t('videos.untitled')}</span>
      </span>
      <IconArrowRight size={20} aria-hidden="true" />
    </Link>
  );
}
