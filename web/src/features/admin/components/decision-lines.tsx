import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { ReasonForm } from '../../../components/ui/reason-form';
import card from '../../../components/ui/report-card.module.css';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from '../admin-page.module.css';
import { type Decision, useUndoReviewerDecisionMutation } from '../api';
import { useSettle } from '../use-settle';

/** One decision; undone, it still stands here. Where its person is gone there is nothing to undo. */
export function DecisionLines({ decision }: { readonly decision: Decision }) {
  const { t } = useTranslation();
  const [isUndoing, setUndoing] = useState(false);
  const [undo, { isLoading }] = useUndoReviewerDecisionMutation();
  const settle = useSettle();
  const { _id: id, act, person, reason, at, by, undone } = decision;
  const name = person ?? t('admin.decisions.gone');
  const said = (admin: string | undefined, date: string) => ({
    name: admin ?? t('admin.decisions.somebody'),
    date: formatDate(date),
  });
  return (
    <>
      <p className={styles.what}>{t(`admin.decisions.${act}`, { name })}</p>
      <p className={card.head}>{t('moderation.decisions.by', said(by, at))}</p>
      {reason && <p className={card.reason}>{t('moderation.decisions.reason', { reason })}</p>}
      {undone && <p>{t('moderation.decisions.undone', said(undone.by, undone.at))}</p>}
      {undone?.reason && (
        <p className={card.reason}>{t('moderation.decisions.reason', { reason: undone.reason })}</p>
      )}
      {!undone &&
        person &&
        (isUndoing ? (
          <ReasonForm
            label={t('admin.decisions.undoReason')}
            action={t('moderation.decisions.undo')}
            isSending={isLoading}
            onSend={(why, form) => {
              const undoIt = () => undo({ id, reason: why }).unwrap();
              void settle(undoIt, t('admin.decisions.didUndo'), form);
            }}
            onCancel={() => setUndoing(false)}
          />
        ) : (
          <div className={card.actions}>
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={20} />}
              aria-label={t('admin.decisions.undoOf', { name })}
              onClick={() => setUndoing(true)}
            >
              {t('moderation.decisions.undo')}
            </Button>
          </div>
        ))}
    </>
  );
}
