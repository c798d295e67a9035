import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { SignInPrompt } from '../../../components/ui/sign-in-prompt';
import { log } from '../../../lib/log';
import { selectIsSignedIn } from '../../../lib/session/session-slice';
import { centerToast } from '../../../lib/toasts';
import { useDraft } from '../../../lib/use-draft';
import { type Post, threadOf, useAddCommentMutation } from '../api';
import styles from './comment-form.module.css';

const emptyDraft = { content: '' };

/** Adds a comment to a post. */
export function CommentForm({ post }: { readonly post: Post }) {
  const { t } = useTranslation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isAsking, setAsking] = useState(false);
  const [draft, change, clear] = useDraft(`comment-${post._id}`, emptyDraft);
  const [addComment, { isLoading }] = useAddCommentMutation();

  const send = async (): Promise<void> => {
    try {
      const { content } = draft;
      await addComment({ ...threadOf(post.signId), postId: post._id, content }).unwrap();
      clear();
      centerToast.success(t('community.commentAdded'));
    } catch (error) {
      log.error('comment was not added', error);
      centerToast.error(t('community.addCommentFailed'));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.content.trim() === '') {
      centerToast.error(t('community.emptyComment'));
      return;
    }
    if (isSignedIn) void send();
    else setAsking(true);
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <Textarea
        label={t('community.commentLabel')}
        placeholder={t('community.commentPlaceholder')}
        maxLength={5000}
        rows={2}
        value={draft.content}
        onChange={(event) => change({ content: event.currentTarget.value })}
      />
      <Button type="submit" variant="light" loading={isLoading}>
        {t('community.addComment')}
      </Button>
      <SignInPrompt isOpen={isAsking} onClose={() => setAsking(false)} />
    </form>
  );
}
