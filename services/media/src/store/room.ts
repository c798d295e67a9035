import { statfs } from 'node:fs/promises';

export type Room = {
  /** Whether so many bytes more would leave too little free. */
  readonly isLow: (moreBytes?: number) => Promise<boolean>;
  /** How many bytes may come before it is low, on the fullest disk; null where there is none to look at. */
  readonly spareBytes: () => Promise<number | null>;
};

/** The free space of the disks that these folders are on; a folder that is not there says nothing. */
export function createRoom(folders: readonly string[], minFreeBytes: number): Room {
  const spareBytes = async (): Promise<number | null> => {
    const free = await Promise.all(folders.map(freeBytes));
    const known = free.filter((bytes) => bytes !== null);
    return known.length === 0 ? null : Math.min(...known) - minFreeBytes;
  };
  return {
    spareBytes,
    isLow: async (moreBytes = 0) => {
      const spare = await spareBytes();
      return spare !== null && spare < moreBytes;
    },
  };
}

async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
