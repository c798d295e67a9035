import { Button } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from '../prediction-page.module.css';

const tries = ['light', 'hold', 'pause', 'known'] as const;

/** After a recording in which no word was recognised: what to try. */
export function NoWords({ onList }: { readonly onList: () => void }) {
  const { t } = useTranslation();
  return (
    <section className={styles.nothing} aria-labelledby="no-words">
      <h2 id="no-words" role="status">
        {t('prediction.noSentence')}
      </h2>
      <ul className={styles.tries}>
        {tries.map((one) => (
          <li key={one}>{t(`prediction.tries.${one}`)}</li>
        ))}
      </ul>
      <Button variant="default" onClick={onList}>
        {t('prediction.list.open')}
      </Button>
    </section>
  );
}
