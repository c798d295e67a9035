import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

export type Workplace = {
  /** Calls with an empty folder that is gone afterwards. */
  readonly inFolder: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
};

/** Folders named after their process; those of dead ones are cleared away at the start. */
export async function openWorkplace(root: string, pid: number): Promise<Workplace> {
  await mkdir(root, { recursive: true });
  for (const name of await readdir(root)) {
    const owner = Number.parseInt(name, 10);
    // Our own number is a predecessor's: a container's first process is always 1.
    if (owner === pid || !isAlive(owner)) await rm(join(root, name), { recursive: true });
  }
  return {
    inFolder: async (work) => {
      const folder = await mkdtemp(join(root, `${pid}-`));
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
