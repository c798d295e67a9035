import { Avatar } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '../../../lib/i18n/use-translation';
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
      <Avatar size={AVATAR_PX} radius="xl" color="neel">
        {claims && <span className={styles.initials} data-initials={initialsOf(claims.name)} />}
      </Avatar>
    </button>
  );
}

/** Drawn by the style sheet: a picture of the person, not the button's words. */
const initialsOf = (name: string): string => {
  const words = name.split(' ').filter(Boolean);
  return [words.at(0), words.slice(1).at(-1)].map((word) => [...(word ?? '')][0] ?? '').join('');
};
