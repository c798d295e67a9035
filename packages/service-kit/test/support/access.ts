import { AUDIENCES, ISSUER } from '@isl/contracts/tokens';
import type { FastifyRequest } from 'fastify';
import { generateKeyPair, SignJWT } from 'jose';
import { beforeAll } from 'vitest';
import { createVerifier } from '../../src/access.js';

export type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

export let keys: Keys;

export let strangers: Keys;

export const AT = new Date('2026-03-01T10:00:00Z');

export type Change = {
  audience?: string;
  issuer?: string;
  key?: Keys['privateKey'];
  seconds?: number;
};

export function sign(claims: Record<string, unknown>, change: Change = {}): Promise<string> {
  const {
    audience = AUDIENCES.access,
    issuer = ISSUER,
    key = keys.privateKey,
    seconds = 60,
  } = change;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(new Date(AT.getTime() + seconds * 1000))
    .sign(key);
}

export const asking = (authorization?: string) =>
  ({ headers: { authorization } }) as FastifyRequest;

export const bearer = async (token: Promise<string>) => asking(`Bearer ${await token}`);

export const verifier = (now = AT) =>
  createVerifier(
    async () => keys.publicKey,
    () => now,
  );

export const ASHA = { sub: 'asha', name: 'Asha Rao', roles: ['reviewer'], demo: false };

beforeAll(async () => {
  keys = await generateKeyPair('ES256', { extractable: true });
  strangers = await generateKeyPair('ES256');
});
