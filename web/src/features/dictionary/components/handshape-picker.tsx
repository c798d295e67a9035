import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Handshape } from '../api';
import { handshapes } from '../looks';
import styles from './handshape-picker.module.css';

type Count = { readonly id: Handshape; readonly count: number };

/** Each shape of the hand as a picture; those that lead nowhere cannot be chosen. */
export function HandshapePicker({
  chosen,
  counts,
  onChoose,
}: {
  readonly chosen: Handshape | undefined;
  /** Undefined while the server is asked: nothing is ruled out then. */
  readonly counts: readonly Count[] | undefined;
  readonly onChoose: (handshape: Handshape) => void;
}) {
  const { t } = useTranslation();
  const possible = new Set(counts?.map(({ id }) => id));
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{t('find.handshape')}</legend>
      <div className={styles.shapes}>
        {handshapes.map((shape) => (
          <button
            key={shape}
            type="button"
            className={styles.shape}
            aria-pressed={shape === chosen}
            disabled={counts !== undefined && shape !== chosen && !possible.has(shape)}
            onClick={() => onChoose(shape)}
          >
            <img
              src={`/static/handshapes/${shape}.webp`}
              alt=""
              width={240}
              height={240}
              loading="lazy"
              decoding="async"
            />
            <span>{t(`find.shape.${shape}`)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
