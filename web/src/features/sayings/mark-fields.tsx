import { SENTENCE_MARKS } from '@isl/contracts/vocabulary';
import { Button, NativeSelect } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { formatNumber } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import { passFocusOn } from '../../lib/pass-focus-on';
import type { MarkedSpan } from './api';
import styles from './saying-form.module.css';

const MOST = 20;

/** Over which signs face and head say what; none has to be given. */
export function MarkFields({
  glosses,
  spans,
  onChange,
}: {
  readonly glosses: readonly string[];
  readonly spans: readonly MarkedSpan[];
  readonly onChange: (spans: MarkedSpan[]) => void;
}) {
  const { t } = useTranslation();
  const change = (at: number, part: Partial<MarkedSpan>): void =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...part } : span)));
  const places = glosses.map((gloss, at) => ({
    value: String(at),
    label: `${formatNumber(at + 1)}. ${gloss}`,
  }));
  return (
    <fieldset className={styles.marks}>
      <legend>{t('sayings.form.marks')}</legend>
      <ul className={styles.list}>
        {spans.map(({ type, start, end }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two marks may be alike while they are written
          <li key={at} className={styles.mark}>
            <NativeSelect
              label={t('sayings.form.mark')}
              value={type}
              onChange={({ currentTarget: { value } }) => {
                const chosen = SENTENCE_MARKS.find((one) => one === value);
                if (chosen) change(at, { type: chosen });
              }}
              data={SENTENCE_MARKS.map((value) => ({ value, label: t(`sayings.marks.${value}`) }))}
            />
            <NativeSelect
              label={t('sayings.form.from')}
              value={String(start)}
              onChange={({ currentTarget: { value } }) => {
                const first = Number(value);
                change(at, { start: first, end: Math.max(first + 1, end) });
              }}
              data={places}
            />
            <NativeSelect
              label={t('sayings.form.to')}
              value={String(end - 1)}
              onChange={({ currentTarget: { value } }) => {
                const last = Number(value);
                change(at, { start: Math.min(start, last), end: last + 1 });
              }}
              data={places}
            />
            <Button
              variant="subtle"
              color="var(--madder)"
              leftSection={<IconX size={20} />}
              onClick={({ currentTarget }) => {
                passFocusOn(currentTarget);
                onChange(spans.filter((_, index) => index !== at));
              }}
            >
              {t('sayings.form.removeMark')}
            </Button>
          </li>
        ))}
      </ul>
      {spans.length < MOST && glosses.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconPlus size={20} />}
          onClick={() => onChange([...spans, { type: 'topic', start: 0, end: 1 }])}
        >
          {t('sayings.form.addMark')}
        </Button>
      )}
    </fieldset>
  );
}
