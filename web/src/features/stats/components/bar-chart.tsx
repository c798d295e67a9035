import { scaleLinear } from 'd3-scale';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Bar, Tone } from '../figures';
import { ChartTable } from './chart-table';
import styles from './charts.module.css';

/** The length that shows as something where one is counted, in percent. */
const SHORTEST = 0.6;

/** Lengths beside their words and numbers; the same numbers once more as a table. */
export function BarChart({
  title,
  bars,
  tone,
}: {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly tone: Tone;
}) {
  const { t } = useTranslation();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const percentOf = scaleLinear([0, most], [0, 100]);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      <ul className={styles.rows} aria-hidden="true" data-tone={tone}>
        {bars.map(({ name, label, value }) => (
          <li key={name} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{formatNumber(value)}</span>
            <svg className={styles.track} role="presentation">
              <rect width="100%" height="100%" className={styles.ground} />
              {value > 0 && (
                <rect
                  width={`${Math.max(SHORTEST, percentOf(value))}%`}
                  height="100%"
                  className={styles.bar}
                />
              )}
            </svg>
          </li>
        ))}
      </ul>
      <ChartTable caption={title} head={[t('stats.what'), t('stats.count')]} bars={bars} />
    </figure>
  );
}
