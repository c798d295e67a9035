import { AppError } from '@isl/service-kit';
import type { FastifyInstance } from 'fastify';
import { Agent } from 'undici';
import type { Limits } from '../limits/rate-limits.js';
import type { Upstreams } from '../parts/upstreams.js';
import { type ProxiedPart, registerProxy } from './proxy.routes.js';

const KIB = 1024;
const MIB = 1024 * KIB;
const SMALL_BODY_BYTES = 256 * KIB;
/** What a form adds around its file. */
const FORM_BYTES = MIB;

const STREAMED = /^\/api\/(videos|uploads|contributions)(\/|\?|$)/;

/** Whether a body sent here may be large and slow, and is watched for pauses instead. */
export function isStreamed(url: string): boolean {
  return STREAMED.test(url);
}

type PartUpstreams = Readonly<Record<'content' | 'media' | 'rewriter', Upstreams>>;

/** Passes on what is served below /api by the services behind the gateway. */
export function registerParts(
  app: FastifyInstance,
  options: {
    readonly upstreams: PartUpstreams;
    readonly limits: Limits;
    readonly maxUploadBytes: number;
    /** Milliseconds in which nothing of an upload may arrive. */
    readonly idleMs: number;
  },
): void {
  const { upstreams, limits, maxUploadBytes, idleMs } = options;
  const dispatcher = new Agent({
    connect: { timeout: 3_000 },
    headersTimeout: 60_000,
    bodyTimeout: 60_000,
  });
  for (const part of describeParts(upstreams, maxUploadBytes)) {
    registerProxy(app, part, { dispatcher, limits, idleMs });
  }
  app.addHook('onClose', () => dispatcher.close());
}

function describeParts(upstreams: PartUpstreams, maxUploadBytes: number): ProxiedPart[] {
  const small = {
    maxBodyBytes: SMALL_BODY_BYTES,
    tooLarge: () => new AppError('BODY_TOO_LARGE', 'This is too long to be sent.'),
    isUpload: () => false,
  };
  const uploadMib = Math.floor(maxUploadBytes / MIB);
  return [
    {
      ...small,
      title: 'The community and dictionary service',
      upstreams: upstreams.content,
      routes: withoutApi(
        ...['posts', 'char', 'words', 'signs', 'courses', 'teaching', 'classes'],
        ...['progress', 'search', 'notifications', 'sayings'],
      ),
    },
    {
      title: 'The video service',
      upstreams: upstreams.media,
      routes: withoutApi(
        ...['videos', 'uploads', 'contributions', 'consent'],
        ...['reviews', 'moderation', 'imports'],
      ),
      maxBodyBytes: maxUploadBytes + FORM_BYTES,
      tooLarge: () =>
        new AppError('UPLOAD_TOO_LARGE', `Error: a video may have at most ${uploadMib} MiB.`),
      // A given clip is announced and then comes in pieces: media bounds how many of a person and a day.
      isUpload: ({ method, url }) =>
        method === 'POST' && /^\/api\/videos\/upload\/?(\?|$)/.test(url),
    },
    {
      ...small,
      title: 'The sentence service',
      upstreams: upstreams.rewriter,
      routes: { '/api/py': '/api/py' },
    },
  ];
}

function withoutApi(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`/api/${name}`, `/${name}`]));
}
