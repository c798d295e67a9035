import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { productPath } from '../../../lib/paths';
import styles from './entry-card.module.css';
import { EntryPicture } from './entry-picture';

/** A character or word: its picture and name under 'Sign Representing', leading to its page. */
export function EntryCard({
  id,
  name,
  nameHi,
  image,
  isRow = false,
}: {
  readonly id: string;
  readonly name: string;
  readonly nameHi?: string | undefined;
  readonly image: string;
  readonly isRow?: boolean;
}) {
  const { t, i18n } = useTranslation();
  return (
    <Link to={productPath(id)} className={styles.card} data-row={isRow}>
      <EntryPicture src={image} alt="" />
      <span className={styles.text}>
        <span className={styles.label}>{t('dictionary.signRepresenting')}</span>
        <span className={styles.name}>{name}</span>
        {nameHi && nameHi !== name && i18n.language === 'hi' && (
          <span lang="hi" className={styles.hindi}>
            {nameHi}
          </span>
        )}
      </span>
    </Link>
  );
}
