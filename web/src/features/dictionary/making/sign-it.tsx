import { useState } from 'react';
import { formatPercent } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { CameraMaking } from './camera-making';
import { ClipMaking } from './clip-making';
import { NearSigns } from './near-signs';
import styles from './sign-it.module.css';
import { useSignIt } from './use-sign-it';

/** A sign found by making it before the camera, or by a clip of it. */
export function SignIt() {
  const { t } = useTranslation();
  const making = useSignIt();
  const [clip, setClip] = useState<File | null>(null);
  const { finder, found, letters } = making;
  const look = (file: File | null): void => {
    making.leave();
    setClip(file);
  };
  return (
    <div className={styles.columns}>
      <div className={styles.making}>
        <p>{t('find.make.learnt')}</p>
        {clip ? (
          <ClipMaking making={making} file={clip} onLeave={() => look(null)} />
        ) : (
          <CameraMaking making={making} onClip={(file) => file && look(file)} />
        )}
        {finder.name === 'loading' && (
          <p role="status">{t('find.make.loading', { percent: formatPercent(finder.share) })}</p>
        )}
        {finder.name === 'failed' && <p role="alert">{t('find.make.failed')}</p>}
      </div>
      <div className={styles.results}>
        {found && letters.length > 0 && (
          <p>
            {t('find.make.letters')} <strong lang="en">{letters.join(' ')}</strong>
          </p>
        )}
        {found && <NearSigns alike={found} />}
      </div>
    </div>
  );
}
