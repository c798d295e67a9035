import { SEEN_FAULTS, type SeenFault } from '@isl/contracts/vocabulary';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './answers.module.css';
import { KeyHint } from './key-hint';

/** Why a clip cannot be seen: one reason or several. */
export function FaultReasons({
  chosen,
  lacksReason,
  onToggle,
  onSend,
}: {
  readonly chosen: readonly SeenFault[];
  readonly lacksReason: boolean;
  readonly onToggle: (fault: SeenFault) => void;
  readonly onSend: () => void;
}) {
  const { t } = useTranslation();
  const ref = useRef<HTMLFormElement>(null);
  // From the button that opened it, which Enter would press again.
  useEffect(() => ref.current?.focus(), []);
  return (
    <form
      ref={ref}
      tabIndex={-1}
      className={styles.answers}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <fieldset className={styles.reasons}>
        <legend className={styles.legend}>{t('judging.whyNot')}</legend>
        {SEEN_FAULTS.map((fault, at) => (
          <label key={fault} className={styles.reason}>
            <input
              type="checkbox"
              checked={chosen.includes(fault)}
              aria-keyshortcuts={String(at + 1)}
              onChange={() => onToggle(fault)}
            />
            <span className={styles.text}>{t(`judging.fault.${fault}`)}</span>
            <KeyHint name={String(at + 1)} />
          </label>
        ))}
      </fieldset>
      {lacksReason && (
        <p role="alert" className={styles.fault}>
          {t('judging.noReason')}
        </p>
      )}
      <Button type="submit" rightSection={<KeyHint name="Enter" />} aria-keyshortcuts="Enter">
        {t('judging.send')}
      </Button>
    </form>
  );
}
