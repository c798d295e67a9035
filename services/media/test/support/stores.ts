import type { Database } from '@isl/service-kit/mongo';
import { aStoreName } from '@isl/service-kit/testing';
import { Client } from 'minio';
import { prepareStores } from '../../src/prepare.js';
import type { ObjectStore } from '../../src/store/object-store.js';
import type { VideoDocument } from '../../src/videos/video.js';

export type TestStores = {
  readonly database: Database;
  readonly store: ObjectStore;
  /** The settings that lead to just these. */
  readonly settings: Readonly<Record<StoreSetting, string>>;
  /** Another program's view of the bucket. */
  readonly client: Client;
  readonly bucket: string;
  readonly keys: () => Promise<string[]>;
  readonly records: () => Promise<VideoDocument[]>;
  readonly change: (id: string, fields: Partial<VideoDocument>) => Promise<void>;
  readonly close: () => Promise<void>;
};

const SETTINGS = [
  'MONGODB_URL',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'S3_BUCKET',
  'S3_REGION',
] as const;
type StoreSetting = (typeof SETTINGS)[number] | 'MEDIA_DATABASE';

/** The stores that the environment names, with a database and a bucket nobody else uses. */
export async function someStores(): Promise<TestStores> {
  const name = aStoreName('media');
  const given = Object.fromEntries(SETTINGS.map((key) => [key, required(key)]));
  const settings = { ...given, S3_BUCKET: name, MEDIA_DATABASE: name } as TestStores['settings'];
  const { database, store } = await prepareStores(settings);
  const videos = database.db.collection<VideoDocument>('videos');
  const client = clientOf(settings);
  const keys = async (): Promise<string[]> => {
    const all: string[] = [];
    for await (const page of store.listKeys()) all.push(...page);
    return all.sort();
  };
  return {
    database,
    store,
    settings,
    client,
    bucket: name,
    keys,
    records: () => videos.find().sort({ createdAt: 1, _id: 1 }).toArray(),
    change: async (id, fields) => {
      await videos.updateOne({ _id: id }, { $set: fields });
    },
    close: async () => {
      await database.db.dropDatabase();
      await database.close();
      await store.remove(await keys());
      await client.removeBucket(name);
    },
  };
}

function clientOf(settings: TestStores['settings']): Client {
  const { hostname, port, protocol } = new URL(settings.S3_ENDPOINT);
  return new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: protocol === 'https:',
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
    region: settings.S3_REGION,
  });
}

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set: run these tests under infra/native/with-stores.`);
}
