import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { findPath } from '../../../lib/paths';
import { useDrawn } from '../../../lib/use-drawn';
import { type WayToFind, waysToFind } from '../looks';
import styles from './find-doors.module.css';

const pictures: Readonly<Record<WayToFind, readonly string[]>> = {
  hand: ['handshapes/l', 'handshapes/five', 'handshapes/ring'],
  make: ['signs/word-sign', 'signs/word-hello', 'signs/word-photograph'],
  picture: ['signs/word-namaste', 'signs/word-love', 'signs/word-what'],
  group: ['signs/word-banana', 'signs/word-cat', 'signs/word-house'],
};

/** The ways to a sign for who does not know its word. */
export function FindDoors() {
  const { t } = useTranslation();
  // Below the first screen: on a slow line the app comes before them.
  const isDrawn = useDrawn();
  return (
    <section aria-labelledby="find-doors" className={styles.section}>
      <h2 id="find-doors" className={styles.heading}>
        {t('find.doors')}
      </h2>
      <ul className={styles.doors}>
        {waysToFind.map((way) => (
          <li key={way}>
            <Link to={findPath(way)} className={styles.door}>
              <span className={styles.pictures}>
                {pictures[way].map((name) => (
                  <img
                    key={name}
                    src={isDrawn ? undefined : `/static/${name}.webp`}
                    alt=""
                    width={240}
                    height={240}
                    loading="lazy"
                    decoding="async"
                  />
                ))}
              </span>
              <span className={styles.name}>{t(`find.way.${way}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
