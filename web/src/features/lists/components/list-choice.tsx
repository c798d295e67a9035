import { Checkbox, Modal } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import { useFocusBack } from '../../../lib/use-focus-back';
import { MOST_LISTS, MOST_SIGNS } from '../constants';
import { withoutSign, withSign } from '../edits';
import styles from '../lists.module.css';
import { useOwnLists } from '../use-own-lists';
import { NameForm } from './name-form';
import { WhereKept } from './where-kept';

/** In which of one's own lists a sign is; a new one begins with it. */
export function ListChoice({
  signId,
  name,
  isOpen,
  onClose,
}: {
  readonly signId: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { lists, isFull, keep, make } = useOwnLists();
  useFocusBack(isOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('lists.addHeading', { name })}
      closeButtonProps={{ 'aria-label': t('app.close') }}
    >
      <div className={styles.choice}>
        {lists && lists.length > 0 && (
          <ul className={styles.choices} aria-label={t('lists.heading')}>
            {lists.map((list) => {
              const isIn = list.signs.includes(signId);
              const hasNoRoom = !isIn && list.signs.length >= MOST_SIGNS;
              return (
                <li key={list.id}>
                  <Checkbox
                    size="md"
                    className={styles.check ?? ''}
                    label={list.name}
                    description={
                      hasNoRoom
                        ? t('lists.listFull', { count: MOST_SIGNS, n: formatNumber(MOST_SIGNS) })
                        : t('lists.signs', {
                            count: list.signs.length,
                            n: formatNumber(list.signs.length),
                          })
                    }
                    checked={isIn}
                    disabled={hasNoRoom}
                    onChange={(event) => {
                      const edit = event.currentTarget.checked ? withSign : withoutSign;
                      keep(list.id, { name: list.name, signs: edit(list.signs, signId) });
                    }}
                  />
                </li>
              );
            })}
          </ul>
        )}
        {isFull ? (
          <p className={styles.muted}>
            {t('lists.full', { count: MOST_LISTS, n: formatNumber(MOST_LISTS) })}
          </p>
        ) : (
          <NameForm
            buttonText={t('lists.makeWithIt')}
            onName={(listName) => make({ name: listName, signs: [signId] })}
          />
        )}
        <WhereKept />
        <Link to={paths.lists}>{t('lists.heading')}</Link>
      </div>
    </Modal>
  );
}
