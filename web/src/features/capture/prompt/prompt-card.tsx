import { Button, Checkbox } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Prompt } from '../take/giving';
import { Key } from '../take/key';
import { ModelSign } from './model-sign';
import styles from './prompt-card.module.css';
import { type Entry, promptKey } from './prompts';

/** What to sign now, and how else it could be asked for. */
export function PromptCard({
  prompt,
  entry,
  isVariant,
  isBusy,
  hasKeys,
  headingRef,
  onVariant,
  onAnother,
}: {
  readonly prompt: Prompt;
  /** Of a sentence there is none. */
  readonly entry: Entry | undefined;
  readonly isVariant: boolean;
  readonly isBusy: boolean;
  readonly hasKeys: boolean;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onVariant: (isVariant: boolean) => void;
  readonly onAnother: () => void;
}) {
  const { t } = useTranslation();
  const clips = entry?.clips ?? 0;
  return (
    <section className={styles.card} data-busy={isBusy} aria-labelledby="giving-prompt">
      <h2 id="giving-prompt" ref={headingRef} tabIndex={-1} className={styles.heading}>
        {t('giving.prompt.ask', { label: prompt.label })}
      </h2>
      <p className={styles.facts}>
        {entry?.nameHi && <span lang="hi">{entry.nameHi}</span>}
        <span>{t(`contributions.kind.${prompt.kind}`)}</span>
        {entry && <span>{t('giving.prompt.clips', { count: clips, n: formatNumber(clips) })}</span>}
      </p>
      <div className={styles.choices}>
        {prompt.kind !== 'sentence' && (
          <Checkbox
            className={styles.variant ?? ''}
            label={t('giving.prompt.variant')}
            checked={isVariant}
            disabled={isBusy}
            onChange={({ currentTarget }) => onVariant(currentTarget.checked)}
          />
        )}
        <Button
          variant="default"
          leftSection={<IconArrowRight size={20} />}
          rightSection={hasKeys && <Key name="N" />}
          aria-keyshortcuts={hasKeys ? 'N' : undefined}
          disabled={isBusy}
          onClick={onAnother}
        >
          {t('giving.prompt.another')}
        </Button>
        {entry && <ModelSign key={promptKey(prompt)} name={prompt.label} model={entry.model} />}
      </div>
    </section>
  );
}
