import { CONSENT_SCOPES } from '@isl/contracts/vocabulary';
import { Button, Modal } from '@mantine/core';
import { IconCheck, IconPrinter, IconX } from '@tabler/icons-react';
import { formatDateTime } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { scopeWords } from '../../../lib/scope-words';
import { useFocusBack } from '../../../lib/use-focus-back';
import type { Contribution } from '../api';
import styles from './consent-receipt.module.css';

/** What a person agreed to for one clip, to read and to print. */
export function ConsentReceipt({
  contribution: { _id, prompt, consent },
  onClose,
}: {
  readonly contribution: Contribution;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  useFocusBack(true);
  const facts = [
    ['prompt', `${prompt.label} (${t(`contributions.kind.${prompt.kind}`)})`],
    ['at', formatDateTime(consent.at)],
    ['version', consent.version],
    ['age', t(`contributions.receipt.ages.${consent.age}`)],
    ['clip', _id],
  ] as const;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('contributions.receipt.open')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      classNames={{
        root: styles.receipt ?? '',
        overlay: styles.unprinted ?? '',
        inner: styles.place ?? '',
        content: styles.sheet ?? '',
        close: styles.unprinted ?? '',
      }}
    >
      <p className={styles.site}>{t('app.name')}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`contributions.receipt.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.scopes} aria-label={t('contributions.consent.legend')}>
        {CONSENT_SCOPES.map((scope) => {
          const isAllowed = consent.scopes.includes(scope);
          const Icon = isAllowed ? IconCheck : IconX;
          return (
            <li key={scope} className={styles.scope}>
              <Icon size={20} aria-hidden="true" />
              <strong>
                {t(isAllowed ? 'contributions.receipt.yes' : 'contributions.receipt.no')}
              </strong>
              <span>{t(scopeWords[scope])}</span>
            </li>
          );
        })}
      </ul>
      <Button
        className={styles.unprinted}
        leftSection={<IconPrinter size={20} />}
        onClick={() => window.print()}
      >
        {t('contributions.receipt.print')}
      </Button>
    </Modal>
  );
}
