import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import type { Sandbox } from './sandbox.js';

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
  /** Null if it was killed. */
  readonly exitCode: number | null;
  /** What ended it before it was done. */
  readonly endedBy: Ending | null;
};

export type Ending = 'time' | 'memory' | 'size' | 'crash';

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

type Options = {
  readonly cwd: string;
  readonly limits: Limits;
  readonly signal: AbortSignal;
  readonly sandbox?: Sandbox;
};

/** Runs a program that reads files of strangers: bounded, without our environment, in its folder. */
export function runLimited(
  program: string,
  args: readonly string[],
  { cwd, limits, signal, sandbox }: Options,
): Promise<Outcome> {
  const bounds = [
    limits.cpuSeconds,
    limits.memoryMib * KIB_PER_MIB,
    limits.fileMib * BLOCKS_PER_MIB,
  ].map((bound) => String(Math.ceil(bound)));
  const command = sandbox?.wrap({ program, args }, cwd) ?? { program, args };
  const bounded = ['-c', LIMITED, 'limited', ...bounds, command.program, ...command.args];
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', bounded, {
      cwd,
      env: {},
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, limits.wallSeconds * 1000);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (stdout.length < STDOUT_BYTES) stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-STDERR_BYTES);
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('close', (status, killedBy) => {
      clearTimeout(timer);
      const died = killedBy ?? signalIn(status);
      const seconds = (performance.now() - startedAt) / 1000;
      const mayBeCpu = seconds * cpus().length >= limits.cpuSeconds;
      const endedBy = isLate ? 'time' : endingOf({ died, status, stderr, mayBeCpu });
      resolve({ stdout, stderr, exitCode: died ? null : status, endedBy });
    });
  });
}

/** A sandbox reports the signal that its program died of as a shell does: 128 and its number. */
const REPORTED: Readonly<Record<number, NodeJS.Signals>> = {
  132: 'SIGILL',
  134: 'SIGABRT',
  135: 'SIGBUS',
  136: 'SIGFPE',
  137: 'SIGKILL',
  139: 'SIGSEGV',
  152: 'SIGXCPU',
  153: 'SIGXFSZ',
};

function signalIn(status: number | null): NodeJS.Signals | null {
  return (status !== null && REPORTED[status]) || null;
}

/** As the system, ffmpeg and x264 say it. */
const WANTS_MEMORY = /Cannot allocate memory|out of memory|malloc of size \d+ failed/i;

/** Which limit it was. The kernel kills both for the processor's time and for want of memory. */
function endingOf(end: {
  died: NodeJS.Signals | null;
  status: number | null;
  stderr: string;
  mayBeCpu: boolean;
}): Ending | null {
  const { died, status, stderr, mayBeCpu } = end;
  if (!died && status === 0) return null;
  if (died === 'SIGXFSZ' || /File too large/.test(stderr)) return 'size';
  if (WANTS_MEMORY.test(stderr)) return 'memory';
  if (died === 'SIGXCPU') return 'time';
  if (died === 'SIGKILL') return mayBeCpu ? 'time' : 'memory';
  return died ? 'crash' : null;
}
