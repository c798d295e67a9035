import { PassThrough, Readable } from 'node:stream';
import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import { AppError, BusyError, type RouteOf } from '@isl/service-kit';
import { requireUser, type Verifier } from '@isl/service-kit/access';
import { Metadata, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Counter } from 'prom-client';
import type { VideoDocument } from '../../videos/video.js';
import type { Admission } from '../admission.js';
import { discardRest } from '../discard-rest.js';
import { type Pace, senderLeft, watchLine } from '../line.js';
import type { Places } from '../places.js';
import { type Allowance, sharesOf } from '../shares.js';
import { tooLarge } from '../upload.service.js';
import { uploadsBusy, uploadsHeld } from '../waiting.js';
import type { ArrivalsRepository } from './arrivals.repository.js';
import type { PartStore } from './part-store.js';
import { notAccepted, uploadNotFound } from './refusals.js';

type Deps = {
  readonly arrivals: ArrivalsRepository;
  readonly partStore: PartStore;
  readonly verifier: Verifier;
  readonly admission: Admission;
  readonly places: Places;
  readonly allowance: Allowance;
  readonly pace: Pace;
  readonly maxBytes: number;
  readonly outcomes: Counter<'outcome'>;
};

/** Location begins with it; the gateway puts its own /api before. */
const PATH = '/uploads';
const BYTES = 'application/offset+octet-stream';
/** What the protocol says in its answers; the rest of the library's is the gateway's to say. */
const PASSED_ON = /^(tus-.*|upload-.*|location|cache-control)$/;

/** Resumable uploads by tus 1.0 (tus.io): @tus/server speaks it, the part store keeps the bytes. */
export function registerResumable(app: FastifyInstance, deps: Deps): void {
  const { arrivals, verifier, places, allowance, pace, maxBytes, outcomes } = deps;
  const failures = new WeakMap<Request, unknown>();
  const tus = new Server({
    path: PATH,
    datastore: deps.partStore,
    relativeLocation: true,
    maxSize: maxBytes,
    disableTerminationForFinishedUploads: true,
    namingFunction: (_request, metadata) => metadata?.contributionId ?? '',
    onResponseError: (request, error) => {
      failures.set(request, error);
      return undefined;
    },
  });

  /** Lets the library answer, in our own words where it refuses. */
  const answer = async (request: FastifyRequest, reply: FastifyReply, body: Readable | null) => {
    const asked = webRequest(request, body);
    const answered = await tus.handleWeb(asked);
    if (answered.status >= 400)
      throw asRefusal(failures.get(asked), answered, await answered.text(), maxBytes);
    for (const [name, value] of answered.headers) {
      if (PASSED_ON.test(name)) reply.header(name, value);
    }
    return reply.code(answered.status).send();
  };
  /** Only whoever announced a clip knows of its upload. */
  const requireOwn = async (request: FastifyRequest, id: string) => {
    const user = await requireUser(verifier, request);
    const video = await arrivals.findAny(id);
    if (video?.authorId !== user.id) throw uploadNotFound();
    return { userId: user.id, video };
  };

  app.addContentTypeParser(BYTES, (_request, payload, done) => done(null, payload));
  app.route<RouteOf<operations['createUpload']>>({
    ...operationSchemas.createUpload,
    handler: async (request, reply) => {
      await requireUser(verifier, request);
      const { video } = await requireOwn(request, announcedId(request));
      const length = Number(request.headers['upload-length']);
      const announced = video.arriving?.bytes ?? video.original.bytes;
      requireItsPoints(video);
      if (length !== announced) throw notAccepted('Upload-Length is not what was announced.');
      return answer(request, reply, null);
    },
  });
  app.route<RouteOf<operations['headUpload']>>({
    ...operationSchemas.headUpload,
    handler: async (request, reply) => {
      await requireOwn(request, request.params.videoId);
      return answer(request, reply, null);
    },
  });
  app.route<RouteOf<operations['deleteUpload']>>({
    ...operationSchemas.deleteUpload,
    handler: async (request, reply) => {
      await requireOwn(request, request.params.videoId);
      return answer(request, reply, null);
    },
  });
  app.route<RouteOf<operations['patchUpload']>>({
    ...operationSchemas.patchUpload,
    handler: async (request, reply) => {
      const { userId, video } = await requireOwn(request, request.params.videoId);
      if (!(request.body instanceof Readable)) throw notAccepted(`Send ${BYTES}.`);
      requireItsPoints(video);
      const uploader = { id: userId, name: '', demo: false, visitorId: null };
      await deps.admission.admit(uploader, bytesOf(request));
      const place = places.take(sharesOf(uploader, allowance));
      if (place === 'full') throw uploadsBusy();
      if (place === 'held') throw uploadsHeld();
      const line = watchLine(request.raw, pace, place.touch);
      const body = new PassThrough();
      line.signal.addEventListener('abort', () => body.destroy(line.signal.reason), { once: true });
      try {
        return await answer(request, reply, request.body.pipe(body));
      } catch (error) {
        const isCut = line.signal.aborted;
        outcomes.inc({ outcome: isCut ? 'left' : outcomeOf(error) });
        discardRest(request.raw, maxBytes, pace.idleMs);
        const refusal = deps.partStore.takeRefusal(request.params.videoId);
        throw isCut ? line.signal.reason : (refusal ?? error);
      } finally {
        line.stop();
        place.giveBack();
      }
    },
  });
}

/** A clip of points alone is their drawing; without them it is of no use. */
function requireItsPoints({ contribution: clip }: VideoDocument): void {
  if (clip?.picture === 'landmarks' && clip.hasLandmarks !== true)
    throw new AppError('LANDMARKS_MISSING', 'The points of this clip have not come.');
}

function outcomeOf(error: unknown): string {
  const isRefusal =
    error instanceof AppError && (error.statusCode < 500 || error instanceof BusyError);
  return isRefusal ? 'refused' : 'failed';
}

/** Of this piece. */
function bytesOf({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0);
}

function announcedId(request: FastifyRequest): string {
  const text = request.headers['upload-metadata'];
  if (typeof text !== 'string') throw notAccepted('Upload-Metadata must name the contribution.');
  const { contributionId } = pairsIn(text);
  if (!contributionId) throw notAccepted('Upload-Metadata must name the contribution.');
  return contributionId;
}

function pairsIn(text: string): Readonly<Record<string, string | null>> {
  try {
    return Metadata.parse(text);
  } catch {
    throw notAccepted('Upload-Metadata is not pairs of a name and base64.');
  }
}

function webRequest({ method, url, headers }: FastifyRequest, body: Readable | null): Request {
  const named = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request(new URL(url, 'http://media'), {
    method,
    headers: named,
    ...(body ? { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit);
}

/** What our own code threw as it is; the library's words for the rest. */
function asRefusal(cause: unknown, { status }: Response, text: string, maxBytes: number): unknown {
  if (cause instanceof Error && !('status_code' in cause)) return cause;
  if (status === 404 || status === 410) return uploadNotFound();
  if (status === 409) return new AppError('UPLOAD_OFFSET', text.trim());
  if (status === 413) return tooLarge(maxBytes);
  if (text.startsWith('Request aborted')) return senderLeft();
  return status < 500 ? notAccepted(text) : new Error(text);
}
