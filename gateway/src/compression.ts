import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter answers fit into a packet anyway. */
const LEAST_BYTES = 1_024;
/** Of so many bytes the work is less than a millisecond, and less than a stream of its own costs. */
const AT_ONCE_BYTES = 64 * 1024;
/** As small as is cheap for answers that are made anew each time: Brotli goes up to 11. */
const BROTLI_QUALITY = 4;

/**
 * What the routes registered after this answer goes compressed to whoever takes that, where it is text: most read us on a
 * phone's line. What a reply keeps secret is not told by its length (BREACH): no other site can have a browser ask for it,
 * as it takes a token in a header.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    customTypes: /^application\/json\b/,
    encodings: ['br', 'gzip'],
    threshold: LEAST_BYTES,
    syncThreshold: AT_ONCE_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
