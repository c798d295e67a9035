import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Collection, Db } from 'mongodb';
import type { Clock } from './clock.js';
import { isDuplicate } from './mongo.js';

/** One change of what a database holds. It may be ended at any point and started again. */
export type Migration = {
  /** One more than that of the migration before. */
  readonly id: number;
  /** What it does, for the log and for whoever reads the database. */
  readonly name: string;
  /** Whether code from before it still reads the database rightly; else such code does not start. */
  readonly olderMayRead: boolean;
  readonly run: (db: Db) => Promise<void>;
};

type Done = Pick<Migration, 'name' | 'olderMayRead'> & { readonly _id: number; readonly at: Date };
type Lock = { readonly _id: 'lock'; readonly holder: string; readonly until: Date };

const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
const ASK_AGAIN_MS = 250;

/**
 * Brings a database to what this code reads: those of `migrations` that it has not had, in order, each
 * once however many processes start. Returns their names once all are done, whoever ran them. Throws
 * where a newer version has changed the database so that this code would misread it.
 */
export async function migrate(
  db: Db,
  migrations: readonly Migration[],
  clock: Clock,
): Promise<string[]> {
  const done = db.collection<Done>('migrations');
  const locks = db.collection<Lock>('migrationLocks');
  await refuseNewer(done, migrations);
  const holder = randomUUID();
  const ran: string[] = [];
  while ((await missing(done, migrations)).length > 0) {
    if (!(await takeLock(locks, holder, clock))) {
      await pause(ASK_AGAIN_MS);
      continue;
    }
    // Should it be lost, two run the same migration: it may be ended and started again.
    const renew = () => void takeLock(locks, holder, clock).catch(() => false);
    const renewing = setInterval(renew, RENEW_MS);
    try {
      for (const { id, name, olderMayRead, run } of await missing(done, migrations)) {
        await run(db);
        const note = { $set: { name, olderMayRead, at: clock() } };
        await done.updateOne({ _id: id }, note, { upsert: true });
        ran.push(name);
      }
    } finally {
      clearInterval(renewing);
      await locks.deleteOne({ _id: 'lock', holder });
    }
  }
  return ran;
}

async function refuseNewer(
  done: Collection<Done>,
  migrations: readonly Migration[],
): Promise<void> {
  const newest = migrations.at(-1)?.id ?? 0;
  const newer = await done.findOne({ _id: { $gt: newest }, olderMayRead: false });
  if (!newer) return;
  throw new Error(
    `A newer version has changed this database (${newer._id}: ${newer.name}), and this one would misread it. Start the newer version, or restore a backup of before.`,
  );
}

async function missing(
  done: Collection<Done>,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const known = await done.find().project<{ _id: number }>({ _id: 1 }).toArray();
  const ids = new Set(known.map(({ _id }) => _id));
  return migrations.filter(({ id }) => !ids.has(id));
}

/** Whether it is ours for the next half minute; a process that died keeps it no longer. */
async function takeLock(locks: Collection<Lock>, holder: string, clock: Clock): Promise<boolean> {
  const now = clock();
  const until = new Date(now.getTime() + LEASE_MS);
  try {
    const free = { _id: 'lock' as const, $or: [{ holder }, { until: { $lte: now } }] };
    await locks.updateOne(free, { $set: { holder, until } }, { upsert: true });
    return true;
  } catch (error) {
    // It is there and not free: the upsert wanted a second one.
    if (isDuplicate(error)) return false;
    throw error;
  }
}
