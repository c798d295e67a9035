import type { FastifyInstance, FastifyRequest } from 'fastify';

const OF_ACCOUNTS = /^\/api\/(auth|account)(\/|\?|$)/;

/** What was answered to one person is kept by no cache, whoever answered; only what is public may be. */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isPrivate(request) && !/\bpublic\b/.test(String(reply.getHeader('cache-control')))) {
      reply.header('cache-control', 'no-store');
    }
    done();
  });
}

function isPrivate({ headers, url }: FastifyRequest): boolean {
  return headers.authorization !== undefined || OF_ACCOUNTS.test(url);
}
