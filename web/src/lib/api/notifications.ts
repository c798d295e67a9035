import type { components } from '@isl/contracts/content';
import { baseApi } from './base-api';

type Schemas = components['schemas'];
export type Notification = Schemas['Notification'];
type NotificationPage = Schemas['NotificationPage'];

/** Whoever asks for one is told how many there are as well. */
const FEWEST = 1;

const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countUnread: build.query<number, void>({
      query: () => ({ url: '/notifications', params: { limit: FEWEST } }),
      transformResponse: ({ unread }: NotificationPage) => unread,
      providesTags: ['Notification'],
    }),
    listNotifications: build.infiniteQuery<NotificationPage, void, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next,
      },
      query: ({ pageParam }) => ({
        url: '/notifications',
        params: pageParam === '' ? {} : { after: pageParam },
      }),
      providesTags: ['Notification'],
    }),
    getPush: build.query<Schemas['PushState'], void>({
      query: () => ({ url: '/notifications/push' }),
      providesTags: ['Notification'],
    }),
    subscribePush: build.mutation<Schemas['PushState'], Schemas['NewPushSubscription']>({
      query: (body) => ({ url: '/notifications/push', method: 'POST', body }),
    }),
    unsubscribePush: build.mutation<Schemas['PushState'], string>({
      query: (endpoint) => ({ url: '/notifications/push/end', method: 'POST', body: { endpoint } }),
    }),
    /** The list shows what was new as new until it is opened again. */
    readNotifications: build.mutation<Schemas['UnreadNotifications'], string>({
      query: (upTo) => ({ url: '/notifications/read', method: 'POST', body: { upTo } }),
      onQueryStarted: async (_upTo, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(
          notificationsApi.util.updateQueryData('countUnread', undefined, () => data.unread),
        );
      },
    }),
  }),
});

export const {
  useCountUnreadQuery,
  useGetPushQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
  useListNotificationsInfiniteQuery,
  useReadNotificationsMutation,
} = notificationsApi;
