import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import { plainText } from '@isl/service-kit/plain-text';
import type { Browser } from '../auth/browsers.js';
import type { RefreshCookie, SessionsService } from '../auth/sessions.service.js';
import type { ErasuresService } from '../erasures/erasures.service.js';
import type { Account } from './account.js';
import type { AccountsRepository } from './accounts.repository.js';
import { refuseCommon, refusePersonal } from './password-choice.js';
import type { Passwords } from './passwords.js';

type Change = {
  readonly name?: string;
  readonly lastName?: string;
  readonly location?: string;
  readonly newPassword?: string;
  readonly password?: string;
};

export type AccountsService = {
  /** The changed account; with a new password also a new session, for all others end. */
  readonly change: (
    user: User,
    change: Change,
    browser: Browser,
  ) => Promise<{ account: Account; cookie: RefreshCookie | null }>;
  readonly erase: (user: User, password: string) => Promise<'pending' | 'done'>;
  /** The account that is one person's own; the demo account is nobody's. */
  readonly findOwn: (user: User) => Promise<Account>;
};

export function createAccountsService(dependencies: {
  readonly accounts: AccountsRepository;
  readonly passwords: Passwords;
  readonly sessions: SessionsService;
  readonly erasures: ErasuresService;
}): AccountsService {
  const { accounts, passwords, sessions, erasures } = dependencies;

  const find = async ({ id }: User): Promise<Account> => {
    const account = await accounts.findById(id);
    if (!account) throw new AppError('SESSION_ENDED', 'Please log in again.');
    return account;
  };
  const findOwn = async (user: User): Promise<Account> => {
    const account = await find(user);
    if (account.demo) {
      throw new AppError(
        'DEMO_FIXED',
        'The demo account is shared; it cannot be changed or exported.',
      );
    }
    return account;
  };
  const prove = async (account: Account, password: string): Promise<void> => {
    if (!(await passwords.matches(account.passwordHash, password))) {
      throw new AppError('WRONG_PASSWORD', 'The present password is not right.');
    }
  };

  return {
    findOwn,
    change: async (user, { newPassword, password, ...texts }, browser) => {
      const account = await findOwn(user);
      const change: { passwordHash?: string } & Omit<Change, 'newPassword' | 'password'> = {};
      for (const key of ['name', 'lastName', 'location'] as const) {
        const given = texts[key];
        if (given?.trim()) Object.assign(change, { [key]: plainText(key, given) });
      }
      if (newPassword !== undefined) {
        if (password === undefined) {
          throw new AppError('PASSWORD_NEEDED', 'A new password needs the present one.');
        }
        await prove(account, password);
        refuseCommon(newPassword);
        refusePersonal(newPassword, { ...account, ...change });
        change.passwordHash = await passwords.hash(newPassword);
      }
      const changed = await accounts.change(account._id, change);
      if (!changed) throw new AppError('SESSION_ENDED', 'Please log in again.');
      if (newPassword === undefined) return { account: changed, cookie: null };
      await sessions.endAll(changed._id);
      return { account: changed, cookie: await sessions.start(changed._id, browser) };
    },
    erase: async (user, password) => {
      const account = await findOwn(user);
      await prove(account, password);
      return erasures.begin(account._id);
    },
  };
}
