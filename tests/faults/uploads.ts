import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aSignedInPerson, uploadForm, type Video, videosOf } from '../support/api.js';
import { writeClip, writePaddedClip } from '../support/clips.js';
import { eventually, objectNames, partStates, pidOf, readStack } from '../support/stack.js';

const MIB = 1024 ** 2;
/** Milliseconds after the start of an upload at which a part is killed: in it, and in its processing. */
const MOMENTS_MS = [20, 80, 200, 400, 700, 1000, 1500, 2200, 3200, 4500];

type Acknowledged = { readonly id: string; readonly killed: string; readonly afterMs: number };

const stack = readStack();

async function isReady(part: string): Promise<boolean> {
  return (await partStates(stack)).some(
    ({ name, is_ready }) => name === part && is_ready === 'Ready',
  );
}

async function killAfter(part: string, afterMs: number): Promise<void> {
  const pid = await pidOf(stack, part);
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  process.kill(pid, 'SIGKILL');
  await eventually(`${part} to be started again`, async () => {
    const pidNow = await pidOf(stack, part);
    return pidNow !== pid && (await isReady(part));
  });
}

/** Uploads while a part is killed; null where the upload was not acknowledged. */
async function uploadThroughKill(
  headers: { authorization: string },
  file: string,
  killed: string,
  afterMs: number,
): Promise<Acknowledged | null> {
  const body = uploadForm(await openAsBlob(file), `${killed} killed after ${afterMs} ms`);
  const url = `${stack.address}/api/videos/upload`;
  const [reply] = await Promise.all([
    fetch(url, { method: 'POST', headers, body }).catch(() => null),
    killAfter(killed, afterMs),
  ]);
  if (reply?.status !== 201) return null;
  const { video } = (await reply.json()) as { video: Video };
  return { id: video._id, killed, afterMs };
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'isl-faults-'));
  try {
    const clip = join(folder, 'clip.mp4');
    const large = join(folder, 'large.mp4');
    writeClip(clip);
    writePaddedClip(clip, large, 60 * MIB);
    const headers = await aSignedInPerson(stack.address);
    const acknowledged: Acknowledged[] = [];
    for (const killed of ['media', 'worker']) {
      for (const afterMs of MOMENTS_MS) {
        const upload = await uploadThroughKill(headers, large, killed, afterMs);
        if (upload) acknowledged.push(upload);
      }
    }
    const settled = await eventually(
      'every acknowledged upload to end',
      async () => {
        const videos = await videosOf(stack.address, headers);
        const found = acknowledged.map(({ id }) => videos.find(({ _id }) => _id === id));
        const isSettled = found.every(
          (one) => one?.status === 'ready' || one?.status === 'rejected',
        );
        return isSettled ? found : null;
      },
      300_000,
    );
    const ready = settled.filter((one) => one?.status === 'ready').length;
    process.stdout.write(
      `uploads: ${acknowledged.length} of ${2 * MOMENTS_MS.length} were acknowledged while media or the` +
        ` worker was killed; ${ready} ended ready, ${settled.length - ready} rejected\n`,
    );
    await reportOrphans(headers);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Objects that no record of this run names, once the sweeper has had its time. */
async function reportOrphans(headers: { authorization: string }): Promise<void> {
  const orphans = async (): Promise<string[]> => {
    const videos = await videosOf(stack.address, headers);
    const seeded = await fetch(`${stack.address}/api/videos?limit=200`);
    const known = [...videos, ...((await seeded.json()) as { data: Video[] }).data];
    const ids = new Set(known.map(({ _id }) => _id));
    return (await objectNames(stack)).filter((name) => !ids.has(name.split('/')[0] ?? ''));
  };
  await eventually(
    'the sweeper to leave no orphan',
    async () => (await orphans()).length === 0,
    120_000,
  );
  process.stdout.write('uploads: no object without a record is left\n');
}

await main();
