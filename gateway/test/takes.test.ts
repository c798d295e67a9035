import { afterEach, expect, it } from 'vitest';
import { createPartClient } from '../src/parts/part-client.js';
import { createUpstreams } from '../src/parts/upstreams.js';
import { createTakeCarrier } from '../src/takes/carry-takes.js';
import { aDeadAddress, aPart, type Part } from './support/parts.js';

const [ONE, TWO, GONE] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)];
const POINTS = 'application/octet-stream';

const parts: Part[] = [];
const failures: string[] = [];
afterEach(async () => {
  failures.length = 0;
  for (const part of parts.splice(0)) await part.close();
});

/** Wants the points of these clips, and keeps what it is told of each. */
async function aMedia(wanted: readonly string[], status = 204, faces: readonly string[] = []) {
  const told: Record<string, unknown> = {};
  const part = await aPart((app) => {
    app.addContentTypeParser(POINTS, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    app.get('/internal/takes', async () => ({ wanted, faces }));
    app.get<{ Params: { id: string } }>('/internal/examples/:id', async ({ params }, reply) =>
      params.id === GONE
        ? reply.code(404).send({})
        : reply.type('video/mp4').send(`film ${params.id}`),
    );
    app.put<{ Params: { id: string } }>('/internal/takes/:id', async (request, reply) => {
      told[request.params.id] = request.body;
      return reply.code(status).send();
    });
    app.delete<{ Params: { id: string } }>('/internal/takes/:id', async (request, reply) => {
      told[request.params.id] = null;
      return reply.code(204).send();
    });
  });
  parts.push(part);
  return { part, told };
}

/** Finds in each film what the test says, or refuses it with a status. */
async function someSigns(find: (film: string) => string | number) {
  const films: string[] = [];
  const faces: string[] = [];
  const part = await aPart((app) => {
    app.addContentTypeParser('video/mp4', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    app.post<{ Querystring: { face?: string } }>(
      '/internal/takes',
      async ({ body, query }, reply) => {
        films.push(String(body));
        if (query.face === 'true') faces.push(String(body));
        const found = find(String(body));
        return typeof found === 'number'
          ? reply.code(found).send({})
          : reply.type(POINTS).send(found);
      },
    );
  });
  parts.push(part);
  return { part, films, faces };
}

const aCarrier = (media: string, to: readonly string[], signal = new AbortController().signal) =>
  createTakeCarrier({
    from: createPartClient({
      name: 'media',
      upstreams: createUpstreams([media], () => new Date()),
      issueToken: async () => 'a-token',
      onFailure: ({ reason }) => failures.push(reason),
    }),
    to,
    issueToken: async () => 'a-token',
    onFailure: ({ reason }) => failures.push(reason),
    signal,
  });

it('the points of each clip that media wants them of are found and brought', async () => {
  const media = await aMedia([ONE, TWO]);
  const signs = await someSigns((film) => `points of ${film}`);

  expect(await aCarrier(media.part.url, [signs.part.url])()).toBe(2);
  expect(media.told).toEqual({
    [ONE]: `points of film ${ONE}`,
    [TWO]: `points of film ${TWO}`,
  });
  for (const { headers } of parts.flatMap(({ seen }) => seen)) {
    expect(headers.authorization).toBe('Bearer a-token');
  }
});

it('faces are looked for in the clips of which media says so, and in no other', async () => {
  const media = await aMedia([ONE, TWO], 204, [TWO]);
  const signs = await someSigns(() => 'points');

  expect(await aCarrier(media.part.url, [signs.part.url])()).toBe(2);
  expect(signs.faces).toEqual([`film ${TWO}`]);
});

it('media is told of a clip in which nobody signs, and the next one is found', async () => {
  const media = await aMedia([ONE, TWO]);
  const signs = await someSigns((film) => (film.includes(ONE) ? 422 : 'points'));

  expect(await aCarrier(media.part.url, [signs.part.url])()).toBe(2);
  expect(media.told).toEqual({ [ONE]: null, [TWO]: 'points' });
});

it('a clip that was taken back meanwhile keeps no other from it', async () => {
  const media = await aMedia([GONE, ONE]);
  const signs = await someSigns(() => 'points');

  expect(await aCarrier(media.part.url, [signs.part.url])()).toBe(2);
  expect(signs.films).toEqual([`film ${ONE}`]);
});

it('points that media has no use for are no failure of media', async () => {
  const media = await aMedia([ONE], 422);
  const signs = await someSigns(() => 'points');

  expect(await aCarrier(media.part.url, [signs.part.url])()).toBe(1);
  expect(failures).toEqual([]);
});

it('where one copy is away or busy another finds them', async () => {
  const media = await aMedia([ONE]);
  const [busy, free] = [await someSigns(() => 503), await someSigns(() => 'points')];

  const carry = aCarrier(media.part.url, [await aDeadAddress(), busy.part.url, free.part.url]);
  expect(await carry()).toBe(1);
  expect(media.told).toEqual({ [ONE]: 'points' });
  expect(failures).toContain('answered 503');
});

it('where no copy can, the clip waits for the next turn', async () => {
  const media = await aMedia([ONE, TWO]);
  const signs = await someSigns(() => 503);

  expect(await aCarrier(media.part.url, [signs.part.url])()).toBe(0);
  expect(signs.films).toEqual([`film ${ONE}`]);
  expect(media.told).toEqual({});
});

it('nothing is looked for where the gateway ends, or media is away', async () => {
  const media = await aMedia([ONE]);
  const signs = await someSigns(() => 'points');
  expect(await aCarrier(media.part.url, [signs.part.url], AbortSignal.abort())()).toBe(0);
  expect(await aCarrier(await aDeadAddress(), [signs.part.url])()).toBe(0);
  expect(signs.films).toEqual([]);
});
