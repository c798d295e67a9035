import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createExamplesRepository } from '../src/examples/examples.repository.js';
import { createSnapshotsRepository } from '../src/training/snapshots.repository.js';
import {
  aClip,
  CONSENT,
  dir,
  listed,
  RAVI,
  scratch,
  stores,
  update,
  withdraw,
  write,
} from './support/training.js';

type Kept = { readonly _id: string; readonly clips?: readonly string[] };
const kept = () => stores.database.db.collection<Kept>('trainingSnapshots');
afterEach(async () => {
  await kept().deleteMany({});
});

/** The one that every clip of the folder is of. */
function snapshotOf(folder = dir): string {
  const [first, ...others] = new Set(listed(folder).map(({ snapshot }) => snapshot));
  expect(others).toEqual([]);
  return first ?? '';
}

/** As media answers the gateway. */
const takenBack = (): Promise<string[]> =>
  createSnapshotsRepository(stores.database.db).takenBack(
    createExamplesRepository(stores.database.db).idsOf,
  );

describe('a snapshot of what may be learnt from', () => {
  it('has a name drawn by chance, and what is in it is known to media alone', async () => {
    const ids = [await aClip(), await aClip(RAVI)];
    await write();
    expect(snapshotOf()).toMatch(/^[0-9a-f]{32}$/);
    expect(await kept().find().toArray()).toEqual([{ _id: snapshotOf(), clips: ids.sort() }]);
    expect(await takenBack()).toEqual([]);
  });

  it('is the same in another folder and another run while its clips are, and else another', async () => {
    await aClip();
    await write();
    const before = snapshotOf();
    await write(stores.store, { to: join(scratch, 'another') });
    expect(snapshotOf(join(scratch, 'another'))).toBe(before);
    await write();
    expect(snapshotOf()).toBe(before);

    await aClip(RAVI);
    await write();
    expect(snapshotOf()).not.toBe(before);
    expect(await takenBack()).toEqual([]);
  });

  it.each<[string, object, object]>([
    [
      'its giver lets nobody learn from it',
      { $set: { 'contribution.consent.scopes': ['keep', 'show'] } },
      { $set: { 'contribution.consent': CONSENT } },
    ],
    ['a moderator hides it', { $set: { hidden: { reason: 'x' } } }, { $unset: { hidden: '' } }],
    [
      'signers dispute it',
      { $set: { 'contribution.languageReview': 'disputed' } },
      { $set: { 'contribution.languageReview': 'reviewed' } },
    ],
    [
      'its judges change their mind',
      { $set: { 'contribution.outcome': 'not-accepted' } },
      { $set: { 'contribution.outcome': 'accepted' } },
    ],
  ])('is taken back from while %s, and is as before when that is undone', async (_, take, undo) => {
    const clip = await aClip(RAVI);
    await aClip();
    await write();
    const snapshot = snapshotOf();

    await update(clip, take);
    expect(await takenBack()).toEqual([snapshot]);
    await update(clip, undo);
    expect(await takenBack()).toEqual([]);
    expect((await kept().findOne())?.clips).toHaveLength(2);
  });

  it('is taken back from for good once a clip is deleted, and names none of the others', async () => {
    const gone = await aClip(RAVI);
    await aClip();
    await write();
    const snapshot = snapshotOf();

    await withdraw(gone);
    expect(await takenBack()).toEqual([snapshot]);
    expect(await kept().find().toArray()).toEqual([{ _id: snapshot }]);
    await write();
    expect(snapshotOf()).not.toBe(snapshot);
    expect(await takenBack()).toEqual([snapshot]);
  });

  it('of a run that ends before its list is written keeps the folder on the one before', async () => {
    const gone = await aClip();
    await aClip(RAVI);
    await write();
    const before = snapshotOf();
    await withdraw(gone);
    await aClip();
    const broken = {
      read: async () => {
        throw new Error('the store is away');
      },
    };
    await expect(write(broken)).rejects.toThrow('the store is away');
    expect(snapshotOf()).toBe(before);
    expect(await takenBack()).toEqual([before]);
  });

  it('is given to a folder of before there were any', async () => {
    await aClip();
    await write();
    const manifest = join(dir, 'manifest.csv');
    const lines = readFileSync(manifest, 'utf8').split('\n');
    writeFileSync(manifest, lines.map((line) => line.replace(/,[^,]*$/, '')).join('\n'));
    const [{ snapshot, ...before } = { snapshot: undefined }] = listed();
    expect(snapshot).toBe('');

    await write();
    expect(listed()).toEqual([{ ...before, snapshot: snapshotOf() }]);
    expect(snapshotOf()).not.toBe('');
  });
});
