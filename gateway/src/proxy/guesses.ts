import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Try } from '../limits/gate.js';
import type { Limits } from '../limits/rate-limits.js';

const JOINING = /^\/api\/classes\/join\/?(\?|$)/;
/** What content answers to a code that opens no class. */
const UNKNOWN = 404;

/** Bounds how often somebody may try codes of classes: only those that opened none stay counted. */
export function boundGuesses(scope: FastifyInstance, limits: Pick<Limits, 'classCode'>): void {
  const tries = new WeakMap<FastifyRequest, Try>();

  // No promise of their own: whatever else goes this way passes here too.
  scope.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'POST' || !JOINING.test(request.url)) {
      done();
      return;
    }
    limits.classCode(request).then((one) => {
      tries.set(request, one);
      done();
    }, done);
  });

  scope.addHook('onSend', (request, reply, _payload, done) => {
    const one = tries.get(request);
    if (!one || reply.statusCode === UNKNOWN) done();
    else one.takeBack().then(() => done(), done);
  });
}
