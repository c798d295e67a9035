import { Button } from '@mantine/core';
import { IconRepeat, IconSend, IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Take } from './giving';
import { Key } from './key';
import { TakePlayer } from './take-player';
import styles from './take-review.module.css';
import type { Trim } from './trim';

/** A take to look at before it is sent, recorded again or thrown away. */
export function TakeReview({
  take,
  takes,
  isSending,
  hasKeys,
  onShow,
  onSend,
  onAgain,
  onDiscard,
  onTrim,
}: {
  readonly take: Take;
  readonly takes: readonly Take[];
  readonly isSending: boolean;
  readonly hasKeys: boolean;
  readonly onShow: (id: string) => void;
  readonly onSend: () => void;
  readonly onAgain: () => void;
  readonly onDiscard: () => void;
  readonly onTrim: (trim: Trim | null) => void;
}) {
  const { t } = useTranslation();
  const { id } = take;
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The keyboard comes here from a button that is gone or off; Enter then sends.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each take anew
  useEffect(() => headingRef.current?.focus(), [id]);
  const nameOf = (one: Take): string =>
    t('giving.review.take', { n: formatNumber(one.number), label: one.prompt.label });
  return (
    <section className={styles.review} aria-labelledby={headingId}>
      <h2 id={headingId} ref={headingRef} tabIndex={-1} className={styles.heading}>
        {nameOf(take)}
      </h2>
      {takes.length > 1 && (
        <fieldset className={styles.takes}>
          <legend className="visually-hidden">{t('giving.review.takes')}</legend>
          {takes.map((one) => (
            <Button
              key={one.id}
              variant={one.id === id ? 'filled' : 'default'}
              aria-pressed={one.id === id}
              onClick={() => onShow(one.id)}
            >
              {nameOf(one)}
            </Button>
          ))}
        </fieldset>
      )}
      <TakePlayer key={id} take={take} onTrim={onTrim} />
      <div className={styles.actions}>
        <Button
          leftSection={<IconSend size={20} />}
          rightSection={hasKeys && <Key name="Enter" />}
          aria-keyshortcuts={hasKeys ? 'Enter' : undefined}
          aria-disabled={isSending}
          onClick={onSend}
        >
          {t('giving.review.send')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconRepeat size={20} />}
          rightSection={hasKeys && <Key name="R" />}
          aria-keyshortcuts={hasKeys ? 'R' : undefined}
          onClick={onAgain}
        >
          {t('giving.review.again')}
        </Button>
        <Button
          variant="subtle"
          color="var(--madder)"
          leftSection={<IconTrash size={20} />}
          rightSection={hasKeys && <Key name="D" />}
          aria-keyshortcuts={hasKeys ? 'D' : undefined}
          aria-disabled={isSending}
          onClick={onDiscard}
        >
          {t('giving.review.discard')}
        </Button>
      </div>
    </section>
  );
}
