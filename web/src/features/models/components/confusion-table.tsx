import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Confusion, SignName } from '../model-figures';
import styles from './confusion-table.module.css';
import { SignLink } from './sign-link';

/** Up to so many signs a table with a column for each can be read. */
const WIDEST = 30;
/** Rows before somebody asks for the rest. */
const ROWS_AT_FIRST = 12;

/** Everything that each sign was taken for. */
export function ConfusionTable({
  confusion,
  isWhole,
  labelledBy,
}: {
  readonly confusion: readonly Confusion[];
  readonly isWhole: boolean;
  readonly labelledBy: string;
}) {
  const columns = columnsOf(confusion);
  return isWhole && columns.length <= WIDEST ? (
    <Matrix confusion={confusion} columns={columns} labelledBy={labelledBy} />
  ) : (
    <BySign confusion={confusion} labelledBy={labelledBy} />
  );
}

function Matrix({
  confusion,
  columns,
  labelledBy,
}: {
  readonly confusion: readonly Confusion[];
  readonly columns: readonly (SignName | null)[];
  readonly labelledBy: string;
}) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div className={styles.scroll} role="group" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={styles.matrix} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t('models.shown')}</th>
            {columns.map((column) => (
              <th key={column?.label ?? ''} scope="col">
                {column ? <span lang="en">{column.label}</span> : t('models.nothing')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {confusion.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                <SignLink sign={row} />
              </th>
              {columns.map((column) => {
                const count = countOf(row, column);
                return (
                  <td key={column?.label ?? ''} data-look={lookOf(row, column, count)}>
                    {count === 0 ? '' : formatNumber(count)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BySign({
  confusion,
  labelledBy,
}: {
  readonly confusion: readonly Confusion[];
  readonly labelledBy: string;
}) {
  const { t } = useTranslation();
  const [isLong, setLong] = useState(false);
  const rows = isLong ? confusion : confusion.slice(0, ROWS_AT_FIRST);
  return (
    <div className={styles.part}>
      <table className={styles.list} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t('models.shown')}</th>
            <th scope="col">{t('models.takenFor')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                <SignLink sign={row} />
              </th>
              <td>
                <ul className={styles.taken}>
                  {row.takenFor.map(({ said, count }) => (
                    <li key={said?.label ?? ''} data-look={lookOf(row, said, count)}>
                      {said ? <span lang="en">{said.label}</span> : t('models.nothing')}{' '}
                      {t('models.times', { count, n: formatNumber(count) })}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {confusion.length > rows.length && (
        <Button variant="default" onClick={() => setLong(true)}>
          {t('models.all', { count: confusion.length, n: formatNumber(confusion.length) })}
        </Button>
      )}
    </div>
  );
}

/** The signs in their order, then whatever else they were taken for, nothing at all last. */
function columnsOf(confusion: readonly Confusion[]): (SignName | null)[] {
  const columns = new Map<string, SignName>(confusion.map((row) => [row.label, row]));
  const all = confusion.flatMap(({ takenFor }) => takenFor.map(({ said }) => said));
  for (const said of all) if (said && !columns.has(said.label)) columns.set(said.label, said);
  return all.includes(null) ? [...columns.values(), null] : [...columns.values()];
}

const countOf = (row: Confusion, column: SignName | null): number =>
  row.takenFor.find(({ said }) => said?.label === column?.label)?.count ?? 0;

const lookOf = (row: SignName, said: SignName | null, count: number): string | undefined =>
  count === 0 ? undefined : said?.label === row.label ? 'right' : 'wrong';
