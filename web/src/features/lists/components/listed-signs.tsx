import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { passFocusOn } from '../../../lib/pass-focus-on';
import { productPath } from '../../../lib/paths';
import { moved, withoutSign } from '../edits';
import styles from '../lists.module.css';
import type { ListItem } from '../use-listed-signs';
import { RowButton } from './row-button';

/** The signs of one's own list, to be put in another order and taken out. */
export function ListedSigns({
  items,
  onChange,
}: {
  readonly items: readonly ListItem[];
  readonly onChange: (signs: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const ids = items.map(({ id }) => id);
  const move = (from: number, to: number, name: string): void => {
    onChange(moved(ids, from, to));
    const place = { name, n: formatNumber(to + 1), of: formatNumber(ids.length) };
    setSaid(t('lists.moved', place));
  };
  return (
    <>
      <ol className={styles.signs} aria-label={t('lists.signsHeading')}>
        {items.map(({ id, name, image }, at) => (
          <li key={id} className={styles.sign}>
            <SignLink id={id} name={name} image={image} />
            <span className={styles.moves}>
              <RowButton
                label={t('lists.up', { name })}
                isOff={at === 0}
                onPress={() => move(at, at - 1, name)}
              >
                <IconArrowUp size={24} aria-hidden="true" />
              </RowButton>
              <RowButton
                label={t('lists.down', { name })}
                isOff={at === items.length - 1}
                onPress={() => move(at, at + 1, name)}
              >
                <IconArrowDown size={24} aria-hidden="true" />
              </RowButton>
              <RowButton
                label={t('lists.takeOut', { name })}
                onPress={(button) => {
                  passFocusOn(button);
                  onChange(withoutSign(ids, id));
                  setSaid(t('lists.takenOut', { name }));
                }}
              >
                <IconTrash size={24} aria-hidden="true" />
              </RowButton>
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

/** A sign of a list with the way to its page. */
export function SignLink({ id, name, image }: ListItem) {
  return (
    <Link to={productPath(id)} className={styles.signLink}>
      {image === undefined ? (
        <span className={styles.noPicture} aria-hidden="true" />
      ) : (
        <img src={image} alt="" width={64} height={64} loading="lazy" decoding="async" />
      )}
      <span>{name}</span>
    </Link>
  );
}
