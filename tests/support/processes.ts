import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { aFreePort } from './ports.js';
import { ROOT } from './repository.js';
import { eventually } from './stack.js';

/** A part's process of a test's own, beside the stack's. */
export type OwnProcess = {
  readonly url: string;
  readonly process: ChildProcess;
  /** Every line of its log so far. */
  readonly lines: () => Record<string, unknown>[];
  /** What it wrote to standard error. */
  readonly errors: () => string;
  /** Ends it as a supervisor does; gives its exit code. */
  readonly stop: () => Promise<number | null>;
};

type Environment = Readonly<Record<string, string>>;

/** A Node part as it was built; media has a second program, its worker. */
export const startNode = (
  folder: string,
  env: Environment,
  program: 'main' | 'worker' = 'main',
): Promise<OwnProcess> => start(process.execPath, [join(ROOT, folder, `dist/${program}.js`)], env);

/** A Python part; `options` are Python's own. */
export const startPython = (
  module: string,
  env: Environment,
  options: readonly string[] = [],
): Promise<OwnProcess> => start(join(ROOT, '.venv/bin/python'), [...options, '-m', module], env);

async function start(
  program: string,
  args: readonly string[],
  env: Environment,
): Promise<OwnProcess> {
  const port = await aFreePort();
  const child = spawn(program, args, {
    cwd: ROOT,
    // Nothing of the stack's environment: what a test says is all there is.
    env: { PORT: String(port), LOG_LEVEL: 'info', PATH: process.env.PATH ?? '', ...env },
  });
  // What a failed test did not stop goes with it.
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const url = `http://127.0.0.1:${port}`;
  await eventually(`${args.join(' ')} to be ready`, async () => {
    if (child.exitCode !== null) throw new Error(`it ended: ${errors}`);
    return fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return {
    url,
    process: child,
    lines: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    errors: () => errors,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
}
