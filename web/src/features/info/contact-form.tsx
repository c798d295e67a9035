import type { components } from '@isl/contracts/gateway';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import { type ContactTopic, contactTopics } from '../../lib/paths';
import { fetchProven } from '../../lib/proof/proof';
import styles from './contact-form.module.css';

type Receipt = components['schemas']['MessageReceipt'];
type Progress =
  | { readonly state: 'writing' | 'sending' | 'empty' | 'failed' }
  | { readonly state: 'sent'; readonly id: string };

/** As the contract has them. */
const MAX_TEXT = 4000;
const MAX_REPLY_TO = 254;

async function send(message: components['schemas']['NewMessage']): Promise<Receipt> {
  const reply = await fetchProven('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (!reply.ok) throw new Error(`the message was answered with ${reply.status}`);
  return (await reply.json()) as Receipt;
}

/** What was written stays until the server has it. */
export function ContactForm({ firstTopic }: { readonly firstTopic: ContactTopic }) {
  const { t } = useTranslation();
  const [topic, setTopic] = useState<ContactTopic>(firstTopic);
  const [text, setText] = useState('');
  const [replyTo, setReplyTo] = useState('');
  const [progress, setProgress] = useState<Progress>({ state: 'writing' });

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') {
      setProgress({ state: 'empty' });
      return;
    }
    setProgress({ state: 'sending' });
    try {
      const contact = replyTo.trim();
      const { id } = await send({ topic, text, ...(contact ? { replyTo: contact } : {}) });
      setText('');
      setProgress({ state: 'sent', id });
    } catch (error) {
      log.error('the message was not sent', error);
      setProgress({ state: 'failed' });
    }
  };

  if (progress.state === 'sent') {
    return (
      <div className={styles.form}>
        <p role="status" className={styles.sent}>
          {t('info.contact.sent', { id: progress.id })}
        </p>
        <button
          type="button"
          className={styles.again}
          onClick={() => setProgress({ state: 'writing' })}
        >
          {t('info.contact.another')}
        </button>
      </div>
    );
  }
  const isSending = progress.state === 'sending';
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <label className={styles.field}>
        {t('info.contact.topic')}
        <select value={topic} onChange={(event) => setTopic(event.target.value as ContactTopic)}>
          {contactTopics.map((one) => (
            <option key={one} value={one}>
              {t(`info.contact.topics.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {t('info.contact.text')}
        <textarea
          rows={7}
          maxLength={MAX_TEXT}
          value={text}
          aria-describedby="text-hint"
          aria-invalid={progress.state === 'empty'}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p id="text-hint" className={styles.hint}>
        {t(`info.contact.hint.${topic}`)}
      </p>
      <label className={styles.field}>
        {t('info.contact.replyTo')}
        <input
          type="text"
          name="replyTo"
          autoComplete="email"
          maxLength={MAX_REPLY_TO}
          value={replyTo}
          aria-describedby="reply-hint"
          onChange={(event) => setReplyTo(event.target.value)}
        />
      </label>
      <p id="reply-hint" className={styles.hint}>
        {t('info.contact.replyToHint')}
      </p>
      {(progress.state === 'empty' || progress.state === 'failed') && (
        <p role="alert" className={styles.fault}>
          {t(`info.contact.${progress.state}`)}
        </p>
      )}
      <button type="submit" className={styles.send} disabled={isSending}>
        {isSending ? t('info.contact.sending') : t('info.contact.send')}
      </button>
    </form>
  );
}
