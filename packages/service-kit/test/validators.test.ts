import { expect, it } from 'vitest';
import { aService } from './support/service.js';

function aStrictService() {
  const { app } = aService();
  app.post<{ Querystring: object; Params: object; Body: object }>('/things/:id', {
    schema: {
      params: { type: 'object', properties: { id: { type: 'integer' } } },
      querystring: {
        type: 'object',
        properties: { limit: { type: 'integer', maximum: 5, default: 3 } },
      },
      body: {
        type: 'object',
        properties: {
          count: { type: 'integer' },
          at: { type: 'string', format: 'date-time' },
          closed: {
            type: 'object',
            additionalProperties: false,
            properties: { a: { type: 'string' } },
          },
          shape: {
            type: 'object',
            required: ['kind'],
            discriminator: { propertyName: 'kind' },
            oneOf: [
              { required: ['r'], properties: { kind: { const: 'circle' }, r: { type: 'number' } } },
              { required: ['a'], properties: { kind: { const: 'square' }, a: { type: 'number' } } },
            ],
          },
          either: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
        },
      },
    },
    handler: async ({ params, query, body }) => ({ params, query, body }),
  });
  return async (body: object, url = '/things/7') => {
    const reply = await app.inject({ method: 'POST', url, payload: body });
    return { status: reply.statusCode, body: reply.json() };
  };
}

it('turns text of the address into numbers, and fills in what is left out', async () => {
  const { body } = await aStrictService()({}, '/things/7');
  expect(body).toMatchObject({ params: { id: 7 }, query: { limit: 3 } });
});

it.each([['/things/seven'], ['/things/7?limit=6'], ['/things/7?limit=many']])(
  'refuses %s',
  async (url) => {
    expect((await aStrictService()({}, url)).status).toBe(400);
  },
);

it('takes a body as it is: nothing is converted, nothing vanishes', async () => {
  const sent = { either: 1, more: 'kept', count: 2 };
  expect((await aStrictService()(sent)).body.body).toEqual(sent);
});

it.each([
  ['text for a number', { count: '2' }],
  ['a number for a text', { closed: { a: 1 } }],
  ['a field too many where the contract closes the object', { closed: { b: 'x' } }],
  ['a date that is none', { at: 'yesterday' }],
  ['a fraction for a whole number', { count: 1.5 }],
])('refuses %s', async (_what, body) => {
  expect((await aStrictService()(body)).status).toBe(400);
});

it('drops what would reach the prototype of objects, and takes the rest', async () => {
  const { app } = aService();
  app.post<{ Body: Record<string, unknown> }>('/things', async ({ body }) => ({
    body,
    isAdmin: (body as { isAdmin?: unknown }).isAdmin ?? null,
    everybody: ({} as { isAdmin?: unknown }).isAdmin ?? null,
  }));
  const payload =
    '{"count": 1, "__proto__": {"isAdmin": true}, "in": {"constructor": {"prototype": {"isAdmin": true}}}}';
  const headers = { 'content-type': 'application/json' };
  const reply = await app.inject({ method: 'POST', url: '/things', headers, payload });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ body: { count: 1, in: {} }, isAdmin: null, everybody: null });
});

it.each([
  [{ kind: 'square', a: 'x' }, 'body/shape/a must be number'],
  [{ kind: 'circle' }, "body/shape must have required property 'r'"],
  [{ kind: 'star' }, 'body/shape value of tag "kind" must be in oneOf'],
])('says of %j what is wrong with the shape that was meant', async (shape, message) => {
  expect((await aStrictService()({ shape })).body).toMatchObject({ message });
});
