import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { Client } from 'minio';
import { timeLimit } from '../../time-limits.js';

export type StackFile = {
  readonly address: string;
  readonly dataDir: string;
  readonly logsDir: string;
  readonly urls: Readonly<Record<string, string>>;
  /** Where the parts tell those who run them why they are not ready, and what they measured. */
  readonly opsUrls: Readonly<Record<string, string>>;
  readonly mongodbUrl: string;
  /** By the setting that names each: GATEWAY_DATABASE and so on. */
  readonly databases: Readonly<Record<`${'GATEWAY' | 'CONTENT' | 'MEDIA'}_DATABASE`, string>>;
  readonly objectStore: Readonly<Record<string, string>>;
  readonly demoPasswordFile: string;
  readonly supervisor: { readonly socket: string };
  /** What gives a role where the stack's own database is out of reach. */
  readonly grant?: readonly string[];
};

export type PartState = {
  readonly name: string;
  readonly pid: number;
  readonly restarts: number;
  readonly is_ready: string;
};

/** The running stack that ISL_STACK_FILE describes (`make e2e` starts one). */
export function readStack(): StackFile {
  const file = process.env.ISL_STACK_FILE;
  if (!file) throw new Error('ISL_STACK_FILE is not set: run these tests by make e2e.');
  return JSON.parse(readFileSync(file, 'utf8')) as StackFile;
}

/** The supervisor's word on every part. */
export async function partStates(stack: StackFile): Promise<PartState[]> {
  const text = await new Promise<string>((resolve, reject) => {
    const options = { socketPath: stack.supervisor.socket, path: '/processes' };
    request(options, (reply) => {
      let body = '';
      reply.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      reply.on('end', () => resolve(body));
    })
      .on('error', reject)
      .end();
  });
  return (JSON.parse(text) as { data: PartState[] }).data;
}

export async function pidOf(stack: StackFile, part: string): Promise<number> {
  const state = (await partStates(stack)).find(({ name }) => name === part);
  if (!state) throw new Error(`The stack has no part ${part}.`);
  return state.pid;
}

/** A client of the stack's S3 store. */
export function storeClient(stack: StackFile): Client {
  const { S3_ENDPOINT = '', S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_REGION } = stack.objectStore;
  const endpoint = new URL(S3_ENDPOINT);
  return new Client({
    endPoint: endpoint.hostname,
    port: Number(endpoint.port),
    useSSL: endpoint.protocol === 'https:',
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    region: S3_REGION ?? 'us-east-1',
  });
}

/** Names of all objects in the stack's bucket. */
export async function objectNames(stack: StackFile): Promise<string[]> {
  const names: string[] = [];
  const listing = storeClient(stack).listObjectsV2(stack.objectStore.S3_BUCKET ?? '', '', true);
  for await (const object of listing as AsyncIterable<{ name: string }>) names.push(object.name);
  return names;
}

/** Asks again and again until the answer is truthy; the error says what was waited for. */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  limitMs = timeLimit('event'),
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${limitMs} ms in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
