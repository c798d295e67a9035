import { Button } from '@mantine/core';
import { IconBarbell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { type SignCard, useListSignsByIdQuery } from '../../../lib/api/signs-by-id';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { practiceListPath, roundPath } from '../../../lib/paths';
import { dueToday } from '../../../lib/progress/due';
import type { CardState } from '../../../lib/progress/events';
import styles from './go-on.module.css';

/** Sign-kit asks so many in a round. */
const ROUND_LENGTH = 10;

/** How many signs come again today, and a round of those that are due longest. */
export function DueToday({ cards }: { readonly cards: ReadonlyMap<string, CardState> }) {
  const { t } = useTranslation();
  const all = dueToday(cards, new Date());
  const { data: signs, isLoading } = useListSignsByIdQuery([...all].sort(), {
    skip: all.length === 0,
  });
  if (isLoading) return <div aria-hidden="true" className={styles.waiting} />;
  // Without a line the dictionary cannot say which of them rounds leave out.
  const asked = signs && new Set(signs.filter(isAsked).map(({ _id }) => _id));
  const due = asked ? all.filter((id) => asked.has(id)) : all;
  const count = due.length;
  return (
    <div className={styles.due}>
      <p className={styles.note}>
        {count === 0
          ? t('lessons.goOn.noneDue')
          : t('lessons.goOn.due', { count, n: formatNumber(count) })}
      </p>
      <Button
        component={Link}
        to={count === 0 ? roundPath : practiceListPath(due.slice(0, ROUND_LENGTH))}
        variant="default"
        mih={48}
        leftSection={<IconBarbell size={24} />}
      >
        {t(count === 0 ? 'lessons.goOn.practise' : 'lessons.goOn.repeat')}
      </Button>
    </div>
  );
}

/** By sign-kit's rule: what signers reviewed, and drafts of which the sources leave no doubt. */
const isAsked = ({ kind, status, confidence }: SignCard): boolean =>
  kind !== 'expression' && (status === 'reviewed' || (status === 'draft' && confidence === 'high'));
