import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { components } from '@isl/contracts/frames';
import { SOCKET_PARTS } from '@isl/contracts/parts';
import { openFrameConnection } from '@isl/page-kit/frame-connection';
import { afterEach, describe, expect, it } from 'vitest';
import { openBalancer } from '../support/balancer.js';
import { aPicture } from '../support/cameras.js';
import { aFreePort } from '../support/ports.js';
import { ROOT } from '../support/repository.js';
import { eventually } from '../support/stack.js';

type Answer = components['schemas']['FrameProcessed'];

/** So long at most a person may be without answers. */
const AWAY_AT_MOST_MS = 6000;
const EVERY_MS = 200;
const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** A process of a frame service, as a cluster runs several of them. */
async function start(part: string): Promise<{ url: string; process: ChildProcess }> {
  const port = await aFreePort();
  const process = spawn(join(ROOT, '.venv/bin/python'), ['-m', `isl_${part}`], {
    cwd: ROOT,
    env: { PORT: String(port), WORKERS: '1', DRAIN_SECONDS: '1', MOVE_SECONDS: '6' },
    stdio: 'ignore',
  });
  ended.push(() => process.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await eventually(`${part} to be ready`, () =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return { url, process };
}

describe.each(SOCKET_PARTS)('%s in two processes behind a balancer', (part) => {
  it('goes on answering the page while one of them is taken away', async () => {
    const [old, other] = [await start(part), await start(part)];
    const balancer = await openBalancer([old.url, other.url]);
    const socket = openFrameConnection(balancer.address, async () => ({}));
    ended.push(balancer.close, () => socket.close());
    const answers: { at: number; answer: Answer; connection: string | undefined }[] = [];
    socket.on('frame_processed', (answer) =>
      answers.push({ at: performance.now(), answer, connection: socket.id }),
    );
    const partings: string[] = [];
    socket.on('disconnect', (reason) => partings.push(reason));
    await once(socket as never, 'session');
    const picture = await aPicture();
    const sending = setInterval(() => {
      if (socket.connected) socket.volatile.emit('process_frame', { image: picture });
    }, EVERY_MS);
    ended.push(() => clearInterval(sending));
    await eventually('the first answers', async () => answers.length > 3);

    old.process.kill('SIGTERM');
    await once(old.process, 'exit');
    const left = performance.now();
    expect(old.process.exitCode).toBe(0);
    await eventually('answers of the other', async () =>
      answers.some(({ at }) => at > left + 1000),
    );

    // It left, and was not left.
    expect(partings).toEqual(['io client disconnect']);
    expect(answers.filter(({ answer }) => answer.error !== null)).toEqual([]);
    expect(new Set(answers.map(({ connection }) => connection)).size).toBe(2);
    const gaps = answers.slice(1).map(({ at }, n) => at - (answers[n]?.at ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(AWAY_AT_MOST_MS);
  });
});
