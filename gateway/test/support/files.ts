import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

export const INLINE_SCRIPT = 'document.documentElement.dataset.ready = "yes"';
export const PAGE = `<!doctype html><title>App</title><script>${INLINE_SCRIPT}</script><script type="module" src="/assets/app-1a2b3c4d.js"></script><div id="root"></div>`;

export type Folder = { readonly path: string; readonly remove: () => void };

/** A folder of its own with these files in it. */
export function aFolder(files: Readonly<Record<string, string | Buffer>> = {}): Folder {
  const path = mkdtempSync(join(tmpdir(), 'isl-gateway-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  }
  return { path, remove: () => rmSync(path, { recursive: true }) };
}

/** What a web build, the assets, and the secrets of an installation look like. */
export async function anInstallation(): Promise<Folder> {
  return aFolder({
    'web/index.html': PAGE,
    'web/assets/app-1a2b3c4d.js': 'export {};'.repeat(200),
    'web/assets/app-1a2b3c4d.js.br': brotliCompressSync('export {};'.repeat(200)),
    'web/favicon.svg': '<svg/>',
    'web/.stamp': 'not for visitors',
    'assets/drawn/letter-a.svg': '<svg id="a"/>',
    'more/clips/happy.mp4': 'a clip',
    'secrets/keys.json': JSON.stringify({ keys: [await aKey('first')] }),
    'secrets/demo-password': 'a shared sentence\n',
  });
}

export async function aKey(kid: string, algorithm = 'ES256'): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid };
}
