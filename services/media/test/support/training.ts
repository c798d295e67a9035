import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createExamplesRepository } from '../../src/examples/examples.repository.js';
import { openClipFolder } from '../../src/training/clip-folder.js';
import { type Row, readManifest } from '../../src/training/manifest.js';
import { createSnapshotsRepository } from '../../src/training/snapshots.repository.js';
import { type Written, writeTrainingClips } from '../../src/training/write-clips.js';
import type { VideoDocument } from '../../src/videos/video.js';
import { aGiven, putGiven } from './giving.js';
import { someStores, type TestStores } from './stores.js';

type Fields = NonNullable<Parameters<typeof putGiven>[1]>;

/** What says who somebody is: none of it may come into the folder. */
export const ASHA = { authorId: '65f0c0ffee0000000000a5a1', username: 'Asha Rao' };
export const RAVI = { authorId: '65f0c0ffee0000000000b2b2', username: 'ravi@example.org' };
export const KUMAR = { authorId: '65f0c0ffee0000000000c3c3', username: 'Kumar' };

export let stores: TestStores;
export let scratch: string;
/** The folder that training reads. */
export let dir: string;

beforeAll(async () => {
  stores = await someStores();
});
afterAll(() => stores.close());
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'isl-training-'));
  dir = join(scratch, 'clips of people');
});
afterEach(async () => {
  rmSync(scratch, { recursive: true });
  await videos().deleteMany({});
  await stores.store.remove(await stores.keys());
});

const videos = () => stores.database.db.collection<VideoDocument>('videos');

export const CONSENT = { ...aGiven().contribution.consent, scopes: ['keep', 'train'] } as const;
export const sha256 = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex');

/** A clip that may be learnt from, unless `fields` say otherwise, with a film of its own. */
export async function aClip(fields: Fields = {}, film?: string | Buffer): Promise<string> {
  const contribution = { consent: CONSENT, outcome: 'accepted', ...fields.contribution } as const;
  const given = aGiven({ ...ASHA, ...fields, contribution });
  const bytes = film ?? filmOf(given._id);
  const output = given.output && { ...given.output, videoSha256: sha256(bytes) };
  const put = await putGiven(stores, { ...given, output });
  if (put.output) await stores.client.putObject(stores.bucket, put.output.videoKey, bytes);
  return put._id;
}

export const filmOf = (id: string): string => `the film ${id}`;
export const nameOf = (id: string): string => `${sha256(filmOf(id))}.mp4`;

/** Changes fields of a record, as in a database's own language. */
export const update = async (id: string, change: object): Promise<void> => {
  await videos().updateOne({ _id: id }, change);
};
export const withdraw = async (id: string): Promise<void> => {
  await videos().deleteOne({ _id: id });
};

export const write = async (
  store: Pick<TestStores['store'], 'read'> = stores.store,
  { signal = new AbortController().signal, to = dir } = {},
): Promise<Written> => {
  const folder = await openClipFolder(to);
  const examples = createExamplesRepository(stores.database.db);
  const snapshots = createSnapshotsRepository(stores.database.db);
  const signs = new Set(['word-hello', 'word-help']);
  try {
    return await writeTrainingClips({ examples, snapshots, folder, signs, store, signal });
  } finally {
    await folder.close();
  }
};

export function listed(folder = dir): Row[] {
  const rows = readManifest(readFileSync(join(folder, 'manifest.csv'), 'utf8'));
  if (!rows) throw new Error('no list that can be read');
  return rows;
}

export const files = (): string[] => readdirSync(join(dir, 'clips')).sort();

export const isThere = (id: string): boolean =>
  listed().some(({ file }) => file === `clips/${nameOf(id)}`) && files().includes(nameOf(id));

export const signerOf = (id: string): string | undefined =>
  listed().find(({ file }) => file === `clips/${nameOf(id)}`)?.signer;
