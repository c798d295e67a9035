import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOCKET_PARTS } from '@isl/contracts/parts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { aSignedInPerson } from '../support/api.js';
import { ROOT } from '../support/repository.js';
import { readStack } from '../support/stack.js';

const stack = readStack();
const ajv = new Ajv2020({ strict: false });
(addFormatsModule as unknown as typeof addFormatsModule.default)(ajv);
const idOf = (name: string): string => {
  const folder = { frames: 'socket', vocabulary: 'vocabulary' }[name] ?? 'openapi';
  return `https://proto/${folder}/${name}.yaml`;
};
for (const name of ['common', 'content', 'media', 'gateway', 'rewriter', 'frames', 'vocabulary']) {
  const file = join(ROOT, idOf(name).replace('https://', ''));
  const { components } = parse(readFileSync(file, 'utf8')) as { components: object };
  ajv.addSchema({ $id: idOf(name), components });
}

function problemsOf(schema: string, value: unknown): string {
  const [document = '', name] = schema.split('.');
  const $ref = `${idOf(document)}#/components/schemas/${name}`;
  const validate = ajv.compile(
    schema.endsWith('[]') ? { type: 'array', items: { $ref: $ref.slice(0, -2) } } : { $ref },
  );
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

const ask = async (path: string, init: RequestInit = {}) => {
  const reply = await fetch(`${stack.address}${path}`, init);
  return { status: reply.status, body: (await reply.json()) as unknown };
};

describe('through the gateway', () => {
  it.each([
    ['/api/posts', 'content.Post[]'],
    ['/api/char/Allcharacters', 'content.CharacterList'],
    ['/api/char/Allexpressions', 'content.ExpressionList'],
    ['/api/words?limit=500', 'content.WordList'],
    ['/api/signs/letter-a-v2', 'content.Sign'],
    ['/api/courses', 'content.Course[]'],
    ['/api/courses/questions', 'content.CourseDetail'],
    ['/api/search?q=helo', 'content.SearchResult'],
    ['/api/videos', 'media.VideoList'],
    ['/api/config', 'gateway.PageConfig'],
    ['/api/stats', 'gateway.Stats'],
    ['/.well-known/jwks.json', 'gateway.JwkSet'],
  ])('%s answers with what the contract calls %s', async (path, schema) => {
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(problemsOf(schema, body)).toBe('');
  });

  it('what somebody has already is not sent again', async () => {
    const path = `${stack.address}/api/words?limit=500`;
    const etag = (await fetch(path)).headers.get('etag') ?? '';
    const known = await fetch(path, { headers: { 'if-none-match': etag } });
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
    // What is one person's own is kept nowhere.
    const own = await fetch(path, { headers: await aSignedInPerson(stack.address) });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it.each([
    ['/api/signs/word-nowhere', 404, 'SIGN_NOT_FOUND'],
    ['/api/courses/nowhere', 404, 'COURSE_NOT_FOUND'],
    ['/api/progress', 401, 'NOT_SIGNED_IN'],
    ['/api/videos/ffffffffffffffffffffffff', 404, 'VIDEO_NOT_FOUND'],
    ['/api/posts?limit=0', 400, 'INVALID_REQUEST'],
    ['/api/nowhere', 404, 'NOT_FOUND'],
  ])('%s is refused with the contract’s error', async (path, expected, code) => {
    const { status, body } = await ask(path);
    expect(status).toBe(expected);
    expect(problemsOf('common.Error', body)).toBe('');
    expect((body as { code: string }).code).toBe(code);
  });

  it('what a person has learnt is merged, and kept by no cache', async () => {
    const headers = await aSignedInPerson(stack.address);
    const event = { id: crypto.randomUUID(), at: Date.now(), kind: 'lesson', lesson: 'family-1' };
    const sent = await ask('/api/progress', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ events: [{ ...event, step: 3, done: true }] }),
    });
    expect([sent.status, problemsOf('content.Progress', sent.body)]).toEqual([200, '']);
    const read = await fetch(`${stack.address}/api/progress`, { headers });
    expect(read.headers.get('cache-control')).toBe('no-store');
    expect(await read.json()).toEqual(sent.body);
  });

  it('the rewriter makes a sentence of sign words', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ sentence: 'YOUR NAME WHAT', emotion: 'happy' });
    const { status, body } = await ask('/api/py/generate', {
      method: 'POST',
      headers,
      body: payload,
    });
    expect(status).toBe(200);
    expect(problemsOf('rewriter.GenerateReply', body)).toBe('');
    expect((body as { plain_sentence: string }).plain_sentence).toBe('What is your name?');
  });

  it('every service believes the token that the gateway signed', async () => {
    const headers = await aSignedInPerson(stack.address);
    expect((await ask('/api/videos/mine', { headers })).status).toBe(200);
    const payload = JSON.stringify({ title: 'Signed', content: 'by the gateway' });
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await ask('/api/posts', { method: 'POST', headers: json, body: payload })).status).toBe(
      201,
    );
    expect((await ask('/api/videos/mine')).status).toBe(401);
  });
});

describe.each(SOCKET_PARTS)('the %s socket', (part) => {
  it.each([
    ['believes the token that the gateway gave', true],
    ['takes nobody for signed in without one', false],
  ])('%s', async (_what, signedIn) => {
    const { authorization } = await aSignedInPerson(stack.address);
    const token = signedIn ? authorization.replace('Bearer ', '') : '';
    const socket = io(stack.urls[part] ?? '', { transports: ['websocket'], auth: { token } });
    try {
      const session = await new Promise((resolve, reject) => {
        socket.once('session', resolve);
        socket.once('connect_error', reject);
      });
      expect(session).toMatchObject({ signedIn });
    } finally {
      socket.close();
    }
  });

  it('greets with a session and answers a frame as the contract says', async () => {
    const { token } = { token: '' };
    const socket = io(stack.urls[part] ?? '', { transports: ['websocket'], auth: { token } });
    try {
      const session = await new Promise((resolve, reject) => {
        socket.once('session', resolve);
        socket.once('connect_error', reject);
      });
      expect(problemsOf('frames.Session', session)).toBe('');
      const answer = new Promise((resolve) => socket.once('frame_processed', resolve));
      socket.emit('process_frame', { id: '1', image: 'data:image/png;base64,AAAA' });
      const result = await answer;
      expect(problemsOf('frames.FrameProcessed', result)).toBe('');
      expect(result).toMatchObject({ id: '1', error: expect.stringMatching(/JPEG/) });
    } finally {
      socket.close();
    }
  });
});
