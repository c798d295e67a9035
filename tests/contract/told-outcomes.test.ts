import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components as Content } from '@isl/contracts/content';
import type { components as Media } from '@isl/contracts/media';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSignedInPerson, uploadForm, type Video, videosOf } from '../support/api.js';
import { writeClip } from '../support/clips.js';
import { ask } from '../support/giving.js';
import { somebodyWith } from '../support/roles.js';
import { eventually, readStack } from '../support/stack.js';

type Header = { readonly authorization: string };
type Told = Content['schemas']['NotificationPage'];
type Decision = Media['schemas']['Decision'];

const stack = readStack();
const { address } = stack;
let folder: string;
let giver: Header;
let reporter: Header;
let moderator: Header;
let videoId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isl-told-'));
  giver = await aSignedInPerson(address, { name: 'Asha' });
  reporter = await aSignedInPerson(address, { name: 'Ravi' });
  moderator = await somebodyWith(stack, 'reviewer', 'Meera');
  videoId = await aShownClip();
});
afterAll(async () => {
  await ask(address, 'DELETE', `/videos/${videoId}`, giver);
  await rm(folder, { recursive: true });
});

/** Uploaded, prepared by the worker and seen by everybody. */
async function aShownClip(): Promise<string> {
  const file = join(folder, 'clip.mp4');
  writeClip(file);
  const body = uploadForm(await openAsBlob(file), 'Rain in Pune');
  const reply = await fetch(`${address}/api/videos/upload`, {
    method: 'POST',
    headers: giver,
    body,
  });
  const { video } = (await reply.json()) as { video: Video };
  await eventually('the clip to be prepared', async () => {
    const [own] = await videosOf(address, giver);
    return own?.status === 'ready';
  });
  return video._id;
}

const toldTo = async (person: Header) =>
  (await ask<Told>(address, 'GET', '/notifications', person)).body;
const decide = async (act: 'hide' | 'keep') =>
  ask<Decision>(address, 'POST', '/moderation/decisions', {
    ...moderator,
    body: { videoId, act, ...(act === 'hide' ? { reason: 'It names a child.' } : {}) },
  });

/** What the reporter is told, once it came. */
const toldOf = (kind: Told['data'][number]['kind']) =>
  eventually(`${kind} to reach who reported`, async () => {
    const page = await toldTo(reporter);
    return page.data.some((one) => one.kind === kind) && page;
  });

it('what a moderator decides about a reported clip reaches who reported it, and nobody else', async () => {
  const report = { ...reporter, body: { fault: 'private', words: 'My neighbour is in it.' } };
  expect((await ask(address, 'POST', `/videos/${videoId}/report`, report)).status).toBe(201);
  const open = await ask<Media['schemas']['ClipReportList']>(
    ...([address, 'GET', '/moderation/reports', moderator] as const),
  );
  expect(open.body.data).toContainEqual(expect.objectContaining({ videoId, fault: 'private' }));
  expect(await toldTo(reporter)).toEqual({ unread: 0, data: [] });

  const hidden = await decide('hide');
  expect(hidden.status).toBe(201);
  const told = await toldOf('report-hidden');
  expect(told).toEqual({
    unread: 1,
    data: [
      {
        ...{ _id: `report-${videoId}`, kind: 'report-hidden', read: false },
        ...{ at: hidden.body.at, reported: { what: 'clip' } },
      },
    ],
  });
  // Neither who decided nor why, and of the clip no way to it.
  expect((await ask(address, 'GET', `/videos/${videoId}`, reporter)).status).toBe(404);

  // Undone, it is open again and tells nothing; what is decided then is told anew.
  const undone = `/moderation/decisions/${hidden.body._id}`;
  expect((await ask(address, 'DELETE', undone, moderator)).status).toBe(200);
  await eventually('the notification to go', async () => {
    const { data } = await toldTo(reporter);
    return data.length === 0;
  });
  expect((await decide('keep')).status).toBe(201);
  expect((await toldOf('report-kept')).data).toMatchObject([
    { _id: `report-${videoId}`, reported: { what: 'clip', videoId } },
  ]);
  for (const person of [giver, moderator]) {
    expect((await toldTo(person)).data).toEqual([]);
  }

  const again = await ask<{ code: string }>(address, 'POST', `/videos/${videoId}/report`, report);
  expect([again.status, again.body.code]).toEqual([409, 'REPORT_DISMISSED']);
});

it('of a reported clip that its giver takes away, who reported it is told that it is gone', async () => {
  const other = await aSignedInPerson(address, { name: 'Lata' });
  const body = { fault: 'private' };
  await ask(address, 'POST', `/videos/${videoId}/report`, { ...other, body });
  expect((await ask(address, 'DELETE', `/videos/${videoId}`, giver)).status).toBe(204);

  const page = await eventually('the news to reach who reported', async () => {
    const told = await toldTo(other);
    return told.unread > 0 && told;
  });
  expect(page.data).toMatchObject([{ kind: 'report-removed', reported: { what: 'clip' } }]);
  expect(page.data[0]?.reported).not.toHaveProperty('videoId');
});
