import { readVerifyConfig } from './config.js';
import { prepareStores } from './prepare.js';
import { verify } from './verifying/verify.js';
import { createVideosRepository } from './videos/videos.repository.js';

/** Compares records and objects; `make verify` runs it. Ends with 1 where something is lost. */
async function main(): Promise<void> {
  const { database, store } = await prepareStores(readVerifyConfig(process.env));
  try {
    const found = await verify({ videos: createVideosRepository(database.db), store });
    const { records, objects, bytes, unsealed, faults, orphans } = found;
    for (const { key, fault } of faults) say(`${key}: ${fault}`);
    for (const key of orphans) say(`${key}: belongs to no record`);
    say(`records: ${records}; objects as they were stored: ${objects}, ${bytes} bytes`);
    if (unsealed > 0)
      say(`of them compared by size alone, being older than checksums: ${unsealed}`);
    say(`lost or changed: ${faults.length}; of no record: ${orphans.length}`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
