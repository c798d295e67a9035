import { createHash } from 'node:crypto';
import { type Client, S3Error } from 'minio';

export type Multipart = ReturnType<typeof createMultipart>;

/** An object that comes in parts over several connections, by the store's own multipart calls. */
export function createMultipart(client: Client, bucket: string) {
  return {
    begin: (key: string): Promise<string> =>
      client.initiateNewMultipartUpload(bucket, key, {
        'Content-Type': 'application/octet-stream',
      }),
    /** The part's etag; numbers begin at 1. A number sent again takes the earlier one's place. */
    send: async (key: string, uploadId: string, part: number, bytes: Buffer): Promise<string> => {
      const target = { bucketName: bucket, objectName: key, uploadID: uploadId, partNumber: part };
      return (await client.uploadPart({ ...target, headers: {} }, bytes)).etag;
    },
    complete: async (key: string, uploadId: string, etags: readonly string[]): Promise<void> => {
      const parts = etags.map((etag, index) => ({ part: index + 1, etag }));
      await client.completeMultipartUpload(bucket, key, uploadId, parts);
    },
    abort: (key: string, uploadId: string): Promise<void> =>
      client.abortMultipartUpload(bucket, key, uploadId),
    put: async (key: string, bytes: Buffer): Promise<void> => {
      await client.putObject(bucket, key, bytes, bytes.length);
    },
    /** How long an object is; null if there is none. */
    size: async (key: string): Promise<number | null> => {
      try {
        return (await client.statObject(bucket, key)).size;
      } catch (error) {
        if (error instanceof S3Error && error.code === 'NotFound') return null;
        throw error;
      }
    },
    /** SHA-256 of an object, in hex, and its first bytes. */
    inspect: async (key: string, headBytes: number) => {
      const hash = createHash('sha256');
      const head: Buffer[] = [];
      let kept = 0;
      for await (const chunk of await client.getObject(bucket, key)) {
        const bytes = chunk as Buffer;
        hash.update(bytes);
        if (kept < headBytes) head.push(bytes.subarray(0, headBytes - kept));
        kept += bytes.length;
      }
      return { sha256: hash.digest('hex'), head: Buffer.concat(head) };
    },
  };
}

/** The multipart upload is not there: it was completed, given up or swept. */
export function isMultipartGone(error: unknown): boolean {
  return error instanceof S3Error && error.code === 'NoSuchUpload';
}
