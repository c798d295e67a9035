import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSignedInPerson } from '../support/api.js';
import { writeClip, writePaddedClip } from '../support/clips.js';
import { aDraft, ask, type Contribution, send, sha256 } from '../support/giving.js';
import { type Line, openLine } from '../support/line.js';
import { eventually, objectNames, readStack, storeClient } from '../support/stack.js';

const MIB = 1024 ** 2;

const stack = readStack();
const { address } = stack;
const folder = mkdtempSync(join(tmpdir(), 'isl-giving-'));
let clip: Buffer;
let asha: { authorization: string };
let ravi: { authorization: string };
let sita: { authorization: string };

beforeAll(async () => {
  writeClip(join(folder, 'clip.mp4'));
  clip = readFileSync(join(folder, 'clip.mp4'));
  asha = await aSignedInPerson(address);
  ravi = await aSignedInPerson(address);
  sita = await aSignedInPerson(address);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function announced(bytes: Buffer, who = asha): Promise<string> {
  const draft = aDraft(bytes);
  const reply = await ask<Contribution>(address, 'POST', '/contributions', { ...who, body: draft });
  expect(reply.status).toBe(201);
  return reply.body._id;
}
const mine = async (who = asha): Promise<Contribution[]> =>
  (await ask<{ data: Contribution[] }>(address, 'GET', '/contributions', who)).body.data;
const found = async (id: string): Promise<Contribution | undefined> =>
  (await mine()).find(({ _id }) => _id === id);
const storedSha = async (id: string): Promise<string> => {
  const chunks: Buffer[] = [];
  const source = await storeClient(stack).getObject(
    stack.objectStore.S3_BUCKET ?? '',
    `${id}/original`,
  );
  for await (const chunk of source) chunks.push(chunk as Buffer);
  return sha256(Buffer.concat(chunks));
};

describe('a clip that somebody gives', () => {
  it('is judged by two others, shown with its prompt, and gone when it is taken back', async () => {
    const id = await announced(clip);
    await send(address, asha, id, clip);
    await eventually('the clip to be prepared', async () => (await found(id))?.status === 'ready');
    expect((await ask(address, 'GET', `/videos/${id}`)).status).toBe(404);

    for (const judge of [ravi, sita]) {
      const path = '/reviews?kind=seen&limit=10';
      const { body } = await ask<{ data: { _id: string; url: string }[] }>(
        address,
        'GET',
        path,
        judge,
      );
      const next = body.data.find(({ _id }) => _id === id);
      expect((await fetch(address + next?.url)).headers.get('content-type')).toBe('video/mp4');
      const verdict = { kind: 'seen', isSeen: true };
      const said = await ask(address, 'POST', `/reviews/${id}`, { ...judge, body: verdict });
      expect(said.status).toBe(204);
    }

    expect(await found(id)).toMatchObject({ outcome: 'accepted', isShown: true });
    const listed = await ask<{ data: { _id: string }[] }>(address, 'GET', '/videos');
    expect(listed.body.data.find(({ _id }) => _id === id)).toMatchObject({
      prompt: { kind: 'sign', id: 'word-hello' },
      languageReview: 'not-reviewed',
    });
    const timeline = await ask<object>(address, 'GET', `/videos/${id}/timeline`);
    expect(timeline.body).toMatchObject({ entries: [{ emotion: 'happy' }] });

    const receipt = await ask<object>(address, 'DELETE', `/contributions/${id}`, asha);
    expect(receipt.body).toMatchObject({ clips: 1, timelines: 1, verdicts: 2 });
    expect((await ask(address, 'GET', `/videos/${id}`)).status).toBe(404);
    expect((await fetch(`${address}/api/videos/${id}/stream`)).status).toBe(404);
    expect((await objectNames(stack)).filter((name) => name.startsWith(id))).toEqual([]);
  });

  it('comes back to its giver as a zip, by an address that needs no header', async () => {
    const id = await announced(clip);
    await send(address, asha, id, clip);
    const path = '/contributions/archive';
    const made = await ask<{ url: string }>(address, 'POST', path, asha);
    expect(made.status).toBe(201);
    const reply = await fetch(address + made.body.url);
    expect(reply.headers.get('content-type')).toBe('application/zip');
    const zip = Buffer.from(await reply.arrayBuffer());
    expect(zip.includes(clip)).toBe(true);
    expect((await fetch(`${address}/api${path}?ticket=other`)).status).toBe(401);
    await ask(address, 'DELETE', `/contributions/${id}`, asha);
  });

  it('arrives whole over a line that is cut again and again', async () => {
    const file = join(folder, 'large.mp4');
    writePaddedClip(join(folder, 'clip.mp4'), file, 40 * MIB);
    const large = readFileSync(file);
    const id = await announced(large);
    const cutsAt = [3, 9, 15, 21, 27].map((at) => at * MIB);
    const line: Line = await openLine(address, (passed) => {
      if (cutsAt[0] === undefined || passed < cutsAt[0]) return;
      cutsAt.shift();
      line.cut();
      setTimeout(line.mend, 300);
    });
    try {
      await send(line.address, asha, id, large);
    } finally {
      line.close();
    }
    expect(cutsAt).toEqual([]);
    expect(await storedSha(id)).toBe(sha256(large));
    await ask(address, 'DELETE', `/contributions/${id}`, asha);
  });

  it('is nowhere after its giver deleted the account', async () => {
    const gone = await aSignedInPerson(address);
    const id = await announced(clip, gone);
    await send(address, gone, id, clip);
    const password = 'a long sentence';
    const reply = await ask(address, 'DELETE', '/account', { ...gone, body: { password } });
    expect(reply.status).toBeLessThan(300);
    await eventually('its objects to be gone', async () => {
      return !(await objectNames(stack)).some((name) => name.startsWith(id));
    });
    expect((await ask(address, 'GET', `/videos/${id}`)).status).toBe(404);
  });

  it('is refused without an account, and without the word that it may be kept', async () => {
    const consent = { version: '2026-11', scopes: [], age: 'adult' } as const;
    const body = aDraft(clip, { consent: { ...consent, scopes: [] } });
    const reply = await ask<{ code: string }>(address, 'POST', '/contributions', { ...asha, body });
    expect(reply).toMatchObject({ status: 403, body: { code: 'CONSENT_NEEDED' } });
    expect((await ask(address, 'POST', '/contributions', { body: aDraft(clip) })).status).toBe(401);
  });
});
