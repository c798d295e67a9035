import type { components, operations } from '@isl/contracts/gateway';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import type { RouteOf, SecurityLog } from '@isl/service-kit';
import { requireRole, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import { type Account, type Block, shownNameOf } from '../accounts/account.js';
import { highestOf } from '../accounts/roles.js';
import type { Limits } from '../limits/rate-limits.js';
import type { ManagingService } from './managing.service.js';

/** Roles and blocks, for admins; each act is in the security log. */
export function registerManaging(
  app: FastifyInstance,
  dependencies: {
    readonly service: ManagingService;
    readonly verifier: Verifier;
    readonly limits: Limits;
    readonly security: SecurityLog;
  },
): void {
  const { service, verifier, limits, security } = dependencies;
  const outcome = 'done';

  app.route<RouteOf<operations['findAccounts']>>({
    ...operationSchemas.findAccounts,
    handler: async (request) => {
      await requireRole(verifier, request, 'admin');
      return { data: (await service.find(request.query.email)).map(toWire) };
    },
  });

  app.route<RouteOf<operations['setAccountRole']>>({
    ...operationSchemas.setAccountRole,
    onRequest: limits.writes,
    handler: async (request) => {
      const admin = await requireRole(verifier, request, 'admin');
      const { accountId: about } = request.params;
      const { role: reason } = request.body;
      const account = await service.setRole(admin, about, reason);
      security.record({ event: 'role-grant', outcome, who: admin.id, about, reason });
      return toWire(account);
    },
  });

  app.route<RouteOf<operations['undoRoleChange']>>({
    ...operationSchemas.undoRoleChange,
    onRequest: limits.writes,
    handler: async (request) => {
      const admin = await requireRole(verifier, request, 'admin');
      const account = await service.undoRoleChange(admin, request.params.changeId);
      const { _id: about, roles } = account;
      const reason = highestOf(roles);
      security.record({ event: 'role-grant', outcome, who: admin.id, about, reason });
      return toWire(account);
    },
  });

  app.route<RouteOf<operations['blockAccount']>>({
    ...operationSchemas.blockAccount,
    onRequest: limits.writes,
    handler: async (request) => {
      const admin = await requireRole(verifier, request, 'admin');
      const { accountId: about } = request.params;
      const account = await service.block(admin, about, request.body.reason);
      security.record({ event: 'account-block', outcome, who: admin.id, about });
      return toWire(account);
    },
  });

  app.route<RouteOf<operations['unblockAccount']>>({
    ...operationSchemas.unblockAccount,
    onRequest: limits.writes,
    handler: async (request) => {
      const admin = await requireRole(verifier, request, 'admin');
      const { accountId: about } = request.params;
      const account = await service.unblock(admin, about);
      security.record({ event: 'account-unblock', outcome, who: admin.id, about });
      return toWire(account);
    },
  });
}

function toWire(account: Account): components['schemas']['ManagedAccount'] {
  const { _id: id, email, location, roles, createdAt, block } = account;
  return {
    ...{ id, email, location, name: shownNameOf(account), role: highestOf(roles) },
    memberSince: createdAt.toISOString(),
    ...(block ? { block: toWireBlock(block) } : {}),
  };
}

function toWireBlock({ reason, at, by }: Block): components['schemas']['AccountBlock'] {
  return { reason, at: at.toISOString(), ...(by ? { by } : {}) };
}
