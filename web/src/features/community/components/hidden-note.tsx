import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useSelector } from 'react-redux';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { isModerator } from '../../../lib/session/ownership';
import { selectClaims } from '../../../lib/session/session-slice';
import { centerToast } from '../../../lib/toasts';
import { useUnhidePostMutation } from '../api';
import styles from './hidden-note.module.css';

/** Tells the author why a post is hidden; a moderator may show it again. */
export function HiddenNote({
  postId,
  reason,
}: {
  readonly postId: string;
  readonly reason: string;
}) {
  const { t } = useTranslation();
  const mayShow = isModerator(useSelector(selectClaims));
  const [unhidePost, { isLoading }] = useUnhidePostMutation();
  const show = async (): Promise<void> => {
    try {
      await unhidePost(postId).unwrap();
      centerToast.success(t('moderation.shown'));
    } catch (error) {
      log.error('post was not shown again', error);
      centerToast.error(t('moderation.failed'));
    }
  };
  return (
    <div className={styles.note}>
      <IconEyeOff size={20} aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>{t('community.hidden', { reason })}</p>
      {mayShow && (
        <Button
          variant="default"
          leftSection={<IconEye size={20} />}
          loading={isLoading}
          onClick={() => void show()}
        >
          {t('moderation.show')}
        </Button>
      )}
    </div>
  );
}
