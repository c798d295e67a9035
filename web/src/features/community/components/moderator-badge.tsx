import { IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './moderator-badge.module.css';

/** Beside the name of somebody who wrote as a moderator: the name alone anybody can take. */
export function ModeratorBadge() {
  const { t } = useTranslation();
  return (
    <span className={styles.badge}>
      <IconShieldCheck size={16} aria-hidden="true" />
      {t('community.moderator')}
    </span>
  );
}
