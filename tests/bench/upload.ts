import { openAsBlob, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aSignedInPerson, uploadForm, videosOf } from '../support/api.js';
import { writeClip, writePaddedClip } from '../support/clips.js';
import { eventually, pidOf, readStack, storeClient } from '../support/stack.js';

const GIB = 1024 ** 3;
const MIB = 1024 ** 2;
const SAMPLE_MS = 50;

/** Resident memory of a process, in bytes. */
function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** How much the processes grow at most while the work is done. */
async function growthDuring(
  pids: Readonly<Record<string, number>>,
  work: () => Promise<void>,
): Promise<Record<string, number>> {
  const before = Object.entries(pids).map(([part, pid]) => [part, residentBytes(pid)] as const);
  const most = Object.fromEntries(before);
  const timer = setInterval(() => {
    for (const [part, pid] of Object.entries(pids)) {
      most[part] = Math.max(most[part] ?? 0, residentBytes(pid));
    }
  }, SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Object.fromEntries(before.map(([part, bytes]) => [part, (most[part] ?? 0) - bytes]));
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function main(): Promise<void> {
  const stack = readStack();
  const folder = await mkdtemp(join(tmpdir(), 'isl-bench-'));
  const store = storeClient(stack);
  const bucket = stack.objectStore.S3_BUCKET ?? '';
  try {
    const small = join(folder, 'small.mp4');
    const large = join(folder, 'large.mp4');
    writeClip(small);
    writePaddedClip(small, large, GIB);
    const headers = await aSignedInPerson(stack.address);
    const upload = async (file: string): Promise<void> => {
      const body = uploadForm(await openAsBlob(file), 'Large');
      const url = `${stack.address}/api/videos/upload`;
      const reply = await fetch(url, { method: 'POST', headers, body });
      if (reply.status !== 201) throw new Error(`upload: ${reply.status} ${await reply.text()}`);
    };
    const put = (file: string) => store.fPutObject(bucket, 'bench/direct', file);
    // Once small, so that no figure holds what a first request loads.
    await upload(small);
    await put(small);

    const pids = { gateway: await pidOf(stack, 'gateway'), media: await pidOf(stack, 'media') };
    const direct = await secondsOf(() => put(large));
    let through = 0;
    const growth = await growthDuring(pids, async () => {
      through = await secondsOf(() => upload(large));
    });
    const rate = (seconds: number): string => `${(1024 / seconds).toFixed(0)} MiB/s`;
    process.stdout.write(
      [
        'upload of 1 GiB, gateway -> media -> store',
        `  direct put to the store   ${rate(direct)}`,
        `  through gateway and media ${rate(through)}, ${(direct / through).toFixed(2)} of direct`,
        ...Object.entries(growth).map(
          ([part, bytes]) => `  ${part} grew by ${(bytes / MIB).toFixed(0)} MiB of resident memory`,
        ),
        '',
      ].join('\n'),
    );
    await eventually(
      'the 1 GiB upload to be processed',
      async () => {
        const videos = await videosOf(stack.address, headers);
        return videos.every(({ status }) => status === 'ready' || status === 'rejected');
      },
      180_000,
    );
    const states = (await videosOf(stack.address, headers)).map(({ status }) => status);
    process.stdout.write(`  the uploads ended ${states.join(' and ')}\n`);
  } finally {
    await store.removeObject(bucket, 'bench/direct');
    await rm(folder, { recursive: true });
  }
}

await main();
