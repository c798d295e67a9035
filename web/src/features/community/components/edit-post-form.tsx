import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { centerToast } from '../../../lib/toasts';
import { type Post, useEditPostMutation } from '../api';
import { failure } from '../refusals';
import styles from './edit-post-form.module.css';

/** Stands in the place of a post's words while its author changes them; what failed stays written. */
export function EditPostForm({
  post,
  onEnd,
}: {
  readonly post: Post;
  /** Saved or given up: the form may go. */
  readonly onEnd: (form: Element) => void;
}) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(post.title);
  const [content, setContent] = useState(post.content);
  const [withoutVideo, setWithoutVideo] = useState(false);
  const [editPost, { isLoading }] = useEditPostMutation();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const end = (): void => {
    if (form.current) onEnd(form.current);
  };

  const save = async (): Promise<void> => {
    try {
      await editPost({ post, title, content, ...(withoutVideo && { withoutVideo }) }).unwrap();
      centerToast.success(t('community.edit.done'));
      end();
    } catch (error) {
      log.error('post was not changed', error);
      centerToast.error(failure(t, t('community.edit.failed'), error));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (title.trim() === '' || content.trim() === '') {
      centerToast.error(t('community.emptyPost'));
      return;
    }
    void save();
  };
  return (
    <form ref={form} onSubmit={submit} className={styles.form}>
      <TextInput
        label={t('community.titleLabel')}
        maxLength={200}
        ref={first}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        label={t('community.contentLabel')}
        maxLength={10_000}
        rows={6}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      {post.videoId && (
        <label className={styles.without}>
          <input
            type="checkbox"
            checked={withoutVideo}
            onChange={(event) => setWithoutVideo(event.currentTarget.checked)}
          />
          {t('community.video.remove')}
        </label>
      )}
      <div className={styles.end}>
        <Button variant="subtle" onClick={end}>
          {t('community.edit.cancel')}
        </Button>
        <Button type="submit" loading={isLoading}>
          {t('community.edit.save')}
        </Button>
      </div>
    </form>
  );
}
