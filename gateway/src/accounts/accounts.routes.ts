import type { operations } from '@isl/contracts/gateway';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import type { RouteOf } from '@isl/service-kit';
import { requireUser } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import { browserOf } from '../auth/browsers.js';
import type { Devices } from '../auth/devices.js';
import type { RefreshCookies } from '../auth/refresh-cookie.js';
import type { Limits } from '../limits/rate-limits.js';
import type { Tokens } from '../tokens/tokens.js';
import { toWireAccount } from './accounts.mapper.js';
import type { AccountsService } from './accounts.service.js';
import type { ExportService } from './export.service.js';

export function registerAccounts(
  app: FastifyInstance,
  dependencies: {
    readonly service: AccountsService;
    readonly exports: ExportService;
    readonly tokens: Tokens;
    readonly cookies: RefreshCookies;
    readonly devices: Devices;
    readonly limits: Limits;
  },
): void {
  const { service, exports, tokens, cookies, devices, limits } = dependencies;

  app.route<RouteOf<operations['updateAccount']>>({
    ...operationSchemas.updateAccount,
    onRequest: limits.writes,
    handler: async (request, reply) => {
      const user = await requireUser(tokens.verifier, request);
      const isProving = request.body.newPassword !== undefined && !user.demo;
      const attempt = isProving ? await limits.proving(request, user.id) : null;
      const browser = browserOf(request.headers['user-agent']);
      const { account, cookie } = await service.change(user, request.body, browser);
      await attempt?.takeBack();
      if (cookie) {
        cookies.set(reply, cookie);
        await devices.remember(reply, account);
      }
      return toWireAccount(account);
    },
  });

  app.route<RouteOf<operations['deleteAccount']>>({
    ...operationSchemas.deleteAccount,
    onRequest: limits.writes,
    handler: async (request, reply) => {
      const user = await requireUser(tokens.verifier, request);
      const attempt = user.demo ? null : await limits.proving(request, user.id);
      const state = await service.erase(user, request.body.password);
      await attempt?.takeBack();
      cookies.clear(reply);
      return reply.code(202).send({ state });
    },
  });

  app.route<RouteOf<operations['exportAccount']>>({
    ...operationSchemas.exportAccount,
    onRequest: limits.writes,
    handler: async (request, reply) => {
      const user = await requireUser(tokens.verifier, request);
      const account = await service.findOwn(user);
      const records = await exports.recordsOf(account._id, request.id);
      reply
        .header('content-disposition', 'attachment; filename="isl-account.json"')
        .header('cache-control', 'no-store');
      return { account: toWireAccount(account), records };
    },
  });
}
