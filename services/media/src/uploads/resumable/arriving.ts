/** S3 asks for parts of at least 5 MiB. Pages send as much at once, so that a cut costs one at most. */
export const PART_BYTES = 8388608;

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
  /** The next rest's object before it takes this one's place, and afterwards what it replaced. */
  readonly otherRestKey?: string | null;
};

export function newArriving(bytes: number): Arriving {
  return { bytes, round: 0, multipartId: null, etags: [], restKey: null, restBytes: 0 };
}

export function restKeysOf({ restKey, otherRestKey }: Arriving): string[] {
  return [restKey, otherRestKey].filter((key) => typeof key === 'string');
}

export function arrivedBytes({ etags, restBytes }: Arriving): number {
  return etags.length * PART_BYTES + restBytes;
}
