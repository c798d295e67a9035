import { useFrameFault } from '../../../lib/frames/use-frame-fault';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './sign-it.module.css';
import type { useSignIt } from './use-sign-it';

/** Over the picture: what to do next, or why nothing was found. */
export function WhatNow({
  making,
  showing,
}: {
  readonly making: ReturnType<typeof useSignIt>;
  /** Said while the sign is made. */
  readonly showing: string;
}) {
  const { t } = useTranslation();
  const faultText = useFrameFault();
  const { phase, result, found, failed } = making;
  const text = (): string => {
    if (phase.is === 'counting') return formatNumber(phase.left);
    if (phase.is === 'showing') return showing;
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
