import { activeTracing, inSpan } from '@isl/service-kit/tracing';
import type { Client } from 'minio';

/** Those that answer with a promise; a list of objects comes as a stream and has no span. */
const CALLS: ReadonlySet<string | symbol> = new Set<keyof Client>([
  'abortMultipartUpload',
  'bucketExists',
  'completeMultipartUpload',
  'findUploadId',
  'getObject',
  'getPartialObject',
  'initiateNewMultipartUpload',
  'listIncompleteUploadsQuery',
  'makeBucket',
  'putObject',
  'removeObject',
  'statObject',
  'uploadPart',
]);

type Call = (...given: readonly unknown[]) => Promise<unknown>;

/** Where traces are kept, each call is a span of what makes it. Its name is the call's, never an object's. */
export function traced(client: Client): Client {
  if (activeTracing() === null) return client;
  return new Proxy(client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const call = value.bind(target) as Call;
      if (!CALLS.has(name)) return call;
      return (...given: readonly unknown[]) => inSpan(`S3 ${String(name)}`, () => call(...given));
    },
  });
}
