import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconBarbell, IconCheck, IconShare, IconVideo } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { practicePath, recordPath } from '../../../lib/paths';
import { ownFormOf, type Sign } from '../api';
import styles from './sign-view.module.css';

/** So long the button says that it has copied. */
const SAID_MS = 4000;

/** What one does with a sign: practise it, or show it where there is none, and hand it on. */
export function SignActions({ sign }: { readonly sign: Sign }) {
  const { t } = useTranslation();
  const { copied, copy, error } = useClipboard({ timeout: SAID_MS });
  const { _id, name, kind } = sign;
  const form = ownFormOf(sign);
  const share = (): void => {
    const url = `${location.origin}${location.pathname}`;
    // A phone's own list of whom to send it to; whoever closes it wanted nothing.
    if ('share' in navigator) {
      navigator.share({ title: t('sign.title', { name }), url }).catch(() => {});
    } else copy(url);
  };
  return (
    <div className={styles.actions}>
      {form && (form.status === 'draft' || form.status === 'reviewed') && kind !== 'expression' && (
        <Button component={Link} to={practicePath(form.id)} leftSection={<IconBarbell size={20} />}>
          {t('sign.practise')}
        </Button>
      )}
      {!form && kind === 'word' && (
        <Button
          component={Link}
          to={recordPath({ kind: 'sign', id: _id })}
          leftSection={<IconVideo size={20} />}
        >
          {t('sign.showUs')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={copied ? <IconCheck size={20} /> : <IconShare size={20} />}
        onClick={share}
      >
        <span role="status">
          {copied ? t('sign.linkCopied') : t(error ? 'sign.linkNotCopied' : 'sign.share')}
        </span>
      </Button>
    </div>
  );
}
