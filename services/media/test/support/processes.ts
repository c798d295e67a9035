import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const FOLDER = fileURLToPath(new URL('../..', import.meta.url));
/** Not `dist`, which a stack beside these tests builds and runs. */
const BUILT = '.cache/built';

/** Builds what is run in production as `node dist/…`. */
export async function build(): Promise<void> {
  const build = ['vite', 'build', '--logLevel', 'error', '--outDir', BUILT];
  await promisify(execFile)('npx', build, { cwd: FOLDER });
}

export type Running = {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Sends the signal and gives the exit status. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
};

type Env = Readonly<Record<string, string>>;

/** Starts an entry with nothing in its environment but what is given. */
export function start(entry: 'main' | 'worker' | 'seed', env: Env): Running {
  const child = spawn(process.execPath, [`${BUILT}/${entry}.js`], {
    cwd: FOLDER,
    env: { PATH: process.env.PATH ?? '', ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const closed = once(child, 'close') as Promise<[number | null]>;
  return {
    child,
    output: () => text,
    end: async (signal) => {
      if (signal) child.kill(signal);
      return (await closed)[0];
    },
  };
}
