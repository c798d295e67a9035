import type { components } from '@isl/contracts/gateway';
import { baseApi } from '../../../lib/api/base-api';

type Page = components['schemas']['AuditPage'];
export type Entry = Page['data'][number];
export type Kind = Entry['kind'];
type Asked = { readonly by: string; readonly kind: string };
type Undoing = { readonly entry: Entry; readonly reason?: string };

const PAGE_SIZE = 20;

const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.infiniteQuery<Page, Asked, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ data }) => {
          const last = data.length < PAGE_SIZE ? undefined : data.at(-1);
          return last && `${last.at}_${last._id}`;
        },
      },
      query: ({ pageParam: before, queryArg: { by, kind } }) => ({
        url: '/admin/audit',
        params: {
          limit: PAGE_SIZE,
          ...(before === '' ? {} : { before }),
          ...(by === '' ? {} : { by }),
          ...(kind === '' ? {} : { kind }),
        },
      }),
      providesTags: ['Audit', 'Reviewing', 'ManagedAccount', 'Import', 'ConsentVideo'],
    }),
    undoAct: build.mutation<unknown, Undoing>({
      query: callOf,
      invalidatesTags: [
        ...(['Audit', 'Reviewing', 'ManagedAccount', 'Import', 'ConsentVideo'] as const),
        ...(['Report', 'Post', 'Video', 'Course', 'Stats'] as const),
      ],
    }),
  }),
});

/** Each act is undone where it was done; where nothing undoes it, it is not offered. */
function callOf({ entry: { kind, targetId = '' }, reason }: Undoing) {
  const remove = (url: string) => ({ url, method: 'DELETE' });
  switch (kind) {
    case 'role-change':
      return remove(`/admin/role-changes/${targetId}`);
    case 'account-block':
      return remove(`/admin/accounts/${targetId}/block`);
    case 'reviewer-grant':
    case 'reviewer-decline':
      return { ...remove(`/admin/reviewer-decisions/${targetId}`), body: { reason } };
    case 'clip-hide':
    case 'clip-keep':
      return remove(`/moderation/decisions/${targetId}`);
    case 'import-show':
    case 'import-hide':
      return { url: `/imports/${targetId}`, method: 'PUT', body: { isOn: kind === 'import-hide' } };
    case 'consent-video':
      return remove('/consent/video');
    case 'post-hide':
      return remove(`/posts/${targetId}/hide`);
    case 'course-taken-down':
      return remove(`/courses/${targetId}/takedown`);
    default:
      throw new Error(`nothing undoes ${kind}`);
  }
}

/** The person reads why. */
export const needsReason = (kind: Kind): boolean =>
  kind === 'reviewer-grant' || kind === 'reviewer-decline';

export const { useListAuditInfiniteQuery, useUndoActMutation } = auditApi;
