import { AppError } from '@isl/service-kit';
import type { Clock } from '@isl/service-kit/clock';
import { isDuplicate, newId } from '@isl/service-kit/mongo';
import type { Log } from '../log.js';
import type { ObjectStore } from '../store/object-store.js';
import type { ObjectWriter } from '../store/object-writer.js';
import { keysOf, originalKey, type VideoDocument } from '../videos/video.js';
import type { Listing, VideosRepository } from '../videos/videos.repository.js';
import { type Admission, dayIsSpent } from './admission.js';
import { orAborted, untilAborted } from './or-aborted.js';
import { type Demuxer, SNIFF_BYTES, sniffVideo } from './sniff.js';
import { checkGiven, formIncomplete, readForm, readGiven } from './upload-form.js';
import type { Uploader } from './uploader.js';

type Field = { readonly type: 'field'; readonly fieldname: string; readonly value: unknown };
type File = {
  readonly type: 'file';
  readonly fieldname: string;
  readonly file: AsyncIterable<Uint8Array>;
};
export type UploadParts = AsyncIterable<Field | File>;

type Request = {
  readonly uploader: Uploader;
  readonly idempotencyKey: string | undefined;
  readonly parts: UploadParts;
  /** By the request's head; 0 where it does not say. */
  readonly announcedBytes: number;
  /** Aborted with the reason when the upload is not to go on. */
  readonly signal: AbortSignal;
  readonly log: Log;
};

type Deps = {
  readonly videos: VideosRepository;
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly admission: Admission;
  readonly maxBytes: number;
};

/** What an upload has put somewhere, and has to take away again if it fails. */
type Begun = { readonly video: VideoDocument; readonly writer: ObjectWriter };

export type UploadsService = ReturnType<typeof createUploadsService>;

/** How often a key that another attempt holds is tried before giving up. */
const KEY_ATTEMPTS = 3;

export function createUploadsService({ videos, store, clock, admission, maxBytes }: Deps) {
  /** The record comes first, so that no object is ever without one. */
  const openRecord = async (video: VideoDocument): Promise<void> => {
    for (let attempt = 1; attempt <= KEY_ATTEMPTS; attempt += 1) {
      try {
        return await videos.insert(video);
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        const other = await videos.findByKey(video.authorId, video.idempotencyKey);
        if (other && other.status !== 'pending') break;
        // The client gave up on an attempt and sends again: the newest one counts.
        if (other && (await videos.removePending(other._id))) await clear(other);
      }
    }
    throw new AppError('UPLOAD_REPEATED', 'Error: this video has been uploaded already.');
  };
  const clear = async (video: VideoDocument): Promise<void> => {
    await store.abortIncomplete(video.original.key);
    await store.remove(keysOf(video));
  };
  const undo = async ({ video, writer }: Begun, log: Log): Promise<void> => {
    try {
      // A record that is no longer pending was stored after all and keeps its object.
      const isOurs = (await videos.removePending(video._id)) || !(await videos.find(video._id));
      if (isOurs) await writer.abort();
    } catch (error) {
      log.error({ err: error, videoId: video._id }, 'upload left to the sweeper');
    }
  };
  const storeFile = async (
    file: AsyncIterable<Uint8Array>,
    begin: (demuxer: Demuxer) => Promise<Begun>,
    { signal, leftBytes }: { signal: AbortSignal; leftBytes: number },
  ): Promise<Begun> => {
    const source = wellFormed(untilAborted(file, signal));
    const head = await readHead(source);
    if (head.length === 0) throw formIncomplete();
    const demuxer = await sniffVideo(head);
    if (!demuxer) throw new AppError('NOT_A_VIDEO', 'Error: this file is not a video.');
    const begun = await begin(demuxer);
    let total = 0;
    for (let chunk: Uint8Array | undefined = head; chunk; chunk = await next(source)) {
      total += chunk.length;
      if (total > maxBytes) throw tooLarge(maxBytes);
      if (total > leftBytes) throw dayIsSpent(clock());
      await orAborted(begun.writer.write(chunk), signal);
    }
    return begun;
  };

  return {
    /** What the same key has already stored for this person, if anything. */
    findRepeated: async (uploader: Uploader, key: string | undefined) => {
      const video = key ? await videos.findByKey(uploader.id, key) : null;
      return video && video.status !== 'pending' ? video : null;
    },
    /** Takes a form apart as it arrives; what it throws leaves nothing behind. */
    receive: async (request: Request): Promise<VideoDocument> => {
      const { uploader, idempotencyKey, parts, announcedBytes, signal, log } = request;
      const fields = new Map<string, string>();
      const done: { begun?: Begun } = {};
      const begin = async (demuxer: Demuxer): Promise<Begun> => {
        const given = readGiven(fields);
        const video = { ...newVideo(uploader, demuxer, idempotencyKey, clock()), ...given };
        await openRecord(video);
        const writer = store.openWriter(video.original.key, 'application/octet-stream', signal);
        done.begun = { video, writer };
        return done.begun;
      };
      try {
        const leftBytes = await admission.admit(uploader, announcedBytes);
        for await (const part of wellFormed(untilAborted(parts, signal))) {
          if (part.type === 'field') fields.set(part.fieldname, String(part.value));
          else if (done.begun || part.fieldname !== 'file') throw oneFileOnly();
          else {
            checkGiven(fields);
            await storeFile(part.file, begin, { signal, leftBytes });
          }
        }
        signal.throwIfAborted();
        const listing = readForm(fields);
        if (!done.begun) throw formIncomplete();
        const video = await finish(done.begun, listing);
        await admission.charge(uploader, video.original.bytes);
        return video;
      } catch (error) {
        if (done.begun) await undo(done.begun, log);
        // Whatever failed first: a line that ended is the reason for it.
        throw signal.aborted ? signal.reason : error;
      }
    },
  };

  async function finish({ video, writer }: Begun, listing: Listing): Promise<VideoDocument> {
    const written = await writer.finish();
    if (!(await videos.markStored(video._id, listing, written, clock()))) {
      throw new AppError('UPLOAD_REPEATED', 'Error: this video was sent again meanwhile.');
    }
    return { ...video, ...listing, status: 'stored', original: { ...video.original, ...written } };
  }
}

