import multipart from '@fastify/multipart';
import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import { AppError, type RouteOf, type Verifier } from '@isl/service-kit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { callerOf } from '../access/callers.js';
import { isStoreAway } from '../store/store-away.js';
import type { VideoDocument } from '../videos/video.js';
import { toWire } from '../videos/videos.mapper.js';
import { discardRest } from './discard-rest.js';
import { watchIdle } from './idle-watch.js';
import { createSlots } from './slots.js';
import {
  tooLarge,
  type Uploader,
  type UploadParts,
  type UploadsService,
} from './upload.service.js';

type Deps = {
  readonly uploads: UploadsService;
  readonly verifier: Verifier;
  readonly registry: Registry;
  readonly maxBytes: number;
  readonly maxConcurrent: number;
  readonly idleMs: number;
};

/** What a form may weigh beside its file: texts, boundaries, headers. */
const FORM_BYTES = 1024 * 1024;
const FIELD_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = '10';
/** The spec's own sentences; every other failure of an upload begins with 'Error'. */
const PLAIN_CODES = new Set(['NOT_SIGNED_IN', 'FORM_INCOMPLETE']);

export function registerUploads(app: FastifyInstance, deps: Deps): void {
  const { uploads, verifier, maxBytes, idleMs } = deps;
  const slots = createSlots(deps.maxConcurrent);
  const outcomes = createMetrics(deps.registry, slots.taken);

  const receive = async (request: FastifyRequest, uploader: Uploader): Promise<VideoDocument> => {
    const giveBack = slots.take();
    if (!giveBack) throw busy();
    const watch = watchIdle(request.raw, idleMs, stalled);
    const received = uploads
      .receive({
        uploader,
        idempotencyKey: keyOf(request),
        parts: request.parts() as UploadParts,
        log: request.log,
      })
      .finally(giveBack);
    // After an idle end nobody waits for it; it ends when its connection closes.
    received.catch(() => undefined);
    return Promise.race([received, watch.idle]).finally(watch.stop);
  };

  app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: Number.POSITIVE_INFINITY, fieldSize: FIELD_BYTES, fields: 20, files: 2 },
  });
  app.route<RouteOf<operations['uploadVideo']>>({
    ...operationSchemas.uploadVideo,
    // Before the body is looked at: who may not upload learns it at once.
    onRequest: async (request) => {
      if (!(await verifier.user(request))) throw notSignedIn();
      if (Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_BYTES) {
        throw tooLarge(maxBytes);
      }
    },
    handler: async (request, reply) => {
      const uploader = await uploaderOf(verifier, request);
      const repeated = await uploads.findRepeated(uploader, keyOf(request));
      if (repeated) discardRest(request.raw, maxBytes + FORM_BYTES, idleMs);
      const video = repeated ?? (await receive(request, uploader));
      outcomes.inc({ outcome: repeated ? 'repeated' : 'stored' });
      reply.code(201);
      return { message: 'Video uploaded successfully!', video: toWire(video) };
    },
    errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = asUploadError(error);
      outcomes.inc({ outcome: refusal.statusCode < 500 ? 'refused' : 'failed' });
      if (refusal.code === 'UPLOAD_STALLED') endAfterReply(request, reply);
      else discardRest(request.raw, maxBytes + FORM_BYTES, idleMs);
      throw refusal;
    },
  });
}

function createMetrics(registry: Registry, open: () => number) {
  new Gauge({
    name: 'media_uploads_open',
    help: 'Uploads being received.',
    registers: [registry],
    collect() {
      this.set(open());
    },
  });
  return new Counter({
    name: 'media_uploads_total',
    help: 'Uploads by outcome: stored, repeated, refused, failed.',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
}

async function uploaderOf(verifier: Verifier, request: FastifyRequest): Promise<Uploader> {
  const { user, visitorId } = await callerOf(verifier, request);
  if (!user) throw notSignedIn();
  return { id: user.id, name: user.name, demo: user.demo, visitorId };
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** Nothing comes any more, so nothing is left to read: the answer, then the end. */
function endAfterReply(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close');
  reply.raw.once('finish', () => request.raw.destroy());
}

function asUploadError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) {
    const isWorded = PLAIN_CODES.has(error.code) || error.message.startsWith('Error');
    return isWorded ? error : refused(error.code, error.statusCode, error.message);
  }
  if (error.validation) return refused('INVALID_REQUEST', 400, error.message);
  const status = error.statusCode ?? 500;
  if (status < 500) return refused(error.code, status, error.message);
  const text = 'Error: the video could not be stored. Try again in a moment.';
  const failed = isStoreAway(error)
    ? new AppError('STORE_UNAVAILABLE', 503, text, { 'retry-after': RETRY_AFTER_SECONDS })
    : new AppError('UPLOAD_FAILED', 500, text);
  return Object.assign(failed, { cause: error });
}

function refused(code: string, status: number, reason: string): AppError {
  return new AppError(code, status, `Error: ${reason}`);
}

function notSignedIn(): AppError {
  return new AppError('NOT_SIGNED_IN', 401, 'User is not authenticated');
}

function busy(): AppError {
  const text = 'Error: many videos are being uploaded at once. Try again in a moment.';
  return new AppError('UPLOADS_BUSY', 503, text, { 'retry-after': RETRY_AFTER_SECONDS });
}

function stalled(): AppError {
  return new AppError('UPLOAD_STALLED', 408, 'Error: the upload stopped arriving.');
}
