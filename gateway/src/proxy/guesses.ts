import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Try } from '../limits/gate.js';
import type { Limits } from '../limits/rate-limits.js';

const JOINING = /^\/api\/classes\/join\/?(\?|$)/;
/** What content answers to a code that opens no class. */
const UNKNOWN = 404;

/** Bounds how often somebody may try codes of classes: only those that opened none stay counted. */
export function boundGuesses(scope: FastifyInstance, limits: Pick<Limits, 'classCode'>): void {
  const tries = new WeakMap<FastifyRequest, Try>();

  scope.addHook('onRequest', async (request) => {
    if (request.method !== 'POST' || !JOINING.test(request.url)) return;
    tries.set(request, await limits.classCode(request));
  });

  scope.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== UNKNOWN) await tries.get(request)?.takeBack();
    return payload;
  });
}
