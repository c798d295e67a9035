import { Avatar } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectClaims } from '../../../lib/session/session-slice';
import { AVATAR_PX } from '../constants';
import styles from './account-menu.module.css';

/** The avatar that opens the account's menu. */
export function AccountButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  return (
    <button
      aria-haspopup="menu"
      {...props}
      type="button"
      className={styles.target}
      aria-label={t('shell.account')}
    >
      <Avatar size={AVATAR_PX} radius="xl" name={claims?.name ?? ''} color="neel" />
    </button>
  );
}
