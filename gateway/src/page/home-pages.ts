import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ENCODERS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof ENCODERS;

/** A page that says where its pictures are in full: who previews a link knows no base. */
export type HomePage = {
  readonly text: string;
  readonly hash: string;
  readonly encoded: Readonly<Record<Encoding, Buffer>>;
};

/** The page of a build as it is at home at `origin`. */
export async function atHome(html: string, origin: string): Promise<HomePage> {
  const text = html.replace(
    /(<meta property="og:image" content=")(?=\/)/g,
    (start) => start + origin,
  );
  const [br, zipped] = await Promise.all([ENCODERS.br(text), ENCODERS.gzip(text)]);
  const hash = createHash('sha256').update(text).digest('base64url');
  return { text, hash, encoded: { br, gzip: zipped } };
}

/** Sends it as small as the browser takes it, or says that the browser has it. */
export function sendHomePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, hash, encoded }: HomePage,
): FastifyReply {
  const accepted = request.headers['accept-encoding'];
  const encoding = accepted && (negotiate(accepted, Object.keys(ENCODERS)) as Encoding | null);
  const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
  reply.header('etag', etag).type('text/html; charset=utf-8');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(encoded[encoding]);
}