export function tooLarge(maxBytes: number): AppError {
  const mebibytes = Math.floor(maxBytes / (1024 * 1024));
  const size = mebibytes > 0 ? `${mebibytes} MiB` : `${maxBytes} bytes`;
  return new AppError('UPLOAD_TOO_LARGE', `Error: a video may have at most ${size}.`);
}

function oneFileOnly(): AppError {
  return new AppError('ONE_FILE_ONLY', 'Error: send one video, in the field "file".');
}

/** Of a form; its words come with it. */
export function newVideo(
  uploader: Uploader,
  demuxer: Demuxer | null,
  idempotencyKey: string | undefined,
  now: Date,
): Omit<VideoDocument, keyof Listing> {
  const id = newId();
  return {
    _id: id,
    authorId: uploader.id,
    visitorId: uploader.demo ? uploader.visitorId : null,
    username: uploader.name || null,
    visibility: uploader.demo ? 'private' : 'public',
    demo: uploader.demo,
    synthetic: false,
    consentedAt: uploader.demo ? null : now,
    idempotencyKey: idempotencyKey ?? id,
    status: 'pending',
    createdAt: now,
    original: { key: originalKey(id), demuxer, bytes: 0 },
    attempts: 0,
    claimableAt: null,
    leaseToken: null,
    output: null,
    reason: null,
  };
}

/** Whatever the form's parser stumbles over is the sender's fault. */
async function* wellFormed<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('FORM_BROKEN', 'Error: the form arrived broken. Please try again.');
  }
}

async function next(source: AsyncIterator<Uint8Array>): Promise<Uint8Array | undefined> {
  const step = await source.next();
  return step.done ? undefined : step.value;
}

/** The first chunks, until there are enough bytes to tell what the file is. */
async function readHead(source: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < SNIFF_BYTES) {
    const chunk = await next(source);
    if (!chunk) break;
    chunks.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(chunks);
}
