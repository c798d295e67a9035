import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { type Trim, trimOf } from './trim';
import styles from './trim-field.module.css';

const STEP_MS = 100;

/** Cuts the ends off a take; what is moved is shown. */
export function TrimField({
  lengthMs,
  trim,
  onTrim,
  onPeek,
}: {
  readonly lengthMs: number;
  readonly trim: Trim | null;
  readonly onTrim: (trim: Trim | null) => void;
  readonly onPeek: (ms: number) => void;
}) {
  const { t } = useTranslation();
  const part = trim ?? { fromMs: 0, toMs: lengthMs };
  const secondsOf = (ms: number): string => formatNumber(Math.round(ms / STEP_MS) / 10);
  const move = (end: keyof Trim, ms: number): void => {
    const moved = trimOf({ ...part, [end]: ms }, end, lengthMs);
    onTrim(moved);
    onPeek(moved ? moved[end] : ms);
  };
  return (
    <fieldset className={styles.field}>
      <legend>{t('giving.trim.heading')}</legend>
      {(['fromMs', 'toMs'] as const).map((end) => (
        <label key={end} className={styles.end}>
          {t(`giving.trim.${end}`)}
          <input
            type="range"
            className={styles.slider}
            min={0}
            max={lengthMs}
            step={STEP_MS}
            value={part[end]}
            aria-valuetext={t('giving.trim.at', { n: secondsOf(part[end]) })}
            onChange={({ currentTarget }) => move(end, currentTarget.valueAsNumber)}
          />
        </label>
      ))}
      <p className={styles.kept}>
        {trim === null
          ? t('giving.trim.whole')
          : t('giving.trim.kept', { n: secondsOf(part.toMs - part.fromMs) })}
      </p>
    </fieldset>
  );
}
