export type ByteRange = { readonly start: number; readonly end: number };

/** One range, its first or last number perhaps left out: `bytes=0-99`, `bytes=100-`, `bytes=-50`. */
const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part asked for, both ends included; null for the whole, which several ranges and a header
 * that makes no sense get as well (RFC 9110, 14.2); 'unsatisfiable' for a part beyond the end.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = SINGLE_RANGE.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const last = size - 1;
  if (match[1] === '') {
    const length = Number(match[2]);
    return length === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - length), end: last };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? last : Math.min(Number(match[2]), last);
  if (start > last) return 'unsatisfiable';
  return end < start ? null : { start, end };
}
