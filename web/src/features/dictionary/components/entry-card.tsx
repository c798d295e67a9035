import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ShortStatusBadge } from '../../../components/ui/status-badge';
import { productPath } from '../../../lib/paths';
import { type Character, entryId, type FoundSign, type Word } from '../api';
import { useAttention } from '../use-attention';
import styles from './entry-card.module.css';
import { EntryPicture } from './entry-picture';

/** A character or word: its picture and name under 'Sign Representing', leading to its page. */
export function EntryCard({
  entry,
  isRow = false,
}: {
  readonly entry: Character | Word | FoundSign;
  readonly isRow?: boolean;
}) {
  const { t, i18n } = useTranslation();
  const labelId = useId();
  const nameId = useId();
  const statusId = useId();
  const { hasAttention, listeners } = useAttention();
  const { name, nameHi, image, video, alt, status, confidence } = entry;
  return (
    <Link
      to={productPath(entryId(entry))}
      className={styles.card}
      data-row={isRow}
      aria-labelledby={`${labelId} ${nameId}`}
      aria-describedby={statusId}
      {...listeners}
    >
      <EntryPicture src={image} alt={alt ?? ''} video={hasAttention ? video : undefined} />
      <span className={styles.text}>
        <span id={labelId} className={styles.label}>
          {t('dictionary.signRepresenting')}
        </span>
        <span id={nameId} lang="en" className={styles.name}>
          {name}
        </span>
        {nameHi && nameHi !== name && i18n.language === 'hi' && (
          <span lang="hi" className={styles.hindi}>
            {nameHi}
          </span>
        )}
        <ShortStatusBadge id={statusId} status={status} confidence={confidence} />
      </span>
    </Link>
  );
}
