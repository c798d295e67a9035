import { expect, it } from 'vitest';
import { operationsOf } from '../src/operations.js';

const documentWith = (schema: object, schemas: object) => ({
  paths: {
    '/posts/{id}': {
      get: {
        operationId: 'getPost',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { '200': { content: { 'application/json': { schema } } }, '204': {} },
      },
    },
  },
  components: { schemas },
});

it('puts what a reference names in its place, beside what stands there already', () => {
  const { getPost } = operationsOf<{ getPost: unknown }>(
    documentWith(
      { description: 'Ours', $ref: '#/components/schemas/Post' },
      {
        Post: { description: 'Its', properties: { by: { $ref: '#/components/schemas/Name' } } },
        Name: { type: 'string' },
      },
    ),
  );
  expect(getPost).toEqual({
    method: 'GET',
    url: '/posts/:id',
    schema: {
      params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      response: {
        200: { description: 'Ours', properties: { by: { type: 'string' } } },
        204: { type: 'null', description: 'No content' },
      },
    },
  });
});

it('names a reference that leads nowhere, or back to itself', () => {
  const itself = { items: { $ref: '#/components/schemas/List' } };
  const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  expect(() => operationsOf(documentWith(to('None'), {}))).toThrow(
    'has no #/components/schemas/None',
  );
  expect(() => operationsOf(documentWith(to('List'), { List: itself }))).toThrow(
    '#/components/schemas/List refers to itself',
  );
});

it('leaves what tells shapes apart without its mapping, which only those who write types read', () => {
  const shape = { discriminator: { propertyName: 'kind', mapping: { a: '#/a' } }, oneOf: [] };
  const { getPost } = operationsOf<{ getPost: unknown }>(documentWith(shape, {}));

  expect(getPost.schema).toMatchObject({
    response: { 200: { discriminator: { propertyName: 'kind' }, oneOf: [] } },
  });
  expect(JSON.stringify(getPost)).not.toContain('mapping');
});
