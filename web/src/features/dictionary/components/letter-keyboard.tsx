import { useTranslation } from '../../../lib/i18n/use-translation';
import { keyboardRows } from '../constants';
import styles from './letter-keyboard.module.css';

/** The letters q to m as on a keyboard; one of them narrows the words. */
export function LetterKeyboard({
  chosen,
  initials,
  onChoose,
}: {
  readonly chosen: string;
  /** The letters that a word begins with, where that is known. */
  readonly initials: ReadonlySet<string> | undefined;
  readonly onChoose: (letter: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.keyboard}>
      <legend className={styles.legend}>{t('dictionary.keyboard')}</legend>
      {keyboardRows.map((row) => (
        <div key={row} className={styles.row}>
          {[...row].map((letter) => (
            <button
              key={letter}
              type="button"
              className={styles.letter}
              aria-pressed={letter === chosen}
              disabled={initials?.has(letter) === false}
              onClick={() => onChoose(letter === chosen ? '' : letter)}
            >
              {letter}
            </button>
          ))}
        </div>
      ))}
      <button
        type="button"
        className={styles.all}
        aria-pressed={chosen === ''}
        onClick={() => onChoose('')}
      >
        {t('dictionary.allLetters')}
      </button>
    </fieldset>
  );
}
