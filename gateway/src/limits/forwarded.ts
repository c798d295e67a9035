import type { Steps } from '@isl/service-kit';
import type { Clock } from '@isl/service-kit/clock';
import type { FastifyRequest } from 'fastify';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Says, at most once an hour, that a sender names other addresses without being trusted: behind a
 * proxy that TRUST_PROXY does not name everybody shares the proxy's limits.
 */
export function warnOfUntrustedForwarding(steps: Steps, clock: Clock): void {
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
  steps.arrived((request) => {
    if (request.headers['x-forwarded-for'] !== undefined) warn(request);
  });
}
