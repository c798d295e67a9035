import { IconChevronRight, IconListDetails } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState, LoadingState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { formatNumber } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import { listPath } from '../../lib/paths';
import { useScreenTitle } from '../../lib/screen-title';
import { NameForm } from './components/name-form';
import { WhereKept } from './components/where-kept';
import { MOST_LISTS } from './constants';
import styles from './lists.module.css';
import { useOwnLists } from './use-own-lists';

/** The lists that somebody put together. */
export function ListsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { lists, isFull, make } = useOwnLists();
  useScreenTitle(t('lists.heading'));
  return (
    <>
      <PageHeading title={t('lists.heading')} intro={t('lists.intro')} />
      <WhereKept />
      {isFull ? (
        <p className={styles.muted}>
          {t('lists.full', { count: MOST_LISTS, n: formatNumber(MOST_LISTS) })}
        </p>
      ) : (
        <NameForm
          buttonText={t('lists.make')}
          onName={(name) => void navigate(listPath(make({ name, signs: [] })))}
        />
      )}
      {!lists && <LoadingState text={t('app.loading')} cards={2} />}
      {lists?.length === 0 && <EmptyState text={t('lists.none')} />}
      {lists && lists.length > 0 && (
        <ul className={styles.lists} aria-label={t('lists.heading')}>
          {lists.map(({ id, name, signs }) => (
            <li key={id}>
              <Link to={listPath(id)} className={styles.list}>
                <IconListDetails size={24} aria-hidden="true" />
                <span className={styles.listName}>{name}</span>
                <span className={styles.muted}>
                  {t('lists.signs', { count: signs.length, n: formatNumber(signs.length) })}
                </span>
                <IconChevronRight size={24} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
