import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/ui/list-states';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { wordsPath } from '../../../lib/paths';
import { useListCategoriesQuery } from '../api';
import { useGroupName } from '../use-group-name';
import { AvatarNote } from './avatar-note';
import styles from './category-grid.module.css';
import { DictionaryError, DictionaryLoading } from './dictionary-states';
import { EntryPicture } from './entry-picture';

/** The groups of words, each with the picture of one of its signs. */
export function CategoryGrid() {
  const { t } = useTranslation();
  const groupName = useGroupName();
  const { data, error, isLoading, refetch } = useListCategoriesQuery();
  if (isLoading) return <DictionaryLoading />;
  if (!data) return <DictionaryError error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState text={t('dictionary.empty')} />;
  return (
    <>
      <AvatarNote entries={data} />
      <ul className={styles.grid} aria-label={t('find.way.group')}>
        {data.map(({ id, image, count, withForm }) => (
          <li key={id}>
            <Link to={wordsPath(id)} className={styles.card}>
              <EntryPicture src={image} alt="" />
              <span className={styles.name}>{groupName(id)}</span>
              <span className={styles.count}>
                {t('find.groupCount', { count, n: formatNumber(count), m: formatNumber(withForm) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
