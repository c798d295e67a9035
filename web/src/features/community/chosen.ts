import { useLocation } from 'react-router-dom';

/** The post that an address names, as the search's hits and notifications do, and the comment of it. */
export type Chosen = {
  readonly postId?: string | undefined;
  readonly commentId?: string | undefined;
};

const PLACE = /^#post-(?<postId>[0-9a-f]{24})(-comment-(?<commentId>[0-9a-f]{24}))?$/;

export function useChosen(): Chosen {
  return PLACE.exec(useLocation().hash)?.groups ?? {};
}

/** Of this post. */
export function useChosenComment(post: { readonly _id: string }): string | undefined {
  const { postId, commentId } = useChosen();
  return postId === post._id ? commentId : undefined;
}
