// Prints a JWK set with one new ES256 signing key; its kid is the RFC 7638 thumbprint.
import { createHash, generateKeyPairSync } from 'node:crypto';

const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
const { crv, kty, x, y } = jwk;
const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
const keys = [{ ...jwk, kid, alg: 'ES256', use: 'sig' }];
process.stdout.write(`${JSON.stringify({ keys }, null, 2)}\n`);
