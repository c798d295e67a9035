import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { backUp, prune, type Stores } from './backup.js';
import { openBucket } from './bucket.js';
import { readConfig } from './config.js';
import type { Manifest } from './format.js';
import { checkBackup, restore } from './restore.js';

const USAGE = `usage:
  backup --to FOLDER [--keep N]   a backup of both stores in FOLDER; with N only the newest N stay
  restore --from FOLDER/MOMENT    into stores that are empty
  check --from FOLDER/MOMENT      compares a backup with its checksums; needs no store`;
const PATIENCE_MS = 5_000;

const {
  positionals: [command],
  values: { to, from, keep },
} = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, from: { type: 'string' }, keep: { type: 'string' } },
});

async function main(): Promise<void> {
  if (command === 'check' && from) say(`whole: ${sums(await checkBackup(resolve(from)))}`);
  else if (command === 'restore' && from) {
    await withStores(async (stores) => {
      say(`restored: ${sums(await restore(stores, resolve(from)))}`);
    });
  } else if (command === 'backup' && to) {
    const most = keep === undefined ? null : Number(keep);
    if (most !== null && !(Number.isInteger(most) && most > 0)) throw new Error(USAGE);
    await withStores(async (stores) => {
      const { folder, manifest } = await backUp(stores, resolve(to), new Date());
      say(`${folder}: ${sums(manifest)}; of one moment: ${manifest.oneMoment}`);
      const removed = most === null ? [] : await prune(resolve(to), most);
      for (const old of removed) say(`removed: ${old}`);
    });
  } else throw new Error(USAGE);
}

async function withStores(work: (stores: Stores) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const mongo = new MongoClient(config.MONGODB_URL, {
    appName: 'backup',
    serverSelectionTimeoutMS: PATIENCE_MS,
  });
  try {
    await mongo.connect();
    await work({ mongo, bucket: openBucket(config), databases: config.BACKUP_DATABASES });
  } finally {
    await mongo.close();
  }
}

function sums({ databases, objects }: Manifest): string {
  const collections = Object.values(databases).flatMap((one) => Object.values(one));
  const documents = collections.reduce((sum, one) => sum + one.documents, 0);
  return `documents: ${documents} in ${collections.length} collections; objects: ${objects.count}, ${objects.bytes} bytes`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
