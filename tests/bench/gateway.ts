import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answered, ask, type Much } from '../support/load.js';
import { type Core, freePort, PINNING, type Started, start } from '../support/pinned.js';
import { ROOT } from '../support/repository.js';

/** Ratios of one run only: each round asks all in turn, and medians over all starts are compared. */
const ROUNDS = Number(process.env.ROUNDS ?? '7');
const SECONDS = Number(process.env.SECONDS ?? '1');
/** What the engine makes of a program differs from one start to the next, by more than is looked for here. */
const STARTS = Number(process.env.STARTS ?? '3');
/** Until the engine has compiled what a request takes, whatever else the machine has to do. */
const WARM_REQUESTS = Number(process.env.WARM ?? '5000');

/** ONLY=own,proxied is for who is at work on one of them. */
const ONLY = process.env.ONLY?.split(',') ?? ['own', 'proxied', 'reads'];

/** As Chromium asks for data. */
const BROWSER = {
  accept: '*/*',
  'accept-language': 'en-IN,en;q=0.9,hi;q=0.8',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
};

const READS = ['/courses', '/char/Allcharacters', '/words?limit=500', '/posts'];

/** As many as the service is seeded with. */
const COURSES = Array.from({ length: 5 }, (_one, index) => ({
  _id: `course-${index}`,
  title: 'Everyday signs, part one',
  description: 'Greetings, family, food and the way to school, each shown by the avatar.',
  thumbnail: '/static/signs/hello.webp',
  playlistUrl: '/dashboard/courses/everyday-words',
}));

type Target = {
  readonly name: string;
  readonly url: string;
  /** Who answers. */
  readonly by: readonly Started[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Round = readonly [name: string, answered: Answered];

/** What the targets answered, asked in turn. */
async function rounds(targets: readonly Target[], rate?: number): Promise<Round[]> {
  const once = ({ url, by, headers = BROWSER, status = 200 }: Target, much: Much) => {
    const pids = by.map(({ pid }) => pid);
    return ask(url, { ...much, headers, status, pids });
  };
  const round: Much = { seconds: SECONDS, ...(rate === undefined ? {} : { rate }) };
  const found: Round[] = [];
  for (const target of targets) await once(target, { requests: WARM_REQUESTS });
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const target of targets) found.push([target.name, await once(target, round)]);
  }
  return found;
}

/** Medians by name. */
function medians(found: readonly Round[]): Map<string, Answered> {
  const names = new Set(found.map(([name]) => name));
  return new Map(
    [...names].map((name) => {
      const answers = found.filter(([other]) => other === name).map(([, answered]) => answered);
      return [
        name,
        {
          perSecond: median(answers.map(({ perSecond }) => perSecond)),
          p99Ms: median(answers.map(({ p99Ms }) => p99Ms)),
          perCpuSecond: median(answers.map(({ perCpuSecond }) => perCpuSecond)),
        },
      ];
    }),
  );
}

/** Each beside the one that it is compared with. */
function tell(title: string, beside: string, found: ReadonlyMap<string, Answered>): void {
  const columns = ['a second', 'ratio', 'p99 ms', 'a CPU second', 'ratio'];
  say(`${title.padEnd(52)}${columns.map((column) => column.padStart(14)).join('')}`);
  const whole = found.get(beside);
  for (const [name, { perSecond, p99Ms, perCpuSecond }] of found) {
    const cells = [
      perSecond.toFixed(0),
      (perSecond / (whole?.perSecond ?? Number.NaN)).toFixed(2),
      String(p99Ms),
      perCpuSecond.toFixed(0),
      (perCpuSecond / (whole?.perCpuSecond ?? Number.NaN)).toFixed(2),
    ];
    say(`  ${name.padEnd(50)}${cells.map((cell) => cell.padStart(14)).join('')}`);
  }
}

type Parts = { readonly own: Started; readonly product: Started; readonly content: Started };

