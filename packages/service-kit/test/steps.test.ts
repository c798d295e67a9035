import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { AppError, renderError } from '../src/errors.js';
import { createSteps } from '../src/steps.js';

it('steps pass every request in their order, and what one throws on arrival is the answer', async () => {
  const app = fastify();
  app.setErrorHandler(renderError);
  const steps = createSteps(app);
  const said: string[] = [];
  steps.arrived(({ url }) => void said.push(`first ${url}`));
  steps.arrived(({ url }) => {
    if (url === '/no') throw new AppError('ORIGIN_REFUSED', 'No.');
  });
  steps.arrived(() => void said.push('second'));
  steps.answered((_request, { statusCode }) => void said.push(`answered ${statusCode}`));
  app.get('/yes', async () => 'yes');
  app.get('/no', async () => 'never');

  expect((await app.inject('/yes')).body).toBe('yes');
  expect(said.splice(0)).toEqual(['first /yes', 'second', 'answered 200']);
  const refused = await app.inject('/no');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'ORIGIN_REFUSED']);
  expect(said).toEqual(['first /no', 'answered 403']);
  await app.close();
});
