import { createHash } from 'node:crypto';
import type { Client } from 'minio';

/**
 * S3 asks for parts of at least 5 MiB and at most 10,000 of them. Two buffers of this size are all
 * that an upload holds in memory: one fills while the other is on its way.
 */
const PART_BYTES = 8 * 1024 * 1024;

/** What the store holds of an object; the checksum is SHA-256, in hex. */
export type Written = { readonly bytes: number; readonly sha256: string };

export type ObjectWriter = {
  /** Resolves when the bytes are taken over and the next may come. */
  readonly write: (chunk: Uint8Array) => Promise<void>;
  /** Resolves once the store holds the whole object. */
  readonly finish: () => Promise<Written>;
  /** Removes whatever of it is in the store, finished or not. */
  readonly abort: () => Promise<void>;
};

type Target = {
  readonly bucket: string;
  readonly key: string;
  readonly type: string;
  /** Once it is aborted nothing more goes to the store. */
  readonly signal?: AbortSignal | undefined;
};
type Part = { readonly part: number; readonly etag: string };

/**
 * Writes an object of unknown length with flat memory. The client's own putObject buffers parts of
 * half a gigabyte when the length is unknown, and never settles when its source fails.
 */
export function openObjectWriter(
  client: Client,
  { bucket, key, type, signal }: Target,
): ObjectWriter {
  const headers = { 'Content-Type': type };
  const parts: Part[] = [];
  let filling: Buffer = Buffer.allocUnsafeSlow(PART_BYTES);
  let spare: Buffer | null = null;
  let used = 0;
  let total = 0;
  const hash = createHash('sha256');
  let uploadId: string | null = null;
  let inFlight: Promise<void> = Promise.resolve();
  let finished = false;

  const sendPart = async (payload: Buffer, partNumber: number): Promise<void> => {
    signal?.throwIfAborted();
    uploadId ??= await client.initiateNewMultipartUpload(bucket, key, headers);
    const target = { bucketName: bucket, objectName: key, uploadID: uploadId, partNumber };
    const { etag } = await client.uploadPart({ ...target, headers: {} }, payload);
    parts.push({ part: partNumber, etag });
  };
  const flush = async (): Promise<void> => {
    await inFlight;
    inFlight = sendPart(filling.subarray(0, used), parts.length + 1);
    // Its failure surfaces at the next await; until then nobody listens.
    inFlight.catch(() => undefined);
    [filling, spare] = [spare ?? Buffer.allocUnsafeSlow(PART_BYTES), filling];
    used = 0;
  };

  return {
    write: async (chunk) => {
      hash.update(chunk);
      for (let offset = 0; offset < chunk.length; ) {
        const piece = chunk.subarray(offset, offset + PART_BYTES - used);
        filling.set(piece, used);
        used += piece.length;
        offset += piece.length;
        total += piece.length;
        if (used === PART_BYTES) await flush();
      }
    },
    finish: async () => {
      await inFlight;
      signal?.throwIfAborted();
      if (uploadId === null) {
        await client.putObject(bucket, key, filling.subarray(0, used), used, headers);
      } else {
        if (used > 0) await sendPart(filling.subarray(0, used), parts.length + 1);
        await client.completeMultipartUpload(bucket, key, uploadId, parts);
      }
      finished = true;
      return { bytes: total, sha256: hash.digest('hex') };
    },
    abort: async () => {
      await inFlight.catch(() => undefined);
      if (uploadId !== null && !finished) await client.abortMultipartUpload(bucket, key, uploadId);
      else await client.removeObject(bucket, key);
    },
  };
}
