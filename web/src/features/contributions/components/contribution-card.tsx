import { Button } from '@mantine/core';
import { IconArrowBackUp, IconReceipt } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { formatDate, formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Contribution } from '../api';
import { useTakeBack } from '../use-take-back';
import { ConsentSwitches } from './consent-switches';
import styles from './contribution-card.module.css';
import { ContributionState } from './contribution-state';

const ConsentReceipt = lazy(async () => ({
  default: (await import('./consent-receipt')).ConsentReceipt,
}));

/** One clip that was given: what became of it, what may be done with it, its receipt and its end. */
export function ContributionCard({ contribution }: { readonly contribution: Contribution }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [isReceiptOpen, setReceiptOpen] = useState(false);
  const { takeBack, isTakingBack } = useTakeBack(contribution);
  const { prompt, take, isVariant, picture, createdAt } = contribution;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {prompt.label}
        </h2>
        <p className={styles.facts}>
          <span>{t(`contributions.kind.${prompt.kind}`)}</span>
          <span>{t('contributions.take', { n: formatNumber(take) })}</span>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {isVariant && <span>{t('contributions.variant')}</span>}
          {picture !== 'whole' && <span>{t(`clipPicture.${picture}`)}</span>}
        </p>
      </header>
      <ContributionState contribution={contribution} />
      <ConsentSwitches
        contribution={contribution}
        onEnd={(control) => takeBack(control, t('contributions.takeBack.askWithoutKeep'))}
      />
      <div className={styles.actions}>
        <Button
          variant="default"
          leftSection={<IconReceipt size={20} />}
          onClick={() => setReceiptOpen(true)}
        >
          {t('contributions.receipt.open')}
        </Button>
        <Button
          variant="subtle"
          color="var(--madder)"
          leftSection={<IconArrowBackUp size={20} />}
          aria-disabled={isTakingBack}
          onClick={({ currentTarget }) =>
            void takeBack(currentTarget, t('contributions.takeBack.ask'))
          }
        >
          {t('contributions.takeBack.button')}
        </Button>
      </div>
      {isReceiptOpen && (
        <Suspense fallback={null}>
          <ConsentReceipt contribution={contribution} onClose={() => setReceiptOpen(false)} />
        </Suspense>
      )}
    </article>
  );
}
