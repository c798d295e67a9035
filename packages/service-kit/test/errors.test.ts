import { expect, it } from 'vitest';
import { AppError, BusyError } from '../src/index.js';
import { aService, type TestService } from './support/service.js';

const answerOf = async (service: TestService, url: string, payload?: object) => {
  const reply = await service.app.inject(
    payload ? { method: 'POST', url, payload } : { method: 'GET', url },
  );
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
};

function aThrowingService(error: unknown): TestService {
  const service = aService();
  service.app.get('/fails', async () => {
    throw error;
  });
  return service;
}

it('answers an error of ours with its code, sentence, headers and the request id', async () => {
  const error = new AppError('POST_NOT_FOUND', 'This post is gone.', { 'retry-after': '3' });
  const service = aThrowingService(error);
  const { status, body, headers } = await answerOf(service, '/fails');
  expect(status).toBe(404);
  expect(body).toEqual({
    statusCode: 404,
    code: 'POST_NOT_FOUND',
    message: 'This post is gone.',
    requestId: headers['x-request-id'],
  });
  expect(headers['retry-after']).toBe('3');
  expect(service.logs).toContainEqual(
    expect.objectContaining({ level: 'info', code: 'POST_NOT_FOUND', requestId: body.requestId }),
  );
});

it('logs a refusal by design while there is too much to do as no error', async () => {
  const service = aThrowingService(new BusyError('UPLOADS_BUSY', 'Full.', { 'retry-after': '9' }));
  const { status, body, headers } = await answerOf(service, '/fails');
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'UPLOADS_BUSY', '9']);
  expect(service.logs.map(({ level }) => level)).not.toContain('error');
});

it('shows nothing of an unexpected error, and logs all of it under the same id', async () => {
  const service = aThrowingService(new TypeError('secret of the database'));
  const { status, body } = await answerOf(service, '/fails');
  expect([status, body.code, body.message]).toEqual([500, 'INTERNAL', 'Something went wrong.']);
  const line = service.logs.find(({ level }) => level === 'error');
  expect(line).toMatchObject({ service: 'sample', requestId: body.requestId });
  expect(JSON.stringify(line)).toContain('secret of the database');
});

it('shows nothing of an error that another library dressed as 502', async () => {
  const error = Object.assign(new Error('connect 10.0.0.1'), { statusCode: 502 });
  const { status, body } = await answerOf(aThrowingService(error), '/fails');
  expect([status, body.message]).toEqual([502, 'Something went wrong.']);
});

it('keeps the sentence of a refusal of the framework', async () => {
  const error = Object.assign(new Error('Too big.'), { statusCode: 413, code: 'FST_BIG' });
  const { status, body } = await answerOf(aThrowingService(error), '/fails');
  expect([status, body.code, body.message]).toEqual([413, 'FST_BIG', 'Too big.']);
});

it.each(['MongoServerSelectionError', 'MongoNetworkError', 'MongoPoolClearedError'])(
  'says 503 when the store is away (%s)',
  async (name) => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { name });
    const { status, body, headers } = await answerOf(aThrowingService(error), '/fails');
    expect([status, body.code]).toEqual([503, 'STORE_UNAVAILABLE']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.message).not.toContain('ECONNREFUSED');
  },
);

it('names the blank field in a sentence', async () => {
  const service = aService();
  service.app.post('/things', {
    schema: {
      body: {
        type: 'object',
        required: ['title'],
        properties: { title: { type: 'string', pattern: '\\S' } },
      },
    },
    handler: async () => ({}),
  });
  const blank = await answerOf(service, '/things', { title: '  ' });
  expect([blank.status, blank.body.message]).toEqual([400, 'title must not be empty.']);
  const missing = await answerOf(service, '/things', {});
  expect(missing.body).toMatchObject({ code: 'INVALID_REQUEST', statusCode: 400 });
  expect(missing.body.message).toContain('title');
});

it('answers an unknown address with JSON, without its query', async () => {
  const { status, body } = await answerOf(aService(), '/nothing?token=secret');
  expect([status, body.code, body.message]).toEqual([
    404,
    'NOT_FOUND',
    'There is no GET /nothing here.',
  ]);
});
