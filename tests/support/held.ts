import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** What a process holds of the machine, by /proc. */
export type Held = {
  readonly rssBytes: number;
  readonly descriptors: number;
  readonly sockets: number;
};

const PAGE_BYTES = 4096;

export function heldBy(pid: number): Held {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  const descriptors = readdirSync(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`));
  return {
    rssBytes: pages * PAGE_BYTES,
    descriptors: descriptors.length,
    sockets: descriptors.filter((link) => link.startsWith('socket:')).length,
  };
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // Closed meanwhile.
    return '';
  }
}
