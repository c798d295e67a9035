import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { components as Content } from '@isl/contracts/content';
import { openFrameConnection } from '@isl/page-kit/frame-connection';
import { Upload } from 'tus-js-client';
import { aSignedInPerson, PASSWORD, uploadForm, type Video, videosOf } from '../support/api.js';
import { aPicture } from '../support/cameras.js';
import { aDraft, type Contribution, sha256 } from '../support/giving.js';
import { eventually, readStack, storeClient } from '../support/stack.js';

type Post = Content['schemas']['Post'];
type Header = { readonly authorization: string };
type Person = { readonly email: string; header: Header };

/** What somebody finds who uses the whole product for a while. */
export type Found = {
  readonly requests: number;
  /** Which failed, by what and how; whoever asked was told so. */
  readonly failures: Readonly<Record<string, number>>;
  /** Sent again by the uploading library that the page has, unseen by the person. */
  readonly sentAgain: number;
  readonly sockets: Readonly<
    Record<
      string,
      { readonly answers: number; readonly joins: number; readonly longestGapMs: number }
    >
  >;
  readonly writes: { readonly acknowledged: number; readonly found: number };
  readonly uploads: { readonly acknowledged: number; readonly whole: number };
};

/** What the one who runs the copies asks of the people, and hears of them. */
export type Asked =
  | { readonly kind: 'start'; readonly seconds: number }
  | { readonly kind: 'now'; readonly what: string }
  | { readonly kind: 'stop' };
export type Told =
  | { readonly kind: 'prepared' }
  | { readonly kind: 'found'; readonly found: Found };

/** Where the people come, and what they bring. */
export type Ways = {
  /** One gateway without the proxy, for the accounts that are made before. */
  readonly direct: string;
  readonly gateway: string;
  readonly signkit: string;
  readonly emotion: string;
  readonly signs: string;
  readonly clip: string;
  readonly largeClip: string;
  readonly writes: number;
};

const PEOPLE = 40;
const AUTHORS = 5;
const POSTS_EACH = 50;
const LIKES_OF_WRITES = 0.8;
const WRITERS = 8;
const A_PAGE = 200;
const READERS = 2;
const READ_EVERY_MS = 100;
const CAMERAS_EACH = 2;
const FRAME_EVERY_MS = 500;
const UPLOAD_EVERY_MS = 15_000;
/** A clip over a slow line takes this long, and is under way when its service is told to stop. */
const SLOW_LINE_MS = 6_000;
const SLOW_PIECES = 24;
const PREPARED_WITHIN_MS = 300_000;
const LOGGED_IN_MS = 480_000;

const ways = JSON.parse(process.env.ROLLING_WAYS ?? '{}') as Ways;
const stack = readStack();
const tell = (told: Told): void => void process.send?.(told);

let requests = 0;
let sentAgain = 0;
let now = '';
const failures: Record<string, number> = {};
let isOver = false;

function fail(what: string, how: string): void {
  const kind = `${what}: ${how}${now === '' ? '' : ` (${now})`}`;
  failures[kind] = (failures[kind] ?? 0) + 1;
}

