import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aSignedInPerson, uploadForm } from '../support/api.js';
import { writeClip } from '../support/clips.js';
import { aRawForm, sendOn, twentyPoints } from '../support/raw-form.js';
import type { StackFile } from '../support/stack.js';
import type { Abuse } from './abuse.js';

/** More than there are places, at each door. */
const ROUNDS = 2;
const CUT_AFTER_MS = [0, 3];
const PATIENCE_MS = 10_000;

type Headers = Record<'authorization', string>;

async function tryUpload(stack: StackFile, headers: Headers, file: Blob): Promise<string> {
  const startedAt = performance.now();
  const reply = await fetch(`${stack.address}/api/videos/upload`, {
    method: 'POST',
    headers,
    body: uploadForm(file, 'An honest clip'),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => String(error));
  const answer = typeof reply === 'string' ? reply : String(reply.status);
  return `${answer} after ${Math.round(performance.now() - startedAt)} ms`;
}

/** Cuts lines at twenty points of head and body, at the gateway and at the service itself. */
async function cutLines(stack: StackFile, headers: Headers, file: Blob): Promise<number> {
  const doors = [
    { target: stack.address, path: '/api/videos/upload' },
    { target: stack.urls.media ?? '', path: '/videos/upload' },
  ];
  let cut = 0;
  for (const { target, path } of doors) {
    const points = twentyPoints(await aRawForm(path, headers, file));
    for (const waitMs of CUT_AFTER_MS) {
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const bytes of points) {
          const socket = await sendOn(target, bytes);
          if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
          socket.resetAndDestroy();
          cut += 1;
        }
      }
    }
  }
  return cut;
}

export const abuse: Abuse = {
  name: 'cut-off uploads take the places of uploading from everybody',
  run: async (stack) => {
    const folder = await mkdtemp(join(tmpdir(), 'isl-abuse-'));
    try {
      const clip = join(folder, 'clip.mp4');
      writeClip(clip, 1);
      const file = await openAsBlob(clip);
      const honest = await aSignedInPerson(stack.address);
      const before = await tryUpload(stack, honest, file);
      const cut = await cutLines(stack, await aSignedInPerson(stack.address), file);
      const after = await tryUpload(stack, honest, file);
      const ready = (await fetch(`${stack.urls.media}/ready`)).status;
      return {
        before: `an upload answers ${before}`,
        after: `after ${cut} cut lines it answers ${after}, /ready of media ${ready}`,
        held: after.startsWith('201') && ready === 200,
      };
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