/** Starts what is compared; everything that was started is in `all`. */
async function startParts(folder: string, all: Started[], upstream: string): Promise<Parts> {
  const mongo = process.env.MONGODB_URL;
  if (!mongo) throw new Error('MONGODB_URL is not set: infra/native/with-stores sets it.');
  const keys = join(folder, 'keys.json');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(keys, JSON.stringify({ keys: [privateKey.export({ format: 'jwk' })] }));
  const logs = join(folder, 'logs');
  const ports = { own: await freePort(), product: await freePort(), content: await freePort() };
  const node = async (
    part: 'gateway' | 'services/content',
    name: keyof typeof ports,
    env: object,
  ) => {
    const command = [process.execPath, join(ROOT, part, 'dist/main.js')];
    const settings = { MONGODB_URL: mongo, ...env };
    const program = { name, command, env: settings, port: ports[name], ready: '/health', logs };
    const started = await start({ ...program, core: 'measured' });
    all.push(started);
    return started;
  };
  const gateway = (name: 'own' | 'product', content: string) =>
    node('gateway', name, {
      JWT_KEYS_FILE: keys,
      DEMO_ENABLED: 'false',
      RATE_LIMIT_SCALE: '1000000',
      CONTENT_URL: content,
      MEDIA_URL: upstream,
      REWRITER_URL: upstream,
    });
  return {
    content: await node('services/content', 'content', {
      LEXICON_DIR: join(ROOT, 'packages/lexicon'),
      AUTH_JWKS_URL: `http://127.0.0.1:${ports.product}/.well-known/jwks.json`,
    }),
    own: await gateway('own', upstream),
    product: await gateway('product', `http://127.0.0.1:${ports.content}`),
  };
}

/**
 * Serves the bytes of files, as a web server at its best; null where none is installed. It keeps its
 * connections: one closed after its thousandth request, just as the next is asked, counts as an error.
 */
async function startNginx(folder: string, all: Started[]): Promise<Started | null> {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/logs/nginx-error.log;
     events { worker_connections 1024; }
     http {
       access_log ${folder}/logs/nginx-access.log;
       keepalive_requests 1000000000;
       default_type application/json;
       client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
       server { listen 127.0.0.1:${port}; root ${folder}/files; }
     }`,
  );
  const command = ['nginx', '-p', folder, '-c', config];
  const logs = join(folder, 'logs');
  const nginx = await start({ name: 'nginx', command, core: 'measured', port, ready: '/', logs });
  all.push(nginx);
  return nginx;
}

type Rivals = (kind: string, body: string, upstream?: string) => Promise<Started>;
type Programs = {
  readonly folder: string;
  readonly parts: Parts;
  readonly fixed: Started;
  readonly rival: Rivals;
  readonly nginx: () => Promise<Started | null>;
};

/** Starts everything anew, in a folder of its own, and stops it afterwards. */
async function started(compare: (programs: Programs) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'isl-http-'));
  const logs = join(folder, 'logs');
  for (const name of ['logs', 'files']) mkdirSync(join(folder, name));
  const all: Started[] = [];
  const rival: Rivals = async (kind, body, upstream = '') => {
    const program = join(ROOT, 'tests/bench/gateway-rivals.ts');
    const command = [process.execPath, '--import', 'tsx', program];
    const core: Core = kind === 'upstream' ? 'asking' : 'measured';
    const env = { KIND: kind, BODY: body, UPSTREAM: upstream };
    const port = await freePort();
    const one = await start({ name: kind, command, env, core, port, ready: '/', logs });
    all.push(one);
    return one;
  };
  try {
    const fixed = await rival('upstream', JSON.stringify(COURSES));
    const parts = await startParts(folder, all, fixed.address);
    await compare({ folder, parts, fixed, rival, nginx: () => startNginx(folder, all) });
  } finally {
    await Promise.all(all.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true });
  }
}

async function main(): Promise<void> {
  say(`${ROUNDS} rounds of ${SECONDS} s in each of ${STARTS} starts; ${PINNING}`);
  if (ONLY.includes('own')) await compareOwn();
  if (ONLY.includes('proxied')) await compareProxied();
  if (ONLY.includes('reads')) await started(compareReads);
}

/** As a page that was here before asks. */
async function asVisitor(
  gateway: Started,
): Promise<{ headers: NonNullable<Target['headers']>; body: string }> {
  const config = await fetch(`${gateway.address}/api/config`);
  const cookie = config.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { headers: { ...BROWSER, cookie }, body: await config.text() };
}

async function compareOwn(): Promise<void> {
  const found: Round[] = [];
  const fastify = 'Fastify, same plugins and log';
  for (let turn = 0; turn < STARTS; turn += 1) {
    await started(async ({ parts: { own }, rival }) => {
      const { headers, body } = await asVisitor(own);
      const target = (name: string, by: Started) => {
        return { name, headers, by: [by], url: `${by.address}/api/config` };
      };
      const targets = [
        target('gateway', own),
        target(fastify, await rival('fastify', body)),
        target(`${fastify}, and metrics`, await rival('counting-fastify', body)),
        target('bare Fastify', await rival('bare-fastify', body)),
      ];
      found.push(...(await rounds(targets)));
    });
  }
  tell('a route of its own: /api/config', fastify, medians(found));
}

async function compareProxied(): Promise<void> {
  const found: Round[] = [];
  const paced: Round[] = [];
  const plugged = 'http-proxy, same plugins and log';
  const itself = 'upstream itself';
  for (let turn = 0; turn < STARTS; turn += 1) {
    await started(async ({ parts: { own }, fixed, rival }) => {
      const { headers } = await asVisitor(own);
      const target = (name: string, by: Started, path = '/api/courses') => {
        return { name, headers, by: [by], url: by.address + path };
      };
      const proxy = async (name: string, kind: string) =>
        target(name, await rival(kind, '', fixed.address));
      const ours = target('gateway', own);
      const beside = await proxy(plugged, 'http-proxy');
      const targets = [
        ours,
        beside,
        await proxy(`${plugged}, and metrics`, 'counting-http-proxy'),
        await proxy('bare http-proxy', 'bare-http-proxy'),
        await proxy('bare undici', 'bare-undici'),
      ];
      const answered = await rounds(targets);
      found.push(...answered);
      const half = (medians(answered).get(ours.name)?.perSecond ?? 0) / 2;
      paced.push(...(await rounds([target(itself, fixed, '/courses'), ours, beside], half)));
    });
  }
  tell('a proxied route: /api/courses of a fixed upstream', plugged, medians(found));
  const atHalf = medians(paced);
  const p99 = (name: string): number => atHalf.get(name)?.p99Ms ?? Number.NaN;
  say(`at half of that: p99 added to the upstream's own ${p99(itself)} ms`);
  for (const name of ['gateway', plugged]) {
    say(`  ${name.padEnd(50)}${(p99(name) - p99(itself)).toFixed(0).padStart(14)} ms`);
  }
}

