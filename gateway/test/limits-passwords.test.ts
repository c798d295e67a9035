import { HEADERS } from '@isl/contracts/tokens';
import { describe, expect, it } from 'vitest';
import { anAddress, anEmail, gateway, post, somebody, times } from './support/limits.js';
import { ASHA } from './support/people.js';
import { aProof } from './support/proof.js';

describe('a reset link', () => {
  it('costs an address a proof after 20 wrong ones', async () => {
    const from = anAddress();
    const reset = () =>
      post('/api/auth/reset', { token: 'x'.repeat(43), password: 'a new long sentence' }, from);
    for (const _ of times(20)) expect((await reset()).status).toBe(400);
    expect((await reset()).status).toBe(428);
  });
});

describe('the present password', () => {
  it('of somebody signed in is asked for with a proof after ten wrong ones', async () => {
    const { headers } = await somebody(anEmail());
    const erase = (password: string, more = {}) =>
      gateway.call('DELETE', '/api/account', {
        headers: { ...headers, ...more },
        payload: { password },
      });
    for (const _ of times(10)) expect((await erase('a guess')).status).toBe(403);
    expect((await erase(ASHA.password)).status).toBe(428);
    const change = await gateway.call('PATCH', '/api/account', {
      headers,
      payload: { password: 'a guess', newPassword: 'another long sentence' },
    });
    expect(change.status).toBe(428);
    const proof = { [HEADERS.proof]: await aProof(gateway) };
    expect((await erase(ASHA.password, proof)).status).toBe(202);
  });
});
