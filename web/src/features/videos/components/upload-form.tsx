import { EMOTIONS, type Emotion } from '@isl/contracts/vocabulary';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconUpload } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useGetConfigQuery } from '../../../lib/api/config';
import { formatBytes } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { session } from '../../../lib/session/browser-session';
import { selectClaims } from '../../../lib/session/session-slice';
import { useDraft } from '../../../lib/use-draft';
import { videosChanged } from '../api';
import { isRefusal } from '../refusals';
import type { UploadFields, UploadOutcome } from '../upload-request';
import { useUpload } from '../use-upload';
import { LeaveGuard } from './leave-guard';
import { RetryBox } from './retry-box';
import styles from './upload-form.module.css';
import { UploadProgress } from './upload-progress';
import { VideoDrop } from './video-drop';

/** `file` is the name alone: a video of somebody's face is not left behind in the browser. */
const emptyDraft = { title: '', description: '', category: '', file: '' };

const isEmotion = (text: string): text is Emotion => (EMOTIONS as readonly string[]).includes(text);

type Failed = Extract<UploadOutcome, { kind: 'failed' }>;

/** The upload form with its preview, progress and status message (spec section 4). */
export function UploadForm() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const claims = useSelector(selectClaims);
  const limits = useGetConfigQuery().data?.limits;
  const [file, setFile] = useState<File | null>(null);
  const [draft, change, clear] = useDraft('upload', emptyDraft);
  const { progress, upload, cancel } = useUpload(claims?.demo === true);
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<Failed | null>(null);

  useEffect(() => {
    if (session.token() === null) setMessage(t('upload.unauthenticated'));
  }, [t]);

  const say = (text: string): void => {
    setMessage(text);
    setFailure(null);
  };
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    change({ file: chosen?.name ?? '' });
    say(
      chosen && limits && chosen.size > limits.uploadBytes
        ? t('upload.tooLarge', { size: formatBytes(limits.uploadBytes) })
        : '',
    );
  };
  const send = async (fields: UploadFields): Promise<void> => {
    say('');
    const outcome = await upload(fields);
    if (outcome === null) return say(t('upload.unauthenticated'));
    if (outcome.kind === 'cancelled') return say(t('upload.cancelled'));
    if (outcome.kind === 'failed') {
      log.error('upload failed', outcome);
      const { code } = outcome;
      setMessage(
        isRefusal(code) ? t(`upload.refused.${code}`) : (outcome.message ?? t('upload.failed')),
      );
      setFailure(outcome);
      return;
    }
    setFile(null);
    clear();
    say(t('upload.success'));
    dispatch(videosChanged());
  };
  const tryToSend = (): void => {
    const { title, description, category } = draft;
    const isComplete = title.trim() !== '' && description.trim() !== '' && isEmotion(category);
    if (!file || !isComplete) say(t('upload.incomplete'));
    else if (limits && file.size > limits.uploadBytes)
      say(t('upload.tooLarge', { size: formatBytes(limits.uploadBytes) }));
    else void send({ file, title, description, category });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    tryToSend();
  };
  const isBusy = progress !== null;
  const isError = message.includes('Error');
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <VideoDrop
        file={file}
        lostName={file ? '' : draft.file}
        onChoose={choose}
        onRefuse={() => say(t('upload.notVideo'))}
        limits={limits}
        isDisabled={isBusy}
      />
      <TextInput
        label={t('upload.title')}
        maxLength={200}
        disabled={isBusy}
        value={draft.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t('upload.description')}
        maxLength={5000}
        rows={3}
        disabled={isBusy}
        value={draft.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('upload.category')}
        disabled={isBusy}
        value={draft.category}
        onChange={(event) => change({ category: event.currentTarget.value })}
        data={[
          { value: '', label: t('upload.categoryPlaceholder'), disabled: true },
          ...EMOTIONS.map((value) => ({ value, label: t(`emotion.${value}`) })),
        ]}
      />
      <p className={styles.consent}>
        {claims?.demo ? t('upload.consentDemo') : t('upload.consent')}
      </p>
      {progress && <UploadProgress progress={progress} />}
      <div className={styles.actions}>
        <Button type="submit" disabled={isBusy} leftSection={<IconUpload size={20} />}>
          {isBusy ? t('upload.submitting') : t('upload.submit')}
        </Button>
        {isBusy && (
          <Button variant="default" onClick={cancel}>
            {t('upload.cancel')}
          </Button>
        )}
      </div>
      {/* Spec section 4: green unless the message contains the word 'Error', then red. */}
      <p
        role="status"
        aria-live="polite"
        className={styles.message}
        data-look={isError ? 'error' : 'ok'}
      >
        {message !== '' &&
          (message === t('upload.success') ? (
            <IconCheck size={20} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={20} aria-hidden="true" />
          ))}
        {message}
      </p>
      {failure && !isBusy && <RetryBox failure={failure} onRetry={tryToSend} />}
      <LeaveGuard isActive={isBusy} />
    </form>
  );
}
