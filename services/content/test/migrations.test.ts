import { setImmediate as turn } from 'node:timers/promises';
import { type Migration, migrate } from '@isl/service-kit/migrations';
import type { Database } from '@isl/service-kit/mongo';
import { aClock, aDatabase, type TestClock } from '@isl/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let store: Database;
let clock: TestClock;
let ran: number[];
beforeEach(async () => {
  store = await aDatabase(process.env.MONGODB_URL, 'migrations');
  clock = aClock();
  ran = [];
});
afterEach(() => store.close());

const noting = (id: number, fields: Partial<Migration> = {}): Migration => ({
  id,
  name: `the ${id}.`,
  olderMayRead: true,
  run: async () => void ran.push(id),
  ...fields,
});
const run = (...migrations: Migration[]) => migrate(store.db, migrations, clock.now);

describe('what older versions kept otherwise', () => {
  it('is changed in order, once, and later only by what is new', async () => {
    expect(await run(noting(1), noting(2))).toEqual(['the 1.', 'the 2.']);
    expect(await run(noting(1), noting(2), noting(3))).toEqual(['the 3.']);
    expect(ran).toEqual([1, 2, 3]);
  });

  it('is changed by one of many that start at once, and all wait for it', async () => {
    let isDone = false;
    const slow = noting(1, {
      run: async () => {
        ran.push(1);
        for (let count = 0; count < 50; count += 1) await turn();
        isDone = true;
      },
    });
    const starting = [1, 2, 3, 4].map(async () => {
      await run(slow);
      return isDone;
    });
    expect(await Promise.all(starting)).toEqual([true, true, true, true]);
    expect(ran).toEqual([1]);
  });

  it('stays to be done where the change fails, and the next start does it', async () => {
    const failing = noting(2, { run: () => Promise.reject(new Error('the disk is full')) });
    await expect(run(noting(1), failing)).rejects.toThrow('the disk is full');
    expect(await run(noting(1), noting(2))).toEqual(['the 2.']);
    expect(ran).toEqual([1, 2]);
  });

  it('is taken over from a process that died over it', async () => {
    await store.db.collection('migrationLocks').insertOne({
      _id: 'lock' as never,
      holder: 'somebody',
      until: new Date(clock.now().getTime() + 30_000),
    });
    clock.advance(30_000);
    expect(await run(noting(1))).toEqual(['the 1.']);
  });

  it('stops a version from before that would misread it', async () => {
    await run(noting(1), noting(2, { olderMayRead: false, name: 'all is turned round' }));
    await expect(run(noting(1))).rejects.toThrow('2: all is turned round');
    expect(ran).toEqual([1, 2]);
  });

  it('lets a version from before start that reads it all the same', async () => {
    await run(noting(1), noting(2));
    expect(await run(noting(1))).toEqual([]);
  });
});
