import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { openBalancer } from '../support/balancer.js';
import { writeClip, writePaddedClip } from '../support/clips.js';
import { aCopy, type Copy, stopPart } from '../support/copies.js';
import { type OpenProxy, openProxy } from '../support/proxy.js';
import { read } from '../support/repository.js';
import { readStack } from '../support/stack.js';
import type { Asked, Found, Told, Ways } from './rolling-people.js';

/** How long parts are restarted; at least until each copy was once. */
const MINUTES = Number(process.env.MINUTES ?? '10');
const WRITES = Number(process.env.WRITES ?? '10000');
/** In the order of an upgrade: what is called before who calls it. */
const PARTS = ['content', 'media', 'worker', 'rewriter', 'emotion', 'signs', 'signkit', 'gateway'];
/** Which of them are restarted; fewer for who is at work on one. */
const RESTARTED = process.env.PARTS?.split(',') ?? PARTS;
const CALLED = ['content', 'media', 'rewriter'];
const COPIES = [1, 2];
const MIB = 1024 ** 2;
const SMALL_BYTES = 2 * MIB;
const LARGE_BYTES = 24 * MIB;
/** A socket answers again within this. */
const GAP_AT_MOST_MS = 6_000;

const stack = readStack();
const ended: (() => void)[] = [];

