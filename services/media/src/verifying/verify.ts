import { createHash } from 'node:crypto';
import type { ObjectStore } from '../store/object-store.js';
import { findOrphans } from '../videos/orphans.js';
import type { VideosRepository } from '../videos/videos.repository.js';
import { type Expected, expectedOf } from './expected.js';

type Fault = 'missing' | 'cut short' | 'changed';
export type Verified = {
  readonly records: number;
  readonly objects: number;
  readonly bytes: number;
  /** Objects that are there and of which no checksum was kept. */
  readonly unsealed: number;
  readonly faults: readonly { readonly key: string; readonly fault: Fault }[];
  /** Objects of no record; the worker's sweeper removes them. */
  readonly orphans: readonly string[];
};
type Deps = {
  readonly videos: Pick<VideosRepository, 'each' | 'find' | 'findMany'>;
  readonly store: Pick<ObjectStore, 'read' | 'listKeys'>;
};

/** Reads every object of every record, and looks for objects of none; changes nothing. */
export async function verify({ videos, store }: Deps): Promise<Verified> {
  const faults: { key: string; fault: Fault }[] = [];
  const counts = { records: 0, objects: 0, bytes: 0, unsealed: 0 };
  for await (const video of videos.each()) {
    counts.records += 1;
    for (const expected of expectedOf(video)) {
      const found = await read(store, expected.key);
      const fault = faultOf(expected, found);
      if (fault) {
        // The worker, or whoever took it back, may have been quicker than we were.
        const now = await videos.find(video._id);
        const isStill = now && expectedOf(now).some(({ key }) => key === expected.key);
        if (isStill) faults.push({ key: expected.key, fault });
        continue;
      }
      counts.objects += 1;
      counts.bytes += found?.bytes ?? 0;
      if (expected.sha256 === null) counts.unsealed += 1;
    }
  }
  const orphans: string[] = [];
  for await (const keys of store.listKeys()) orphans.push(...(await findOrphans(videos, keys)));
  return { ...counts, faults, orphans };
}

async function read(store: Deps['store'], key: string) {
  const source = await store.read(key);
  if (!source) return null;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of source) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

function faultOf(
  expected: Expected,
  found: { readonly bytes: number; readonly sha256: string } | null,
): Fault | null {
  if (!found) return 'missing';
  if (expected.bytes !== null && found.bytes !== expected.bytes) return 'cut short';
  if (expected.sha256 !== null && found.sha256 !== expected.sha256) return 'changed';
  return null;
}
