import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AUDIENCES, ISSUER } from '@isl/contracts/tokens';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** A key set served as the gateway serves its own, and a token signed with it. */
export async function serveKeys(): Promise<{ url: string; token: string; close: () => void }> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const keys = [{ ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'one' }];
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const token = await new SignJWT({ sub: 'asha', name: 'Asha Rao' })
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCES.access)
    .setExpirationTime('1h')
    .sign(privateKey);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/jwks.json`, token, close: () => void server.close() };
}
