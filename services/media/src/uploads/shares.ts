import type { Uploader } from './uploader.js';

/** What one person may have: places at once, videos that wait for a worker, bytes in a day. */
export type Allowance = {
  readonly places: number;
  readonly waiting: number;
  readonly bytesPerDay: number;
};

export type Share = Allowance & {
  readonly id: string;
  readonly authorId: string;
  /** Set where it is the share of one visitor of the demo account. */
  readonly visitorId?: string | null;
};

const PART_OF_A_VISITOR = 1 / 4;

/**
 * The shares an upload counts against. All visitors of the demo account have together what one
 * person has, and each of them a quarter of it, so that one visitor leaves room for the next.
 */
export function sharesOf({ id, demo, visitorId }: Uploader, allowance: Allowance): Share[] {
  const account = { ...allowance, id, authorId: id };
  if (!demo) return [account];
  const part = (whole: number): number => Math.max(1, Math.floor(whole * PART_OF_A_VISITOR));
  const visitor = {
    id: `${id}/${visitorId ?? ''}`,
    authorId: id,
    visitorId,
    places: part(allowance.places),
    waiting: part(allowance.waiting),
    bytesPerDay: part(allowance.bytesPerDay),
  };
  return [visitor, account];
}
