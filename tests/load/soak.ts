import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PARTS, SOCKET_PARTS } from '@isl/contracts/parts';
import { aSignedInPerson } from '../support/api.js';
import { aPicture, type Camera, openCamera } from '../support/cameras.js';
import { writeClip } from '../support/clips.js';
import { aDraft, ask, type Contribution, send } from '../support/giving.js';
import { type Held, heldBy } from '../support/held.js';
import { mediansOf, type Sample, slopeOf } from '../support/slope.js';
import { pidOf, readStack } from '../support/stack.js';

/** How long the parts are used, and how long at the start they are asked for all they can. */
const MINUTES = Number(process.env.MINUTES ?? '60');
const PEAK_SECONDS = 30;
const OF_THE_PEAK = 0.7;
/** Caches and pools fill in this share of the time, which no slope is taken from. */
const WARM_UP = 0.2;
const SAMPLE_EVERY_MS = 5_000;
const STRETCHES = 12;
/** Below this a slope is printed and not judged: a heap that has not been full once grows. */
const JUDGED_FROM_MINUTES = 30;
/** Memory is clearly not flat where it surely grows by more than this share of itself an hour, and still does in the second half. */
const GROWTH_AN_HOUR = 0.1;
/** Connections that are kept for a next request end within this. */
const QUIET_WITHIN_MS = 100_000;
/** A connection to a store more or less is a pool's affair. */
const LEFT_AT_MOST = 4;
const CAMERAS = 2;
const ANOTHER_EVERY_MS = 10 * 60_000;
const UPLOAD_EVERY_MS = 20_000;
const MIB = 1024 ** 2;

const stack = readStack();
const parts = Object.keys(PARTS);
type Work = { readonly name: string; readonly at: number; readonly once: () => Promise<void> };

/** How many requests failed, by what was asked and the status that it was answered with. */
const failed = new Map<string, number>();
const noteFailed = (kind: string): void => void failed.set(kind, (failed.get(kind) ?? 0) + 1);

async function get(url: string, init?: RequestInit): Promise<void> {
  const reply = await fetch(url, init);
  await reply.arrayBuffer();
  if (reply.ok) return;
  const [, what = ''] = new URL(url).pathname.split(/\/(?:api\/)?/);
  noteFailed(`${what || 'page'} ${reply.status}`);
}