/** One request as a page makes it, never repeated; null where it failed. */
async function call<Body>(
  method: string,
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<Body | null> {
  requests += 1;
  const { pathname } = new URL(url);
  const what = `${method} ${pathname.replace(/[0-9a-f]{24}/, ':id')}`;
  try {
    const reply = await fetch(url, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    if (!reply.ok) {
      fail(what, `${reply.status} ${codeIn(text)}`);
      return null;
    }
    const isJson = reply.headers.get('content-type')?.includes('json') ?? false;
    return (isJson ? JSON.parse(text) : text) as Body;
  } catch (error) {
    const { cause } = error as Error;
    fail(what, (cause as { code?: string } | undefined)?.code ?? String(error));
    return null;
  }
}

function codeIn(text: string): string {
  return /"code":"(\w+)"/.exec(text)?.[1] ?? '';
}

/** Posts, by people who wrote no more than somebody may in a day. */
async function writePosts(people: readonly Person[]): Promise<string[]> {
  const written: string[] = [];
  for (const author of people.slice(0, AUTHORS)) {
    for (let count = 0; count < POSTS_EACH; count += 1) {
      const body = { title: `Post ${written.length}`, content: 'Something to like.' };
      const post = await call<Post>('POST', `${ways.gateway}/api/posts`, {
        headers: author.header,
        body,
      });
      if (post) written.push(post._id);
    }
  }
  return written;
}

type Write = { readonly person: number; readonly post: string; readonly text: string | null };

/** Each like once, for a second one would take it back. */
function plannedWrites(posts: readonly string[]): Write[] {
  const likes = Math.round(ways.writes * LIKES_OF_WRITES);
  return Array.from({ length: ways.writes }, (_, index) => {
    const at = index < likes ? index : index - likes;
    const post = posts[at % posts.length] ?? '';
    const person = Math.floor(at / posts.length) % PEOPLE;
    return { person, post, text: index < likes ? null : `Comment ${index}` };
  })
    .map((write) => ({ write, turn: Math.random() }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ write }) => write);
}

/** The writes that were acknowledged, spread over the time there is. */
async function write(
  people: readonly Person[],
  posts: readonly string[],
  seconds: number,
): Promise<Write[]> {
  const waiting = plannedWrites(posts);
  const acknowledged: Write[] = [];
  const everyMs = (seconds * 1000 * WRITERS) / waiting.length;
  const writer = async (): Promise<void> => {
    let next = performance.now();
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const headers = people[one.person]?.header ?? {};
      const { post: postId, text: content } = one;
      const [path, body] =
        content === null ? ['like', { postId }] : ['comment', { postId, content }];
      const url = `${ways.gateway}/api/posts/${path}`;
      const post = await call<Post>('POST', url, { headers, body });
      if (post && (content !== null || post.liked)) acknowledged.push(one);
      next += everyMs;
      await pause(Math.max(0, next - performance.now()));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return acknowledged;
}

/** How many of the acknowledged writes are there when everything has passed. */
async function foundOf(people: readonly Person[], acknowledged: readonly Write[]): Promise<number> {
  const liked = new Set<string>();
  const said = new Set<string>();
  for (const [person, { header }] of people.entries()) {
    for (const { _id, liked: isLiked } of await everyPost(header)) {
      if (isLiked) liked.add(`${person} ${_id}`);
    }
  }
  for (const post of new Set(acknowledged.map((one) => one.post))) {
    const one = await call<Post>('GET', `${ways.gateway}/api/posts/${post}`);
    for (const { content } of one?.comments ?? []) said.add(content);
  }
  return acknowledged.filter(({ person, post, text }) =>
    text === null ? liked.has(`${person} ${post}`) : said.has(text),
  ).length;
}

async function everyPost(headers: Header): Promise<Post[]> {
  const posts: Post[] = [];
  for (let after = ''; ; after = `&after=${posts.at(-1)?._id}`) {
    const url = `${ways.gateway}/api/posts?limit=${A_PAGE}${after}`;
    const page = await call<Post[]>('GET', url, { headers: { ...headers } });
    posts.push(...(page ?? []));
    if ((page?.length ?? 0) < A_PAGE) return posts;
  }
}

async function read(): Promise<void> {
  const pages = [
    ...['posts?limit=20', 'courses', 'words', 'videos', 'char/Allcharacters'].map(
      (path) => `${ways.gateway}/api/${path}`,
    ),
    `${ways.gateway}/`,
    `${ways.signkit}/sign-kit/convert`,
  ];
  for (let turn = 0; !isOver; turn += 1) {
    const page = pages[turn % pages.length];
    if (page) await call('GET', page);
    await call('POST', `${ways.gateway}/api/py/generate`, {
      body: { sentence: 'I SCHOOL GO', emotion: 'happy' },
    });
    await pause(READ_EVERY_MS);
  }
}

/** A camera by the page's own connection, and the longest time that it was without an answer. */
async function film(url: string, picture: string) {
  const socket = openFrameConnection(url, async () => ({}));
  const seen = { answers: 0, joins: 0, longestGapMs: 0 };
  let last: number | null = null;
  const look = (): void => {
    if (last !== null) seen.longestGapMs = Math.max(seen.longestGapMs, performance.now() - last);
  };
  socket.on('connect', () => {
    seen.joins += 1;
  });
  socket.on('frame_processed', ({ error }) => {
    if (error !== null) return;
    look();
    last = performance.now();
    seen.answers += 1;
  });
  await once(socket as never, 'session');
  while (!isOver) {
    if (socket.connected) socket.volatile.emit('process_frame', { image: picture });
    await pause(FRAME_EVERY_MS);
  }
  look();
  socket.close();
  return seen;
}

type Upload1 = { readonly person: number; readonly id: string; readonly sha: string };

/** A clip as the recording page gives it: announced, then in pieces that are sent again where one is lost. */
async function give(person: number, headers: Header, clip: Buffer): Promise<Upload1 | null> {
  const announced = await call<Contribution>('POST', `${ways.gateway}/api/contributions`, {
    headers: { ...headers },
    body: aDraft(clip),
  });
  if (!announced) return null;
  try {
    await new Promise<void>((resolve, reject) => {
      new Upload(clip, {
        endpoint: `${ways.gateway}/api/uploads`,
        headers: { ...headers },
        metadata: { contributionId: announced._id },
        uploadSize: clip.length,
        storeFingerprintForResuming: false,
        retryDelays: [0, 500, 1500],
        onShouldRetry: () => {
          sentAgain += 1;
          return true;
        },
        onSuccess: () => resolve(),
        onError: reject,
      }).start();
    });
  } catch (error) {
    fail('tus', String(error).slice(0, 200));
    return null;
  }
  return { person, id: announced._id, sha: sha256(clip) };
}

/** A clip by one request, over a line on which it takes its time. */
async function upload(person: number, headers: Header, clip: Buffer): Promise<Upload1 | null> {
  const form = new Request('http://any', {
    method: 'POST',
    body: uploadForm(new Blob([new Uint8Array(clip)]), 'Over a slow line'),
  });
  const bytes = Buffer.from(await form.arrayBuffer());
  const pieces = async function* () {
    const length = Math.ceil(bytes.length / SLOW_PIECES);
    for (let at = 0; at < bytes.length; at += length) {
      yield bytes.subarray(at, at + length);
      await pause(SLOW_LINE_MS / SLOW_PIECES);
    }
  };
  requests += 1;
  try {
    const reply = await fetch(`${ways.gateway}/api/videos/upload`, {
      method: 'POST',
      headers: { ...headers, 'content-type': form.headers.get('content-type') ?? '' },
      body: Readable.toWeb(Readable.from(pieces())),
      duplex: 'half',
    } as unknown as RequestInit);
    const text = await reply.text();
    if (reply.status === 201) {
      const { video } = JSON.parse(text) as { video: Video };
      return { person, id: video._id, sha: sha256(clip) };
    }
    fail('POST /api/videos/upload', `${reply.status} ${codeIn(text)}`);
  } catch (error) {
    fail('POST /api/videos/upload', String((error as Error).cause ?? error));
  }
  return null;
}

async function sendClips(people: readonly Person[]): Promise<Upload1[]> {
  const [small, large] = [await readFile(ways.clip), await readFile(ways.largeClip)];
  const uploads: Upload1[] = [];
  for (let person = 0; !isOver; person = (person + 1) % people.length) {
    const headers = people[person]?.header;
    if (!headers) break;
    // Another take each time: the same clip twice would be told as one.
    const [one, two] = [Buffer.from(small), Buffer.from(large)];
    for (const clip of [one, two]) clip.writeUInt32BE(randomInt(2 ** 32 - 1), clip.length - 4);
    const began = performance.now();
    const both = await Promise.all([upload(person, headers, one), give(person, headers, two)]);
    uploads.push(...both.filter((sent) => sent !== null));
    const wait = began + UPLOAD_EVERY_MS - performance.now();
    for (let left = wait; left > 0 && !isOver; left -= 500) await pause(Math.min(500, left));
  }
  return uploads;
}

async function storedSha(id: string): Promise<string> {
  const chunks: Buffer[] = [];
  const bucket = stack.objectStore.S3_BUCKET ?? '';
  for await (const chunk of await storeClient(stack).getObject(bucket, `${id}/original`)) {
    chunks.push(chunk as Buffer);
  }
  return sha256(Buffer.concat(chunks));
}

/** Those that were made ready and are in the store as they were sent. */
async function wholeOf(people: readonly Person[], uploads: readonly Upload1[]): Promise<number> {
  let whole = 0;
  for (const { person, id, sha } of uploads) {
    const isReady = async (): Promise<boolean> => {
      const headers = people[person]?.header ?? { authorization: '' };
      const videos = await videosOf(ways.direct, headers);
      const given = await fetch(`${ways.direct}/api/contributions`, { headers: { ...headers } });
      const { data } = (await given.json()) as { data: Contribution[] };
      return [...videos, ...data].some((one) => one._id === id && one.status === 'ready');
    };
    const isWhole = await eventually(`${id} to be ready`, isReady, PREPARED_WITHIN_MS).then(
      async () => (await storedSha(id)) === sha,
      (error: unknown) => {
        fail('clip', String(error));
        return false;
      },
    );
    if (isWhole) whole += 1;
  }
  return whole;
}

/** A token serves for a quarter of an hour; a page asks for the next one in time. */
async function stayLoggedIn(people: readonly Person[]): Promise<void> {
  for (let last = performance.now(); !isOver; await pause(1000)) {
    if (performance.now() - last < LOGGED_IN_MS) continue;
    last = performance.now();
    await logIn(people);
  }
}

async function logIn(people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const body = { email: person.email, password: PASSWORD };
    const reply = await call<{ token: string }>('POST', `${ways.gateway}/api/auth/login`, { body });
    if (reply) person.header = { authorization: `Bearer ${reply.token}` };
  }
}

async function prepare() {
  const people: Person[] = [];
  while (people.length < PEOPLE) {
    const email = `rolling-${people.length}@example.org`;
    people.push({ email, header: await aSignedInPerson(ways.direct, { email }) });
  }
  return { people, posts: await writePosts(people), picture: await aPicture() };
}

async function use(seconds: number, prepared: Awaited<ReturnType<typeof prepare>>) {
  const { people, posts, picture } = prepared;
  const filming = (['emotion', 'signs'] as const).flatMap((part) =>
    Array.from({ length: CAMERAS_EACH }, async (_, index) => {
      const seen = await film(ways[part], picture);
      return [`${part} ${index + 1}`, seen] as const;
    }),
  );
  const [acknowledged, uploads, cameras] = await Promise.all([
    write(people, posts, seconds),
    sendClips(people),
    Promise.all(filming),
    stayLoggedIn(people),
    ...Array.from({ length: READERS }, read),
  ]);
  now = 'afterwards';
  await logIn(people);
  const found: Found = {
    writes: { acknowledged: acknowledged.length, found: await foundOf(people, acknowledged) },
    uploads: { acknowledged: uploads.length, whole: await wholeOf(people, uploads) },
    sockets: Object.fromEntries(cameras),
    requests,
    sentAgain,
    failures,
  };
  return found;
}

async function main(): Promise<void> {
  const prepared = await prepare();
  process.on('message', (asked: Asked) => {
    if (asked.kind === 'now') now = asked.what;
    else if (asked.kind === 'stop') isOver = true;
    else {
      void use(asked.seconds, prepared).then((found) => {
        tell({ kind: 'found', found });
        process.disconnect();
      });
    }
  });
  tell({ kind: 'prepared' });
}

await main();
