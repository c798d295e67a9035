import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { NoticeLine } from '../../../components/ui/notice-line';
import { SignInPrompt } from '../../../components/ui/sign-in-prompt';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { selectClaims } from '../../../lib/session/session-slice';
import { centerToast } from '../../../lib/toasts';
import { useDraft } from '../../../lib/use-draft';
import { type Comment, type Post, threadOf, useAddCommentMutation } from '../api';
import { CarryField } from '../carried/carry-field';
import { failure } from '../refusals';
import styles from './comment-form.module.css';

const emptyDraft = { content: '', videoId: '' };

/** Where what is said about a post's comments is repeated. */
export const commentPlace = (postId: string): string => `comments-${postId}`;

/** Adds a comment to a post, or an answer to one of its comments. */
export function CommentForm({
  post,
  answered,
  onEnd,
}: {
  readonly post: Post;
  readonly answered?: Comment;
  /** An answer was sent, or given up: the form may go. */
  readonly onEnd?: () => void;
}) {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  const [isAsking, setAsking] = useState(false);
  const [draft, change, clear] = useDraft(`comment-${answered?._id ?? post._id}`, emptyDraft);
  const [addComment, { isLoading }] = useAddCommentMutation();

  const field = useRef<HTMLTextAreaElement>(null);
  const isAnswer = answered !== undefined;
  useEffect(() => {
    if (isAnswer) field.current?.focus();
  }, [isAnswer]);

  const place = commentPlace(post._id);
  const send = async (username: string): Promise<void> => {
    const content = draft.content.trim();
    const { videoId } = draft;
    try {
      await addComment({
        ...threadOf(post),
        postId: post._id,
        content,
        username,
        ...(answered && { replyTo: answered.replyTo ?? answered._id }),
        ...(videoId !== '' && { videoId }),
      }).unwrap();
      clear();
      onEnd?.();
      centerToast.success(t('community.commentAdded'), place);
    } catch (error) {
      log.error('comment was not added', error);
      centerToast.error(failure(t, t('community.addCommentFailed'), error), place);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.content.trim() === '') {
      centerToast.error(t('community.emptyComment'), place);
      return;
    }
    if (claims) void send(claims.name);
    else setAsking(true);
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <Textarea
        ref={field}
        label={
          answered
            ? t('community.reply.label', { name: answered.username ?? t('community.anonymous') })
            : t('community.commentLabel')
        }
        placeholder={t('community.commentPlaceholder')}
        maxLength={5000}
        rows={2}
        // While it is sent it stands above already; the draft is kept until the server has it.
        value={isLoading ? '' : draft.content}
        readOnly={isLoading}
        onChange={(event) => change({ content: event.currentTarget.value })}
      />
      {!isLoading && (
        <CarryField videoId={draft.videoId} onChange={(videoId) => change({ videoId })} />
      )}
      <div className={styles.end}>
        {/* Of an answer it stands under the comments. */}
        {!answered && <NoticeLine place={place} />}
        {onEnd && (
          <Button variant="subtle" onClick={onEnd}>
            {t('community.edit.cancel')}
          </Button>
        )}
        <Button type="submit" variant="light" loading={isLoading}>
          {answered ? t('community.reply.send') : t('community.addComment')}
        </Button>
      </div>
      <SignInPrompt isOpen={isAsking} onClose={() => setAsking(false)} />
    </form>
  );
}
