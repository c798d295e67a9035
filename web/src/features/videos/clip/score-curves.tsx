import { scaleLinear } from 'd3-scale';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Curve } from './bands';
import styles from './clip-timeline.module.css';

const WIDTH = 1000;
const HEIGHT = 100;

/** How sure the computer was of each feeling; lines differ in colour and in their dashes. */
export function ScoreCurves({
  curves,
  lengthMs,
}: {
  readonly curves: readonly Curve[];
  readonly lengthMs: number;
}) {
  const { t } = useTranslation();
  const x = scaleLinear([0, lengthMs], [0, WIDTH]);
  const y = scaleLinear([0, 1], [HEIGHT, 0]);
  if (curves.length === 0) return null;
  return (
    <div aria-hidden="true">
      <ul className={styles.legend}>
        {curves.map(({ emotion }) => (
          <li key={emotion} className={styles.key} data-emotion={emotion}>
            <svg className={styles.swatch} viewBox="0 0 32 4" role="presentation">
              <line x1="0" y1="2" x2="32" y2="2" className={styles.curve} />
            </svg>
            {t(`emotion.${emotion}`)}
          </li>
        ))}
      </ul>
      <svg
        className={styles.curves}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="presentation"
      >
        {curves.map(({ emotion, points }) => (
          <polyline
            key={emotion}
            className={styles.curve}
            data-emotion={emotion}
            points={points.map(({ ms, score }) => `${x(ms)},${y(score)}`).join(' ')}
          />
        ))}
      </svg>
    </div>
  );
}
