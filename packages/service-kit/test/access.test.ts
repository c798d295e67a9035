import { AUDIENCES, ISSUER } from '@isl/contracts/tokens';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { requireRole, requireUser } from '../src/access.js';
import {
  ASHA,
  AT,
  asking,
  bearer,
  type Change,
  keys,
  sign,
  strangers,
  verifier,
} from './support/access.js';

describe('the person of a request', () => {
  it('is read from a good token', async () => {
    expect(await verifier().user(await bearer(sign(ASHA)))).toEqual({
      id: 'asha',
      name: 'Asha Rao',
      roles: ['reviewer'],
      demo: false,
    });
  });

  it('has no rights that the token does not spell out', async () => {
    const request = await bearer(sign({ sub: 'x', roles: 'admin', demo: 'true' }));
    expect(await verifier().user(request)).toEqual({ id: 'x', name: '', roles: [], demo: false });
  });

  it.each<[string, Record<string, unknown>, Change]>([
    ['for another audience', ASHA, { audience: AUDIENCES.internal }],
    ['of another issuer', ASHA, { issuer: 'somebody' }],
    ['of a visitor', ASHA, { audience: AUDIENCES.visitor }],
    ['that has expired', ASHA, { seconds: -1 }],
    ['without a subject', { name: 'x' }, {}],
  ])('is nobody with a token %s', async (_what, claims, change) => {
    expect(await verifier().user(await bearer(sign(claims, change)))).toBeNull();
  });

  it('is nobody with the token of a stranger, with none, and with one that never ends', async () => {
    const forged = sign(ASHA, { key: strangers.privateKey });
    expect(await verifier().user(await bearer(forged))).toBeNull();
    expect(await verifier().user(asking())).toBeNull();
    expect(await verifier().user(asking('Basic YTpi'))).toBeNull();
    const endless = new SignJWT(ASHA)
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCES.access)
      .sign(keys.privateKey);
    expect(await verifier().user(await bearer(endless))).toBeNull();
  });

  it('is judged by the clock that was given', async () => {
    const request = await bearer(sign(ASHA));
    expect(await verifier(new Date(AT.getTime() + 59_000)).user(request)).not.toBeNull();
    expect(await verifier(new Date(AT.getTime() + 60_000)).user(request)).toBeNull();
  });

  it('is asked to log in, and refused what their role does not allow', async () => {
    const request = await bearer(sign(ASHA));
    await expect(requireUser(verifier(), asking())).rejects.toMatchObject({
      statusCode: 401,
      code: 'NOT_SIGNED_IN',
    });
    await expect(requireRole(verifier(), request, 'admin')).rejects.toMatchObject({
      statusCode: 403,
      code: 'NOT_ALLOWED',
    });
    await expect(requireRole(verifier(), asking(), 'admin')).rejects.toMatchObject({
      statusCode: 401,
    });
    expect((await requireRole(verifier(), request, 'admin', 'reviewer')).id).toBe('asha');
  });
});
