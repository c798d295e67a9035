import { useTranslation } from '../../../lib/i18n/use-translation';
import type { BodyPlace } from '../api';
import { bodyPlaces } from '../looks';
import styles from './body-picker.module.css';

type Count = { readonly id: BodyPlace; readonly count: number };

/** Places on the picture of a body, and the two that are beside it. */
export function BodyPicker({
  chosen,
  counts,
  onChoose,
}: {
  readonly chosen: BodyPlace | undefined;
  /** Undefined while the server is asked: nothing is ruled out then. */
  readonly counts: readonly Count[] | undefined;
  readonly onChoose: (place: BodyPlace) => void;
}) {
  const { t } = useTranslation();
  const possible = new Set(counts?.map(({ id }) => id));
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{t('find.place')}</legend>
      <div className={styles.figure}>
        <svg viewBox="0 0 320 520" aria-hidden="true" className={styles.body}>
          <path className={styles.trunk} d="M8 520v-90c0-50 38-84 92-92h120c54 8 92 42 92 92v90z" />
          <rect className={styles.neck} x="122" y="262" width="76" height="96" rx="30" />
          <rect className={styles.head} x="62" y="12" width="196" height="280" rx="94" />
          <rect className={styles.ear} x="44" y="128" width="30" height="60" rx="15" />
          <rect className={styles.ear} x="246" y="128" width="30" height="60" rx="15" />
        </svg>
        {bodyPlaces.map((place) => (
          <button
            key={place}
            type="button"
            className={styles.place}
            data-place={place}
            aria-pressed={place === chosen}
            disabled={counts !== undefined && place !== chosen && !possible.has(place)}
            onClick={() => onChoose(place)}
          >
            {t(`find.at.${place}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
