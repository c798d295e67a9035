import type { Readable } from 'node:stream';
import { Client, S3Error } from 'minio';
import type { Config } from './config.js';

export type Listed = { readonly key: string; readonly bytes: number; readonly etag: string };
export type Bucket = ReturnType<typeof openBucket>;

/** The bucket with the videos, through plain S3 calls. */
export function openBucket(config: Config) {
  const address = new URL(config.S3_ENDPOINT);
  const useSSL = address.protocol === 'https:';
  const client = new Client({
    endPoint: address.hostname,
    port: Number(address.port || (useSSL ? 443 : 80)),
    useSSL,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
    region: config.S3_REGION,
  });
  const bucket = config.S3_BUCKET;
  return {
    ensure: async (): Promise<void> => {
      if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket, config.S3_REGION);
    },
    list: async function* (): AsyncGenerator<Listed> {
      if (!(await client.bucketExists(bucket))) return;
      for await (const item of client.listObjectsV2(bucket, '', true)) {
        const { name, size, etag } = item as { name: string; size: number; etag: string };
        yield { key: name, bytes: size, etag };
      }
    },
    /** The bytes and what they are; null where the object is gone meanwhile. */
    read: async (key: string): Promise<{ type: string; source: Readable } | null> => {
      try {
        const { metaData } = await client.statObject(bucket, key);
        const type = String(metaData['content-type'] ?? 'application/octet-stream');
        return { type, source: await client.getObject(bucket, key) };
      } catch (error) {
        if (error instanceof S3Error && /^(NoSuchKey|NotFound)$/.test(error.code ?? ''))
          return null;
        throw error;
      }
    },
    write: async (key: string, source: Readable, bytes: number, type: string): Promise<void> => {
      await client.putObject(bucket, key, source, bytes, { 'Content-Type': type });
    },
    remove: async (keys: readonly string[]): Promise<void> => {
      for (const key of keys) await client.removeObject(bucket, key);
    },
  };
}
