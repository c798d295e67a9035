import { scaleLinear } from 'd3-scale';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Bar, Tone } from '../figures';
import { ChartTable } from './chart-table';
import styles from './charts.module.css';

/** The parts of one whole in one bar, each named below it with its number. */
export function ShareChart({
  title,
  whole,
  parts,
}: {
  readonly title: string;
  readonly whole: string;
  readonly parts: ReadonlyArray<Bar & { readonly tone: Tone }>;
}) {
  const { t } = useTranslation();
  const sum = parts.reduce((before, { value }) => before + value, 0);
  const percentOf = scaleLinear([0, Math.max(1, sum)], [0, 100]);
  let end = 0;
  const pieces = parts.map((part) => {
    const start = end;
    end += part.value;
    return { ...part, start };
  });
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.whole}>{whole}</p>
      <svg className={styles.share} aria-hidden="true">
        <rect width="100%" height="100%" className={styles.ground} />
        {pieces.map(({ name, tone, value, start }) => (
          <rect
            key={name}
            x={`${percentOf(start)}%`}
            width={`${percentOf(value)}%`}
            height="100%"
            className={styles.bar}
            data-tone={tone}
          />
        ))}
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        {pieces.map(({ name, label, value, tone }) => (
          <li key={name} className={styles.part}>
            <span className={styles.swatch} data-tone={tone} />
            <span className={styles.partValue}>{formatNumber(value)}</span>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <ChartTable caption={title} head={[t('stats.what'), t('stats.count')]} bars={parts} />
    </figure>
  );
}
