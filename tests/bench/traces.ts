// What traces cost: requests a second with and without in turn, of a service and through the gateway.
// infra/native/with-stack npx tsx tests/bench/traces.ts
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type OwnProcess, startNode } from '../support/processes.js';
import { ROOT } from '../support/repository.js';
import { readStack } from '../support/stack.js';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const ROUND_MS = 4_000;
const WARM_UP_MS = 3_000;
const AT_ONCE = 16;

const stack = readStack();
let takenBytes = 0;
const store = createServer((sent, reply) => {
  sent.on('data', (chunk: Buffer) => {
    takenBytes += chunk.length;
  });
  sent.on('end', () => reply.end('{}'));
}).listen(0, '127.0.0.1');
await once(store, 'listening');

async function startBoth(name: string, env: Record<string, string>) {
  const content = await startNode('services/content', {
    MONGODB_URL: stack.mongodbUrl,
    LEXICON_DIR: join(ROOT, 'packages/lexicon'),
    AUTH_JWKS_URL: `${stack.address}/.well-known/jwks.json`,
    ...env,
  });
  const gateway = await startNode('gateway', {
    MONGODB_URL: stack.mongodbUrl,
    CONTENT_URL: content.url,
    MEDIA_URL: stack.urls.media ?? '',
    REWRITER_URL: stack.urls.rewriter ?? '',
    JWT_KEYS_FILE: join(stack.dataDir, 'secrets/jwt-keys.json'),
    DEMO_PASSWORD_FILE: stack.demoPasswordFile,
    RATE_LIMIT_SCALE: '1000000',
    ...env,
  });
  return { name, content, gateway };
}

type Both = Awaited<ReturnType<typeof startBoth>>;

const on = {
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
};
const ways = [
  await startBoth('off', {}),
  await startBoth('all kept', on),
  await startBoth('a hundredth kept', { ...on, OTEL_TRACES_SAMPLER_ARG: '0.01' }),
];
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Requests a second that were answered with 200. */
async function rateOf(url: string, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let answered = 0;
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      request(url, { agent }, (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}`));
        reply.resume().on('end', resolve);
      })
        .on('error', reject)
        .end();
    });
  const line = async (): Promise<void> => {
    while (performance.now() < end) {
      await ask();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return (answered / milliseconds) * 1000;
}

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const routes: readonly [string, (way: Both) => OwnProcess, string][] = [
  ['content, a list of courses', ({ content }) => content, '/courses'],
  ['through the gateway, the same', ({ gateway }) => gateway, '/api/courses'],
];
for (const [title, of, path] of routes) {
  const rates = new Map<string, number[]>(ways.map(({ name }) => [name, []]));
  for (const way of ways) await rateOf(of(way).url + path, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ways) {
      rates.get(way.name)?.push(await rateOf(of(way).url + path, ROUND_MS));
    }
  }
  const off = rates.get('off') ?? [];
  for (const [name, own] of rates) {
    const ratio = middle(own.map((rate, round) => rate / (off[round] ?? Number.NaN)));
    const told = `${middle(own).toFixed(0)} requests a second, ${ratio.toFixed(2)} of off`;
    process.stdout.write(`${title}, traces ${name}: ${told}\n`);
  }
}
process.stdout.write(`${Math.round(takenBytes / 1e6)} MB of spans were taken\n`);

agent.destroy();
for (const { content, gateway } of ways) {
  await gateway.stop();
  await content.stop();
}
store.close();