async function compareReads({ folder, parts, nginx: startIt }: Programs): Promise<void> {
  const nginx = await startIt();
  if (!nginx) say('nginx is not installed here: public reads stand alone');
  for (const [index, path] of READS.entries()) {
    await compareRead({ path, file: `read-${index}.json`, folder, ...parts, nginx });
  }
}

type Read = Pick<Parts, 'content' | 'product'> & {
  readonly path: string;
  readonly file: string;
  readonly folder: string;
  readonly nginx: Started | null;
};

/** One public read: whole and as 304, of the service, through the gateway, and as a file. */
async function compareRead(read: Read): Promise<void> {
  const { path, file, folder, content, product, nginx } = read;
  const bytes = await (await fetch(content.address + path)).text();
  writeFileSync(join(folder, 'files', file), bytes);
  const places = [
    ...(nginx ? [{ name: 'nginx, a file', url: `${nginx.address}/${file}`, by: [nginx] }] : []),
    { name: 'content', url: content.address + path, by: [content] },
    { name: 'gateway and content', url: `${product.address}/api${path}`, by: [product, content] },
  ];
  const targets: Target[] = [];
  for (const { name, url, by } of places) {
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const known = { ...BROWSER, 'if-none-match': etag };
    targets.push({ name, url, by }, { name: `${name}: 304`, url, by, headers: known, status: 304 });
  }
  const kib = (Buffer.byteLength(bytes) / 1024).toFixed(1);
  const beside = nginx ? 'nginx, a file' : 'content';
  tell(`${path}, ${kib} KiB`, beside, medians(await rounds(targets)));
}

await main();
