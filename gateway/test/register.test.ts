import { describe, expect, it } from 'vitest';
import { gateway, register } from './support/auth.js';
import { ASHA } from './support/people.js';

describe('registering', () => {
  it('answers with the account and keeps the password as argon2id only', async () => {
    const { status, body, text } = await register({ name: ' Asha ', email: 'First@Example.org' });
    expect(status).toBe(201);
    expect(body).toEqual({
      msg: 'Registration successful',
      user: {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'Asha',
        lastName: 'Rao',
        location: 'Pune',
        email: 'First@Example.org',
        roles: ['contributor'],
        demo: false,
        createdAt: '2026-03-01T10:00:00.000Z',
      },
    });
    expect(text).not.toContain('argon2');
    const stored = await gateway.db.collection('users').findOne({ emailKey: 'first@example.org' });
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(stored)).not.toContain(ASHA.password);
  });

  it('refuses an e-mail that is taken, whatever its case, with msg and message', async () => {
    await register({ email: 'taken@example.org' });
    const { status, body } = await register({ email: 'TAKEN@example.ORG' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'EMAIL_TAKEN', msg: expect.any(String) });
    expect(body.msg).toBe(body.message);
  });

  it('lets one of ten registrations of one e-mail through when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register({ email: 'once@example.org' })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
  });

  it.each([
    ['a password of seven letters', { password: 'seven 7' }],
    ['a password of 129 letters', { password: 'x'.repeat(129) }],
    ['an e-mail without an @', { email: 'nobody' }],
    ['a blank name', { name: '   ' }],
    ['a number for a name', { name: 7 }],
    ['no location', { location: undefined }],
  ])('refuses %s with msg', async (_what, change) => {
    const { status, body } = await register({ email: 'wrong@example.org', ...change });
    expect(status).toBe(400);
    expect(body.code).toBe('INVALID_REQUEST');
    expect(body.msg).toBe(body.message);
  });

  it('refuses a body that is no JSON', async () => {
    const { status, body } = await gateway.call('POST', '/api/auth/register', {
      headers: { 'content-type': 'application/json' },
      payload: '{"name":',
    });
    expect(status).toBe(400);
    expect(body.msg).toBe(body.message);
  });
});
