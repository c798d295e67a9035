/** A sign that the avatar can sign as a person did in a clip, as the framing page names it. */
export type Taken = {
  /** The dictionary's id of what the clip was asked for. */
  readonly sign: string;
  readonly clip: string;
  /** Who signs in the clip, where, and whether signers have looked at it. */
  readonly words: string;
  readonly isReviewed: boolean;
};

/** What was found in a clip, as a `.pose` file; null where it cannot be had. */
export type TakenPoints = { readonly clip: string; readonly file: Uint8Array | null };

/** The signs in a message; what says nothing is passed over. */
export function readTaken(takes: unknown): readonly Taken[] {
  if (!Array.isArray(takes)) return [];
  return takes.flatMap((one: unknown): Taken[] => {
    const { sign, clip, words, isReviewed } = (one ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof sign !== 'string' || typeof clip !== 'string') return [];
    const said = typeof words === 'string' ? words : '';
    return [{ sign, clip, words: said, isReviewed: isReviewed === true }];
  });
}

export function readTakenPoints({
  clip,
  file,
}: Readonly<Record<string, unknown>>): TakenPoints | null {
  if (typeof clip !== 'string') return null;
  return { clip, file: file instanceof ArrayBuffer ? new Uint8Array(file) : null };
}
