import { execFileSync } from 'node:child_process';
import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@isl/contracts/content';
import { decrypt } from 'http_ece';

type NewSubscription = components['schemas']['NewPushSubscription'];

/** What came for one browser, opened with its keys. */
type Received = {
  readonly to: string;
  readonly message: unknown;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** What the site says of itself, its signature checked. */
  readonly claims: { readonly aud: string; readonly sub: string };
};

export type PushReceiver = Awaited<ReturnType<typeof aPushReceiver>>;

/** A push service over https, as browsers have one, and the browsers behind it. */
export async function aPushReceiver() {
  const { key, cert } = aCertificate();
  const browsers = new Map<string, { readonly ecdh: ECDH; readonly auth: Buffer }>();
  const received: Received[] = [];
  const answers = new Map<string, number>();
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const to = request.url ?? '';
      const browser = browsers.get(to);
      const status = answers.get(to) ?? 201;
      if (browser && status === 201) {
        const opened = decrypt(Buffer.concat(chunks), {
          version: 'aes128gcm',
          privateKey: browser.ecdh,
          authSecret: browser.auth.toString('base64url'),
        });
        const headers = request.headers as Record<string, string | undefined>;
        const message: unknown = JSON.parse(opened.toString());
        received.push({ to, message, headers, claims: claimsOf(headers.authorization ?? '') });
      }
      response.writeHead(browser ? status : 404).end();
    });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const agent = new Agent({ ca: cert });

  return {
    ...{ host, agent, received },
    aBrowser: (name: string, language: 'en' | 'hi' = 'en'): NewSubscription => {
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = ecdh.generateKeys('base64url');
      browsers.set(`/${name}`, { ecdh, auth });
      const keys = { p256dh, auth: auth.toString('base64url') };
      return { endpoint: `https://${host}/${name}`, keys, language };
    },
    /** From now on, to what is sent to that browser. */
    answer: (name: string, status: number) => answers.set(`/${name}`, status),
    forget: () => {
      received.length = 0;
      answers.clear();
    },
    close: async () => {
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function aCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'isl-push-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return made;
}

/** RFC 8292: `vapid t=TOKEN, k=KEY`; throws where the key did not sign the token. */
function claimsOf(authorization: string): Received['claims'] {
  const [, token = '', k = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head, body = '', signature = ''] = token.split('.');
  const point = Buffer.from(k, 'base64url');
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the site is not who it says');
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Received['claims'];
}
