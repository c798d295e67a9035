import { useEffect, useId, useRef } from 'react';
import { formatDateTime, formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Withdrawal } from '../api';
import styles from './withdrawal-receipt.module.css';

const counts = ['clips', 'files', 'timelines', 'verdicts'] as const;

/** What was deleted when everything was taken back. The keyboard goes here: its button is gone. */
export function WithdrawalReceipt({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation();
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <section className={styles.receipt} aria-labelledby={headingId}>
      <h2 id={headingId} ref={headingRef} tabIndex={-1} className={styles.heading}>
        {t('contributions.takeAllBack.heading')}
      </h2>
      <dl className={styles.facts}>
        {counts.map((what) => (
          <div key={what}>
            <dt>{t(`contributions.takeAllBack.${what}`)}</dt>
            <dd>{formatNumber(withdrawal[what])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('contributions.takeAllBack.at')}</dt>
          <dd>{formatDateTime(withdrawal.at)}</dd>
        </div>
      </dl>
    </section>
  );
}
