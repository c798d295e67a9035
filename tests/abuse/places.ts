import { openAsBlob, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aSignedInPerson, uploadForm, type Video, videosOf } from '../support/api.js';
import { writeClip, writeHeavyClip } from '../support/clips.js';
import { aRawForm, sendOn } from '../support/raw-form.js';
import { eventually, type StackFile } from '../support/stack.js';
import type { Abuse } from './abuse.js';

/** More than there are places for everybody. */
const TRICKLES = 12;
const DRIP_MS = 500;
const HEAVY_SECONDS = 90;
/** So long one account could hold the one worker before. */
const PATIENCE_MS = 180_000;

type Headers = Record<'authorization', string>;

async function send(stack: StackFile, headers: Headers, file: Blob, title: string) {
  const url = `${stack.address}/api/videos/upload`;
  const reply = await fetch(url, { method: 'POST', headers, body: uploadForm(file, title) });
  const body = (await reply.json()) as { video?: Video; code?: string };
  return { status: reply.status, id: body.video?._id, code: body.code };
}

/** Uploads and waits until the video has its last state. */
async function untilSettled(stack: StackFile, headers: Headers, file: Blob, title: string) {
  const startedAt = performance.now();
  const { status, id, code } = await send(stack, headers, file, title);
  if (status !== 201) return { state: `refused with ${status} ${code}`, seconds: 0 };
  const settled = await eventually(
    `${title} to be prepared`,
    async () => {
      const video = (await videosOf(stack.address, headers)).find(({ _id }) => _id === id);
      return video?.status === 'ready' || video?.status === 'rejected' ? video : null;
    },
    PATIENCE_MS,
  );
  const state = settled.reasonCode ? `${settled.status} ${settled.reasonCode}` : settled.status;
  return { state, seconds: (performance.now() - startedAt) / 1000 };
}

/** One account's lines on which a byte comes now and then. */
async function trickle(stack: StackFile, headers: Headers, file: Blob): Promise<() => void> {
  const { head, body } = await aRawForm('/api/videos/upload', headers, file);
  const lines: Socket[] = [];
  for (let count = 0; count < TRICKLES; count += 1) {
    const line = await sendOn(stack.address, Buffer.concat([head, body.subarray(0, 200)]));
    line.resume();
    lines.push(line);
  }
  const drip = setInterval(() => {
    for (const line of lines) if (line.writable) line.write('x');
  }, DRIP_MS);
  return () => {
    clearInterval(drip);
    for (const line of lines) line.destroy();
  };
}

const said = ({ state, seconds }: { state: string; seconds: number }): string =>
  `${state} after ${seconds.toFixed(1)} s`;

export const abuse: Abuse = {
  name: 'one account holds the places of uploading and the worker',
  run: async (stack) => {
    const folder = await mkdtemp(join(tmpdir(), 'isl-abuse-'));
    try {
      const small = join(folder, 'small.mp4');
      const heavy = join(folder, 'heavy.mp4');
      writeClip(small, 2);
      writeHeavyClip(heavy, HEAVY_SECONDS);
      const [smallFile, heavyFile] = [await openAsBlob(small), await openAsBlob(heavy)];
      const honest = await aSignedInPerson(stack.address);
      const other = await aSignedInPerson(stack.address);
      const before = await untilSettled(stack, honest, smallFile, 'Before');

      const stop = await trickle(stack, other, smallFile);
      const third = await send(stack, other, smallFile, 'A third at once');
      const beside = await untilSettled(stack, honest, smallFile, 'Beside trickling lines');
      stop();
      await eventually('the places to be given back', async () => {
        const { status } = await send(stack, other, smallFile, 'Queued');
        return status === 201;
      });
      for (let count = 0; count < 4; count += 1) await send(stack, other, smallFile, 'Queued');
      const heavyEnd = untilSettled(stack, other, heavyFile, 'Heavy');
      const behind = await untilSettled(
        stack,
        honest,
        smallFile,
        'Behind a heavy clip and a queue',
      );
      const mib = Math.round(statSync(heavy).size / 1024 ** 2);
      return {
        before: `a small clip is ${said(before)}`,
        after: [
          `beside ${TRICKLES} trickling lines ${said(beside)} (their account’s next: ${third.status} ${third.code})`,
          `behind another’s queue ${said(behind)}`,
          `4096x4096 at 60 for ${HEAVY_SECONDS} s in ${mib} MiB: ${said(await heavyEnd)}`,
        ].join('; '),
        held:
          beside.state === 'ready' &&
          behind.state === 'ready' &&
          third.status === 429 &&
          (await heavyEnd).state === 'rejected TOO_HEAVY',
      };
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
