import { Button } from '@mantine/core';
import { IconArrowLeft, IconBarbell, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useConfirm } from '../../components/ui/confirm';
import { EmptyState, LoadingState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { ShareButton } from '../../components/ui/share-button';
import { formatNumber } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths, practiceListPath } from '../../lib/paths';
import type { CardState } from '../../lib/progress/events';
import type { OwnList } from '../../lib/progress/merge';
import { useProgress } from '../../lib/progress/use-progress';
import { useScreenTitle } from '../../lib/screen-title';
import { ListedSigns } from './components/listed-signs';
import { NameForm } from './components/name-form';
import styles from './lists.module.css';
import { inPracticeOrder } from './practice-order';
import { sharedListPath } from './shared-list';
import { useListedSigns } from './use-listed-signs';
import { useOwnLists } from './use-own-lists';

/** One list of one's own. */
export function ListPage() {
  const { t } = useTranslation();
  const { listId = '' } = useParams();
  const { lists } = useOwnLists();
  const list = lists?.find(({ id }) => id === listId);
  useScreenTitle(list?.name);
  return (
    <>
      <Link to={paths.lists} className={styles.back}>
        <IconArrowLeft size={20} aria-hidden="true" />
        {t('lists.all')}
      </Link>
      {!lists && <LoadingState text={t('app.loading')} cards={2} />}
      {lists && !list && (
        <>
          <PageHeading title={t('lists.heading')} />
          <EmptyState text={t('lists.gone')} />
        </>
      )}
      {list && <Shown key={list.id} list={list} />}
    </>
  );
}

function Shown({ list }: { readonly list: OwnList }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const progress = useProgress();
  const { keep, remove } = useOwnLists();
  const [isNaming, setNaming] = useState(false);
  const { id, name, signs } = list;
  const { items, isUnknown } = useListedSigns(signs);
  const ask = async (): Promise<void> => {
    if (!(await confirm(t('lists.confirmDelete', { name })))) return;
    remove(list);
    void navigate(paths.lists);
  };
  return (
    <>
      <PageHeading
        title={name}
        intro={t('lists.signs', { count: signs.length, n: formatNumber(signs.length) })}
      />
      <div className={styles.buttons}>
        {signs.length > 0 && (
          <>
            <Button
              component={Link}
              to={practiceListPath(inPracticeOrder(signs, progress?.cards ?? NONE, new Date()))}
              leftSection={<IconBarbell size={20} />}
            >
              {t('lists.practise')}
            </Button>
            <ShareButton title={name} path={sharedListPath(list)} />
          </>
        )}
        <Button
          variant="default"
          leftSection={<IconPencil size={20} />}
          aria-expanded={isNaming}
          onClick={() => setNaming(!isNaming)}
        >
          {t('lists.rename')}
        </Button>
        <Button variant="default" leftSection={<IconTrash size={20} />} onClick={() => void ask()}>
          {t('lists.delete')}
        </Button>
      </div>
      {isNaming && (
        <NameForm
          initial={name}
          buttonText={t('lists.saveName')}
          onName={(next) => {
            keep(id, { name: next, signs });
            setNaming(false);
          }}
        />
      )}
      {isUnknown && <p className={styles.muted}>{t('lists.noLine')}</p>}
      {signs.length === 0 ? (
        <EmptyState text={t('lists.empty')}>
          <Button component={Link} to={paths.words}>
            {t('dictionary.toWords')}
          </Button>
        </EmptyState>
      ) : (
        <ListedSigns items={items} onChange={(next) => keep(id, { name, signs: next })} />
      )}
    </>
  );
}

const NONE: ReadonlyMap<string, CardState> = new Map();
