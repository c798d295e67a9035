import { Button } from '@mantine/core';
import { type Alphabet, alphabets } from '../../../lib/alphabet';
import { useTranslation } from '../../../lib/i18n/use-translation';
import own from '../own/own-signs-dialog.module.css';
import styles from './own-letters.module.css';

/** The two finger alphabets, one of which is the person's. */
export function WhichAlphabet({
  alphabet,
  onChoose,
}: {
  readonly alphabet: Alphabet;
  readonly onChoose: (alphabet: Alphabet) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.which}>
      <legend>{t('prediction.ownLetters.alphabet')}</legend>
      <div className={own.buttons}>
        {alphabets.map((one) => (
          <Button
            key={one}
            variant="default"
            className={styles.way}
            aria-pressed={one === alphabet}
            onClick={() => onChoose(one)}
          >
            {t(`letters.${one}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
