import type { components } from '@isl/contracts/gateway';
import { baseApi } from '../../lib/api/base-api';
import { statusOf } from '../../lib/api/errors';

export type Message = components['schemas']['Message'];
type MessageList = components['schemas']['MessageList'];

type Change = (draft: MessageList) => void;

const remove =
  ({ id }: Message): Change =>
  (draft) => {
    draft.data = draft.data.filter((message) => message.id !== id);
  };

/** Oldest first, as the server has them. */
const restore =
  (message: Message): Change =>
  (draft) => {
    remove(message)(draft);
    const index = draft.data.findIndex(({ createdAt }) => createdAt > message.createdAt);
    draft.data.splice(index === -1 ? draft.data.length : index, 0, message);
  };

const messagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<MessageList, void>({
      query: () => ({ url: '/contact' }),
      providesTags: ['Message'],
    }),
    /** Fetches the list anew afterwards: the server shows a part of a long one. */
    deleteMessage: build.mutation<void, Message>({
      query: ({ id }) => ({ url: `/contact/${id}`, method: 'DELETE' }),
      onQueryStarted: async (message, { dispatch, queryFulfilled }) => {
        const change = (recipe: Change) =>
          dispatch(messagesApi.util.updateQueryData('listMessages', undefined, recipe));
        change(remove(message));
        const isGone = await queryFulfilled.then(() => true, isGoneAlready);
        if (!isGone) change(restore(message));
      },
      invalidatesTags: ['Message'],
    }),
  }),
});

/** Whether the server refused because there is no such message: another admin was faster. */
const isGoneAlready = ({ error }: { readonly error: unknown }): boolean => statusOf(error) === 404;

export const { useListMessagesQuery, useDeleteMessageMutation } = messagesApi;
