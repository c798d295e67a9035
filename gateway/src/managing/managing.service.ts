import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { type Account, emailKeyOf, type Role } from '../accounts/account.js';
import type { AccountsRepository } from '../accounts/accounts.repository.js';
import { giveRole, losesLastAdmin } from '../accounts/roles.js';
import type { SessionsService } from '../auth/sessions.service.js';

const MOST_LISTED = 100;

export type ManagingService = ReturnType<typeof createManagingService>;

/** What an admin may do to another's account. */
export function createManagingService(dependencies: {
  readonly accounts: AccountsRepository;
  readonly sessions: Pick<SessionsService, 'endAll'>;
  readonly clock: Clock;
}) {
  const { accounts, sessions, clock } = dependencies;

  const personOf = async (id: string): Promise<Account> => {
    const account = await accounts.findById(id);
    if (!account) throw notFound();
    if (account.demo) throw new AppError('DEMO_FIXED', 'The demo account is shared.');
    return account;
  };

  return {
    /** Whole e-mails only: nobody looks through who is here. */
    find: async (email?: string): Promise<Account[]> => {
      if (email === undefined) return accounts.listBlocked(MOST_LISTED);
      const account = await accounts.findByEmailKey(emailKeyOf(email));
      return account && !account.demo ? [account] : [];
    },

    setRole: async (id: string, role: Role): Promise<Account> => {
      if (await losesLastAdmin(accounts, await personOf(id), role)) {
        throw new AppError('LAST_ADMIN', 'Nobody would be left who can do this.');
      }
      const account = await giveRole(accounts, id, role);
      if (!account) throw notFound();
      return account;
    },

    block: async (admin: User, id: string, reason: string): Promise<Account> => {
      await personOf(id);
      const block = { reason: reason.trim(), at: clock(), by: admin.name };
      const account = await accounts.block(id, block);
      if (!account) throw new AppError('ADMIN_NOT_BLOCKED', 'An admin cannot be blocked.');
      await sessions.endAll(id);
      return account;
    },

    unblock: async (id: string): Promise<Account> => {
      const account = await accounts.unblock(id);
      if (!account) throw notFound();
      return account;
    },
  };
}

const notFound = (): AppError => new AppError('ACCOUNT_NOT_FOUND', 'This account is gone.');
