import { Link } from 'react-router-dom';
import { ShortStatusBadge } from '../../../components/ui/status-badge';
import { useTold } from '../../../lib/i18n/use-told';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { productPath } from '../../../lib/paths';
import { type Character, entryId, type FoundSign, type Word } from '../api';
import { useAttention } from '../use-attention';
import styles from './entry-card.module.css';
import { EntryPicture } from './entry-picture';

/** A character or word: its picture and name under 'Sign Representing', leading to its page. */
export function EntryCard({
  entry,
  isRow = false,
  isMoving = false,
}: {
  readonly entry: Character | Word | FoundSign;
  readonly isRow?: boolean;
  /** Its clip plays whether or not somebody turns to it. */
  readonly isMoving?: boolean;
}) {
  const { t, i18n } = useTranslation();
  const { hasAttention, listeners } = useAttention();
  const told = useTold();
  const { name, nameHi, image, video, alt = '', altHi, status, confidence } = entry;
  return (
    <div className={styles.card} data-row={isRow} {...listeners}>
      <EntryPicture
        src={image}
        alt={told(alt, altHi).text}
        video={hasAttention || isMoving ? video : undefined}
      />
      <div className={styles.text}>
        {/* The whole card leads there; the badge is no part of the link's name. */}
        <Link to={productPath(entryId(entry))} className={styles.link}>
          <span className={styles.label}>{t('dictionary.signRepresenting')}</span>{' '}
          <span lang="en" className={styles.name}>
            {name}
          </span>
          {nameHi && nameHi !== name && i18n.language === 'hi' && (
            <>
              {' '}
              <span lang="hi" className={styles.hindi}>
                {nameHi}
              </span>
            </>
          )}
        </Link>
        <ShortStatusBadge status={status} confidence={confidence} />
      </div>
    </div>
  );
}
