import { operationSchemas } from '@isl/contracts/schemas/common';
import { operationSchemas as operatorSchemas } from '@isl/contracts/schemas/operations';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Resolves when the dependency is usable, rejects with what is wrong. */
export type Check = () => Promise<void>;
export type Checks = Readonly<Record<string, Check>>;

const CHECK_TIMEOUT_MS = 2_000;

export type State = {
  readonly ready: boolean;
  /** Dependency to "ok", or to what is wrong with it. */
  readonly checks: Readonly<Record<string, string>>;
};

/**
 * What is asked for /ready: `told` is named there, and the service is ready without it. While the
 * service drains it is not, whatever its dependencies say.
 */
export function createReadiness(
  { needed, told }: { readonly needed: Checks; readonly told: Checks },
  isDraining: () => boolean,
): () => Promise<State> {
  return async () => {
    const [outcomes, others] = await Promise.all([runChecks(needed), runChecks(told)]);
    if (isDraining()) outcomes.draining = 'the service is stopping';
    return {
      ready: Object.values(outcomes).every((outcome) => outcome === 'ok'),
      checks: { ...others, ...outcomes },
    };
  };
}

/** GET /health and /ready for whoever asks: what is not ready is named, never why. */
export function registerHealth(app: FastifyInstance, readiness: () => Promise<State>): void {
  registerState(app, async () => {
    const { ready, checks } = await readiness();
    const names = Object.entries(checks).map(
      ([name, outcome]) => [name, outcome === 'ok' ? 'ok' : 'not ready'] as const,
    );
    return { ready, checks: Object.fromEntries(names) };
  });
}

/** GET /health, /ready with its reasons and /metrics, for those who run the service. */
export function registerOperations(
  app: FastifyInstance,
  { readiness, registry }: { readiness: () => Promise<State>; registry: Registry },
): void {
  collectDefaultMetrics({ register: registry });
  registerState(app, readiness);
  app.route({
    ...operatorSchemas.getMetrics,
    handler: async (_request, reply) =>
      reply.type(registry.contentType).send(await registry.metrics()),
  });
}

function registerState(app: FastifyInstance, stateOf: () => Promise<State>): void {
  app.route({ ...operationSchemas.getHealth, handler: async () => ({ status: 'up' }) });
  app.route({
    ...operationSchemas.getReady,
    handler: async (_request, reply) => {
      const state = await stateOf();
      return reply.code(state.ready ? 200 : 503).send(state);
    },
  });
}

async function runChecks(checks: Checks): Promise<Record<string, string>> {
  const outcomes = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await outcomeOf(check)] as const),
  );
  return Object.fromEntries(outcomes);
}

async function outcomeOf(check: Check): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([check(), timeout]);
    return 'ok';
  } catch (error) {
    return error instanceof Error ? error.message : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
