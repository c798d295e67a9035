import { type Db, MongoClient, ObjectId } from 'mongodb';
import { aSignedInPerson } from '../support/api.js';
import type { StackFile } from '../support/stack.js';
import type { Abuse, Outcome } from './abuse.js';

type Post = { readonly _id: string };
type Told = { readonly status: number; readonly code: string };

const PEOPLE = 3;
/** Each more than one person may write in a day. */
const COMMENTS_A_PERSON = 150;
/** What nobody could write in a day is put there behind the product's back: a feed of the longest posts. */
const FULL_POSTS = 50;
const COMMENTS_A_FULL_POST = 60;
const MOST_BYTES = 1_300_000;
const LONGEST_COMMENT = 'क'.repeat(5_000);
const LONGEST_POST = 'क'.repeat(10_000);
const MADE_HERE = 'Filled by an attack';

async function measured(address: string): Promise<{ text: string; bytes: number }> {
  const start = performance.now();
  const reply = await fetch(`${address}/api/posts`);
  const bytes = (await reply.arrayBuffer()).byteLength;
  const ms = Math.round(performance.now() - start);
  return { bytes, text: `GET /posts ${bytes} bytes in ${ms} ms` };
}

async function send(address: string, path: string, headers: object, body: object) {
  return fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Writes the longest comments until somebody says stop; how many were taken, and what was said. */
async function writeAll(address: string): Promise<{ taken: number; told: Told | null }> {
  const headers = await aSignedInPerson(address);
  const made = await send(address, '/posts', headers, { title: MADE_HERE, content: LONGEST_POST });
  if (!made.ok) throw new Error(`The post was answered ${made.status}.`);
  const { _id: postId } = (await made.json()) as Post;
  for (let taken = 0; taken < COMMENTS_A_PERSON; taken += 1) {
    const body = { postId, content: LONGEST_COMMENT };
    const reply = await send(address, '/posts/comment', headers, body);
    if (reply.ok) continue;
    const { code } = (await reply.json()) as { code: string };
    return { taken, told: { status: reply.status, code } };
  }
  return { taken: COMMENTS_A_PERSON, told: null };
}

async function fill(db: Db): Promise<void> {
  const createdAt = new Date();
  for (let number = 0; number < FULL_POSTS; number += 1) {
    const postId = new ObjectId();
    const comments = Array.from({ length: COMMENTS_A_FULL_POST }, () => ({
      _id: new ObjectId(),
      postId,
      content: LONGEST_COMMENT,
      authorId: 'nobody',
      createdAt,
    }));
    await db.collection('comments').insertMany(comments);
    const commentIds = comments.map(({ _id }) => _id);
    const text = { title: MADE_HERE, content: LONGEST_POST };
    await db
      .collection('posts')
      .insertOne({ _id: postId, ...text, commentIds, likedBy: [], createdAt, shownAt: createdAt });
  }
}

async function clean(db: Db): Promise<void> {
  const posts = await db.collection('posts').find({ title: MADE_HERE }).toArray();
  const ids = posts.map(({ _id }) => _id);
  await db.collection('comments').deleteMany({ postId: { $in: ids } });
  await db.collection('posts').deleteMany({ _id: { $in: ids } });
}

async function run({ address, mongodbUrl, databases }: StackFile): Promise<Outcome> {
  const client = await MongoClient.connect(mongodbUrl);
  const db = client.db(databases.CONTENT_DATABASE);
  try {
    const before = await measured(address);
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => writeAll(address)));
    const written = await measured(address);
    await fill(db);
    const full = await measured(address);
    const said = people.map(({ taken, told }) =>
      told ? `${taken} comments, then ${told.status} ${told.code}` : `${taken} comments`,
    );
    return {
      before: before.text,
      after:
        `${written.text} after ${PEOPLE} people wrote the longest comments (${said.join('; ')}); ` +
        `${full.text} with ${FULL_POSTS} posts of ${COMMENTS_A_FULL_POST} longest comments each`,
      held: full.bytes < MOST_BYTES && people.every(({ told }) => told !== null),
    };
  } finally {
    await clean(db);
    await client.close();
  }
}

export const abuse: Abuse = { name: 'a feed filled with the longest comments', run };
