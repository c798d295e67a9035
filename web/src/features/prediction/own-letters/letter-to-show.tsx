import { useTranslation } from '../../../lib/i18n/use-translation';
import own from '../own/own-signs-dialog.module.css';
import { nameOf, pictureOf } from './own-letters';
import styles from './own-letters.module.css';

/** What is to be held still now: its name, large, and how the dictionary makes it. */
export function LetterToShow({
  id,
  progress,
}: {
  readonly id: string;
  /** How many are shown already. */
  readonly progress: string;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.toShow}>
      <img src={pictureOf(id)} alt="" width={640} height={640} />
      <div>
        <p className={styles.letter} role="status">
          <span className="visually-hidden">{t('prediction.ownLetters.now')} </span>
          {nameOf(id)}
        </p>
        <p className={own.note}>{progress}</p>
      </div>
    </div>
  );
}
