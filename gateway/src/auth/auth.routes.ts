import type { components, operations } from '@isl/contracts/gateway';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import { AppError, type RouteOf } from '@isl/service-kit';
import { requireUser } from '@isl/service-kit/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { emailKeyOf, shownNameOf } from '../accounts/account.js';
import { toWireAccount } from '../accounts/accounts.mapper.js';
import type { AccountsRepository } from '../accounts/accounts.repository.js';
import type { Limits } from '../limits/rate-limits.js';
import type { Tokens } from '../tokens/tokens.js';
import type { AuthService, SignedIn } from './auth.service.js';
import { browserOf } from './browsers.js';
import type { Devices } from './devices.js';
import type { RefreshCookies } from './refresh-cookie.js';

type TokenReply = components['schemas']['TokenReply'];

export function registerAuth(
  app: FastifyInstance,
  dependencies: {
    readonly service: AuthService;
    readonly accounts: AccountsRepository;
    readonly tokens: Tokens;
    readonly cookies: RefreshCookies;
    readonly devices: Devices;
    readonly limits: Limits;
  },
): void {
  const { service, accounts, tokens, cookies, devices, limits } = dependencies;
  app.addHook('preSerialization', async (_request, _reply, payload) => withMsg(payload));

  /** Looked up only for who has such a cookie: for all others an e-mail that exists is as any. */
  const deviceFor = async (request: FastifyRequest, email: string): Promise<string | null> =>
    (await devices.accountOf(request)) === null
      ? null
      : devices.nameFor(request, await accounts.findByEmailKey(emailKeyOf(email)));

  const signIn = async (
    { account, cookie }: SignedIn,
    reply: FastifyReply,
  ): Promise<TokenReply> => {
    const { _id: id, roles, demo } = account;
    const { token, expiresAt } = await tokens.access({
      id,
      name: shownNameOf(account),
      roles,
      demo,
    });
    cookies.set(reply, cookie);
    reply.header('cache-control', 'no-store');
    return { token, expiresAt: expiresAt.toISOString(), user: toWireAccount(account) };
  };

  app.route<RouteOf<operations['register']>>({
    ...operationSchemas.register,
    handler: async (request, reply) => {
      service.judgePassword(request.body);
      await limits.registration(request);
      const account = await service.register(request.body);
      return reply.code(201).send({ msg: 'Registration successful', user: toWireAccount(account) });
    },
  });

  app.route<RouteOf<operations['login']>>({
    ...operationSchemas.login,
    handler: async (request, reply) => {
      const { email } = request.body;
      const device = await deviceFor(request, email);
      const attempt = await limits.login(request, { email, device });
      const signedIn = await service.login(request.body, {
        browser: browserOf(request.headers['user-agent']),
        cookie: cookies.read(request),
      });
      await attempt.takeBack();
      await devices.remember(reply, signedIn.account);
      return signIn(signedIn, reply);
    },
  });

  app.route<RouteOf<operations['refresh']>>({
    ...operationSchemas.refresh,
    onRequest: limits.writes,
    handler: async (request, reply) => {
      try {
        return await signIn(await service.refresh(cookies.read(request)), reply);
      } catch (error) {
        if (error instanceof AppError && error.statusCode === 401) cookies.clear(reply);
        throw error;
      }
    },
  });

  app.route<RouteOf<operations['logout']>>({
    ...operationSchemas.logout,
    onRequest: limits.writes,
    handler: async (request, reply) => {
      await service.logout(cookies.read(request));
      cookies.clear(reply);
      return reply.code(204).send();
    },
  });

  app.route<RouteOf<operations['getMe']>>({
    ...operationSchemas.getMe,
    handler: async (request, reply) => {
      const { id } = await requireUser(tokens.verifier, request);
      const account = await accounts.findById(id);
      if (!account || account.block) {
        throw new AppError('SESSION_ENDED', 'Please log in again.');
      }
      reply.header('cache-control', 'no-store');
      return toWireAccount(account);
    },
  });

  app.route<RouteOf<operations['resetPassword']>>({
    ...operationSchemas.resetPassword,
    handler: async (request, reply) => {
      const attempt = await limits.reset(request);
      await service.resetPassword(request.body);
      await attempt.takeBack();
      return reply.code(204).send();
    },
  });
}

/** The page reads an auth error's `msg`, as spec section 8 has it. */
function withMsg(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return payload;
  const { statusCode, message } = payload as { statusCode?: unknown; message?: unknown };
  return typeof statusCode === 'number' && typeof message === 'string'
    ? { ...payload, msg: message }
    : payload;
}
