import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { onPath, type Programs } from './programs.js';
import { runLimited } from './run-limited.js';
import { noSandbox, type Sandbox } from './sandbox.js';

export type SandboxMode = 'auto' | 'required' | 'off';

/** Folders of the system's libraries are shown whole: hundreds of single mounts take a second. */
const LIBRARY_FOLDER = /^\/(usr\/)?(local\/)?lib(32|64|x32)?\//;
/** What the loader looks things up in: its cache, and where Debian's choices of libraries lead. */
const LOADER_FILES = ['/etc/ld.so.cache', '/etc/alternatives'];
const TRIAL_LIMITS = { wallSeconds: 20, cpuSeconds: 20, memoryMib: 4096, fileMib: 1 };

/**
 * Bubblewrap where it is there and works, which a trial run of both programs tells: no network, no
 * other process, nothing of the disk but the programs, their libraries and the job's folder.
 */
export async function findSandbox(
  mode: SandboxMode,
  programs: Programs,
  path: string,
): Promise<Sandbox> {
  const found =
    mode === 'off' ? noSandbox('it is turned off') : await tryBubblewrap(programs, path);
  if (mode === 'required' && found.kind === 'none') {
    throw new Error(`WORKER_SANDBOX: there is no sandbox: ${found.reason}`);
  }
  return found;
}

async function tryBubblewrap(programs: Programs, path: string): Promise<Sandbox> {
  const bwrap = await onPath('bwrap', path);
  if (!bwrap) return noSandbox('no bwrap on PATH');
  const folder = await mkdtemp(join(tmpdir(), 'isl-sandbox-'));
  try {
    const all = Object.values(programs);
    const shown = await Promise.all(all.map((program) => filesOf(program, path)));
    const sandbox = bubblewrap(bwrap, new Set(shown.flat()));
    for (const program of all) {
      const { exitCode, stderr } = await runLimited(program, ['-version'], {
        cwd: folder,
        limits: TRIAL_LIMITS,
        signal: AbortSignal.timeout(TRIAL_LIMITS.wallSeconds * 1000),
        sandbox,
      });
      if (exitCode !== 0) return noSandbox(`bwrap: ${stderr.trim() || `ended with ${exitCode}`}`);
    }
    return sandbox;
  } catch (error) {
    return noSandbox(error instanceof Error ? error.message : String(error));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function bubblewrap(bwrap: string, shown: ReadonlySet<string>): Sandbox {
  const fixed = ['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'];
  const mounts = [...shown].sort().flatMap((file) => ['--ro-bind', file, file]);
  const lookUps = LOADER_FILES.flatMap((file) => ['--ro-bind-try', file, file]);
  return {
    kind: 'bubblewrap',
    wrap: ({ program, args }, folder) => ({
      program: bwrap,
      args: [
        ...fixed,
        ...mounts,
        ...lookUps,
        '--bind',
        folder,
        folder,
        '--chdir',
        folder,
        '--',
        program,
        ...args,
      ],
    }),
  };
}

/** The program and its libraries; a program without any is whole in itself. */
async function filesOf(program: string, path: string): Promise<string[]> {
  const ldd = await onPath('ldd', path);
  if (!ldd) throw new Error('no ldd on PATH to find the libraries of ffmpeg with');
  const output = await promisify(execFile)(ldd, [program]).then(
    ({ stdout }) => stdout,
    // It fails for a program that is linked statically.
    () => '',
  );
  const named = output.match(/\/\S+/g) ?? [];
  const real = await Promise.all(named.map((file) => realpath(file)));
  const shownAs = (file: string): string => (LIBRARY_FOLDER.test(file) ? dirname(file) : file);
  return [program, ...[...named, ...real].map(shownAs)];
}
