import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ReasonForm } from '../../../components/ui/reason-form';
import styles from '../../../components/ui/report-card.module.css';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { type OpenRequest, useDecideReviewerRequestMutation } from '../api';
import { useSettle } from '../use-settle';

/** One person who asks: who they are, what they say, and the two answers. */
export function RequestCard({ request }: { readonly request: OpenRequest }) {
  const { t } = useTranslation();
  const headingId = useId();
  const [isDeclining, setDeclining] = useState(false);
  const [decide, { isLoading }] = useDecideReviewerRequestMutation();
  const settle = useSettle();
  const { id: requestId, name, location, memberSince, words, askedAt } = request;

  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          {name}
        </h3>
        <time dateTime={askedAt} className={styles.date}>
          {formatDate(askedAt)}
        </time>
      </header>
      <p>{t('admin.requests.about', { location, date: formatDate(memberSince) })}</p>
      {words ? (
        <blockquote className={styles.words}>{words}</blockquote>
      ) : (
        <p>{t('admin.requests.noWords')}</p>
      )}
      {isDeclining ? (
        <ReasonForm
          label={t('admin.requests.declineReason')}
          action={t('admin.requests.declineNow')}
          isSending={isLoading}
          onSend={(reason, form) => {
            const act = () => decide({ requestId, act: 'decline', reason }).unwrap();
            void settle(act, t('admin.requests.declined', { name }), form);
          }}
          onCancel={() => setDeclining(false)}
        />
      ) : (
        <div className={styles.actions}>
          <Button
            variant="subtle"
            color="var(--madder)"
            leftSection={<IconX size={20} />}
            aria-label={t('admin.requests.declineOf', { name })}
            onClick={() => setDeclining(true)}
          >
            {t('admin.requests.decline')}
          </Button>
          <Button
            leftSection={<IconCheck size={20} />}
            loading={isLoading}
            aria-label={t('admin.requests.grantOf', { name })}
            onClick={({ currentTarget }) => {
              const act = () => decide({ requestId, act: 'grant' }).unwrap();
              void settle(act, t('admin.requests.granted', { name }), currentTarget);
            }}
          >
            {t('admin.requests.grant')}
          </Button>
        </div>
      )}
    </article>
  );
}
