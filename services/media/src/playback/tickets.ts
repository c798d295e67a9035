import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@isl/service-kit/clock';
import { isDuplicate } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';

const TICKET_MS = 10 * 60_000;
const KEY_BYTES = 32;
const KEY_ID = 'tickets';

export type Tickets = {
  readonly issue: (videoId: string) => { readonly ticket: string; readonly expiresAt: Date };
  readonly holds: (ticket: string, videoId: string) => boolean;
};

/** Tickets of ten minutes for one clip: its expiry, signed together with its id. */
export function createTickets(key: Buffer, clock: Clock): Tickets {
  const sign = (videoId: string, expires: string): string =>
    createHmac('sha256', key).update(`${videoId}.${expires}`).digest('base64url');
  return {
    issue: (videoId) => {
      const expiresAt = new Date(clock().getTime() + TICKET_MS);
      const expires = expiresAt.getTime().toString(36);
      return { ticket: `${expires}.${sign(videoId, expires)}`, expiresAt };
    },
    holds: (ticket, videoId) => {
      const [expires = '', signature = ''] = ticket.split('.');
      const given = Buffer.from(signature);
      const expected = Buffer.from(sign(videoId, expires));
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      return isSigned && Number.parseInt(expires, 36) > clock().getTime();
    },
  };
}

/** The signing key, made once and kept in the database: every instance has to accept every ticket. */
export async function loadTicketKey(db: Db): Promise<Buffer> {
  const keys = db.collection<{ _id: string; key: string }>('keys');
  const kept = await keys.findOne({ _id: KEY_ID });
  if (kept) return Buffer.from(kept.key, 'base64');
  const key = randomBytes(KEY_BYTES).toString('base64');
  try {
    await keys.insertOne({ _id: KEY_ID, key });
    return Buffer.from(key, 'base64');
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return loadTicketKey(db);
  }
}
