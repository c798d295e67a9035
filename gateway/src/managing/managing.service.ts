import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { type Account, emailKeyOf, type Role, shownNameOf } from '../accounts/account.js';
import type { AccountsRepository } from '../accounts/accounts.repository.js';
import { giveRole, highestOf, losesLastAdmin } from '../accounts/roles.js';
import type { ActsRepository } from '../acts/acts.repository.js';
import type { SessionsService } from '../auth/sessions.service.js';

const MOST_LISTED = 100;

export type ManagingService = ReturnType<typeof createManagingService>;

/** What an admin may do to another's account. */
export function createManagingService(dependencies: {
  readonly accounts: AccountsRepository;
  readonly acts: ActsRepository;
  readonly sessions: Pick<SessionsService, 'endAll'>;
  readonly clock: Clock;
}) {
  const { accounts, acts, sessions, clock } = dependencies;

  const personOf = async (id: string): Promise<Account> => {
    const account = await accounts.findById(id);
    if (!account) throw notFound();
    if (account.demo) throw new AppError('DEMO_FIXED', 'The demo account is shared.');
    return account;
  };

  const by = ({ id, name }: User) => ({ byId: id, by: name || null });
  const about = (account: Account) => ({ aboutId: account._id, person: shownNameOf(account) });

  const change = async (account: Account, role: Role): Promise<Account> => {
    if (await losesLastAdmin(accounts, account, role)) {
      throw new AppError('LAST_ADMIN', 'Nobody would be left who can do this.');
    }
    const changed = await giveRole(accounts, account._id, role);
    if (!changed) throw notFound();
    return changed;
  };

  return {
    /** Whole e-mails only: nobody looks through who is here. */
    find: async (email?: string): Promise<Account[]> => {
      if (email === undefined) return accounts.listBlocked(MOST_LISTED);
      const account = await accounts.findByEmailKey(emailKeyOf(email));
      return account && !account.demo ? [account] : [];
    },

    setRole: async (admin: User, id: string, role: Role): Promise<Account> => {
      const account = await personOf(id);
      const from = highestOf(account.roles);
      if (from === role) return account;
      const noted = await acts.note({
        ...{ kind: 'role-change', createdAt: clock(), ...by(admin), ...about(account) },
        ...{ from, to: role },
      });
      return change(account, role).catch(async (error: unknown) => {
        await acts.remove(noted);
        throw error;
      });
    },

    /** Only while the account has the role that was given then. */
    undoRoleChange: async (admin: User, changeId: string): Promise<Account> => {
      const act = await acts.find(changeId);
      if (act?.kind !== 'role-change' || !act.from || !act.aboutId || act.undone) {
        throw changeNotFound();
      }
      const account = await personOf(act.aboutId);
      if (highestOf(account.roles) !== act.to) throw changeNotFound();
      const changed = await change(account, act.from);
      if (!(await acts.markUndone(changeId, { at: clock(), ...by(admin) }))) throw changeNotFound();
      return changed;
    },

    block: async (admin: User, id: string, reason: string): Promise<Account> => {
      const person = await personOf(id);
      const [at, why] = [clock(), reason.trim()];
      const noted = await acts.note({
        ...{ kind: 'account-block', createdAt: at, ...by(admin), ...about(person), reason: why },
      });
      const account = await accounts.block(id, {
        ...{ reason: why, at, byId: admin.id },
        ...(admin.name ? { by: admin.name } : {}),
      });
      if (!account) {
        await acts.remove(noted);
        throw new AppError('ADMIN_NOT_BLOCKED', 'An admin cannot be blocked.');
      }
      await sessions.endAll(id);
      return account;
    },

    unblock: async (admin: User, id: string): Promise<Account> => {
      const blocked = (await accounts.findById(id))?.block;
      const account = await accounts.unblock(id);
      if (!account) throw notFound();
      const undone = { at: clock(), ...by(admin) };
      if ((await acts.endBlocks(id, undone)) > 0 || !blocked) return account;
      // One of before there were lines of blocks.
      const noted = await acts.note({
        ...{ kind: 'account-block', createdAt: blocked.at, ...about(account) },
        ...{ byId: blocked.byId ?? null, by: blocked.by ?? null, reason: blocked.reason },
      });
      await acts.markUndone(noted, undone);
      return account;
    },

    /** Of a person who goes. */
    forget: async (userId: string): Promise<void> => {
      await Promise.all([acts.forget(userId), accounts.forgetBlocker(userId)]);
    },
  };
}

const changeNotFound = (): AppError =>
  new AppError(
    'DECISION_NOT_FOUND',
    'This change is undone already, or another one came after it.',
  );

const notFound = (): AppError => new AppError('ACCOUNT_NOT_FOUND', 'This account is gone.');
