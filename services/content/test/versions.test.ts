import type { components } from '@isl/contracts/content';
import { describe, expect, it } from 'vitest';
import { test, write } from './support/bounds.js';
import { ASHA } from './support/factories.js';

const READS = [
  '/posts',
  '/char/Allcharacters',
  '/words',
  '/signs?limit=5',
  '/signs/word-tree',
  '/courses',
];
const ask = (url: string, known?: unknown) =>
  test.app.inject({
    method: 'GET',
    url,
    headers: known === undefined ? {} : { 'if-none-match': String(known) },
  });

describe('what everybody may read', () => {
  it.each(READS)('%s is sent once and then only named', async (url) => {
    const first = await ask(url);
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache']);
    const { etag } = first.headers;
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);

    const known = await ask(url, etag);
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
    expect(known.headers).not.toHaveProperty('content-length');
    expect((await ask(url, `"other", ${etag}`)).statusCode).toBe(304);

    const other = await ask(url, 'W/"other"');
    expect([other.statusCode, other.body]).toEqual([200, first.body]);
  });

  it('is sent anew once it has changed', async () => {
    const { etag } = (await ask('/posts')).headers;
    await write({ title: 'Namaste', content: 'To all' });
    const changed = await ask('/posts', etag);
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject([{ title: 'Namaste' }]);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('is another version for whoever likes it', async () => {
    const { _id } = (await write({ title: 'Namaste', content: 'To all' }))
      .body as components['schemas']['Post'];
    const headers = await test.tokens.bearer(ASHA);
    await test.call('POST', '/posts/like', { headers, payload: { postId: _id } });
    const mine = await test.app.inject({ method: 'GET', url: '/posts', headers });
    expect(mine.headers.etag).not.toBe((await ask('/posts')).headers.etag);
  });
});

describe('an error and a write', () => {
  it('have no version', async () => {
    const missing = await ask('/signs/word-nothing');
    expect(missing.statusCode).toBe(404);
    expect(missing.headers).not.toHaveProperty('etag');
    expect((await write({ title: 'Namaste', content: 'To all' })).headers).not.toHaveProperty(
      'etag',
    );
  });
});
