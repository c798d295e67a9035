import { documents } from '@isl/contracts/documents';
import { operationSchemas as common } from '@isl/contracts/schemas/common';
import { operationSchemas } from '@isl/contracts/schemas/media';
import { EMOTIONS } from '@isl/contracts/vocabulary';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../src/uploads/upload-form.js';
import { aTestApp, type TestApp } from './support/build.js';

let app: TestApp;

beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());

it('registers the operations of the contract and nothing else', () => {
  const operations = [...Object.values(operationSchemas), ...Object.values(common)];
  const expected = operations.map(({ method, url }) => `${method} ${url}`).sort();

  // A HEAD that comes with its GET is no operation of its own.
  const registered = app.routes.filter((one) => !one.startsWith('HEAD ') || expected.includes(one));
  expect(registered.sort()).toEqual(expected);
});

it('limits the fields of the form as the contract does', () => {
  expect(documents.media).toHaveProperty('components.schemas.UploadForm.properties', {
    title: { type: 'string', maxLength: TITLE_LENGTH },
    description: { type: 'string', maxLength: DESCRIPTION_LENGTH },
    category: { $ref: '#/components/schemas/Emotion' },
    file: expect.objectContaining({ format: 'binary' }),
  });
  expect(documents.media).toHaveProperty('components.schemas.Emotion.enum', EMOTIONS);
});
