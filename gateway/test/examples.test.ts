import { afterEach, expect, it } from 'vitest';
import { createExampleCarrier } from '../src/examples/carry-examples.js';
import { createPartClient } from '../src/parts/part-client.js';
import { createUpstreams } from '../src/parts/upstreams.js';
import { aDeadAddress, aPart, type Part } from './support/parts.js';

const [ONE, TWO, GONE] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)];
const EXAMPLES = { signs: [{ id: 'word-hello', people: [[ONE, TWO], [GONE]] }] };

const parts: Part[] = [];
afterEach(async () => {
  for (const part of parts.splice(0)) await part.close();
});

/** Lists the examples, and has the film of each but the one that is gone. */
async function aMedia(): Promise<Part> {
  const part = await aPart((app) => {
    app.get('/internal/examples', async () => EXAMPLES);
    app.get<{ Params: { id: string } }>('/internal/examples/:id', async ({ params }, reply) =>
      params.id === GONE
        ? reply.code(404).send({})
        : reply.type('video/mp4').send(`of ${params.id}`),
    );
  });
  parts.push(part);
  return part;
}

/** A copy of signs that wants these, and what it was brought. */
async function aCopyOfSigns(wanted: readonly string[], status = 204) {
  const lists: unknown[] = [];
  const films: Record<string, unknown> = {};
  const part = await aPart((app) => {
    app.addContentTypeParser('video/mp4', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    app.put('/internal/examples', async ({ body }) => {
      lists.push(body);
      return { wanted };
    });
    app.put<{ Params: { id: string } }>('/internal/examples/:id', async (request, reply) => {
      films[request.params.id] = request.body;
      return reply.code(status).send();
    });
  });
  parts.push(part);
  return { part, lists, films };
}

const failures: string[] = [];
const aCarrier = (media: string, to: readonly string[]) =>
  createExampleCarrier({
    from: createPartClient({
      name: 'media',
      upstreams: createUpstreams([media], () => new Date()),
      issueToken: async () => 'a-token',
      onFailure: () => undefined,
    }),
    to,
    issueToken: async () => 'a-token',
    onFailure: ({ reason }) => failures.push(reason),
  });

it('each copy of signs hears what it may recognise signs by, and is brought what it wants', async () => {
  const media = await aMedia();
  const [first, second] = [await aCopyOfSigns([ONE]), await aCopyOfSigns([])];

  expect(await aCarrier(media.url, [first.part.url, second.part.url])()).toBe(1);
  expect([first.lists, second.lists]).toEqual([[EXAMPLES], [EXAMPLES]]);
  expect([first.films, second.films]).toEqual([{ [ONE]: `of ${ONE}` }, {}]);
  for (const { headers } of parts.flatMap(({ seen }) => seen)) {
    expect(headers.authorization).toBe('Bearer a-token');
  }
});

it('a clip that was taken back meanwhile, or that signs refuses, keeps no other from it', async () => {
  const media = await aMedia();
  const signs = await aCopyOfSigns([GONE, ONE, TWO], 413);

  expect(await aCarrier(media.url, [signs.part.url])()).toBe(0);
  expect(Object.keys(signs.films)).toEqual([ONE, TWO]);
  expect(failures).toContain('answered 413');
});

it('a copy that is away keeps the others from nothing', async () => {
  const media = await aMedia();
  const signs = await aCopyOfSigns([TWO]);

  expect(await aCarrier(media.url, [await aDeadAddress(), signs.part.url])()).toBe(1);
});

it('nothing is told while media is away: signs then forgets by itself', async () => {
  const signs = await aCopyOfSigns([ONE]);

  expect(await aCarrier(await aDeadAddress(), [signs.part.url])()).toBe(0);
  expect(signs.lists).toEqual([]);
});
