/** S3 asks for parts of at least 5 MiB. What a cut costs is one of them at most. */
export const PART_BYTES = 8 * 1024 * 1024;

/** How much of an announced clip has arrived, and where it lies until it is whole. */
export type Arriving = {
  /** Announced. */
  readonly bytes: number;
  /** Counts the writers: one that a later one overtook can change nothing more. */
  readonly round: number;
  /** The store's name of the multipart upload; null before its first part. */
  readonly multipartId: string | null;
  readonly etags: readonly string[];
  /** What is too little for a part, in an object of its own. */
  readonly restKey: string | null;
  readonly restBytes: number;
};

export function newArriving(bytes: number): Arriving {
  return { bytes, round: 0, multipartId: null, etags: [], restKey: null, restBytes: 0 };
}

export function arrivedBytes({ etags, restBytes }: Arriving): number {
  return etags.length * PART_BYTES + restBytes;
}
