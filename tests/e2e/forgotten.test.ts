import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSignedInPerson, uploadForm, videosOf } from '../support/api.js';
import { writeClip } from '../support/clips.js';
import { aDraft, ask, type Contribution, send } from '../support/giving.js';
import { eventually, objectNames, readStack } from '../support/stack.js';

type Header = { readonly authorization: string };
type Traces = readonly string[];

const stack = readStack();
const { address } = stack;
const folder = mkdtempSync(join(tmpdir(), 'isl-forgotten-'));
const name = `Zubeida${randomUUID().slice(0, 8)}`;
const email = `${name.toLowerCase()}@example.org`;
const text = `What ${randomUUID()} said`;
const mongo = new MongoClient(stack.mongodbUrl);
let clip: Buffer;
let other: Header;
let gone: Header;
let goneId: string;

/** Every record of every database in which one of these stands, by collection. */
async function recordsWith(traces: Traces): Promise<string[]> {
  const found: string[] = [];
  for (const database of Object.values(stack.databases)) {
    const db = mongo.db(database);
    for (const { name: collection } of await db.listCollections().toArray()) {
      // The order to erase, by the account's id alone, stands until no token of it can be valid (gateway/test/account).
      if (collection === 'erasures') continue;
      for await (const record of db.collection(collection).find({})) {
        const words = BSON.EJSON.stringify(record);
        const isIn = traces.some((trace) => words.includes(trace));
        if (isIn) found.push(`${database}.${collection}: ${words}`);
      }
    }
  }
  return found;
}

const logsWith = (traces: Traces): string[] =>
  readdirSync(stack.logsDir).flatMap((file) =>
    readFileSync(join(stack.logsDir, file), 'utf8')
      .split('\n')
      .filter((line) => traces.some((trace) => line.includes(trace)))
      .map((line) => `${file}: ${line}`),
  );

async function give(bytes: Buffer, who: Header): Promise<string> {
  const body = aDraft(bytes);
  const announced = await ask<Contribution>(address, 'POST', '/contributions', { ...who, body });
  await send(address, who, announced.body._id, bytes);
  await eventually('the clip to be prepared', async () => {
    const own = await ask<{ data: Contribution[] }>(address, 'GET', '/contributions', who);
    return own.body.data.find(({ _id }) => _id === announced.body._id)?.status === 'ready';
  });
  return announced.body._id;
}

async function said(path: string, body: object, who: Header, method = 'POST'): Promise<string> {
  const reply = await ask<{ _id?: string } | null>(address, method, path, { ...who, body });
  expect(reply.status, `${path}: ${JSON.stringify(reply.body)}`).toBeLessThan(300);
  return reply.body?._id ?? '';
}

beforeAll(async () => {
  await mongo.connect();
  writeClip(join(folder, 'clip.mp4'));
  clip = readFileSync(join(folder, 'clip.mp4'));
  other = await aSignedInPerson(address);
  gone = await aSignedInPerson(address, { name, email });
  const me = await ask<{ id: string }>(address, 'GET', '/auth/me', gone);
  goneId = me.body.id;
});
afterAll(async () => {
  // Else their clip, which was accepted meanwhile, is found by others' searches.
  await ask(address, 'DELETE', '/contributions', other);
  await mongo.close();
  rmSync(folder, { recursive: true });
});

describe('of somebody who used everything and then deleted the account', () => {
  it('nothing is left in databases, store and logs but the line of the withdrawal', async () => {
    const theirs = await give(clip, other);
    const postId = await said('/posts', { title: 'Tea', content: 'How is it signed?' }, other);
    await said('/posts', { title: text, content: text }, gone);
    await said('/posts/comment', { postId, content: text }, gone);
    await said('/posts/like', { postId }, gone);
    await said(`/posts/${postId}/report`, { reason: text }, gone);
    await said(`/reviews/${theirs}`, { kind: 'seen', isSeen: true }, gone);
    const third = await aSignedInPerson(address);
    await said(`/reviews/${theirs}`, { kind: 'seen', isSeen: true }, third);
    await said(`/videos/${theirs}/report`, { fault: 'other', words: text }, gone);
    await said('/account/reviewing', { words: text }, gone);
    await said('/contributions/signer', { shownName: name, showsName: true }, gone, 'PUT');
    const given = await give(Buffer.concat([clip, Buffer.from('another')]), gone);
    const file = new Blob([new Uint8Array(clip)], { type: 'video/mp4' });
    const sent = await fetch(`${address}/api/videos/upload`, {
      method: 'POST',
      headers: gone,
      body: uploadForm(file, text),
    });
    expect(sent.status).toBe(201);
    const [uploaded] = await videosOf(address, gone);
    const objects = [given, uploaded?._id ?? ''];
    const traces = [goneId, name, email, text];
    expect((await recordsWith(traces)).length).toBeGreaterThan(6);

    const password = 'a long sentence';
    const reply = await ask(address, 'DELETE', '/account', { ...gone, body: { password } });
    expect(reply.status).toBeLessThan(300);

    await eventually('everything to be gone', async () => {
      const names = await objectNames(stack);
      const isStored = names.some((key) => objects.some((id) => key.startsWith(id)));
      return !isStored && (await recordsWith(traces)).length === 0;
    }).catch(async () => expect(await recordsWith(traces)).toEqual([]));
    const orders = mongo
      .db(stack.databases.GATEWAY_DATABASE)
      .collection<{ _id: string }>('erasures');
    const order = await orders.findOne({ _id: goneId });
    expect(BSON.EJSON.stringify(order)).not.toMatch(new RegExp(`${name}|${email}|${text}`));
    expect(logsWith([name, email, text])).toEqual([]);
    const withdrawals = mongo.db(stack.databases.MEDIA_DATABASE).collection('withdrawals');
    const lines = await withdrawals.find({}, { projection: { _id: 0 } }).toArray();
    expect(lines.at(-1)).toEqual({ at: expect.any(Date), clips: 1, files: expect.any(Number) });
  });
});
