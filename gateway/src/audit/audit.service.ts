import type { components } from '@isl/contracts/gateway';
import {
  type AuditEntry,
  type AuditList,
  type AuditRequest,
  newestOf,
  onePersonEach,
  pageOf,
} from '@isl/service-kit/audit';
import type { PartClient } from '../parts/part-client.js';

type Kind = AuditEntry['kind'];
type Page = components['schemas']['AuditPage'];
type Part = Pick<PartClient, 'name' | 'audit'>;

export type AuditService = (asked: AuditRequest, requestId: string) => Promise<Page>;

/** Where each kind of act is kept. */
const KEPT_BY: Readonly<Record<Kind, 'gateway' | 'content' | 'media'>> = {
  'role-change': 'gateway',
  'account-block': 'gateway',
  'reviewer-grant': 'gateway',
  'reviewer-decline': 'gateway',
  'message-answered': 'gateway',
  'clip-hide': 'media',
  'clip-keep': 'media',
  'import-show': 'media',
  'import-hide': 'media',
  'consent-video': 'media',
  'consent-video-removed': 'media',
  'post-hide': 'content',
  'post-delete': 'content',
  'comment-delete': 'content',
  'report-dismissed': 'content',
  'form-right': 'content',
  'form-wrong': 'content',
  'proposal-accepted': 'content',
  'proposal-declined': 'content',
  'saying-taken-up': 'content',
  'saying-not-taken-up': 'content',
  'course-added': 'content',
  'course-removed': 'content',
  'course-taken-down': 'content',
};

/**
 * One list of what is kept in three places. Each is asked for a whole page: the newest of all of them
 * are the newest of each one's newest.
 */
export function createAuditService(
  own: (asked: AuditRequest) => Promise<AuditList>,
  parts: readonly Part[],
): AuditService {
  return async (asked, requestId) => {
    const isAsked = (name: string) => asked.kind === undefined || KEPT_BY[asked.kind] === name;
    const askedParts = parts.filter(({ name }) => isAsked(name));
    const [here, ...answers] = await Promise.all([
      own(asked),
      ...askedParts.map((part) => part.audit(asked, requestId)),
    ]);
    const lists = [here, ...answers].flatMap((list) => list ?? []);
    return {
      data: newestOf(
        lists.map(({ data }) => data),
        pageOf(asked),
      ),
      people: onePersonEach(lists.flatMap(({ people }) => people)),
      missing: askedParts.filter((_part, index) => answers[index] === null).map(({ name }) => name),
    };
  };
}
