import type { components } from '@isl/contracts/content';
import type { InfiniteData } from '@reduxjs/toolkit/query';
import { baseApi } from '../../lib/api/base-api';
import { log } from '../../lib/log';

export type Post = components['schemas']['Post'];
export type Comment = components['schemas']['Comment'];
type NewPost = components['schemas']['NewPost'];
type NewComment = components['schemas']['NewComment'];
/** Which thread: the main feed, or the discussion of one sign. */
export type Thread = { readonly signId?: string };
/** `after` leads to the next page; a page that is the last has none. */
type PostPage = { posts: Post[]; readonly after: string | undefined };
type PostPages = InfiniteData<PostPage, string>;

/** The server's default page; fewer posts than this are the end. */
const PAGE_SIZE = 50;

const replacePost =
  (post: Post) =>
  (draft: PostPages): void => {
    for (const page of draft.pages) {
      page.posts = page.posts.map((known) => (known._id === post._id ? post : known));
    }
  };

const changePost =
  (postId: string, change: (post: Post) => void) =>
  (draft: PostPages): void => {
    for (const { posts } of draft.pages) {
      const post = posts.find(({ _id }) => _id === postId);
      if (post) change(post);
    }
  };

const communityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.infiniteQuery<PostPage, Thread, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ after }) => after,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/posts',
        params: { ...queryArg, ...(pageParam === '' ? {} : { after: pageParam }) },
      }),
      transformResponse: (posts: Post[]) => ({
        posts,
        after: posts.length < PAGE_SIZE ? undefined : posts.at(-1)?._id,
      }),
      providesTags: ['Post'],
    }),
    addPost: build.mutation<Post, NewPost>({
      query: (body) => ({ url: '/posts', method: 'POST', body }),
      onQueryStarted: async ({ signId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(
          communityApi.util.updateQueryData('listPosts', threadOf(signId), (draft) => {
            draft.pages[0]?.posts.unshift(data);
          }),
        );
      },
    }),
    likePost: build.mutation<Post, Thread & { readonly postId: string }>({
      query: ({ postId }) => ({ url: '/posts/like', method: 'POST', body: { postId } }),
      onQueryStarted: async ({ postId, signId }, { dispatch, queryFulfilled }) => {
        const thread = threadOf(signId);
        const change = (recipe: (draft: PostPages) => void) =>
          dispatch(communityApi.util.updateQueryData('listPosts', thread, recipe));
        const guess = change(
          changePost(postId, (post) => {
            post.likes += post.liked ? -1 : 1;
            post.liked = !post.liked;
          }),
        );
        try {
          const { data } = await queryFulfilled;
          change(replacePost(data));
        } catch (error) {
          guess.undo();
          log.error('like failed', error);
        }
      },
    }),
    addComment: build.mutation<Post, NewComment & Thread>({
      query: ({ postId, content }) => ({
        url: '/posts/comment',
        method: 'POST',
        body: { postId, content },
      }),
      onQueryStarted: async ({ signId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(
          communityApi.util.updateQueryData('listPosts', threadOf(signId), replacePost(data)),
        );
      },
    }),
    deletePost: build.mutation<void, Thread & { readonly postId: string }>({
      query: ({ postId }) => ({ url: `/posts/${postId}`, method: 'DELETE' }),
      onQueryStarted: async ({ postId, signId }, { dispatch, queryFulfilled }) => {
        const isGone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isGone) return;
        dispatch(
          communityApi.util.updateQueryData('listPosts', threadOf(signId), (draft) => {
            for (const page of draft.pages) {
              page.posts = page.posts.filter(({ _id }) => _id !== postId);
            }
          }),
        );
      },
    }),
    deleteComment: build.mutation<
      Comment[],
      Thread & { readonly postId: string; readonly commentId: string }
    >({
      query: ({ postId, commentId }) => ({
        url: `/posts/${postId}/comments/${commentId}`,
        method: 'DELETE',
      }),
      onQueryStarted: async ({ postId, signId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(
          communityApi.util.updateQueryData(
            'listPosts',
            threadOf(signId),
            changePost(postId, (post) => {
              post.comments = data;
            }),
          ),
        );
      },
    }),
  }),
});

/** The cache key of a thread. */
export const threadOf = (signId: string | undefined): Thread =>
  signId === undefined ? {} : { signId };

export const {
  useListPostsInfiniteQuery,
  useAddPostMutation,
  useLikePostMutation,
  useAddCommentMutation,
  useDeletePostMutation,
  useDeleteCommentMutation,
} = communityApi;
