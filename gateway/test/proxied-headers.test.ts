import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { toClientHeaders, toServiceHeaders } from '../src/proxy/headers.js';

const request = {
  ...{ id: 'an-id', ip: '203.0.113.7', protocol: 'https', host: 'isl.example' },
  ...{ body: null, cookies: {} },
} as unknown as FastifyRequest;
const said = {
  'x-request-id': 'an-id',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'isl.example',
};
const madeUp = (from: number, to: number): IncomingHttpHeaders =>
  Object.fromEntries(Array.from({ length: to - from }, (_, n) => [`x-made-up-${from + n}`, 'x']));

describe('headers on their way', () => {
  it('are decided alike at the first request and at each later one', () => {
    const headers = { accept: '*/*', te: 'trailers', 'x-forwarded-for': '::1', cookie: 'a=b' };
    for (let time = 0; time < 3; time += 1) {
      expect(toServiceHeaders(request, headers)).toEqual({ accept: '*/*', ...said });
      const answer = { etag: '"1"', server: 'x', 'set-cookie': ['a=b'], connection: 'close' };
      expect(toClientHeaders(answer)).toEqual({ etag: '"1"' });
    }
  });

  it('leave out what is about one connection alone, as it names it', () => {
    const headers = {
      connection: 'keep-alive, X-Own',
      'x-own': '1',
      host: 'isl.example',
      dnt: '1',
    };
    expect(toServiceHeaders(request, headers)).toEqual({ dnt: '1', ...said });
  });

  it('leave out what no header may hold', () => {
    expect(toClientHeaders({ etag: '"1"', 'x-name': 'क', location: 'a\nb' })).toEqual({
      etag: '"1"',
    });
  });

  it('are decided alike after a stranger has sent a thousand names', () => {
    for (let from = 0; from < 1_000; from += 50) {
      const names = madeUp(from, from + 50);
      expect(toServiceHeaders(request, names)).toEqual({ ...names, ...said });
      expect(toClientHeaders(names)).toEqual(names);
    }
    const lies = { 'x-isl-user': 'admin', 'x-forwarded-port': '1', via: '1.1 x', dnt: '1' };
    expect(toServiceHeaders(request, lies)).toEqual({ dnt: '1', ...said });
    expect(toClientHeaders({ 'access-control-max-age': '1', vary: 'origin' })).toEqual({
      vary: 'origin',
    });
  });
});
