import { S3Error } from 'minio';
import { MongoError, MongoServerError } from 'mongodb';

const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE']);

/** Whether database or object store did not answer, as against answering with a refusal. */
export function isStoreAway(error: unknown): boolean {
  if (error instanceof MongoError) return !(error instanceof MongoServerError);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && CONNECTION_CODES.has(code);
}

/** MinIO's names for a full disk and a full bucket. */
const FULL_CODES = new Set(['XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded']);

/** Whether the object store refused because it has no room. */
export function isStoreFull(error: unknown): boolean {
  return error instanceof S3Error && FULL_CODES.has(error.code ?? '');
}
