import { randomBytes } from 'node:crypto';
import type { Clock } from '@isl/service-kit/clock';
import { isDuplicate } from '@isl/service-kit/mongo';
import { jwtVerify, SignJWT } from 'jose';
import type { Db } from 'mongodb';

const TICKET_MS = 10 * 60_000;
const KEY_BYTES = 32;
const KEY_ID = 'tickets';
const ALGORITHM = 'HS256';

export type Tickets = {
  readonly issue: (
    subject: string,
  ) => Promise<{ readonly ticket: string; readonly expiresAt: Date }>;
  readonly holds: (ticket: string, videoId: string) => Promise<boolean>;
  /** For whom or what it was issued; null for one that does not hold. */
  readonly subjectOf: (ticket: string) => Promise<string | null>;
};

/** Tickets of ten minutes for one subject: a clip's id, or whatever another route names so. */
export function createTickets(key: Buffer, clock: Clock): Tickets {
  const subjectOf: Tickets['subjectOf'] = (ticket) =>
    jwtVerify(ticket, key, {
      algorithms: [ALGORITHM],
      requiredClaims: ['exp', 'sub'],
      currentDate: clock(),
    }).then(
      ({ payload }) => payload.sub ?? null,
      () => null,
    );
  return {
    issue: async (subject) => {
      // Whole seconds: a token knows no smaller ones.
      const expiresAt = new Date(Math.ceil((clock().getTime() + TICKET_MS) / 1000) * 1000);
      const ticket = await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(subject)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { ticket, expiresAt };
    },
    holds: async (ticket, videoId) => (await subjectOf(ticket)) === videoId,
    subjectOf,
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
