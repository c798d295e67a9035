import { operationSchemas } from '@isl/contracts/schemas/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Resolves when the dependency is usable, rejects with what is wrong. */
export type Check = () => Promise<void>;
export type Checks = Readonly<Record<string, Check>>;

const CHECK_TIMEOUT_MS = 2_000;

/** GET /health, /ready and /metrics. While the service drains, /ready says so with 503. */
export function registerHealth(
  app: FastifyInstance,
  options: { checks: Checks; registry: Registry; isDraining: () => boolean },
): void {
  collectDefaultMetrics({ register: options.registry });
  app.route({ ...operationSchemas.getHealth, handler: async () => ({ status: 'up' }) });
  app.route({
    ...operationSchemas.getReady,
    handler: async (_request, reply) => {
      const checks = await runChecks(options.checks);
      if (options.isDraining()) checks.draining = 'the service is stopping';
      const ready = Object.values(checks).every((outcome) => outcome === 'ok');
      return reply.code(ready ? 200 : 503).send({ ready, checks });
    },
  });
  app.route({
    ...operationSchemas.getMetrics,
    handler: async (_request, reply) =>
      reply.type(options.registry.contentType).send(await options.registry.metrics()),
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
