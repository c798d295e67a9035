import type { Multipart } from '../../store/multipart.js';
import type { ArrivalsRepository, ArrivingVideo } from './arrivals.repository.js';
import { PART_BYTES } from './arriving.js';
import { overtaken } from './refusals.js';

export type PartWriter = ReturnType<typeof createPartWriter>;

/** Sends what arrives to the store in whole parts, and writes down after each how far it came. */
export function createPartWriter(
  arrivals: ArrivalsRepository,
  multipart: Multipart,
  { _id: id, original: { key }, arriving }: ArrivingVideo,
) {
  const turn = { id, round: arriving.round };
  const etags = [...arriving.etags];
  const buffer = Buffer.allocUnsafeSlow(PART_BYTES);
  let { multipartId } = arriving;
  let used = 0;
  let arrived = etags.length * PART_BYTES;

  const begin = async (): Promise<string> => {
    const begun = await multipart.begin(key);
    if (await arrivals.keep(turn, { multipartId: begun })) return begun;
    await multipart.abort(key, begun);
    throw overtaken();
  };
  /** What is in the buffer, as the next part. */
  const sendPart = async (): Promise<void> => {
    multipartId ??= await begin();
    const bytes = buffer.subarray(0, used);
    etags.push(await multipart.send(key, multipartId, etags.length + 1, bytes));
    used = 0;
  };
  return {
    arrived: (): number => arrived,
    head: (length: number): Buffer => Buffer.from(buffer.subarray(0, Math.min(used, length))),
    write: async (chunk: Buffer): Promise<void> => {
      for (let offset = 0; offset < chunk.length; ) {
        const piece = chunk.subarray(offset, offset + PART_BYTES - used);
        buffer.set(piece, used);
        used += piece.length;
        arrived += piece.length;
        offset += piece.length;
        if (used < PART_BYTES) continue;
        await sendPart();
        if (!(await arrivals.keep(turn, { etags, restBytes: 0 }))) throw overtaken();
      }
    },
    /** Keeps what is too little for a part, so that not even that is sent again. */
    keepRest: async (restKey: string): Promise<void> => {
      if (used === 0) return;
      // Named before it is written, so that no object is ever without a record.
      if (!(await arrivals.keep(turn, { otherRestKey: restKey }))) throw overtaken();
      await multipart.put(restKey, Buffer.from(buffer.subarray(0, used)));
      const kept = { restKey, restBytes: used, otherRestKey: arriving.restKey };
      if (!(await arrivals.keep(turn, kept))) throw overtaken();
    },
    /** The whole object. */
    complete: async (): Promise<void> => {
      if (multipartId === null) {
        await multipart.put(key, Buffer.from(buffer.subarray(0, used)));
        return;
      }
      if (used > 0) await sendPart();
      await multipart.complete(key, multipartId, etags);
    },
  };
}
