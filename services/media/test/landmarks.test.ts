import { HOLISTIC } from '@isl/signing/holistic';
import { encodePose, pointsOf } from '@isl/signing/pose-layout';
import { describe, expect, it } from 'vitest';
import { landmarksKey } from '../src/videos/video.js';
import { aDraft, announce, sha256, tusOf } from './support/giving.js';
import { app, clip } from './support/uploading.js';
import { ASHA, RAVI } from './support/uploads.js';

const POSE = { 'content-type': 'application/octet-stream' } as const;

function aPoseFile(frames = 5, components = HOLISTIC): Uint8Array<ArrayBuffer> {
  const count = frames * pointsOf(components);
  return encodePose({
    ...{ width: 640, height: 480, depth: 640, framesPerSecond: 12, components, frames },
    values: new Float32Array(count * 3).fill(12),
    confidence: new Float32Array(count).fill(1),
  });
}

async function put(id: string, file: Uint8Array<ArrayBuffer>, person = ASHA) {
  const headers = { ...(await app.tokens.bearer(person)), ...POSE };
  const method = 'PUT';
  const answer = await fetch(`${app.address}/contributions/${id}/landmarks`, {
    ...{ method, headers },
    body: file,
  });
  const body = (await answer.json().catch(() => ({}))) as { code?: string };
  return { status: answer.status, code: body.code };
}

async function get(id: string, person = ASHA): Promise<Response> {
  const headers = await app.tokens.bearer(person);
  return fetch(`${app.address}/contributions/${id}/landmarks`, { headers });
}

const announced = async (picture: 'landmarks' | 'whole' = 'landmarks'): Promise<string> =>
  (await announce(app, aDraft(clip, { picture }))).body._id;

describe('a clip that is given as points alone', () => {
  it('keeps its points, which its giver reads back byte for byte', async () => {
    const id = await announced();
    const file = aPoseFile();
    expect(await put(id, file)).toMatchObject({ status: 204 });

    const answer = await get(id);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(file));
    expect((await get(id, RAVI)).status).toBe(404);
  });

  it('takes its drawing only after its points', async () => {
    const id = await announced();
    const tus = tusOf(app);
    const early = await tus.open(id, clip.length);
    expect(early.status).toBe(409);
    expect(await early.json()).toMatchObject({ code: 'LANDMARKS_MISSING' });
    const unopened = await tus.send(id, 0, clip);
    expect(unopened.status).toBe(409);
    expect(await unopened.json()).toMatchObject({ code: 'LANDMARKS_MISSING' });

    await put(id, aPoseFile());
    expect((await tus.open(id, clip.length)).status).toBe(201);
    expect((await tus.send(id, 0, clip)).status).toBe(204);
    expect(await put(id, aPoseFile())).toMatchObject({ status: 404 });
  });

  it('loses its points with itself', async () => {
    const id = await announced();
    await put(id, aPoseFile());
    await fetch(`${app.address}/contributions/${id}`, {
      method: 'DELETE',
      headers: await app.tokens.bearer(ASHA),
    });
    expect(await app.store.read(landmarksKey(id))).toBeNull();
    expect((await get(id)).status).toBe(404);
  });

  it.each([
    ['what is no .pose file', new Uint8Array(300), 'LANDMARKS_BROKEN'],
    ['one that breaks off', aPoseFile().slice(0, -4), 'LANDMARKS_BROKEN'],
    ['points of something else', aPoseFile(5, HOLISTIC.slice(0, 2)), 'LANDMARKS_BROKEN'],
    ['more than a minute', aPoseFile(1831), 'LANDMARKS_BROKEN'],
    ['more than it may have', new Uint8Array(17 * 1024 * 1024 + 1), 'LANDMARKS_TOO_LARGE'],
  ])('refuses %s, and keeps nothing of it', async (_what, file, code) => {
    const id = await announced();
    expect(await put(id, file)).toMatchObject({ code });
    expect(await app.store.read(landmarksKey(id))).toBeNull();
  });

  it('has no points where the whole video was announced, nor of somebody else', async () => {
    expect(await put(await announced('whole'), aPoseFile())).toMatchObject({ status: 404 });
    expect(await put(await announced(), aPoseFile(), RAVI)).toMatchObject({ status: 404 });
  });
});
