import { randomUUID } from 'node:crypto';
import type { components } from '@isl/contracts/common';
import { operationSchemas } from '@isl/contracts/schemas/common';
import type { FastifyInstance } from 'fastify';
import kit from '../package.json' with { type: 'json' };
import type { Verifier } from './access.js';
import type { State } from './health.js';

/** How one process of a part is, as the administration shows it. */
export type CopyState = components['schemas']['CopyState'];
export type MoreState = Partial<Pick<CopyState, 'inHand' | 'spareBytes'>>;

/** All parts have one version, so this package's is each part's. */
const { version } = kit;

export function createCopyState(options: {
  readonly readiness: () => Promise<State>;
  readonly commit?: string | undefined;
  readonly more?: (() => Promise<MoreState>) | undefined;
}): () => Promise<CopyState> {
  const { readiness, commit, more } = options;
  const copyId = randomUUID();
  const startedAt = new Date().toISOString();
  return async () => {
    const [{ ready, checks }, own] = await Promise.all([readiness(), more?.()]);
    return {
      ...{ copyId, version, startedAt, ready, checks: { ...checks } },
      ...(commit === undefined ? {} : { commit }),
      ...own,
    };
  };
}

/** GET /internal/state: with reasons, so for the gateway alone. */
export function registerCopyState(
  app: FastifyInstance,
  verifier: Pick<Verifier, 'requireInternal'>,
  stateOf: () => Promise<CopyState>,
): void {
  app.route({
    ...operationSchemas.getInternalState,
    onRequest: verifier.requireInternal,
    handler: async () => stateOf(),
  });
}
