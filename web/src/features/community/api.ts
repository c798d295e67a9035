import type { components } from '@isl/contracts/content';
import type { InfiniteData } from '@reduxjs/toolkit/query';
import { baseApi } from '../../lib/api/base-api';
import { log } from '../../lib/log';
import {
  COMMENTS_PAGE,
  keepRemaining,
  removeComment,
  restoreComment,
  takeIn,
  UNSENT,
  withKnown,
} from './comments';

export type Post = components['schemas']['Post'];
export type Comment = components['schemas']['Comment'];
type NewPost = components['schemas']['NewPost'];
type EditedPost = components['schemas']['EditedPost'];
type NewComment = components['schemas']['NewComment'];
type NewReport = components['schemas']['NewReport'];
export type Report = components['schemas']['Report'];
/** Which thread: the main feed, or the discussion of one sign or of one video. */
export type Thread = { readonly signId?: string; readonly aboutVideo?: string };
/** `after` leads to the next page; a page that is the last has none. */
type PostPage = { posts: Post[]; readonly after: string | undefined };
export type Takedown = components['schemas']['Takedown'];
type ReportPage = { readonly reports: readonly Report[]; readonly after: string | undefined };
type PostPages = InfiniteData<PostPage, string>;

/** The server's default page; fewer posts than this are the end. */
const PAGE_SIZE = 50;

type Change = (draft: PostPages) => void;

const replacePost =
  (post: Post): Change =>
  (draft) => {
    for (const page of draft.pages) {
      page.posts = page.posts.map((known) =>
        known._id === post._id ? withKnown(known, post) : known,
      );
    }
  };

const changePost =
  (postId: string, change: (post: Post) => void): Change =>
  (draft) => {
    for (const { posts } of draft.pages) {
      const post = posts.find(({ _id }) => _id === postId);
      if (post) change(post);
    }
  };

const removePost =
  (postId: string): Change =>
  (draft) => {
    for (const page of draft.pages) page.posts = page.posts.filter(({ _id }) => _id !== postId);
  };

/** Puts a post back where it stood: before the first one that is older. */
const restorePost =
  (post: Post): Change =>
  (draft) => {
    removePost(post._id)(draft);
    const isOlder = ({ _id }: Post): boolean => _id < post._id;
    const page = draft.pages.find(({ posts }) => posts.some(isOlder)) ?? draft.pages.at(-1);
    if (!page) return;
    const index = page.posts.findIndex(isOlder);
    page.posts.splice(index === -1 ? page.posts.length : index, 0, post);
  };

/** Where it stands already, what is known of it stays known. */
const putPost =
  (post: Post): Change =>
  (draft) => {
    const isKnown = draft.pages.some(({ posts }) => posts.some(({ _id }) => _id === post._id));
    (isKnown ? replacePost : restorePost)(post)(draft);
  };

/** The last call about each post that is on its way. */
const turns = new Map<string, Promise<unknown>>();

/** Calls once all earlier ones about a post are answered. */
async function inTurn<T>(postId: string, call: () => Promise<T>): Promise<T> {
  const turn = (turns.get(postId) ?? Promise.resolve()).then(call, call);
  turns.set(postId, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(postId) === turn) turns.delete(postId);
  }
}

