import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { recordPath } from '../../../lib/paths';
import own from './own-signs-dialog.module.css';

/** The way from a sign that was taught to a clip of it for everybody; what is kept here is none. */
export function GiveTaught({ signId }: { readonly signId: string }) {
  const { t } = useTranslation();
  return (
    <div className={own.part}>
      <p className={own.note}>{t('prediction.own.giveWhy')}</p>
      <div className={own.buttons}>
        <Button
          component={Link}
          to={recordPath({ kind: 'sign', id: signId })}
          variant="default"
          leftSection={<IconVideo size={20} />}
        >
          {t('prediction.own.give')}
        </Button>
      </div>
    </div>
  );
}
