import { createHmac } from 'node:crypto';
import { COOKIES } from '@isl/contracts/tokens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../accounts/account.js';
import type { Tokens } from '../tokens/tokens.js';

export type Devices = {
  /** The account that signed in here before, whatever became of its password since. */
  readonly accountOf: (request: FastifyRequest) => Promise<string | null>;
  /** This browser's name, if somebody signed in here to the account with its present password. */
  readonly nameFor: (request: FastifyRequest, account: Account | null) => Promise<string | null>;
  /** Gives the browser a new name at each sign-in. */
  readonly remember: (reply: FastifyReply, account: Account) => Promise<void>;
};

const PRINT_LETTERS = 22;

/**
 * A browser that signed in before is told apart from those that guess. The shared demo account is
 * nobody's: a cookie of it would say nothing.
 */
export function createDevices(
  tokens: Tokens,
  { secret, isSecure }: { secret: string; isSecure: boolean },
): Devices {
  const printOf = ({ passwordHash }: Account): string =>
    createHmac('sha256', secret).update(passwordHash).digest('base64url').slice(0, PRINT_LETTERS);
  const read = (request: FastifyRequest) => tokens.readDevice(request.cookies[COOKIES.device]);
  return {
    accountOf: async (request) => (await read(request))?.accountId ?? null,
    nameFor: async (request, account) => {
      const device = await read(request);
      if (!device || !account || device.accountId !== account._id) return null;
      return device.passwordPrint === printOf(account) ? device.id : null;
    },
    remember: async (reply, account) => {
      if (account.demo) return;
      const { token, expiresAt } = await tokens.device(account._id, printOf(account));
      reply.setCookie(COOKIES.device, token, {
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        path: '/api',
        expires: expiresAt,
      });
    },
  };
}
