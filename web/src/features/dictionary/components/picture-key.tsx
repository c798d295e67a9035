import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './sign-view.module.css';

const MARKS = ['pale', 'arrow', 'numbers', 'circle', 'star', 'strokes', 'side'] as const;

/** What the marks in the avatar's pictures mean, for who sees one for the first time. */
export function PictureKey() {
  const { t } = useTranslation();
  return (
    <details className={styles.key}>
      <summary>{t('sign.key.heading')}</summary>
      <ul>
        {MARKS.map((mark) => (
          <li key={mark}>{t(`sign.key.${mark}`)}</li>
        ))}
      </ul>
    </details>
  );
}
