import { useAlphabet } from '../../../lib/alphabet';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './spelled-letters.module.css';

/** A word without a sign, letter by letter, in pictures of the alphabet that the person chose. */
export function SpelledLetters({ word }: { readonly word: string }) {
  const { t } = useTranslation();
  const alphabet = useAlphabet()[0] ?? 'v2';
  const letters = [...word.toLowerCase()];
  return (
    <ol className={styles.letters} aria-label={t('sign.spelled', { word })}>
      {letters.map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the word
        <li key={at} className={styles.letter}>
          {/[a-z]/.test(letter) && (
            <img
              src={`/static/signs/letter-${letter}-${alphabet}.webp`}
              alt=""
              width={640}
              height={640}
            />
          )}
          <span>{letter.toUpperCase()}</span>
        </li>
      ))}
    </ol>
  );
}
