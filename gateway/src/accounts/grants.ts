import { type Clock, later } from '@isl/service-kit/clock';
import type { ActsRepository } from '../acts/acts.repository.js';
import type { ResetsRepository } from '../auth/resets.repository.js';
import { fingerprintOf, newSecret } from '../auth/secrets.js';
import type { SessionsRepository } from '../auth/sessions.repository.js';
import { type Account, emailKeyOf, ROLES, shownNameOf } from './account.js';
import type { AccountsRepository } from './accounts.repository.js';
import { giveRole, highestOf, losesLastAdmin } from './roles.js';

const LINK_MS = 24 * 60 * 60 * 1000;

/** What whoever runs the installation does by hand; each answers with a line to print. */
export function createGrants(dependencies: {
  readonly accounts: AccountsRepository;
  readonly resets: ResetsRepository;
  readonly sessions: SessionsRepository;
  readonly acts: Pick<ActsRepository, 'note'>;
  readonly publicUrl: string;
  readonly clock: Clock;
}) {
  const { accounts, resets, sessions, acts, publicUrl, clock } = dependencies;

  const findPerson = async (email: string): Promise<Account> => {
    const account = await accounts.findByEmailKey(emailKeyOf(email));
    if (!account) throw new Error(`There is no account with the e-mail ${email}.`);
    if (account.demo) throw new Error('The demo account is shared; it gets no role and no link.');
    return account;
  };

  return {
    /** Whose account it is, for whoever is asked whether it is the right one. */
    describe: async (email: string): Promise<{ id: string; line: string }> => {
      const account = await findPerson(email);
      const { _id: id } = account;
      const since = account.createdAt.toISOString().slice(0, 10);
      return {
        id,
        line: `${shownNameOf(account)}, ${account.email}, account ${id}, since ${since}`,
      };
    },
    /** `mayTakeLast`: also where nobody is left then who can open the admin's screens. */
    giveRole: async (email: string, role: string, mayTakeLast: boolean): Promise<string> => {
      const known = ROLES.find((one) => one === role);
      if (!known) throw new Error(`ROLE is '${role}'; it must be one of ${ROLES.join(', ')}.`);
      const account = await findPerson(email);
      if (!mayTakeLast && (await losesLastAdmin(accounts, account, known))) {
        throw new Error(
          `${email} is the last admin: nobody could open the admin's screens. Make another one first, or say FORCE=1.`,
        );
      }
      const from = highestOf(account.roles);
      if (from !== known) {
        await acts.note({
          ...{ kind: 'role-change', createdAt: clock(), byId: null, by: null, byOperator: true },
          ...{ aboutId: account._id, person: shownNameOf(account), from, to: known },
        });
      }
      await giveRole(accounts, account._id, known);
      return `${email} is now ${known}; it shows within 15 minutes, or at the next login.`;
    },
    makeResetLink: async (email: string): Promise<string> => {
      const { _id: userId } = await findPerson(email);
      const secret = newSecret();
      const expiresAt = later(clock, LINK_MS);
      await resets.replace({ _id: fingerprintOf(secret), userId, expiresAt });
      const link = `${publicUrl.replace(/\/+$/, '')}/reset-password#token=${secret}`;
      return `A new password for ${email}, once, within a day: ${link}`;
    },
    endSessions: async (email: string): Promise<string> => {
      const { _id } = await findPerson(email);
      const ended = await sessions.removeOfUser(_id);
      const where = ended === 1 ? 'one browser' : `${ended} browsers`;
      return `${email} is logged out in ${where}; an access token that is out lives for 15 minutes at most.`;
    },
  };
}
