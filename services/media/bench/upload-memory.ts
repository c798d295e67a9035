import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { anMp4 } from '../test/support/clips.js';
import { serveKeys } from '../test/support/keys.js';
import { someStores, type TestStores } from '../test/support/stores.js';

const MIB = 1024 * 1024;
const CHUNK = Buffer.alloc(MIB);
const BOUNDARY = 'bench-boundary';
const SIZE_MIB = Number(process.env.BENCH_MIB ?? 1024);
const LISTENING = /listening at (http:\/\/[\d.:]+)/;

/** Uploads one large file to the built service: growth of its memory, and its rate beside the store's. */
async function main(): Promise<void> {
  const stores = await someStores();
  const { url, token, close } = await serveKeys();
  const service = await startService(stores, url);
  try {
    await send(service.address, token, 32);
    const before = residentMib(service.pid);
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, residentMib(service.pid));
    }, 50);
    const seconds = await send(service.address, token, SIZE_MIB);
    clearInterval(watch);
    const direct = await putDirectly(stores);
    say({
      sizeMib: SIZE_MIB,
      residentBeforeMib: before,
      residentMostMib: most,
      growthMib: most - before,
      mibPerSecond: Math.round(SIZE_MIB / seconds),
      directMibPerSecond: Math.round(SIZE_MIB / direct),
    });
  } finally {
    service.stop();
    close();
    await stores.close();
  }
}

async function startService(stores: TestStores, jwksUrl: string) {
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      PATH: process.env.PATH,
      ...stores.settings,
      AUTH_JWKS_URL: jwksUrl,
      PORT: '0',
      MEDIA_SEED: 'false',
      MEDIA_MAX_UPLOAD_BYTES: String((SIZE_MIB + 1) * MIB),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const found = LISTENING.exec(text)?.[1];
      if (found) resolve(found);
    });
  });
  return { address, pid: child.pid ?? 0, stop: () => void child.kill('SIGTERM') };
}

/** Seconds from the first byte to the answer. */
async function send(address: string, token: string, mebibytes: number): Promise<number> {
  const started = performance.now();
  const outgoing = request(`${address}/videos/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    outgoing.on('error', reject).on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
  });
  for (const [name, value] of [
    ['title', 't'],
    ['description', 'd'],
    ['category', 'happy'],
  ]) {
    outgoing.write(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
  }
  const disposition = 'content-disposition: form-data; name="file"; filename="clip.mp4"';
  outgoing.write(`--${BOUNDARY}\r\n${disposition}\r\n\r\n`);
  outgoing.write(anMp4());
  for (let sent = 0; sent < mebibytes; sent += 1) {
    if (!outgoing.write(CHUNK)) await new Promise((resolve) => outgoing.once('drain', resolve));
  }
  outgoing.end(`\r\n--${BOUNDARY}--\r\n`);
  if ((await status) !== 201) throw new Error(`the upload was refused: ${await status}`);
  return (performance.now() - started) / 1000;
}

/** The same bytes in the same parts, put by the client without the service between. */
async function putDirectly({ store }: TestStores): Promise<number> {
  const started = performance.now();
  const writer = store.openWriter('bench/direct', 'application/octet-stream');
  for (let sent = 0; sent < SIZE_MIB; sent += 1) await writer.write(CHUNK);
  await writer.finish();
  return (performance.now() - started) / 1000;
}

function residentMib(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

function say(figures: object): void {
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
}

await main();
