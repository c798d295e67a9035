import { Button } from '@mantine/core';
import { IconBarbell, IconHandFinger, IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ShareButton } from '../../../components/ui/share-button';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { practicePath, recordPath } from '../../../lib/paths';
import { teachSignPath } from '../../../lib/teach-sign-path';
import { ownFormOf, type Sign } from '../api';
import { SaveClip } from '../around/save-clip';
import { useSignName } from '../use-sign-name';
import styles from './sign-view.module.css';

/** What one does with a sign: practise it, or show it where there is none, and hand it on. */
export function SignActions({
  sign,
  children,
}: {
  readonly sign: Sign;
  /** What other parts of the app do with it. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const nameOf = useSignName();
  const { _id, kind } = sign;
  const form = ownFormOf(sign);
  return (
    <div className={styles.actions}>
      {form && (form.status === 'draft' || form.status === 'reviewed') && (
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
      {kind === 'word' && (
        <Button
          component={Link}
          to={teachSignPath(_id)}
          variant="default"
          leftSection={<IconHandFinger size={20} />}
        >
          {t('sign.teach')}
        </Button>
      )}
      <ShareButton title={t('sign.title', { name: nameOf(sign) })} />
      <SaveClip key={_id} sign={sign} />
      {children}
    </div>
  );
}
