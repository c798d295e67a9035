import {
  type AuditEntry,
  type AuditList,
  type AuditRequest,
  actor,
  auditFilter,
  newestOf,
  pageOf,
  peopleIn,
  undoneOf,
} from '@isl/service-kit/audit';
import { NEWEST_FIRST } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import type { Account } from '../accounts/account.js';
import type { AccountsRepository } from '../accounts/accounts.repository.js';
import { highestOf } from '../accounts/roles.js';
import type { ActDocument, ActsRepository } from '../acts/acts.repository.js';
import type { ReviewerDecision } from '../reviewing/request.js';

type Deps = {
  readonly db: Db;
  readonly acts: Pick<ActsRepository, 'list'>;
  readonly accounts: Pick<AccountsRepository, 'findMany'>;
};
type List = (asked: AuditRequest) => Promise<AuditList>;

/** What admins did to accounts and requests, read from where each act is kept. */
export function createOwnAudit({ db, acts, accounts }: Deps): List {
  const decisions = db.collection<ReviewerDecision>('reviewerDecisions');

  const listActs = async (asked: AuditRequest): Promise<AuditEntry[]> => {
    const found = await acts.list(asked);
    const known = await accounts.findMany(found.flatMap(({ aboutId }) => aboutId ?? []));
    const byId = new Map(known.map((account) => [account._id, account]));
    return found.map((act) => toEntry(act, byId.get(act.aboutId ?? '')));
  };

  const listDecisions = async (asked: AuditRequest): Promise<AuditEntry[]> => {
    const kinds = { grant: 'reviewer-grant', decline: 'reviewer-decline' } as const;
    const chosen = (['grant', 'decline'] as const).filter(
      (act) => asked.kind === undefined || kinds[act] === asked.kind,
    );
    const found = await decisions
      .find({ $and: [{ act: { $in: chosen } }, auditFilter(asked, 'createdAt')] })
      .sort(NEWEST_FIRST)
      .limit(pageOf(asked))
      .toArray();
    return found.map((one) => ({
      ...{ _id: one._id, kind: kinds[one.act], at: one.createdAt.toISOString(), ...actor(one) },
      ...{ targetId: one._id, ...(one.person ? { person: one.person } : {}) },
      ...(one.reason ? { reason: one.reason } : {}),
      ...{ ...undoneOf(one.undone), undoable: one.undone === null && one.userId !== null },
    }));
  };

  return async (asked) => {
    const [own, decided, people] = await Promise.all([
      listActs(asked),
      listDecisions(asked),
      asked.before === undefined ? peopleIn(db, 'acts', 'reviewerDecisions') : [],
    ]);
    return { data: newestOf([own, decided], pageOf(asked)), people };
  };
}

function toEntry(act: ActDocument, account: Account | undefined): AuditEntry {
  const { _id, kind, createdAt, byOperator, person, what, from, to, reason, undone } = act;
  return {
    ...{ _id, kind, at: createdAt.toISOString(), ...actor(act) },
    ...(byOperator ? { byOperator } : {}),
    ...(account ? { targetId: kind === 'role-change' ? _id : account._id } : {}),
    ...(person ? { person } : {}),
    ...(what ? { what } : {}),
    ...(from && to ? { from, to } : {}),
    ...(reason ? { reason } : {}),
    ...undoneOf(undone),
    undoable: undone === null && account !== undefined && stands(act, account),
  };
}

/** Whether undoing it changes something: a later change of a role stands. */
function stands({ kind, to }: ActDocument, { roles, block }: Account): boolean {
  if (kind === 'role-change') return highestOf(roles) === to;
  return kind === 'account-block' && block !== undefined;
}
