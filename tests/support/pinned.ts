import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { eventually } from './stack.js';

/** What is measured has one core, who asks it another. */
export const CORE = { measured: 0, asking: 1 } as const;
export type Core = keyof typeof CORE;

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

/** The command, on one core where this machine can. */
export function pinned(core: Core, command: readonly string[]): readonly string[] {
  return canPin ? ['taskset', '-c', String(CORE[core]), ...command] : command;
}

export const PINNING = canPin
  ? `what is measured on core ${CORE.measured}, who asks on core ${CORE.asking}`
  : 'nothing pinned to a core: this machine has one or no taskset';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export type Started = {
  readonly address: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

/** /proc counts a process's time in hundredths of a second, whatever the kernel's own tick is. */
const TICKS_A_SECOND = 100;

/** The processor time that a process took so far, all its threads together, in seconds; NaN without /proc. */
export function cpuSeconds(pid: number): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may hold anything; the times are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

type Program = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly core: Core;
  readonly port: number;
  /** A path that is answered once it is ready. */
  readonly ready: string;
  /** Where its output goes, a file of its name. */
  readonly logs: string;
};

/** Starts a program that listens on a port, and returns once it answers there. */
export async function start({ name, command, env, core, port, ready, logs }: Program) {
  const [file = '', ...args] = pinned(core, command);
  const log = openSync(join(logs, `${name}.log`), 'a');
  const child = spawn(file, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', log, log],
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = () => end(child);
  try {
    await eventually(`${name} to answer`, async () => {
      if (child.exitCode !== null) throw new Error(`${name} ended: see ${logs}/${name}.log`);
      return fetch(address + ready).catch(() => null);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, pid: child.pid ?? 0, stop } satisfies Started;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
