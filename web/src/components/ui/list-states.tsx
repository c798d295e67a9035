import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue } from 'react';
import { useFault } from '../../lib/api/faults';
import { useTranslation } from '../../lib/i18n/use-translation';
import { FaultNumber } from './fault-number';
import styles from './list-states.module.css';
import { TwoBlocks } from './two-blocks';

/**
 * Whether the grey cards still stand there: until the list that follows them is drawn, which a slow
 * phone then does in slices, between which it scrolls and answers to a touch.
 */
export function useStillLoading(isLoading: boolean): boolean {
  return useDeferredValue(isLoading) || isLoading;
}

/** A list on its way: its words and as many grey cards as will fit one screen. */
export function LoadingState({
  text,
  cards = 6,
}: {
  readonly text: string;
  readonly cards?: number;
}) {
  return (
    <div>
      <p role="status" className={styles.loadingText}>
        {text}
      </p>
      <div className={styles.skeletons} aria-hidden="true">
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the grey cards are all alike
          <div key={card} className={styles.skeleton} />
        ))}
      </div>
    </div>
  );
}

/** A list that could not be loaded, with a way to try again. */
export function ErrorState({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  const fault = useFault();
  return (
    <div className={styles.box}>
      <TwoBlocks size={88} isApart />
      <p role="alert" className={styles.message}>
        {message}
      </p>
      {fault !== undefined && <FaultNumber id={fault} />}
      <Button variant="default" leftSection={<IconRefresh size={20} />} onClick={onRetry}>
        {t('app.retry')}
      </Button>
    </div>
  );
}

/** A list without entries, with the next step below. */
export function EmptyState({
  text,
  children,
}: {
  readonly text: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.box}>
      <TwoBlocks size={88} />
      <p className={styles.message}>{text}</p>
      {children}
    </div>
  );
}

/** Below a list that has more than what stands there. */
export function MoreButton({
  isLoading,
  onMore,
}: {
  readonly isLoading: boolean;
  readonly onMore: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Button variant="default" fullWidth loading={isLoading} onClick={onMore}>
      {t('app.more')}
    </Button>
  );
}