/** What the overlay for two copies sets, but what names the containers of compose. */
function overlaySettings(part: string): Record<string, string> {
  const { services } = parse(read('infra/compose/scale.yaml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string | number> }>;
  };
  const { environment = {} } = services[part] ?? {};
  return Object.fromEntries(
    Object.entries(environment)
      .filter(([name]) => !/_(URL|COPIES|NAME)$/.test(name))
      .map(([name, value]) => [name, String(value)]),
  );
}

/** Two processes of each part, where the stack had one. */
async function startCopies(): Promise<readonly Copy[]> {
  await Promise.all(PARTS.map((part) => stopPart(stack, part)));
  const copies: Copy[] = [];
  // The name that both gateways have inside a network.
  const named: string[] = [];
  const gateways = await openBalancer(named);
  ended.push(gateways.close);
  const of = (part: string) => copies.filter((copy) => copy.part === part);
  for (const part of PARTS) {
    const called = CALLED.map((name) => [
      `${name.toUpperCase()}_URL`,
      of(name)
        .map(({ url }) => url)
        .join(','),
    ]);
    for (const number of COPIES) {
      const own = {
        ...overlaySettings(part),
        RATE_LIMIT_SCALE: '1000',
        AUTH_JWKS_URL: `${gateways.address}/.well-known/jwks.json`,
        SECURITY_LOG_FILE: join(stack.logsDir, `security-${number}.log`),
      };
      const gatewayOnly = { ...Object.fromEntries(called), TRUST_PROXY: '127.0.0.1' };
      const settings = part === 'gateway' ? { ...own, ...gatewayOnly } : own;
      const copy = await aCopy(stack, part, number, settings);
      ended.push(copy.kill);
      copies.push(copy);
      if (part === 'gateway') named.push(copy.url);
    }
  }
  await Promise.all(copies.map((copy) => copy.start()));
  return copies;
}

type People = {
  readonly ask: (asked: Asked) => void;
  readonly told: (kind: Told['kind']) => Promise<Told>;
};

function invite(ways: Ways, { authority }: OpenProxy): People {
  const child: ChildProcess = fork(join(import.meta.dirname, 'rolling-people.ts'), {
    env: {
      ...process.env,
      NODE_EXTRA_CA_CERTS: authority,
      ROLLING_WAYS: JSON.stringify(ways),
    },
  });
  ended.push(() => void child.kill('SIGKILL'));
  return {
    ask: (asked) => void child.send(asked),
    told: (kind) =>
      new Promise((resolve, reject) => {
        child.on('message', (told: Told) => {
          if (told.kind === kind) resolve(told);
        });
        child.once('exit', (code) => reject(new Error(`The people left with ${code}.`)));
      }),
  };
}

type Rounds = {
  readonly restarts: number;
  readonly longestStopMs: number;
  readonly longestStartMs: number;
};

/** Each copy after the other, again and again: told to stop, waited for, started, ready. */
async function restartInTurn(copies: readonly Copy[], people: People): Promise<Rounds> {
  const end = performance.now() + MINUTES * 60_000;
  let restarts = 0;
  let [longestStopMs, longestStartMs] = [0, 0];
  do {
    for (const copy of copies) {
      if (restarts >= copies.length && performance.now() > end) break;
      people.ask({ kind: 'now', what: `${copy.part} stops` });
      const stopMs = await copy.stop();
      people.ask({ kind: 'now', what: `${copy.part} starts` });
      const startMs = await copy.start();
      restarts += 1;
      longestStopMs = Math.max(longestStopMs, stopMs);
      longestStartMs = Math.max(longestStartMs, startMs);
      const seconds = (ms: number) => (ms / 1000).toFixed(1);
      process.stdout.write(
        `${copy.name}: ended in ${seconds(stopMs)} s, ready in ${seconds(startMs)} s\n`,
      );
    }
  } while (performance.now() < end);
  return { restarts, longestStopMs, longestStartMs };
}

function report(found: Found, { restarts }: Rounds, minutes: number): void {
  const failed = Object.entries(found.failures);
  const gap = Math.max(...Object.values(found.sockets).map(({ longestGapMs }) => longestGapMs));
  const { writes, uploads } = found;
  for (const [kind, count] of failed) process.stdout.write(`failed ${count} times: ${kind}\n`);
  for (const [name, seen] of Object.entries(found.sockets)) {
    process.stdout.write(
      `${name}: ${seen.answers} answers, connected ${seen.joins} times, longest gap ${(seen.longestGapMs / 1000).toFixed(1)} s\n`,
    );
  }
  const failures = failed.reduce((sum, [, count]) => sum + count, 0);
  process.stdout.write(
    `rolling: ${restarts} restarts in ${minutes.toFixed(1)} minutes; ${found.requests} requests, ` +
      `${failures} failed, ${found.sentAgain} sent again by the uploading client; longest gap of a socket ` +
      `${(gap / 1000).toFixed(1)} s; ${writes.found} of ${writes.acknowledged} acknowledged writes found; ` +
      `${uploads.whole} of ${uploads.acknowledged} uploads whole\n`,
  );
  const isWell =
    failures === 0 &&
    gap <= GAP_AT_MOST_MS &&
    writes.found === writes.acknowledged &&
    uploads.whole === uploads.acknowledged;
  if (!isWell) process.exitCode = 1;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'isl-rolling-'));
  try {
    const [made, clip, largeClip] = ['made.mp4', 'clip.mp4', 'large.mp4'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    writeClip(made, 2);
    writePaddedClip(made, clip, SMALL_BYTES);
    writePaddedClip(made, largeClip, LARGE_BYTES);
    const copies = await startCopies();
    const urls = (part: string) => copies.filter((one) => one.part === part).map(({ url }) => url);
    const proxy = await openProxy(folder, {
      gateway: urls('gateway'),
      signkit: urls('signkit'),
      emotion: urls('emotion'),
      signs: urls('signs'),
    });
    ended.push(proxy.close);
    const direct = urls('gateway')[0] ?? '';
    const people = invite({ ...proxy.addresses, direct, clip, largeClip, writes: WRITES }, proxy);
    await people.told('prepared');
    const began = performance.now();
    const finding = people.told('found');
    people.ask({ kind: 'start', seconds: MINUTES * 60 });
    const rounds = await restartInTurn(
      copies.filter(({ part }) => RESTARTED.includes(part)),
      people,
    );
    people.ask({ kind: 'now', what: '' });
    people.ask({ kind: 'stop' });
    const minutes = (performance.now() - began) / 60_000;
    const told = await finding;
    if (told.kind === 'found') report(told.found, rounds, minutes);
  } finally {
    for (const end of ended) end();
    await rm(folder, { recursive: true });
  }
}

await main();
