import { Button } from '@mantine/core';
import { IconCheck, IconLink, IconMail } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useConfirm } from '../../../components/ui/confirm';
import { statusOf } from '../../../lib/api/errors';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { passFocusOn } from '../../../lib/pass-focus-on';
import { centerToast } from '../../../lib/toasts';
import { type Message, useDeleteMessageMutation } from '../api';
import { mailtoOf } from '../mailto';
import { ownAddresses } from '../own-addresses';
import styles from './message-card.module.css';
import { TopicBadge } from './topic-badge';

/** One message: what it is about, its words, how to answer, and that it is done. */
export function MessageCard({ message }: { readonly message: Message }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const topicId = useId();
  const dateId = useId();
  const [deleteMessage] = useDeleteMessageMutation();
  const { id, topic, text, replyTo, createdAt } = message;
  const named = ownAddresses(text);
  const mailto = replyTo && mailtoOf(replyTo, t('messages.subject', { id }));

  const finish = async (button: HTMLElement): Promise<void> => {
    if (!(await confirm(t('messages.confirmDone')))) return;
    passFocusOn(button);
    try {
      await deleteMessage(message).unwrap();
    } catch (error) {
      if (statusOf(error) !== 404) {
        log.error('a message was not deleted', error);
        centerToast.error(t('messages.failed'));
        return;
      }
    }
    centerToast.success(t('messages.gone'));
  };
  return (
    <article className={styles.card} aria-labelledby={`${topicId} ${dateId}`}>
      <header className={styles.head}>
        <h2 id={topicId} className={styles.topic}>
          <TopicBadge topic={topic} />
        </h2>
        <time id={dateId} dateTime={createdAt} className={styles.date}>
          {formatDate(createdAt)}
        </time>
      </header>
      <p className={styles.text}>{text}</p>
      {named.length > 0 && (
        <ul className={styles.named} aria-label={t('messages.named')}>
          {named.map((path) => (
            <li key={path}>
              <Link to={path} className={styles.link}>
                <IconLink size={20} aria-hidden="true" className={styles.icon} />
                {path}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <footer className={styles.foot}>
        <div className={styles.answer}>
          {mailto ? (
            <a href={mailto} className={styles.link}>
              <IconMail size={20} aria-hidden="true" className={styles.icon} />
              {t('messages.answer', { address: replyTo })}
            </a>
          ) : (
            <p>{replyTo ? t('messages.answer', { address: replyTo }) : t('messages.noAddress')}</p>
          )}
          <p className={styles.number}>{t('messages.number', { id })}</p>
        </div>
        <Button
          variant="default"
          className={styles.done ?? ''}
          leftSection={<IconCheck size={20} />}
          onClick={({ currentTarget }) => void finish(currentTarget)}
        >
          {t('messages.done')}
        </Button>
      </footer>
    </article>
  );
}
