import type { SecurityLog } from '@isl/service-kit';
import type { Clock } from '@isl/service-kit/clock';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import { createAccountsRepository } from './accounts/accounts.repository.js';
import { createAccountsService } from './accounts/accounts.service.js';
import { createExportService } from './accounts/export.service.js';
import { createPasswords } from './accounts/passwords.js';
import { createActsRepository } from './acts/acts.repository.js';
import { createAuthService } from './auth/auth.service.js';
import { createResetsRepository } from './auth/resets.repository.js';
import { createSessionsRepository } from './auth/sessions.repository.js';
import { createSessionsService } from './auth/sessions.service.js';
import type { Config } from './config.js';
import { createErasuresRepository } from './erasures/erasures.repository.js';
import { createErasuresService } from './erasures/erasures.service.js';
import { createManagingService } from './managing/managing.service.js';
import type { PartClient } from './parts/part-client.js';
import { createDecisionsRepository } from './reviewing/decisions.repository.js';
import { createRequestsRepository } from './reviewing/requests.repository.js';
import { createReviewingService } from './reviewing/reviewing.service.js';

/** Accounts, their sessions and their erasure. */
export function createPeople(dependencies: {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly parts: readonly PartClient[];
  readonly security: SecurityLog;
  readonly log: FastifyBaseLogger;
}) {
  const { config, db, clock, parts, security, log } = dependencies;
  const accounts = createAccountsRepository(db);
  const sessionsRepository = createSessionsRepository(db);
  const resets = createResetsRepository(db);
  const erasuresRepository = createErasuresRepository(db);
  const passwords = createPasswords();
  const acts = createActsRepository(db);
  const requests = createRequestsRepository(db);
  const reviewing = createReviewingService({
    accounts,
    requests,
    decisions: createDecisionsRepository(db),
    clock,
  });
  const sessions = createSessionsService({
    sessions: sessionsRepository,
    clock,
    lifetimeMs: config.REFRESH_SECONDS * 1000,
    longestMs: config.SESSION_MAX_SECONDS * 1000,
    onReuse: ({ userId }) => {
      log.warn({ userId }, 'a used refresh secret came again');
      security.record({ event: 'refresh-reuse', outcome: 'refused', who: userId });
    },
  });
  const managing = createManagingService({ accounts, acts, sessions, clock });
  const erasures = createErasuresService({
    erasures: erasuresRepository,
    parts,
    eraseHere: async (userId) => {
      await accounts.remove(userId);
      await sessions.endAll(userId);
      await resets.removeOfUser(userId);
      await reviewing.forget(userId);
      await managing.forget(userId);
    },
    clock,
  });
  return {
    accounts,
    acts,
    accountsService: createAccountsService({ accounts, passwords, sessions, erasures }),
    auth: createAuthService({ accounts, passwords, sessions, resets, clock }),
    erasureCounts: {
      open: erasuresRepository.countOpen,
      overdue: () => erasuresRepository.countOverdue(clock()),
    },
    erasures,
    exports: createExportService(parts, sessionsRepository, reviewing),
    managing,
    countRequests: requests.countOpen,
    reviewing,
    sessions,
  };
}