function post(path: string, headers: Record<string, string>, body: object): Promise<void> {
  return get(`${stack.address}/api/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A frame and its answer; what was dropped is never answered, and is waited for no longer than a second. */
function frameOf(camera: Camera, image: string): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(waited);
        camera.socket.off('frame_processed', done);
        resolve();
      };
      const waited = setTimeout(done, 1000);
      camera.socket.on('frame_processed', done);
      camera.socket.emit('process_frame', { image });
    });
}

async function openCameras(): Promise<Map<string, Camera[]>> {
  const cameras = new Map<string, Camera[]>();
  for (const part of SOCKET_PARTS) {
    const url = stack.urls[part] ?? '';
    const opened = await Promise.all(
      Array.from({ length: CAMERAS }, () => openCamera(url, '127.0.0.1')),
    );
    cameras.set(
      part,
      opened.filter((camera) => camera !== null),
    );
  }
  return cameras;
}

/** Somebody's headers, for as long as it is asked for: an access token ends after a quarter of an hour. */
async function somebody(): Promise<() => Promise<{ readonly authorization: string }>> {
  let person = aSignedInPerson(stack.address);
  let since = Date.now();
  await person;
  return () => {
    if (Date.now() - since > ANOTHER_EVERY_MS) {
      since = Date.now();
      person = aSignedInPerson(stack.address);
    }
    return person;
  };
}

/** Everything that people do, each with how many do it at once when all is asked for. */
async function workOf(cameras: Map<string, Camera[]>, folder: string): Promise<Work[]> {
  const asPerson = await somebody();
  const reply = await fetch(`${stack.address}/api/posts?limit=1`);
  const [{ _id: postId }] = (await reply.json()) as [{ _id: string }];
  const pages = ['api/posts', 'api/courses', 'api/words', 'api/videos', 'api/search?q=hello', ''];
  let turn = 0;
  const image = await aPicture();
  const file = join(folder, 'clip.mp4');
  writeClip(file, 1);
  const clip = await readFile(file);
  const give = async (): Promise<void> => {
    const person = await asPerson();
    const own = Buffer.concat([
      clip,
      Buffer.from(
        `\0\0\0\x0cfree${String.fromCharCode(...Array.from({ length: 4 }, () => randomInt(127)))}`,
        'latin1',
      ),
    ]);
    const told = await ask<Contribution>(stack.address, 'POST', '/contributions', {
      ...person,
      body: aDraft(own),
    });
    if (told.status !== 201) return noteFailed(`contributions ${told.status}`);
    await send(stack.address, person, told.body._id, own);
    await ask(stack.address, 'DELETE', `/contributions/${told.body._id}`, person);
  };
  return [
    {
      name: 'pages read',
      at: 4,
      once: () => {
        turn += 1;
        return get(`${stack.address}/${pages[turn % pages.length]}`);
      },
    },
    {
      name: 'likes',
      at: 2,
      once: async () => post('posts/like', await asPerson(), { postId }),
    },
    {
      name: 'sentences',
      at: 1,
      once: () => post('py/generate', {}, { sentence: 'I SCHOOL GO', emotion: 'happy' }),
    },
    { name: "the avatar's page", at: 1, once: () => get(`${stack.urls.signkit}/sign-kit/convert`) },
    ...[...cameras].flatMap(([part, opened]) =>
      opened.map((camera) => ({ name: `frames of ${part}`, at: 1, once: frameOf(camera, image) })),
    ),
    { name: 'clips', at: 0, once: give },
  ];
}

/** Everything at once, each again as soon as it is done; gives how often a second, in the same order. */
async function peakOf(work: readonly Work[], seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const counted = work.map(() => 0);
  await Promise.all(
    work.flatMap((one, index) =>
      Array.from({ length: one.at }, async () => {
        while (performance.now() < end) {
          await one.once();
          counted[index] = (counted[index] ?? 0) + 1;
        }
      }),
    ),
  );
  return counted.map((count) => count / seconds);
}

/** The same at this share of the peak, until it is over. */
async function workOn(
  work: readonly Work[],
  peak: readonly number[],
  isOver: () => boolean,
): Promise<void> {
  await Promise.all(
    work.map(async (one, index) => {
      const rate = peak[index] ?? 0;
      const everyMs = rate === 0 ? UPLOAD_EVERY_MS : 1000 / (rate * OF_THE_PEAK);
      let next = performance.now();
      const open = new Set<Promise<void>>();
      while (!isOver()) {
        // Not more at once than when all was asked for: who is late does not come twice.
        if (open.size < Math.max(1, one.at)) {
          const started = one.once().catch(() => noteFailed(`${one.name}, no answer`));
          open.add(started);
          void started.finally(() => open.delete(started));
        }
        next = Math.max(next + everyMs, performance.now() - everyMs);
        await pause(Math.max(0, next - performance.now()));
      }
      await Promise.all(open);
    }),
  );
}

async function heldByAll(): Promise<Map<string, Held>> {
  const held = new Map<string, Held>();
  for (const part of parts) held.set(part, heldBy(await pidOf(stack, part)));
  return held;
}

/** What is held when nothing is asked for any more: waits while it is above what was held before. */
async function heldInQuiet(before?: ReadonlyMap<string, Held>): Promise<Map<string, Held>> {
  const end = performance.now() + QUIET_WITHIN_MS;
  for (;;) {
    const held = await heldByAll();
    const isBack =
      before !== undefined && parts.every((part) => leftOf(before, held, part) <= LEFT_AT_MOST);
    if (isBack || performance.now() > end) return held;
    await pause(SAMPLE_EVERY_MS);
  }
}

function leftOf(
  before: ReadonlyMap<string, Held>,
  after: ReadonlyMap<string, Held>,
  part: string,
): number {
  return (after.get(part)?.descriptors ?? 0) - (before.get(part)?.descriptors ?? 0);
}

type Judged = { readonly text: string; readonly grows: boolean };

/** By the medians of equal stretches after the warm-up. */
function judge(samples: readonly Sample[]): Judged {
  const length = samples.at(-1)?.hours ?? 0;
  const warm = samples.filter(({ hours }) => hours >= length * WARM_UP);
  const medians = mediansOf(warm, STRETCHES);
  const all = slopeOf(medians);
  const later = slopeOf(medians.slice(STRETCHES / 2));
  const now = medians.at(-1)?.value ?? 0;
  const most = now * GROWTH_AN_HOUR;
  const grows = all.slope - 2 * all.error > most && later.slope > most;
  const mb = (value: number) => (value / MIB).toFixed(1);
  return {
    grows: grows && MINUTES >= JUDGED_FROM_MINUTES,
    text: `${mb(now)} MiB, slope ${mb(all.slope)} MiB/h (± ${mb(2 * all.error)}), second half ${mb(later.slope)}`,
  };
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'isl-soak-'));
  try {
    let cameras = await openCameras();
    const all = await workOf(cameras, folder);
    const peak = await peakOf(all, PEAK_SECONDS);
    for (const opened of cameras.values()) for (const { socket } of opened) socket.close();
    const rates = all
      .map(({ name }, index) => `${name} ${(peak[index] ?? 0).toFixed(1)}`)
      .join(', ');
    process.stdout.write(`soak: at most, a second: ${rates}\n`);
    const start = await heldInQuiet();

    cameras = await openCameras();
    const work = await workOf(cameras, folder);
    const samples = new Map<string, Sample[]>(parts.map((part) => [part, []]));
    const began = performance.now();
    const isOver = (): boolean => performance.now() - began > MINUTES * 60_000;
    const working = workOn(work, peak, isOver);
    while (!isOver()) {
      for (const [part, { rssBytes }] of await heldByAll()) {
        samples
          .get(part)
          ?.push({ hours: (performance.now() - began) / 3_600_000, value: rssBytes });
      }
      await pause(SAMPLE_EVERY_MS);
    }
    await working;
    for (const opened of cameras.values()) for (const { socket } of opened) socket.close();
    const end = await heldInQuiet(start);
    report(start, end, samples);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function report(
  start: ReadonlyMap<string, Held>,
  end: ReadonlyMap<string, Held>,
  samples: ReadonlyMap<string, readonly Sample[]>,
): void {
  const wrong: string[] = [];
  for (const part of parts) {
    const { grows, text } = judge(samples.get(part) ?? []);
    const [before, after] = [start.get(part), end.get(part)];
    process.stdout.write(
      `${part}: ${text}; descriptors ${before?.descriptors} before, ${after?.descriptors} after, ` +
        `sockets ${before?.sockets} before, ${after?.sockets} after\n`,
    );
    if (grows) wrong.push(`the memory of ${part} grows`);
    if (leftOf(start, end, part) > LEFT_AT_MOST) wrong.push(`${part} has descriptors left`);
  }
  const kinds = [...failed].map(([kind, count]) => `${count} ${kind}`).join(', ');
  const judged = MINUTES < JUDGED_FROM_MINUTES ? ', too short to judge memory by' : '';
  process.stdout.write(
    `soak: ${MINUTES} minutes at ${OF_THE_PEAK} of the peak${judged}, requests failed: ${kinds || 'none'}; ` +
      `${wrong.length === 0 ? 'nothing is left and nothing grows' : wrong.join('; ')}\n`,
  );
  if (wrong.length > 0) process.exitCode = 1;
}

await main();
