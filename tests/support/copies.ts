import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { timeLimit } from '../../time-limits.js';
import { aFreePort } from './ports.js';
import { eventually, type StackFile } from './stack.js';

type Settings = Readonly<Record<string, string>>;
/** How the supervisor was told to start a part. */
type Started = {
  readonly entrypoint: readonly [string, ...string[]];
  readonly working_dir: string;
  readonly environment: readonly string[];
};

/** One process of a part, which can be taken away and come again. */
export type Copy = {
  readonly part: string;
  readonly name: string;
  readonly url: string;
  readonly operationsUrl: string;
  readonly pid: () => number;
  /** Returns once it says that it is ready, with the milliseconds that took. */
  readonly start: () => Promise<number>;
  /** By SIGTERM, as every way to run the product does; returns the milliseconds, throws where it did not end well. */
  readonly stop: () => Promise<number>;
  readonly kill: () => void;
};

/** Takes a part of the stack away for good, so that copies stand in its place. */
export async function stopPart(stack: StackFile, part: string): Promise<void> {
  const { socket: socketPath } = stack.supervisor;
  await new Promise<void>((resolve, reject) => {
    request({ socketPath, method: 'PATCH', path: `/process/stop/${part}` }, (reply) => {
      reply.resume();
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve();
        else reject(new Error(`The supervisor answered ${reply.statusCode} about ${part}.`));
      });
    })
      .on('error', reject)
      .end();
  });
}

/** A copy of a part on ports of its own; `changed` goes before the settings that the stack gives the part. */
export async function aCopy(
  stack: StackFile,
  part: string,
  number: number,
  changed: Settings,
): Promise<Copy> {
  const { entrypoint, working_dir, environment } = startOf(stack, part);
  const [port, operationsPort] = [await aFreePort(), await aFreePort()];
  const name = `${part}-${number}`;
  const env = {
    ...process.env,
    ...Object.fromEntries(environment.map(splitSetting)),
    PORT: String(port),
    OPS_PORT: String(operationsPort),
    ...changed,
  };
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  return {
    part,
    name,
    url,
    operationsUrl: `http://127.0.0.1:${operationsPort}`,
    pid: () => child?.pid ?? 0,
    start: async () => {
      const began = performance.now();
      const log = openSync(join(stack.logsDir, `${name}.log`), 'a');
      const [command, ...options] = entrypoint;
      child = spawn(command, options, { cwd: working_dir, env, stdio: ['ignore', log, log] });
      closeSync(log);
      await eventually(
        `${name} to be ready`,
        () =>
          fetch(`${url}/ready`).then(
            ({ ok }) => ok,
            () => false,
          ),
        timeLimit('start'),
      );
      return performance.now() - began;
    },
    stop: async () => {
      if (child === null) return 0;
      const began = performance.now();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code, signal] = await ended;
      if (code !== 0) throw new Error(`${name} ended with ${code ?? signal}.`);
      return performance.now() - began;
    },
    kill: () => child?.kill('SIGKILL'),
  };
}

function startOf(stack: StackFile, part: string): Started {
  const file = join(stack.dataDir, 'run/process-compose.json');
  const { processes } = JSON.parse(readFileSync(file, 'utf8')) as {
    processes: Record<string, Started>;
  };
  const found = processes[part];
  if (!found) throw new Error(`The stack has no part ${part}.`);
  return found;
}

function splitSetting(line: string): [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}
