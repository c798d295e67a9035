import { describe, expect, it } from 'vitest';
import { serverMessage, serverMsg, statusOf } from '../../src/lib/api/errors';
import { canDelete } from '../../src/lib/session/ownership';

describe('who may delete', () => {
  const claims = { sub: 'me', name: 'Me', roles: [], demo: false, exp: 0 } as const;
  it.each([
    [null, 'me', false],
    [claims, 'me', true],
    [claims, 'you', false],
    [claims, undefined, false],
    [{ ...claims, roles: ['reviewer'] as const }, 'you', true],
    [{ ...claims, roles: ['admin'] as const }, undefined, true],
  ])('%# is decided by author and role', (who, authorId, isAllowed) => {
    expect(canDelete(who, authorId)).toBe(isAllowed);
  });
});

describe('what a server says', () => {
  it('is read from message and msg, and from nothing else', () => {
    const error = { status: 409, data: { message: 'long', msg: 'short' } };
    expect([serverMessage(error), serverMsg(error), statusOf(error)]).toEqual([
      'long',
      'short',
      409,
    ]);
    for (const other of [undefined, null, 'text', { status: 'FETCH_ERROR' }, { data: 'html' }]) {
      expect([serverMessage(other), serverMsg(other), statusOf(other)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });
});
