import { Button } from '@mantine/core';
import { useRef } from 'react';
import { LinkedText } from '../../../components/ui/linked-text';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { passFocusTo } from '../../../lib/pass-focus-on';
import { centerToast } from '../../../lib/toasts';
import { type Post, useLazyGetPostQuery } from '../api';
import styles from './post-text.module.css';

/** What a post says. A list carries the beginning of a long one; the rest comes when it is asked for. */
export function PostText({ post }: { readonly post: Post }) {
  const { t } = useTranslation();
  const text = useRef<HTMLParagraphElement>(null);
  const [getPost, { isFetching }] = useLazyGetPostQuery();
  const showAll = async (button: HTMLElement): Promise<void> => {
    const keepFocus = passFocusTo(button, () => text.current);
    try {
      await getPost(post._id).unwrap();
    } catch (error) {
      keepFocus();
      log.error('the whole post was not fetched', error);
      centerToast.error(t('community.moreFailed'));
    }
  };
  return (
    <>
      <p ref={text} className={styles.content}>
        <LinkedText text={post.content} />
        {post.contentTruncated && '…'}
      </p>
      {post.contentTruncated && (
        <Button
          variant="subtle"
          px={12}
          className={styles.more ?? ''}
          loading={isFetching}
          onClick={({ currentTarget }) => void showAll(currentTarget)}
        >
          {t('community.showWhole')}
        </Button>
      )}
    </>
  );
}
