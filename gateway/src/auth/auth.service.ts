import { AppError, ExplainedError } from '@isl/service-kit';
import type { Clock } from '@isl/service-kit/clock';
import { newId } from '@isl/service-kit/mongo';
import { plainText } from '@isl/service-kit/plain-text';
import { type Account, emailKeyOf } from '../accounts/account.js';
import type { AccountsRepository } from '../accounts/accounts.repository.js';
import { refuseCommon, refusePersonal } from '../accounts/password-choice.js';
import type { Passwords } from '../accounts/passwords.js';
import type { Browser } from './browsers.js';
import type { ResetsRepository } from './resets.repository.js';
import { fingerprintOf } from './secrets.js';
import type { RefreshCookie, SessionsService } from './sessions.service.js';

type Registration = Pick<Account, 'name' | 'lastName' | 'location' | 'email'> & {
  readonly password: string;
};
export type SignedIn = { readonly account: Account; readonly cookie: RefreshCookie };

export type AuthService = {
  /** Throws where the password is none to be taken, before anything is counted or made. */
  readonly judgePassword: (registration: Registration) => void;
  readonly register: (registration: Registration) => Promise<Account>;
  /** Ends the session that the browser's cookie held before, whoever's it was. */
  readonly login: (
    credentials: { email: string; password: string },
    from: { browser: Browser; cookie: string | undefined },
  ) => Promise<SignedIn>;
  readonly refresh: (cookie: string | undefined) => Promise<SignedIn>;
  readonly logout: (cookie: string | undefined) => Promise<void>;
  readonly resetPassword: (reset: { token: string; password: string }) => Promise<void>;
};

export function createAuthService(dependencies: {
  readonly accounts: AccountsRepository;
  readonly passwords: Passwords;
  readonly sessions: SessionsService;
  readonly resets: ResetsRepository;
  readonly clock: Clock;
}): AuthService {
  const { accounts, passwords, sessions, resets, clock } = dependencies;
  return {
    judgePassword: (registration) => {
      refuseCommon(registration.password);
      refusePersonal(registration.password, registration);
    },
    register: async ({ name, lastName, location, email, password }) => {
      // All are looked at before the costly hash.
      const texts = {
        email: plainText('email', email),
        name: plainText('name', name),
        lastName: plainText('lastName', lastName),
        location: plainText('location', location),
      };
      const account: Account = {
        _id: newId(),
        ...texts,
        emailKey: emailKeyOf(email),
        passwordHash: await passwords.hash(password),
        roles: ['contributor'],
        demo: false,
        createdAt: clock(),
      };
      if (!(await accounts.insert(account))) {
        throw new AppError('EMAIL_TAKEN', 'There is an account with this e-mail already.');
      }
      return account;
    },
    login: async ({ email, password }, { browser, cookie }) => {
      const account = await accounts.findByEmailKey(emailKeyOf(email));
      if (!(await passwords.matches(account?.passwordHash, password)) || !account) {
        throw new AppError('BAD_CREDENTIALS', 'The e-mail or the password is not right.');
      }
      // Told only to whoever knows the password.
      if (account.block) {
        const { reason } = account.block;
        throw new ExplainedError('ACCOUNT_BLOCKED', `This account is blocked: ${reason}`, reason);
      }
      await sessions.end(cookie);
      return { account, cookie: await sessions.start(account._id, browser) };
    },
    refresh: async (cookie) => {
      const refreshed = await sessions.refresh(cookie);
      const account = refreshed && (await accounts.findById(refreshed.userId));
      if (!account || account.block) {
        throw new AppError('SESSION_ENDED', 'Please log in again.');
      }
      return { account, cookie: refreshed.cookie };
    },
    logout: (cookie) => sessions.end(cookie),
    resetPassword: async ({ token, password }) => {
      refuseCommon(password);
      const link = fingerprintOf(token);
      const owner = await resets.find(link, clock());
      const person = owner === null ? null : await accounts.findById(owner);
      if (person) refusePersonal(password, person);
      const passwordHash = await passwords.hash(password);
      const userId = await resets.take(link, clock());
      const account = userId && (await accounts.change(userId, { passwordHash }));
      if (!account) {
        throw new AppError('RESET_USED', 'This link was used already or is too old.');
      }
      await sessions.endAll(account._id);
    },
  };
}
