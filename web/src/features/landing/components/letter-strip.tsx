import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Tile } from '../spelling';
import styles from './letter-strip.module.css';

/** One letter large, and all of them small below it; a letter that is pressed is the large one. */
export function LetterStrip({
  word,
  tiles,
  at,
  isMirrored,
  onShow,
}: {
  readonly word: string;
  readonly tiles: readonly Tile[];
  readonly at: number;
  readonly isMirrored: boolean;
  readonly onShow: (index: number) => void;
}) {
  const { t } = useTranslation();
  const large = tiles[at];
  const listRef = useRef<HTMLOListElement>(null);
  // In one row, as it is while a name is typed on a phone, the letter that is shown stays in sight.
  useEffect(() => {
    const list = listRef.current;
    const tile = list?.children[at];
    if (!list || !(tile instanceof HTMLElement)) return;
    list.scrollLeft = tile.offsetLeft - list.offsetLeft - (list.clientWidth - tile.offsetWidth) / 2;
  }, [at]);
  return (
    <div className={styles.strip} data-mirrored={isMirrored}>
      <div className={styles.stage}>
        {large?.kind === 'sign' && (
          <>
            <img
              src={large.picture}
              alt={t('landing.name.letter', { letter: large.text })}
              width={640}
              height={640}
              loading="lazy"
            />
            <span className={styles.large} aria-hidden="true">
              {large.text}
            </span>
          </>
        )}
      </div>
      <ol ref={listRef} className={styles.tiles} aria-label={t('landing.name.strip', { word })}>
        {tiles.map((tile, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the word
          <li key={index} className={tile.kind === 'gap' ? styles.gap : undefined}>
            {tile.kind === 'sign' && (
              <button
                type="button"
                className={styles.tile}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => onShow(index)}
              >
                <img src={tile.picture} alt="" width={640} height={640} loading="lazy" />
                {tile.text}
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
