import { spawn } from 'node:child_process';

export type Limits = {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly memoryMib: number;
  readonly fileMib: number;
};

type Outcome = {
  readonly stdout: string;
  /** The last lines it wrote about what went wrong. */
  readonly stderr: string;
  /** Null if it was killed, by a limit or by us. */
  readonly exitCode: number | null;
};

const STDOUT_BYTES = 1024 * 1024;
const STDERR_BYTES = 4096;
const KIB_PER_MIB = 1024;
/** ulimit -f counts blocks of 512 bytes. */
const BLOCKS_PER_MIB = 2048;

/**
 * The limits are the shell's own, so that Linux and macOS know them; what one of them lacks is left
 * out. `exec` makes the program take the shell's place: killing the child kills the program.
 */
const LIMITED = [
  'ulimit -t "$1" 2>/dev/null',
  'ulimit -v "$2" 2>/dev/null',
  'ulimit -f "$3" 2>/dev/null',
  'ulimit -c 0 2>/dev/null',
  'shift 3',
  'exec "$@"',
].join('; ');

/** Runs a program that reads files of strangers: bounded, without our environment, in its folder. */
export function runLimited(
  program: string,
  args: readonly string[],
  { cwd, limits, signal }: { cwd: string; limits: Limits; signal: AbortSignal },
): Promise<Outcome> {
  const bounds = [
    limits.cpuSeconds,
    limits.memoryMib * KIB_PER_MIB,
    limits.fileMib * BLOCKS_PER_MIB,
  ].map((bound) => String(Math.ceil(bound)));
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', LIMITED, 'limited', ...bounds, program, ...args], {
      cwd,
      env: {},
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
      timeout: limits.wallSeconds * 1000,
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (stdout.length < STDOUT_BYTES) stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-STDERR_BYTES);
    });
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ stdout, stderr, exitCode }));
  });
}
