import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useOutbox } from '../../../lib/outbox/use-outbox';
import { ownPath, paths } from '../../../lib/paths';
import type { Note } from './giving';
import styles from './take-note.module.css';

const good: readonly Note[] = ['sent', 'discarded'];

/** What became of the last take; its place is always there, so that it is heard. */
export function TakeNote({
  note,
  isSending,
}: {
  readonly note: Note | null;
  readonly isSending: boolean;
}) {
  const { t } = useTranslation();
  const waiting = useOutbox().length;
  const back = ownPath(useSearchParams()[0].get('back'));
  const isGood = note !== null && good.includes(note);
  const Icon = isGood ? IconCheck : IconAlertTriangle;
  return (
    <div role="status" className={styles.notes}>
      {isSending && <p className={styles.note}>{t('giving.note.sending')}</p>}
      {note && (
        <p className={styles.note} data-look={isGood ? 'good' : 'bad'}>
          <Icon size={20} aria-hidden="true" />
          <span>
            {t(`giving.note.${note}`)}
            {note === 'sent' && waiting > 0 && (
              <> {t('giving.note.waiting', { count: waiting, n: formatNumber(waiting) })}</>
            )}{' '}
            {note === 'sent' && <Link to={paths.contributions}>{t('contributions.heading')}</Link>}
          </span>
        </p>
      )}
      {note === 'sent' && back !== null && (
        <Link to={back} className={styles.back}>
          {t('giving.note.back')}
        </Link>
      )}
    </div>
  );
}
