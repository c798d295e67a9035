import { AppError } from '@isl/service-kit';
import type { Clock } from '@isl/service-kit/clock';
import { newId } from '@isl/service-kit/mongo';
import { DataStore, Upload } from '@tus/server';
import { isMultipartGone } from '../../store/multipart.js';
import type { ObjectStore } from '../../store/object-store.js';
import type { VideoDocument } from '../../videos/video.js';
import { isLineEnd } from '../line.js';
import { SNIFF_BYTES, sniffVideo } from '../sniff.js';
import type { ArrivalsRepository, ArrivingVideo } from './arrivals.repository.js';
import { arrivedBytes, restKeysOf } from './arriving.js';
import { createPartWriter, type PartWriter } from './part-writer.js';
import { damaged, isOvertaken, notFromThere, overtaken, uploadNotFound } from './refusals.js';

type Deps = {
  readonly arrivals: ArrivalsRepository;
  readonly store: ObjectStore;
  readonly clock: Clock;
  /** Milliseconds after which an upload that did not end is swept. */
  readonly expiresAfterMs: number;
  /** Gives an upload up, with everything of it. */
  readonly remove: (id: string) => Promise<void>;
  readonly onStored: (video: VideoDocument) => Promise<void>;
};

/** What @tus/server writes to: the parts of announced clips, in the object store. */
export class PartStore extends DataStore {
  override extensions = ['creation', 'expiration', 'termination'];

  constructor(private readonly deps: Deps) {
    super();
  }

  override async create(upload: Upload): Promise<Upload> {
    // Announced before: a repeated call, whose first answer was lost, opens nothing new.
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { arrivals } = this.deps;
    const waiting = await arrivals.find(id);
    // All of it came, and whoever was to say so was killed before.
    if (waiting && arrivedBytes(waiting.arriving) === waiting.arriving.bytes) {
      await this.finishLate(id);
    }
    const video = await arrivals.findAny(id);
    if (!video) throw uploadNotFound();
    const { arriving, original, createdAt } = video;
    const ageMs = this.deps.clock().getTime() - createdAt.getTime();
    return new Upload({
      id,
      size: arriving?.bytes ?? original.bytes,
      offset: arriving ? arrivedBytes(arriving) : original.bytes,
      // The library tells by the system's clock whether it has expired.
      creation_date: new Date(Date.now() - ageMs).toISOString(),
    });
  }

  /** Why a write was refused, by upload: the library itself says only that it ended. */
  private readonly refusals = new Map<string, AppError>();

  override async write(source: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
    this.refusals.delete(id);
    try {
      return await this.receive(source, id, offset);
    } catch (error) {
      // That a line ended its own request tells; the sender may be back already with another.
      if (isRefusal(error)) this.refusals.set(id, error);
      throw error;
    }
  }

  takeRefusal(id: string): AppError | undefined {
    const refusal = this.refusals.get(id);
    this.refusals.delete(id);
    return refusal;
  }

  private async receive(
    source: AsyncIterable<Buffer>,
    id: string,
    offset: number,
  ): Promise<number> {
    const video = await this.deps.arrivals.takeTurn(id);
    if (!video) throw uploadNotFound();
    const arrived = arrivedBytes(video.arriving);
    if (arrived !== offset) throw notFromThere(arrived);
    const writer = createPartWriter(this.deps.arrivals, this.deps.store.multipart, video);
    await this.takeUpRest(writer, video);
    // As soon as there is enough to tell: what is no video is not waited for.
    let isKnown = offset >= SNIFF_BYTES;
    try {
      for await (const chunk of source) {
        await writer.write(chunk);
        if (isKnown || writer.arrived() < SNIFF_BYTES) continue;
        await requireVideo(writer.head(SNIFF_BYTES));
        isKnown = true;
      }
    } catch (error) {
      if (!isRefusal(error)) await this.keepRestUnlessOvertaken(writer, video);
      throw error;
    }
    if (writer.arrived() < video.arriving.bytes) await this.keepRest(writer, video);
    else await this.finish(writer, video);
    return writer.arrived();
  }

  override async remove(id: string): Promise<void> {
    await this.deps.remove(id);
  }

  override getExpiration(): number {
    return this.deps.expiresAfterMs;
  }

  private async finishLate(id: string): Promise<void> {
    const video = await this.deps.arrivals.takeTurn(id);
    if (!video) return;
    const writer = createPartWriter(this.deps.arrivals, this.deps.store.multipart, video);
    await this.takeUpRest(writer, video);
    await this.finish(writer, video);
  }

  private async takeUpRest(writer: PartWriter, { _id, arriving }: ArrivingVideo): Promise<void> {
    if (arriving.restKey === null || arriving.restBytes === 0) return;
    const source = await this.deps.store.read(arriving.restKey);
    if (source) for await (const chunk of source) await writer.write(chunk as Buffer);
    if (writer.arrived() === arrivedBytes(arriving)) return;
    const turn = { id: _id, round: arriving.round };
    await this.deps.arrivals.keep(turn, { restKey: null, restBytes: 0 });
    throw notFromThere(arrivedBytes({ ...arriving, restBytes: 0 }));
  }

  private async keepRest(writer: PartWriter, { _id, arriving }: ArrivingVideo): Promise<void> {
    const key = `${_id}/rest-${newId()}`;
    try {
      await writer.keepRest(key);
    } catch (error) {
      await this.deps.store.remove([key]);
      throw error;
    }
    await this.deps.store.remove(restKeysOf(arriving));
  }

  /** Whoever came back already goes on from before it. */
  private async keepRestUnlessOvertaken(writer: PartWriter, video: ArrivingVideo): Promise<void> {
    try {
      await this.keepRest(writer, video);
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }

  private async finish(writer: PartWriter, video: ArrivingVideo): Promise<void> {
    const { _id: id, original, arriving } = video;
    const { store, arrivals, clock } = this.deps;
    const turn = { id, round: arriving.round };
    try {
      await writer.complete();
    } catch (error) {
      const isWhole = (await store.multipart.size(original.key)) === arriving.bytes;
      if (!isMultipartGone(error) || !isWhole) throw await this.startAgain(video, error);
    }
    const { sha256, head } = await store.multipart.inspect(original.key, SNIFF_BYTES);
    if (sha256 !== (video.contribution ?? video.announced)?.sha256)
      throw await this.startAgain(video, damaged());
    const demuxer = await sniffVideo(head);
    if (!demuxer) throw await this.startAgain(video, notAVideo());
    const facts = { bytes: arriving.bytes, sha256, demuxer };
    if (!(await arrivals.markStored(turn, { ...facts, at: clock() }))) throw overtaken();
    await store.remove(restKeysOf(arriving));
    await this.deps.onStored({ ...video, original: { ...original, ...facts } });
  }

  /** Nothing of it is of use: the sender begins anew. Gives the error back. */
  private async startAgain(video: ArrivingVideo, error: unknown): Promise<unknown> {
    const { _id: id, original, arriving } = video;
    await this.deps.arrivals.startAgain({ id, round: arriving.round }, arriving.bytes);
    await this.deps.store.abortIncomplete(original.key);
    await this.deps.store.remove([original.key, ...restKeysOf(arriving)]);
    return error;
  }
}

/** Of what came; that a line ended refuses nothing. */
function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && !isLineEnd(error);
}

async function requireVideo(head: Buffer): Promise<void> {
  if (!(await sniffVideo(head))) throw notAVideo();
}

function notAVideo(): AppError {
  return new AppError('NOT_A_VIDEO', 'Error: this file is not a video.');
}
