import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aSignedInPerson } from '../support/api.js';
import { writeClip, writePaddedClip } from '../support/clips.js';
import { aDraft, ask, type Contribution, send, sha256 } from '../support/giving.js';
import { type Line, openLine } from '../support/line.js';
import { ROOT } from '../support/repository.js';
import { partStates, pidOf, readStack, storeClient } from '../support/stack.js';

const MIB = 1024 ** 2;
const BYTES = 300 * MIB;
const PART_BYTES = 8 * MIB;
/** How often a run of each kind is repeated; RUNS=2 for who is at work on it. */
const RUNS = Number(process.env.RUNS ?? '18');
const CUTS = 20;
const MEND_AFTER_MS = 150;
const AT_ONCE = 50;
const SHORT_BYTES = 3 * MIB;
/** A withdrawn clip is gone within a minute. */
const CLEARED_WITHIN_MS = 60_000;

/** What `make verify` ends with where records and objects agree. */
const AGREED = 'lost or changed: 0; of no record: 0';

const stack = readStack();

type Run = {
  readonly isWhole: boolean;
  readonly cuts: number;
  /** At each interruption, what the line had passed beyond the bytes that were kept, protocol included. */
  readonly sentAgain: readonly number[];
};

/** Cuts the line at bytes nobody chose, and kills a part when half has gone. */
async function openFaultyLine(address: string, cuts: number, killed: string | undefined) {
  const at = Array.from({ length: cuts }, () => randomInt(BYTES)).sort((a, b) => a - b);
  const pid = killed && (await pidOf(stack, killed));
  let killAt = pid ? BYTES / 2 : Number.POSITIVE_INFINITY;
  let faults = 0;
  const line: Line = await openLine(address, (passed) => {
    if (pid && passed >= killAt) {
      killAt = Number.POSITIVE_INFINITY;
      faults += 1;
      process.kill(pid, 'SIGKILL');
    }
    if (at[0] === undefined || passed < at[0]) return;
    at.shift();
    faults += 1;
    line.cut();
    setTimeout(line.mend, MEND_AFTER_MS);
  });
  return { ...line, faults: () => faults };
}

async function storedSha(id: string): Promise<string> {
  const chunks: Buffer[] = [];
  const bucket = stack.objectStore.S3_BUCKET ?? '';
  for await (const chunk of await storeClient(stack).getObject(bucket, `${id}/original`)) {
    chunks.push(chunk as Buffer);
  }
  return sha256(Buffer.concat(chunks));
}

async function announce(clip: Buffer, headers: { authorization: string }): Promise<string> {
  const reply = await ask<Contribution>(stack.address, 'POST', '/contributions', {
    ...headers,
    body: aDraft(clip),
  });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply));
  return reply.body._id;
}

async function oneRun(
  clip: Buffer,
  headers: { authorization: string },
  { cuts, killed }: { readonly cuts: number; readonly killed?: string },
): Promise<Run> {
  // Another take each time: the same clip twice would be told as one.
  clip.writeUInt32BE(randomInt(2 ** 32 - 1), clip.length - 4);
  const { address } = stack;
  const id = await announce(clip, headers);
  const line = await openFaultyLine(address, cuts, killed);
  const sentAgain: number[] = [];
  let lost = 0;
  try {
    await send(line.address, headers, id, clip, {
      onGoingOn: (offset) => {
        const beyond = line.passedBytes() - offset;
        sentAgain.push(beyond - lost);
        lost = beyond;
      },
    });
  } finally {
    line.close();
  }
  const isWhole = (await storedSha(id)) === sha256(clip);
  await ask(address, 'DELETE', `/contributions/${id}`, headers);
  return { isWhole, cuts: line.faults(), sentAgain };
}

/** So many people's clips at the same moment, more than the places there are. */
async function manyAtOnce(clip: Buffer): Promise<void> {
  const people: { authorization: string }[] = [];
  for (let count = 0; count < AT_ONCE; count += 1)
    people.push(await aSignedInPerson(stack.address));
  const startedAt = performance.now();
  const arrived = await Promise.all(
    people.map(async (headers, number) => {
      const own = Buffer.from(clip);
      own.writeUInt32BE(number, own.length - 4);
      const id = await announce(own, headers);
      await send(stack.address, headers, id, own);
      const isWhole = (await storedSha(id)) === sha256(own);
      await ask(stack.address, 'DELETE', `/contributions/${id}`, headers);
      return isWhole;
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const whole = arrived.filter(Boolean).length;
  process.stdout.write(
    `resumable: ${whole} of ${AT_ONCE} outboxes at once, ${seconds.toFixed(0)} s for ` +
      `${((AT_ONCE * clip.length) / MIB).toFixed(0)} MiB\n`,
  );
  if (whole < AT_ONCE) process.exitCode = 1;
}

/** The last line of what `make verify` says: every object of a record, and none of no record. */
function verifiedStores(): string {
  const { status, stdout } = spawnSync('node', [join(ROOT, 'services/media/dist/verify.js')], {
    env: {
      ...process.env,
      MONGODB_URL: stack.mongodbUrl,
      ...stack.databases,
      ...stack.objectStore,
    },
    encoding: 'utf8',
  });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  return status === 0 && last === AGREED ? last : stdout;
}

const most = ({ sentAgain }: Run): number => Math.max(0, ...sentAgain);
const mean = ({ sentAgain }: Run): number =>
  sentAgain.reduce((sum, bytes) => sum + bytes, 0) / Math.max(1, sentAgain.length);

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'isl-resumable-'));
  try {
    const small = join(folder, 'clip.mp4');
    const large = join(folder, 'large.mp4');
    writeClip(small);
    writePaddedClip(small, large, BYTES);
    const clip = await readFile(large);
    const short = join(folder, 'short.mp4');
    writePaddedClip(small, short, SHORT_BYTES);
    await manyAtOnce(await readFile(short));
    const runs: Run[] = [];
    const kinds = [
      ...Array.from({ length: RUNS }, () => ({ cuts: CUTS })),
      { cuts: 3, killed: 'media' },
      { cuts: 3, killed: 'gateway' },
    ];
    for (const kind of kinds) {
      // A person of their own each time: what one may send in a day is bounded.
      const run = await oneRun(clip, await aSignedInPerson(stack.address), kind);
      runs.push(run);
      process.stdout.write(
        `${'killed' in kind ? `${kind.killed} killed` : 'cut'}: ${run.cuts} interruptions, ` +
          `${run.isWhole ? 'equal checksum' : 'DAMAGED'}, sent again at most ` +
          `${(most(run) / MIB).toFixed(2)} MiB at one, ${(mean(run) / MIB).toFixed(2)} on average\n`,
      );
    }
    const whole = runs.filter(({ isWhole }) => isWhole).length;
    let verified = verifiedStores();
    process.stdout.write(verified === AGREED ? '' : `at once: ${verified}`);
    // What a worker had in hand when its clip was taken back it clears away when it is done.
    for (const end = Date.now() + CLEARED_WITHIN_MS; verified !== AGREED && Date.now() < end; ) {
      await pause(1000);
      verified = verifiedStores();
    }
    const restarted = (await partStates(stack)).filter(({ restarts }) => restarts > 0).length;
    process.stdout.write(
      `resumable: ${whole} of ${runs.length} whole, at most ${(Math.max(...runs.map(most)) / PART_BYTES).toFixed(2)} ` +
        `parts sent again at one of ${runs.reduce((sum, { cuts }) => sum + cuts, 0)} interruptions, ${restarted} parts were started again; ${verified}\n`,
    );
    if (whole < runs.length || verified !== AGREED) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true });
  }
}

await main();
