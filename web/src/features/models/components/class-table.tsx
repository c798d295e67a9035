import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { type ClassFigures, type Column, columns, type Order, sortClasses } from '../model-figures';
import styles from './class-table.module.css';
import { Share } from './share';
import { SignLink } from './sign-link';

/** Rows before somebody asks for the rest. */
const ROWS_AT_FIRST = 12;

/** Sign by sign: how often it is right when said, and found when shown. */
export function ClassTable({
  classes,
  labelledBy,
}: {
  readonly classes: readonly ClassFigures[];
  readonly labelledBy: string;
}) {
  const { t } = useTranslation();
  const [order, setOrder] = useState<Order>({ by: 'label', isDescending: false });
  const [isLong, setLong] = useState(false);
  const sorted = sortClasses(classes, order);
  const rows = isLong ? sorted : sorted.slice(0, ROWS_AT_FIRST);
  const sortBy = (by: Column) => () =>
    setOrder((now) => ({ by, isDescending: now.by === by && !now.isDescending }));
  const neverSaid = classes.filter(({ isSaid }) => !isSaid).length;
  return (
    <div className={styles.part}>
      {neverSaid > 0 && (
        <p>{t('models.neverSaid', { count: neverSaid, n: formatNumber(neverSaid) })}</p>
      )}
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={
                  order.by !== column ? 'none' : order.isDescending ? 'descending' : 'ascending'
                }
              >
                <button type="button" className={styles.sort} onClick={sortBy(column)}>
                  {t(`models.columns.${column}`)}
                  <SortIcon order={order} column={column} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((sign) => (
            <tr key={sign.label}>
              <th scope="row">
                <SignLink sign={sign} />
                {!sign.isSaid && <span className={styles.mark}>{t('models.candidateOnly')}</span>}
              </th>
              <td>
                <Share share={sign.precision} of={sign.said} />
              </td>
              <td>
                <Share share={sign.recall} of={sign.samples} />
              </td>
              <td>{formatNumber(sign.samples)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isLong && sorted.length > rows.length && (
        <Button variant="default" onClick={() => setLong(true)}>
          {t('models.all', { count: sorted.length, n: formatNumber(sorted.length) })}
        </Button>
      )}
    </div>
  );
}

function SortIcon({ order, column }: { readonly order: Order; readonly column: Column }) {
  const Icon =
    order.by !== column ? IconArrowsSort : order.isDescending ? IconArrowDown : IconArrowUp;
  return <Icon size={18} aria-hidden="true" className={styles.icon} />;
}
