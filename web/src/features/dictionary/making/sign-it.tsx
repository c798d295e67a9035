import { Button } from '@mantine/core';
import { IconHandStop, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CameraStage } from '../../../components/ui/camera-stage';
import { useFrameFault } from '../../../lib/frames/use-frame-fault';
import { formatNumber, formatPercent } from '../../../lib/i18n/format';
import { NearSigns } from './near-signs';
import styles from './sign-it.module.css';
import { useSignIt } from './use-sign-it';

/** A sign found by making it before the camera. */
export function SignIt() {
  const { t } = useTranslation();
  const making = useSignIt();
  const { stream, finder, result, found, letters } = making;
  return (
    <div className={styles.columns}>
      <div className={styles.making}>
        <p>{t('find.make.learnt')}</p>
        <CameraStage
          stream={stream}
          onRetry={making.begin}
          note={making.keepsPictures ? t('camera.kept') : undefined}
          overlay={<WhatNow making={making} />}
        >
          <Button
            size="lg"
            mih={56}
            leftSection={result ? <IconRefresh size={24} /> : <IconHandStop size={24} />}
            disabled={!making.canBegin}
            onClick={making.begin}
          >
            {t(result ? 'find.make.again' : 'find.make.begin')}
          </Button>
        </CameraStage>
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

/** Over the picture: what to do next, or why nothing was found. */
function WhatNow({ making }: { readonly making: ReturnType<typeof useSignIt> }) {
  const { t } = useTranslation();
  const faultText = useFrameFault();
  const { phase, result, found, failed } = making;
  const text = (): string => {
    if (phase.is === 'counting') return formatNumber(phase.left);
    if (phase.is === 'showing') return t('find.make.now');
    if (phase.is === 'asking') return t('find.make.looking');
    if (found) return '';
    if (failed !== null) return faultText(failed);
    return result === null ? '' : t(`find.make.outcome.${result.outcome}`);
  };
  return (
    <p className={styles.over} role="status" data-is={phase.is}>
      {text()}
    </p>
  );
}
