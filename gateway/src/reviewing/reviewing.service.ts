import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { newId } from '@isl/service-kit/mongo';
import { type Account, shownNameOf } from '../accounts/account.js';
import type { AccountsRepository } from '../accounts/accounts.repository.js';
import { giveMemberRole } from '../accounts/roles.js';
import type { Records } from '../parts/part-client.js';
import type { DecisionsRepository, Page } from './decisions.repository.js';
import {
  type ReviewerDecision,
  type ReviewerRequest,
  toWireDecision,
  toWireRequest,
} from './request.js';
import type { RequestsRepository } from './requests.repository.js';

type Deps = {
  readonly accounts: Pick<AccountsRepository, 'findById' | 'findMany' | 'setRolesUnlessAdmin'>;
  readonly requests: RequestsRepository;
  readonly decisions: DecisionsRepository;
  readonly clock: Clock;
};
type Decided = {
  readonly requestId: string;
  readonly act: ReviewerDecision['act'];
  readonly reason?: string;
};
type Open = { readonly request: ReviewerRequest; readonly account: Account };

export type ReviewingService = ReturnType<typeof createReviewingService>;

/** How members ask for the reviewer role, and how admins decide. */
export function createReviewingService({ accounts, requests, decisions, clock }: Deps) {
  return {
    find: ({ id }: User) => requests.find(id),

    ask: async (user: User, words = ''): Promise<ReviewerRequest> => {
      const account = await accounts.findById(user.id);
      if (!account) throw new AppError('SESSION_ENDED', 'Please log in again.');
      if (account.demo) throw new AppError('DEMO_FIXED', 'The demo account is shared.');
      if (account.roles.includes('reviewer')) {
        throw new AppError('REVIEWER_ALREADY', 'Your account may review already.');
      }
      const said = words.trim();
      const request: ReviewerRequest = {
        _id: account._id,
        state: 'asked',
        ...(said === '' ? {} : { words: said }),
        askedAt: clock(),
      };
      await requests.keep(request);
      return request;
    },

    takeBack: async ({ id }: User): Promise<void> => {
      if (!(await requests.removeOpen(id))) throw requestNotFound();
    },

    listOpen: async (): Promise<Open[]> => {
      const open = await requests.listOpen();
      const known = await accounts.findMany(open.map(({ _id }) => _id));
      const byId = new Map(known.map((account) => [account._id, account]));
      return open.flatMap((request) => {
        const account = byId.get(request._id);
        return account ? [{ request, account }] : [];
      });
    },

    decide: async (admin: User, { requestId, act, reason = '' }: Decided) => {
      const account = await accounts.findById(requestId);
      if (!account) throw requestNotFound();
      const why = reason.trim() === '' ? {} : { reason: reason.trim() };
      if (act === 'decline' && !why.reason) throw reasonNeeded();
      const at = clock();
      const decision: ReviewerDecision = {
        ...{ _id: newId(), act, userId: account._id, person: shownNameOf(account) },
        ...why,
        ...(account.roles.includes('teacher') ? { fromTeacher: true as const } : {}),
        ...{ createdAt: at, byId: admin.id, by: admin.name, undone: null },
      };
      // Written down first: nobody gets the role without a line in the list.
      await decisions.insert(decision);
      const state = act === 'grant' ? 'granted' : 'declined';
      const answer = { act, ...why, at, decisionId: decision._id };
      if (!(await requests.answer(account._id, state, answer))) {
        await decisions.remove(decision._id);
        throw requestNotFound();
      }
      if (act === 'grant') await giveMemberRole(accounts, account._id, 'reviewer');
      return decision;
    },

    undo: async (admin: User, decisionId: string, reason: string): Promise<ReviewerDecision> => {
      const at = clock();
      const why = reason.trim();
      const undone = { at, byId: admin.id, by: admin.name, reason: why };
      const decision = await decisions.markUndone(decisionId, undone);
      if (!decision?.userId) {
        throw new AppError('DECISION_NOT_FOUND', 'This decision is gone or undone already.');
      }
      const { userId, act, fromTeacher } = decision;
      const before = fromTeacher ? 'teacher' : 'contributor';
      const request = await requests.find(userId);
      // A later decision about the same person stands.
      if (request?.answer?.decisionId !== decisionId) return decision;
      if (act === 'grant') await giveMemberRole(accounts, userId, before);
      await requests.reopen(userId, decisionId, { act: 'undo', reason: why, at, decisionId });
      return decision;
    },

    listDecisions: (page: Page) => decisions.list(page),

    /** For the person's export, without the names of those who decided. */
    recordsOf: async (userId: string): Promise<Records> => {
      const request = await requests.find(userId);
      const about = (await decisions.about(userId)).map(toWireDecision);
      return {
        reviewerRequests: request ? [toWireRequest(request)] : [],
        reviewerDecisions: about.map(({ by: _by, undone, ...decision }) => ({
          ...decision,
          ...(undone ? { undone: { at: undone.at, reason: undone.reason } } : {}),
        })),
      };
    },

    /** Of a person who goes. */
    forget: async (userId: string): Promise<void> => {
      await Promise.all([requests.remove(userId), decisions.forget(userId)]);
    },
  };
}

function requestNotFound(): AppError {
  return new AppError('REVIEWER_REQUEST_NOT_FOUND', 'There is no such open request.');
}

function reasonNeeded(): AppError {
  return new AppError('REASON_NEEDED', 'Say in a few words why.');
}
