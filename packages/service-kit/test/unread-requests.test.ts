import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { aService, type TestService } from './support/service.js';

let service: TestService;

afterEach(() => service.app.close());

/** Sends text over a bare line; gives the answer's status, headers and body. */
async function sending(text: string) {
  service = aService({ headers: { 'strict-transport-security': 'max-age=1' } });
  service.app.get('/things/:id', async () => ({}));
  const { port } = new URL(await service.app.listen({ host: '127.0.0.1', port: 0 }));
  const line = connect(Number(port), '127.0.0.1');
  let said = '';
  line.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  line.on('error', () => {});
  line.write(text);
  await once(line, 'close');
  const [head = '', body = ''] = said.split('\r\n\r\n');
  return {
    head,
    status: Number(head.split(' ')[1]),
    requestId: /x-request-id: (\S+)/i.exec(head)?.[1],
    body: JSON.parse(body) as Record<string, unknown>,
  };
}

const GET = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${more}\r\n`;

it.each([
  ['an address that cannot be decoded', GET('/things/%ff'), 400, 'INVALID_ADDRESS'],
  [
    'a part of an address that is too long',
    GET(`/things/${'x'.repeat(200)}`),
    414,
    'ADDRESS_TOO_LONG',
  ],
  ['too large headers', GET('/things/1', `x: ${'x'.repeat(20_000)}\r\n`), 431, 'HEADERS_TOO_LARGE'],
  [
    'an address as long as the headers may be',
    GET(`/${'x'.repeat(20_000)}`),
    431,
    'HEADERS_TOO_LARGE',
  ],
  ['what is no HTTP', 'HELO there\r\n\r\n', 400, 'MALFORMED_REQUEST'],
])('%s is refused in the contract’s words', async (_what, text, statusCode, code) => {
  const { status, requestId, body } = await sending(text);
  expect(status).toBe(statusCode);
  expect(requestId).toBeTruthy();
  expect(body).toEqual({ statusCode, code, message: expect.any(String), requestId });
  expect(service.logs).toContainEqual(expect.objectContaining({ level: 'info', code, requestId }));
});
