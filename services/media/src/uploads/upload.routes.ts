import multipart from '@fastify/multipart';
import type { ErrorCode } from '@isl/contracts/errors';
import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import { AppError, BusyError, type RouteOf } from '@isl/service-kit';
import type { Verifier } from '@isl/service-kit/access';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Counter } from 'prom-client';
import { callerOf } from '../access/callers.js';
import { isStoreAway, isStoreFull } from '../store/store-away.js';
import type { VideoDocument } from '../videos/video.js';
import { toWire } from '../videos/videos.mapper.js';
import { storageFull } from './admission.js';
import { discardRest } from './discard-rest.js';
import { isGone, type Pace, senderLeft, watchLine } from './line.js';
import type { Places } from './places.js';
import { type Allowance, sharesOf } from './shares.js';
import { tooLarge, type UploadParts, type UploadsService } from './upload.service.js';
import type { Uploader } from './uploader.js';
import { uploadsBusy, uploadsHeld } from './waiting.js';

type Deps = {
  readonly uploads: UploadsService;
  readonly verifier: Verifier;
  readonly outcomes: Counter<'outcome'>;
  readonly places: Places;
  readonly allowance: Allowance;
  readonly maxBytes: number;
  readonly pace: Pace;
};

/** What a form may weigh beside its file: texts, boundaries, headers. */
const FORM_BYTES = 1024 * 1024;
const FIELD_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = '10';
/** The spec's own sentences; every other failure of an upload begins with 'Error'. */
const PLAIN_CODES: ReadonlySet<ErrorCode> = new Set(['NOT_SIGNED_IN', 'FORM_INCOMPLETE']);

export function registerUploads(app: FastifyInstance, deps: Deps): void {
  const { uploads, verifier, allowance, places, maxBytes, pace, outcomes } = deps;
  const mostBytes = maxBytes + FORM_BYTES;

  const receive = async (request: FastifyRequest, uploader: Uploader): Promise<VideoDocument> => {
    if (isGone(request.raw)) throw senderLeft();
    const place = places.take(sharesOf(uploader, allowance));
    if (place === 'full') throw uploadsBusy();
    if (place === 'held') throw uploadsHeld();
    const line = watchLine(request.raw, pace, place.touch);
    // At once, however long it takes to clear away what had arrived.
    line.signal.addEventListener('abort', place.giveBack, { once: true });
    try {
      return await uploads.receive({
        uploader,
        idempotencyKey: keyOf(request),
        parts: request.parts() as UploadParts,
        announcedBytes: announcedBytes(request),
        signal: line.signal,
        log: request.log,
      });
    } finally {
      line.stop();
      place.giveBack();
    }
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
      if (announcedBytes(request) > mostBytes) throw tooLarge(maxBytes);
    },
    handler: async (request, reply) => {
      const uploader = await uploaderOf(verifier, request);
      const repeated = await uploads.findRepeated(uploader, keyOf(request));
      if (repeated) discardRest(request.raw, mostBytes, pace.idleMs);
      const video = repeated ?? (await receive(request, uploader));
      outcomes.inc({ outcome: repeated ? 'repeated' : 'stored' });
      reply.code(201);
      return { message: 'Video uploaded successfully!', video: toWire(video) };
    },
    errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = asUploadError(error);
      outcomes.inc({ outcome: outcomeOf(refusal) });
      if (refusal.statusCode === 408) endAfterReply(request, reply);
      else discardRest(request.raw, mostBytes, pace.idleMs);
      throw refusal;
    },
  });
}

function outcomeOf(refusal: FastifyError | AppError): string {
  if (refusal.code === 'SENDER_LEFT') return 'left';
  return (refusal.statusCode ?? 500) < 500 || refusal instanceof BusyError ? 'refused' : 'failed';
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

/** The whole form, a little more than its file. */
function announcedBytes(request: FastifyRequest): number {
  return Number(request.headers['content-length'] ?? 0);
}

/** Nothing comes any more, so nothing is left to read: the answer, then the end. */
function endAfterReply(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close');
  reply.raw.once('finish', () => request.raw.destroy());
}

function asUploadError(error: FastifyError | AppError): FastifyError | AppError {
  if (error instanceof AppError) {
    const isWorded = PLAIN_CODES.has(error.code) || error.message.startsWith('Error');
    return isWorded ? error : refused(error.code, error.message);
  }
  if (error.validation) return refused('INVALID_REQUEST', error.message);
  const status = error.statusCode ?? 500;
  if (status < 500) {
    const { code } = error;
    return Object.assign(new Error(worded(error.message)), { code, statusCode: status });
  }
  if (isStoreFull(error)) return storageFull();
  const text = 'Error: the video could not be stored. Try again in a moment.';
  const failed = isStoreAway(error)
    ? new AppError('STORE_UNAVAILABLE', text, { 'retry-after': RETRY_AFTER_SECONDS })
    : new AppError('UPLOAD_FAILED', text);
  return Object.assign(failed, { cause: error });
}

function refused(code: ErrorCode, reason: string): AppError {
  return new AppError(code, worded(reason));
}

function worded(reason: string): string {
  return `Error: ${reason}`;
}

function notSignedIn(): AppError {
  return new AppError('NOT_SIGNED_IN', 'User is not authenticated');
}
