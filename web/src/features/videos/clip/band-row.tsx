import { scaleLinear } from 'd3-scale';
import type { Band } from './bands';
import styles from './clip-timeline.module.css';

/** One thing over time: its name, and what it was as words on bands. */
export function BandRow({
  name,
  bands,
  lengthMs,
}: {
  readonly name: string;
  readonly bands: readonly Band[];
  readonly lengthMs: number;
}) {
  const percentOf = scaleLinear([0, lengthMs], [0, 100]).clamp(true);
  return (
    <div className={styles.row} aria-hidden="true">
      <span className={styles.name}>{name}</span>
      <div className={styles.bands}>
        {bands.map(({ fromMs, toMs, value }) => (
          <span
            key={fromMs}
            className={styles.band}
            title={value}
            style={{
              insetInlineStart: `${percentOf(fromMs)}%`,
              width: `${percentOf(toMs) - percentOf(fromMs)}%`,
            }}
          >
            {value}
          </span>
        ))}
      </div>
    </div>
  );
}
