import { type RefObject, useEffect, useRef } from 'react';
import type { Post } from '../api';
import { isUnsent } from '../comments';

/**
 * Brings the comment that an address names into sight, once: fetches older pages until it is there, then
 * shows it and moves the focus to it. One that is gone leaves everything as it is.
 */
export function useCommentInSight(options: {
  readonly post: Post;
  readonly commentId: string | undefined;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly fetchPage: (after: string | undefined) => Promise<boolean>;
  readonly showAll: () => void;
}): void {
  const { post, commentId, list, fetchPage, showAll } = options;
  const { comments, commentCount } = post;
  const shown = useRef<string>(undefined);
  const asked = useRef<string | null | undefined>(null);
  const isHere = comments.some(({ _id }) => _id === commentId);
  const oldest = comments.find((comment) => !isUnsent(comment))?._id;
  const isMissing = commentId !== undefined && !isHere && comments.length < commentCount;

  useEffect(() => {
    // Each page once: one that failed is asked for by hand.
    if (!isMissing || asked.current === oldest) return;
    asked.current = oldest;
    void fetchPage(oldest);
  }, [isMissing, oldest, fetchPage]);

  useEffect(() => {
    if (!isHere || commentId === undefined || shown.current === commentId) return;
    showAll();
    const found = list.current?.querySelector<HTMLElement>(`#comment-${commentId}`);
    if (!found) return;
    shown.current = commentId;
    found.scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
  });
}
