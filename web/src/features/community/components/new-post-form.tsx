import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { NoticeLine } from '../../../components/ui/notice-line';
import { SignInPrompt } from '../../../components/ui/sign-in-prompt';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { selectIsSignedIn } from '../../../lib/session/session-slice';
import { centerToast } from '../../../lib/toasts';
import { useDraft } from '../../../lib/use-draft';
import { type Thread, threadOf, useAddPostMutation } from '../api';
import { CarryField } from '../carried/carry-field';
import { failure } from '../refusals';
import styles from './new-post-form.module.css';

const emptyDraft = { title: '', content: '', videoId: '' };

/** Writes a post; what is written outlives a reload and the way through login. */
export function NewPostForm({ about }: { readonly about: Thread }) {
  const { t } = useTranslation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isAsking, setAsking] = useState(false);
  const [draft, change, clear] = useDraft(
    `post-${about.signId ?? about.aboutVideo ?? 'feed'}`,
    emptyDraft,
  );
  const [addPost, { isLoading }] = useAddPostMutation();

  const send = async (): Promise<void> => {
    try {
      const { title, content, videoId } = draft;
      const carried = videoId === '' ? {} : { videoId };
      await addPost({ title, content, ...carried, ...threadOf(about) }).unwrap();
      clear();
      centerToast.success(t('community.added'));
    } catch (error) {
      log.error('post was not added', error);
      centerToast.error(failure(t, t('community.addFailed'), error));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.title.trim() === '' || draft.content.trim() === '') {
      centerToast.error(t('community.emptyPost'));
      return;
    }
    if (isSignedIn) void send();
    else setAsking(true);
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <TextInput
        label={t('community.titleLabel')}
        placeholder={t('community.titlePlaceholder')}
        maxLength={200}
        value={draft.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t('community.contentLabel')}
        placeholder={t('community.contentPlaceholder')}
        maxLength={10_000}
        minRows={3}
        rows={3}
        value={draft.content}
        onChange={(event) => change({ content: event.currentTarget.value })}
      />
      <CarryField videoId={draft.videoId} onChange={(videoId) => change({ videoId })} />
      <div className={styles.end}>
        <NoticeLine />
        <Button type="submit" loading={isLoading}>
          {t('community.add')}
        </Button>
      </div>
      <SignInPrompt isOpen={isAsking} onClose={() => setAsking(false)} />
    </form>
  );
}
