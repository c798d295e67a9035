import { statfs } from 'node:fs/promises';

export type Room = {
  /** Whether so many bytes more would leave too little free. */
  readonly isLow: (moreBytes?: number) => Promise<boolean>;
};

/** The free space of the disks that these folders are on; a folder that is not there says nothing. */
export function createRoom(folders: readonly string[], minFreeBytes: number): Room {
  return {
    isLow: async (moreBytes = 0) => {
      const free = await Promise.all(folders.map(freeBytes));
      return free.some((bytes) => bytes !== null && bytes - moreBytes < minFreeBytes);
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
