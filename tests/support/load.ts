import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { cpuSeconds, pinned } from './pinned.js';

const run = promisify(execFile);
const PACKAGE = createRequire(import.meta.url).resolve('autocannon/package.json');
const CONNECTIONS = 20;

/** For so long, at a rate over all connections or as fast as is answered; or so many. */
export type Much =
  | { readonly seconds: number; readonly rate?: number }
  | { readonly requests: number };

type Load = Much & {
  readonly headers?: Readonly<Record<string, string>>;
  /** What every answer has to be. */
  readonly status: number;
  /** The processes that answer. */
  readonly pids: readonly number[];
};

export type Answered = {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Answers for each second of processor time of who answered. */
  readonly perCpuSecond: number;
};

type Report = {
  readonly requests: { readonly average: number; readonly total: number };
  readonly latency: { readonly p99: number };
  readonly errors: number;
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
};

/** Asks an address as fast as it answers, or at a fixed rate; throws where an answer is another one. */
export async function ask(
  url: string,
  { headers, status, pids, ...much }: Load,
): Promise<Answered> {
  const command = pinned('asking', [
    process.execPath,
    join(dirname(PACKAGE), 'autocannon.js'),
    ...['--json', '--no-progress', '-c', String(CONNECTIONS), ...argumentsOf(much)],
    ...Object.entries(headers ?? {}).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
    url,
  ]);
  const [file = '', ...args] = command;
  const cpu = (): number => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = cpu();
  const { stdout } = await run(file, args);
  const spent = cpu() - before;
  const { requests, latency, errors, statusCodeStats } = JSON.parse(stdout) as Report;
  const statuses = Object.keys(statusCodeStats);
  if (errors > 0 || statuses.some((one) => one !== String(status))) {
    throw new Error(`${url}: ${errors} errors, statuses ${JSON.stringify(statusCodeStats)}`);
  }
  return {
    perSecond: requests.average,
    p99Ms: latency.p99,
    perCpuSecond: requests.total / spent,
  };
}

function argumentsOf(much: Much): string[] {
  if ('requests' in much) return ['-a', String(much.requests)];
  const { seconds, rate } = much;
  return ['-d', String(seconds), ...(rate === undefined ? [] : ['-R', String(Math.round(rate))])];
}
