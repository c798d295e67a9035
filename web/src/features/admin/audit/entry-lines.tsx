import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { ReasonForm } from '../../../components/ui/reason-form';
import card from '../../../components/ui/report-card.module.css';
import { formatDateTime, formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from '../admin-page.module.css';
import { useSettle } from '../use-settle';
import { type Entry, type Kind, needsReason, useUndoActMutation } from './api';

/** Those about an account or about what somebody wrote. */
const ABOUT_SOMEBODY: readonly Kind[] = [
  ...(['role-change', 'account-block', 'reviewer-grant', 'reviewer-decline'] as const),
];
const TOPICS = ['takedown', 'correction', 'review', 'other'] as const;

/** One act: what was done, to whom or what, by whom, when and why; undone, it still stands here. */
export function EntryLines({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation();
  const { kind, at, by, byOperator, reason, undone } = entry;
  const actor = by ?? t(byOperator ? 'admin.audit.operator' : 'admin.audit.left');
  const about = useAbout(entry);
  return (
    <>
      <p className={styles.what}>{t(`admin.audit.kinds.${kind}`)}</p>
      {about.length > 0 && <p className={card.by}>{about.join('\u00a0· ')}</p>}
      <p className={card.head}>
        {t('moderation.decisions.by', { name: actor, date: formatDateTime(at) })}
      </p>
      {reason && <p className={card.reason}>{t('moderation.decisions.reason', { reason })}</p>}
      {undone && (
        <p>
          {t('moderation.decisions.undone', {
            name: undone.by ?? t('admin.audit.left'),
            date: formatDateTime(undone.at),
          })}
        </p>
      )}
      {undone?.reason && (
        <p className={card.reason}>{t('moderation.decisions.reason', { reason: undone.reason })}</p>
      )}
      {entry.undoable && <Undo entry={entry} about={about[0] ?? t(`admin.audit.kinds.${kind}`)} />}
    </>
  );
}

/** To whom or what, in a few words each. */
function useAbout({ kind, person, what, from, to, count }: Entry): string[] {
  const { t } = useTranslation();
  /** A role, or how a form stands. */
  const standings: Readonly<Record<string, string>> = {
    contributor: t('settings.role.contributor'),
    teacher: t('settings.role.teacher'),
    reviewer: t('settings.role.reviewer'),
    admin: t('settings.role.admin'),
    draft: t('badge.short.draft'),
    reviewed: t('badge.short.reviewed'),
    disputed: t('badge.short.disputed'),
    withdrawn: t('badge.short.withdrawn'),
  };
  const change = { from: standings[from ?? ''] ?? from, to: standings[to ?? ''] ?? to };
  const isTopic = (text: string): text is (typeof TOPICS)[number] =>
    TOPICS.some((one) => one === text);
  const named =
    kind === 'message-answered' && what && isTopic(what) ? t(`messages.topics.${what}`) : what;
  return [
    ...(named ? [named] : []),
    ...(person ? [person] : ABOUT_SOMEBODY.includes(kind) ? [t('admin.decisions.gone')] : []),
    ...(from && to ? [t('admin.audit.change', change)] : []),
    ...(count ? [t('admin.audit.count', { count, n: formatNumber(count) })] : []),
  ];
}

function Undo({ entry, about }: { readonly entry: Entry; readonly about: string }) {
  const { t } = useTranslation();
  const [isUndoing, setUndoing] = useState(false);
  const [undo, { isLoading }] = useUndoActMutation();
  const settle = useSettle();
  const send = (control: Element, reason?: string) =>
    void settle(
      () => undo({ entry, ...(reason ? { reason } : {}) }).unwrap(),
      t('admin.audit.didUndo'),
      control,
    );
  if (isUndoing) {
    return (
      <ReasonForm
        label={t('admin.decisions.undoReason')}
        action={t('moderation.decisions.undo')}
        isSending={isLoading}
        onSend={(reason, form) => send(form, reason)}
        onCancel={() => setUndoing(false)}
      />
    );
  }
  return (
    <div className={card.actions}>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={20} />}
        loading={isLoading}
        aria-label={t('admin.audit.undoOf', {
          what: t(`admin.audit.kinds.${entry.kind}`),
          about,
        })}
        onClick={({ currentTarget }) => {
          if (needsReason(entry.kind)) setUndoing(true);
          else send(currentTarget);
        }}
      >
        {t('moderation.decisions.undo')}
      </Button>
    </div>
  );
}
