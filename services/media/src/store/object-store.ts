import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client, S3Error } from 'minio';
import { createMultipart } from './multipart.js';
import { type ObjectWriter, openObjectWriter, type Written } from './object-writer.js';
import { traced } from './traced.js';

type Settings = {
  readonly S3_ENDPOINT: string;
  readonly S3_ACCESS_KEY: string;
  readonly S3_SECRET_KEY: string;
  readonly S3_BUCKET: string;
  readonly S3_REGION: string;
};

export type Span = { readonly start: number; readonly length: number };
export type ObjectStore = ReturnType<typeof openObjectStore>;

/** The private bucket, through plain S3 calls. */
export function openObjectStore(settings: Settings) {
  const client = traced(createClient(settings));
  const bucket = settings.S3_BUCKET;
  const openWriter = (key: string, type: string, signal?: AbortSignal): ObjectWriter =>
    openObjectWriter(client, { bucket, key, type, signal });
  const abortIncomplete = async (key: string): Promise<number> => {
    let aborted = 0;
    for (;;) {
      const uploadId = await client.findUploadId(bucket, key);
      if (!uploadId) return aborted;
      await client.abortMultipartUpload(bucket, key, uploadId);
      aborted += 1;
    }
  };
  return {
    multipart: createMultipart(client, bucket),
    openWriter,
    abortIncomplete,
    ensureBucket: async (): Promise<void> => {
      if (await client.bucketExists(bucket)) return;
      await client.makeBucket(bucket, settings.S3_REGION).catch((error: unknown) => {
        // Service and worker start together: the other was quicker.
        if (!isS3Error(error, 'BucketAlreadyOwnedByYou')) throw error;
      });
    },
    check: async (): Promise<void> => {
      if (!(await client.bucketExists(bucket))) throw new Error('the bucket is not there');
    },
    /** The bytes, or null if there is no such object. Destroying the stream closes its connection. */
    read: async (key: string, span?: Span): Promise<Readable | null> => {
      try {
        return span
          ? await client.getPartialObject(bucket, key, span.start, span.length)
          : await client.getObject(bucket, key);
      } catch (error) {
        if (isS3Error(error, 'NoSuchKey')) return null;
        throw error;
      }
    },
    download: async (key: string, file: string, signal: AbortSignal): Promise<void> => {
      const source = await client.getObject(bucket, key);
      await pipeline(source, createWriteStream(file), { signal });
    },
    upload: async (file: string, key: string, type: string): Promise<Written> => {
      const writer = openWriter(key, type);
      for await (const chunk of createReadStream(file)) await writer.write(chunk as Buffer);
      return writer.finish();
    },
    /** Removing what is not there is no error. */
    remove: async (keys: readonly string[]): Promise<void> => {
      for (const key of keys) await client.removeObject(bucket, key);
    },
    /** Every key, some hundreds at a time, so that a big bucket fits in memory. */
    listKeys: async function* (pageSize = 500): AsyncGenerator<string[]> {
      let page: string[] = [];
      for await (const item of client.listObjectsV2(bucket, '', true)) {
        page.push((item as { name: string }).name);
        if (page.length === pageSize) {
          yield page;
          page = [];
        }
      }
      if (page.length > 0) yield page;
    },
    /** Ends multipart uploads begun before a moment; MinIO lists none here, it ends its own. */
    abortIncompleteBefore: async (before: Date): Promise<number> => {
      let aborted = 0;
      let keyMarker = '';
      let idMarker = '';
      for (;;) {
        const page = await client.listIncompleteUploadsQuery(bucket, '', keyMarker, idMarker, '');
        for (const { key, uploadId, initiated } of page.uploads) {
          if (initiated >= before) continue;
          await client.abortMultipartUpload(bucket, key, uploadId);
          aborted += 1;
        }
        if (!page.isTruncated) return aborted;
        keyMarker = page.nextKeyMarker;
        idMarker = page.nextUploadIdMarker;
      }
    },
  };
}

function createClient(settings: Settings): Client {
  const address = new URL(settings.S3_ENDPOINT);
  const useSSL = address.protocol === 'https:';
  return new Client({
    endPoint: address.hostname,
    port: Number(address.port || (useSSL ? 443 : 80)),
    useSSL,
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
    region: settings.S3_REGION,
  });
}

function isS3Error(error: unknown, code: string): boolean {
  return error instanceof S3Error && error.code === code;
}
