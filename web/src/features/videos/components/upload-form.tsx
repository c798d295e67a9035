import { Button, NativeSelect, Progress, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useGetConfigQuery } from '../../../lib/api/config';
import { formatBytes } from '../../../lib/i18n/format';
import { log } from '../../../lib/log';
import { session } from '../../../lib/session/browser-session';
import { selectClaims } from '../../../lib/session/session-slice';
import { useDraft } from '../../../lib/use-draft';
import { videosChanged } from '../api';
import { type Category, categories } from '../constants';
import type { UploadOutcome } from '../upload-request';
import { useUpload } from '../use-upload';
import styles from './upload-form.module.css';
import { VideoDrop } from './video-drop';

const emptyDraft = { title: '', description: '', category: '' };

const isCategory = (text: string): text is Category =>
  (categories as readonly string[]).includes(text);

/** The upload form with its preview, progress and status message (spec section 4). */
export function UploadForm() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const claims = useSelector(selectClaims);
  const limits = useGetConfigQuery().data?.limits;
  const [file, setFile] = useState<File | null>(null);
  const [draft, change, clear] = useDraft('upload', emptyDraft);
  const { progress, upload, cancel } = useUpload();
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (session.token() === null) setMessage(t('upload.unauthenticated'));
  }, [t]);

  const outcomeMessage = (outcome: UploadOutcome | null): string => {
    if (outcome === null) return t('upload.unauthenticated');
    if (outcome.kind === 'done') return t('upload.success');
    if (outcome.kind === 'cancelled') return t('upload.cancelled');
    return outcome.message ?? t('upload.failed');
  };
  const send = async (chosen: File, category: Category): Promise<void> => {
    setMessage('');
    const { title, description } = draft;
    const outcome = await upload({ file: chosen, title, description, category });
    setMessage(outcomeMessage(outcome));
    if (outcome?.kind === 'failed') log.error('upload failed', outcome);
    if (outcome?.kind !== 'done') return;
    setFile(null);
    clear();
    dispatch(videosChanged());
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { title, description, category } = draft;
    const isComplete = title.trim() !== '' && description.trim() !== '' && isCategory(category);
    if (!file || !isComplete) setMessage(t('upload.incomplete'));
    else if (limits && file.size > limits.uploadBytes)
      setMessage(t('upload.tooLarge', { size: formatBytes(limits.uploadBytes) }));
    else void send(file, category);
  };
  const isBusy = progress !== null;
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <VideoDrop file={file} onChoose={setFile} limits={limits} isDisabled={isBusy} />
      <TextInput
        label={t('upload.title')}
        maxLength={200}
        value={draft.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t('upload.description')}
        maxLength={5000}
        rows={3}
        value={draft.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('upload.category')}
        value={draft.category}
        onChange={(event) => change({ category: event.currentTarget.value })}
        data={[
          { value: '', label: t('upload.categoryPlaceholder'), disabled: true },
          ...categories.map((value) => ({ value, label: t(`emotion.${value}`) })),
        ]}
      />
      <p className={styles.consent}>
        {claims?.demo ? t('upload.consentDemo') : t('upload.consent')}
      </p>
      <div className={styles.actions}>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? t('upload.submitting') : t('upload.submit')}
        </Button>
        {isBusy && (
          <Button variant="default" onClick={cancel}>
            {t('upload.cancel')}
          </Button>
        )}
      </div>
      {progress && (
        <div>
          <Progress
            value={(progress.sent / Math.max(progress.total, 1)) * 100}
            size="lg"
            aria-label={t('upload.submitting')}
          />
          <p className={styles.bytes}>
            {t('upload.progress', {
              sent: formatBytes(progress.sent),
              total: formatBytes(progress.total),
            })}
          </p>
        </div>
      )}
      {/* Spec section 4: green unless the message contains the word 'Error', then red. */}
      <p
        role="status"
        aria-live="polite"
        className={styles.message}
        data-look={message.includes('Error') ? 'error' : 'ok'}
      >
        {message}
      </p>
    </form>
  );
}