const toggleLike = (post: Post): void => {
  post.likes += post.liked ? -1 : 1;
  post.liked = !post.liked;
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
    /** Also puts the post into its thread, so that what is done to it shows wherever it stands. */
    getPost: build.query<Post, string>({
      query: (postId) => ({ url: `/posts/${postId}` }),
      onQueryStarted: async (_postId, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(changeThread(data, putPost(data)));
      },
      providesTags: ['Post'],
    }),
    /** A page of comments, newest first; they go to the post, wherever it stands. */
    listComments: build.query<
      Comment[],
      Thread & { readonly postId: string; readonly after?: string }
    >({
      query: ({ postId, after }) => ({
        url: `/posts/${postId}/comments`,
        params: after === undefined ? {} : { after },
      }),
      onQueryStarted: async ({ postId, ...thread }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const change = changePost(postId, (post) => {
          takeIn(post, data);
          // The last page: these are all that there are.
          if (data.length < COMMENTS_PAGE) post.commentCount = post.comments.length;
        });
        dispatch(changeThread(thread, change));
      },
    }),
    addPost: build.mutation<Post, NewPost>({
      query: (body) => ({ url: '/posts', method: 'POST', body }),
      onQueryStarted: async (thread, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        await settle(dispatch, thread, putPost(data));
      },
    }),
    editPost: build.mutation<Post, EditedPost & { readonly post: Post }>({
      query: ({ post, ...body }) => ({ url: `/posts/${post._id}`, method: 'PUT', body }),
      onQueryStarted: async ({ post }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) await settle(dispatch, post, replacePost(data));
      },
    }),
    /** Gives a like or takes it back; who presses again before the answer is heard after it. */
    likePost: build.mutation<Post, Thread & { readonly postId: string }>({
      queryFn: async ({ postId }, _api, _options, send) => {
        const call = { url: '/posts/like', method: 'POST', body: { postId } };
        const { data, error } = await inTurn(postId, async () => send(call));
        return error ? { error } : { data: data as Post };
      },
      onQueryStarted: async ({ postId, ...thread }, { dispatch, queryFulfilled }) => {
        const change = (recipe: Change) => dispatch(changeThread(thread, recipe));
        change(changePost(postId, toggleLike));
        try {
          const { data } = await queryFulfilled;
          // What was pressed since is shown already.
          if (!turns.has(postId)) await settle(dispatch, thread, replacePost(data));
        } catch (error) {
          change(changePost(postId, toggleLike));
          log.error('like failed', error);
        }
      },
    }),
    addComment: build.mutation<Post, NewComment & Thread & { readonly username: string }>({
      query: ({ postId, content, replyTo, videoId }) => ({
        url: '/posts/comment',
        method: 'POST',
        body: { postId, content, ...optional({ replyTo, videoId }) },
      }),
      onQueryStarted: async (arg, { dispatch, queryFulfilled, requestId }) => {
        const { postId, content, replyTo, videoId, username } = arg;
        const change = (recipe: Change) => dispatch(changeThread(arg, recipe));
        const _id = UNSENT + requestId;
        const createdAt = new Date().toISOString();
        change(
          changePost(postId, (post) => {
            const comment = { _id, content, username, createdAt };
            post.comments.push({ ...comment, ...optional({ replyTo, videoId }) });
            post.commentCount += 1;
          }),
        );
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        const takeBack = changePost(postId, (post) => removeComment(post, _id));
        await settle(dispatch, arg, data ? replacePost(data) : takeBack);
      },
    }),
    deletePost: build.mutation<void, Thread & { readonly post: Post }>({
      query: ({ post }) => ({ url: `/posts/${post._id}`, method: 'DELETE' }),
      onQueryStarted: async ({ post, ...thread }, { dispatch, queryFulfilled }) => {
        const change = (recipe: Change) => dispatch(changeThread(thread, recipe));
        change(removePost(post._id));
        const isGone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        await settle(dispatch, thread, isGone ? removePost(post._id) : restorePost(post));
      },
    }),
    deleteComment: build.mutation<
      Comment[],
      Thread & { readonly postId: string; readonly comment: Comment }
    >({
      query: ({ postId, comment }) => ({
        url: `/posts/${postId}/comments/${comment._id}`,
        method: 'DELETE',
      }),
      onQueryStarted: async ({ postId, comment, ...thread }, { dispatch, queryFulfilled }) => {
        const change = (recipe: (post: Post) => void) =>
          dispatch(changeThread(thread, changePost(postId, recipe)));
        change((post) => removeComment(post, comment._id));
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        change((post) => {
          if (data) keepRemaining(post, data);
          else restoreComment(post, comment);
        });
      },
    }),
    report: build.mutation<Report, NewReport & { readonly postId: string }>({
      query: ({ postId, ...body }) => ({ url: `/posts/${postId}/report`, method: 'POST', body }),
      invalidatesTags: ['Report'],
    }),
    listReports: build.infiniteQuery<ReportPage, void, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ after }) => after,
      },
      query: ({ pageParam }) => ({
        url: '/posts/reports',
        params: pageParam === '' ? {} : { after: pageParam },
      }),
      transformResponse: ({ data }: { data: Report[] }) => ({
        reports: data,
        after: data.length < PAGE_SIZE ? undefined : data.at(-1)?._id,
      }),
      providesTags: ['Report'],
    }),
    dismissReport: build.mutation<void, string>({
      query: (reportId) => ({ url: `/posts/reports/${reportId}`, method: 'DELETE' }),
      invalidatesTags: ['Report'],
    }),
    listTakedowns: build.infiniteQuery<components['schemas']['Takedowns'], void, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next,
      },
      query: ({ pageParam }) => ({
        url: '/courses/takedowns',
        params: pageParam === '' ? {} : { after: pageParam },
      }),
      providesTags: ['Report'],
    }),
    takeCourseDown: build.mutation<
      components['schemas']['CourseTakenDown'],
      { readonly courseId: string; readonly reason: string }
    >({
      query: ({ courseId, reason }) => ({
        url: `/courses/${encodeURIComponent(courseId)}/takedown`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: ['Report', 'Course'],
    }),
    hidePost: build.mutation<Post, { readonly postId: string; readonly reason: string }>({
      query: ({ postId, reason }) => ({
        url: `/posts/${postId}/hide`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: ['Report', 'Post'],
    }),
    unhidePost: build.mutation<Post, string>({
      query: (postId) => ({ url: `/posts/${postId}/hide`, method: 'DELETE' }),
      invalidatesTags: ['Post'],
    }),
    removeReported: build.mutation<void, { readonly postId: string; readonly commentId?: string }>({
      query: ({ postId, commentId }) => ({
        url: commentId ? `/posts/${postId}/comments/${commentId}` : `/posts/${postId}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Report', 'Post'],
    }),
  }),
});

const changeThread = (about: Thread, recipe: Change) =>
  communityApi.util.updateQueryData('listPosts', threadOf(about), recipe);

type Dispatch = Parameters<ReturnType<typeof changeThread>>[0];

/**
 * Makes a thread as the server answered it. A list that is still on its way may be older than the answer,
 * so it is changed once more when it has come.
 */
async function settle(dispatch: Dispatch, about: Thread, recipe: Change): Promise<void> {
  dispatch(changeThread(about, recipe));
  const coming = dispatch(communityApi.util.getRunningQueryThunk('listPosts', threadOf(about)));
  if (!coming) return;
  await coming;
  dispatch(changeThread(about, recipe));
}

/** Without what is not there. */
const optional = (ids: {
  readonly replyTo: string | undefined;
  readonly videoId: string | undefined;
}) => ({
  ...(ids.replyTo === undefined ? {} : { replyTo: ids.replyTo }),
  ...(ids.videoId === undefined ? {} : { videoId: ids.videoId }),
});

/** The cache key of a thread, from a post or whatever else says what it is about. */
export const threadOf = ({ signId, aboutVideo }: Thread): Thread => ({
  ...(signId === undefined ? {} : { signId }),
  ...(aboutVideo === undefined ? {} : { aboutVideo }),
});

export const {
  useGetPostQuery,
  useLazyGetPostQuery,
  useLazyListCommentsQuery,
  useListPostsInfiniteQuery,
  useAddPostMutation,
  useEditPostMutation,
  useLikePostMutation,
  useAddCommentMutation,
  useDeletePostMutation,
  useDeleteCommentMutation,
  useReportMutation,
  useListReportsInfiniteQuery,
  useDismissReportMutation,
  useListTakedownsInfiniteQuery,
  useTakeCourseDownMutation,
  useHidePostMutation,
  useUnhidePostMutation,
  useRemoveReportedMutation,
} = communityApi;
