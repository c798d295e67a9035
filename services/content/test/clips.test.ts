import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createFindClip } from '../src/clips/clips.js';

const ID = '00000000000000000000000a';
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A gateway that answers so; what it was asked. */
async function aGateway(status: number, body: string, headers: Record<string, string> = {}) {
  const asked: { url?: string | undefined; authorization?: string | undefined }[] = [];
  const server = createServer(({ url, headers: { authorization } }, response) => {
    asked.push({ url, authorization });
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/.well-known/jwks.json`, asked };
}

const clip = { video: { _id: ID }, showing: 'shown', isOwn: true };

describe('asking media for a video', () => {
  it('goes through the gateway with the person’s own token', async () => {
    const { url, asked } = await aGateway(200, JSON.stringify({ data: [clip] }));

    expect(await createFindClip(url)('Bearer a.b.c', ID)).toEqual(clip);
    expect(asked).toEqual([{ url: `/api/videos/some?ids=${ID}`, authorization: 'Bearer a.b.c' }]);
  });

  it('finds nothing where the person may see nothing', async () => {
    const { url } = await aGateway(200, JSON.stringify({ data: [] }));
    expect(await createFindClip(url)('Bearer a.b.c', ID)).toBeNull();
  });

  it.each([
    ['is away', 503, '{}', {}],
    ['answers something else', 200, 'oops', {}],
    ['sends elsewhere', 302, '', { location: 'http://127.0.0.1:9/' }],
  ])('says so where media %s', async (_what, status, body, headers) => {
    const { url } = await aGateway(status, body, headers);
    await expect(createFindClip(url)('Bearer a.b.c', ID)).rejects.toMatchObject({
      code: 'PART_UNAVAILABLE',
      statusCode: 503,
      headers: { 'retry-after': '2' },
    });
  });

  it('says so where nobody listens', async () => {
    await expect(createFindClip('http://127.0.0.1:9/jwks')('Bearer a', ID)).rejects.toMatchObject({
      code: 'PART_UNAVAILABLE',
    });
  });
});
