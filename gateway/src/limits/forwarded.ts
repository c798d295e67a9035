import type { Clock } from '@isl/service-kit/clock';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Says, at most once an hour, that a sender names other addresses without being trusted: behind a
 * proxy that TRUST_PROXY does not name everybody shares the proxy's limits.
 */
export function warnOfUntrustedForwarding(app: FastifyInstance, clock: Clock): void {
  let quietUntil = 0;
  const warn = (request: FastifyRequest): void => {
    const sender = request.socket.remoteAddress;
    if (request.ip !== sender || clock().getTime() < quietUntil) return;
    quietUntil = clock().getTime() + HOUR_MS;
    request.log.warn(
      { sender },
      'X-Forwarded-For is not believed: if this sender is your proxy, name it in TRUST_PROXY',
    );
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['x-forwarded-for'] !== undefined) warn(request);
    done();
  });
}
