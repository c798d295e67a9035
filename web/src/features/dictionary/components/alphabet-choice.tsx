import { useId } from 'react';
import { alphabets, useAlphabet } from '../../../lib/alphabet';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './letter-switch.module.css';

/** Which letters an alphabet shows that somebody may know it by. */
const EXAMPLE = 'a';
/** The server's default alphabet, shown as chosen until the person chooses. */
const DEFAULT_ALPHABET = 'v2';

/** The two finger alphabets to choose from, each with its picture of one letter. */
export function AlphabetChoice() {
  const { t } = useTranslation();
  const textId = useId();
  const [chosen, choose] = useAlphabet();
  return (
    <fieldset className={styles.choice} aria-labelledby={textId}>
      <p id={textId}>{t('letters.two')}</p>
      <ul className={styles.ways}>
        {alphabets.map((alphabet) => (
          <li key={alphabet}>
            <button
              type="button"
              className={styles.way}
              aria-pressed={(chosen ?? DEFAULT_ALPHABET) === alphabet}
              onClick={() => choose(alphabet)}
            >
              <img
                src={`/static/signs/letter-${EXAMPLE}-${alphabet}.webp`}
                alt=""
                width={640}
                height={640}
              />
              <span>{t(`letters.${alphabet}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
