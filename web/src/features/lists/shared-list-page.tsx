import { Button } from '@mantine/core';
import { IconBarbell, IconCopy } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { EmptyState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { formatNumber } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import { listPath, paths, practiceListPath } from '../../lib/paths';
import { useScreenTitle } from '../../lib/screen-title';
import { SignLink } from './components/listed-signs';
import { MOST_LISTS } from './constants';
import styles from './lists.module.css';
import { readSharedList, type SharedList } from './shared-list';
import { useListedSigns } from './use-listed-signs';
import { useOwnLists } from './use-own-lists';

/** A list that somebody else handed on: to look at, to practise, to copy. */
export function SharedListPage() {
  const { t } = useTranslation();
  const list = readSharedList(useLocation().hash);
  useScreenTitle(list?.name ?? t('lists.shared'));
  if (list) return <Shown list={list} />;
  return (
    <>
      <PageHeading title={t('lists.shared')} />
      <EmptyState text={t('lists.broken')}>
        <Button component={Link} to={paths.words}>
          {t('dictionary.toWords')}
        </Button>
      </EmptyState>
    </>
  );
}

function Shown({ list }: { readonly list: SharedList }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { isFull, make } = useOwnLists();
  const { name, signs } = list;
  const { items, isUnknown } = useListedSigns(signs);
  return (
    <>
      <PageHeading
        title={name}
        intro={t('lists.sharedIntro', { count: signs.length, n: formatNumber(signs.length) })}
      />
      <div className={styles.buttons}>
        <Button
          component={Link}
          to={practiceListPath(signs)}
          leftSection={<IconBarbell size={20} />}
        >
          {t('lists.practise')}
        </Button>
        {!isFull && (
          <Button
            variant="default"
            leftSection={<IconCopy size={20} />}
            onClick={() => void navigate(listPath(make(list)))}
          >
            {t('lists.copy')}
          </Button>
        )}
      </div>
      {isFull && (
        <p className={styles.muted}>
          {t('lists.full', { count: MOST_LISTS, n: formatNumber(MOST_LISTS) })}
        </p>
      )}
      {isUnknown && <p className={styles.muted}>{t('lists.noLine')}</p>}
      <ol className={styles.signs} aria-label={t('lists.signsHeading')}>
        {items.map((item) => (
          <li key={item.id} className={styles.sign}>
            <SignLink {...item} />
          </li>
        ))}
      </ol>
    </>
  );
}
