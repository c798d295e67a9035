import { afterEach, expect, it } from 'vitest';
import { createCarrier } from '../src/outcomes/carry-outcomes.js';
import { createPartClient } from '../src/parts/part-client.js';
import { createUpstreams } from '../src/parts/upstreams.js';
import { aDeadAddress, aPart, type Part } from './support/parts.js';

const OUTCOME = {
  ...{ _id: 'f'.repeat(24), outcome: 'accepted', userId: 'asha', label: 'HELLO' },
  at: '2026-11-02T10:00:00.000Z',
} as const;

const parts: Part[] = [];
afterEach(async () => {
  for (const part of parts.splice(0)) await part.close();
});

/** A part that has these to be told, and remembers what it was given. */
async function aKeeper(data: readonly object[], status = 200, reports?: readonly object[]) {
  const taken: unknown[] = [];
  const part = await aPart((app) => {
    app.get('/internal/outcomes', async () => ({ data, ...(reports ? { reports } : {}) }));
    app.post('/internal/outcomes', async (request, reply) => {
      taken.push(request.body);
      return reply.code(status).send({ told: data.length });
    });
  });
  parts.push(part);
  return { url: part.url, taken };
}
const clientOf = (url: string) =>
  createPartClient({
    name: 'part',
    upstreams: createUpstreams([url], () => new Date()),
    issueToken: async () => 'a-token',
    onFailure: () => undefined,
  });

it('what became of clips is told by content before media hears that it is told', async () => {
  const media = await aKeeper([OUTCOME]);
  const content = await aKeeper([]);
  const carry = createCarrier(clientOf(media.url), clientOf(content.url));

  expect(await carry()).toBe(1);
  expect(content.taken).toEqual([{ data: [OUTCOME] }]);
  expect(media.taken).toEqual([{ data: [OUTCOME] }]);
  expect(parts[0]?.seen.every(({ headers }) => headers.authorization === 'Bearer a-token')).toBe(
    true,
  );
});

it('nothing is carried where there is nothing', async () => {
  const media = await aKeeper([]);
  const content = await aKeeper([]);

  expect(await createCarrier(clientOf(media.url), clientOf(content.url))()).toBe(0);
  expect([media.taken, content.taken]).toEqual([[], []]);
});

it('what content does not take stays with media', async () => {
  const media = await aKeeper([OUTCOME]);
  const content = await aKeeper([], 500);

  expect(await createCarrier(clientOf(media.url), clientOf(content.url))()).toBe(0);
  expect(media.taken).toEqual([]);
});

it('a part that is away is asked again the next time', async () => {
  const content = await aKeeper([]);
  const carry = createCarrier(clientOf(await aDeadAddress()), clientOf(content.url));

  expect(await carry()).toBe(0);
  expect(content.taken).toEqual([]);
});

it('what became of reported clips is carried alike, also where no giver is to be told', async () => {
  const reports = [
    {
      ...{ _id: 'a'.repeat(24), videoId: 'f'.repeat(24), outcome: 'kept', userId: 'ravi' },
      at: '2026-11-02T10:00:00.000Z',
    },
  ];
  const media = await aKeeper([], 200, reports);
  const content = await aKeeper([]);

  expect(await createCarrier(clientOf(media.url), clientOf(content.url))()).toBe(1);
  expect(content.taken).toEqual([{ data: [], reports }]);
  expect(media.taken).toEqual([{ data: [], reports }]);
});
