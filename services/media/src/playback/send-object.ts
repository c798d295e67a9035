import { AppError } from '@isl/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gauge } from 'prom-client';
import type { ObjectStore } from '../store/object-store.js';
import { isStoreAway } from '../store/store-away.js';
import { videoNotFound } from '../videos/videos.service.js';
import { type ByteRange, readRange } from './range.js';

type Stored = { readonly key: string; readonly bytes: number; readonly type: string };

/** An hour would outlive a withdrawal: a minute is what a player needs to seek without asking again. */
const CACHE_CONTROL = 'private, max-age=60';

export type ObjectSender = (
  request: FastifyRequest,
  reply: FastifyReply,
  object: Stored,
) => Promise<FastifyReply>;

/** Answers with an object as RFC 9110 has it: ranges, If-Range, If-None-Match, HEAD. */
export function createObjectSender(store: ObjectStore, open: Gauge): ObjectSender {
  return async (request, reply, { key, bytes, type }) => {
    // A key is written once and never changed, so it names the content.
    const etag = `"${key}"`;
    reply.headers({
      'cache-control': CACHE_CONTROL,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const range = wantedRange(request, etag, bytes);
    if (range) reply.code(206).header('content-range', rangeText(range, bytes));
    const { start, end } = range ?? { start: 0, end: bytes - 1 };
    reply.type(type).header('content-length', end - start + 1);
    if (request.method === 'HEAD') return reply.send();
    const stream = await store.read(key, { start, length: end - start + 1 }).catch(asUnavailable);
    if (!stream) throw videoNotFound();
    open.inc();
    stream.once('close', () => open.dec());
    return reply.send(stream);
  };
}

function wantedRange(request: FastifyRequest, etag: string, bytes: number): ByteRange | null {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== etag) return null;
  const range = readRange(request.headers.range, bytes);
  if (range !== 'unsatisfiable') return range;
  const text = `There are only ${bytes} bytes.`;
  throw new AppError('RANGE_NOT_SATISFIABLE', text, { 'content-range': `bytes */${bytes}` });
}

function rangeText({ start, end }: ByteRange, bytes: number): string {
  return `bytes ${start}-${end}/${bytes}`;
}

function asUnavailable(error: unknown): never {
  if (!isStoreAway(error)) throw error;
  throw new AppError('STORE_UNAVAILABLE', 'The video cannot be read now. Try again.');
}
