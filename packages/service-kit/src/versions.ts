import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Gives each answer of a scope's reads an ETag of its bytes; whoever has them already is told 304 and sent none.
 * Caches ask again each time, for the same address may say something else to another person.
 */
export function nameVersions(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') {
      return payload;
    }
    const hash = createHash('sha1').update(payload).digest('base64url');
    // Weak, as a proxy may compress what it passes on (RFC 9110 section 8.8.1).
    reply.headers({ etag: `W/"${hash}"`, 'cache-control': 'no-cache' });
    if (!request.headers['if-none-match']?.includes(`"${hash}"`)) return payload;
    reply.code(304);
    return null;
  });
}
