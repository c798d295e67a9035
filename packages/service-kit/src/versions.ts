import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Gives each answer of a scope's reads an ETag of its bytes, where it has none yet; whoever has them
 * already is told 304 and sent none. Caches ask again each time, for the same address may say something else to another person.
 */
export function nameVersions(scope: FastifyInstance): void {
  scope.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' || reply.statusCode !== 200) return done(null, payload);
    const version = reply.getHeader('etag') ?? (typeof payload === 'string' && versionOf(payload));
    // What is streamed has none.
    if (typeof version !== 'string') return done(null, payload);
    reply.headers({ etag: version, 'cache-control': 'no-cache' });
    if (!request.headers['if-none-match']?.includes(version.slice(WEAK.length))) {
      return done(null, payload);
    }
    reply.code(304);
    done(null, null);
  });
}

/** A proxy may compress what it passes on (RFC 9110 section 8.8.1). */
const WEAK = 'W/';

export function versionOf(answer: string): string {
  return `${WEAK}"${createHash('sha1').update(answer).digest('base64url')}"`;
}
