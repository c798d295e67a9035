import { Button, Progress } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconCloudOff, IconUpload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useConfirm } from '../../../components/ui/confirm';
import { formatBytes } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { outbox } from '../../../lib/outbox/browser-outbox';
import type { OutboxItem } from '../../../lib/outbox/outbox';
import { useOutbox } from '../../../lib/outbox/use-outbox';
import { contributionsChanged } from '../api';
import styles from './outbox-list.module.css';

const icons = {
  waiting: IconClock,
  sending: IconUpload,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
  done: IconUpload,
} as const;

/** The clips that are still on this device. */
export function OutboxList() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const items = useOutbox();
  const count = items.length;
  const known = useRef(count);
  // One more or less here is one less or more there.
  useEffect(() => {
    if (known.current === count) return;
    known.current = count;
    dispatch(contributionsChanged());
  }, [dispatch, count]);
  if (count === 0) return null;
  return (
    <section className={styles.outbox} aria-labelledby="outbox">
      <h2 id="outbox" className={styles.heading}>
        {t('outbox.heading')}
      </h2>
      <p className={styles.intro}>{t('outbox.intro')}</p>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <OutboxEntry item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OutboxEntry({ item }: { readonly item: OutboxItem }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { id, prompt, take, state, sentBytes, bytes, code } = item;
  const Icon = icons[state];
  const discard = async (): Promise<void> => {
    if (await confirm(t('outbox.confirmDiscard'))) await outbox.remove(id);
  };
  return (
    <>
      <p className={styles.title}>
        <bdi>{prompt.label}</bdi> · {t('contributions.take', { n: take })}
      </p>
      <p className={styles.state} data-state={state}>
        <Icon size={20} aria-hidden="true" />
        {t(`outbox.state.${state}`)}
        {code !== undefined && ` (${code})`}
      </p>
      {state === 'sending' && (
        <div>
          <Progress.Root size="lg" radius="xl">
            <Progress.Section
              value={(sentBytes / Math.max(bytes, 1)) * 100}
              aria-label={t('outbox.progress', { label: prompt.label })}
            />
          </Progress.Root>
          <span className={styles.bytes}>
            {t('upload.progress', { sent: formatBytes(sentBytes), total: formatBytes(bytes) })}
          </span>
        </div>
      )}
      <div className={styles.actions}>
        {state === 'failed' && (
          <Button variant="light" onClick={() => void outbox.retry(id)}>
            {t('outbox.retry')}
          </Button>
        )}
        <Button variant="subtle" color="var(--madder)" onClick={() => void discard()}>
          {t('outbox.discard')}
        </Button>
      </div>
    </>
  );
}
