import type { Readable } from 'node:stream';
import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import { AppError, type RouteOf } from '@isl/service-kit';
import { requireUser, type Verifier } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Tickets } from '../playback/tickets.js';
import type { OpenArchive } from './archive.js';

type Deps = {
  readonly open: OpenArchive;
  readonly tickets: Tickets;
  readonly verifier: Verifier;
  readonly clock: Clock;
};

/** Of all people at once; a clip is read from the store as fast as somebody's line takes it. */
const MOST_AT_ONCE = 8;
const RETRY_SECONDS = 60;
/** The ticket of an archive is of no clip, and that of a clip of no archive. */
const SUBJECT = 'archive:';

/** All clips of a person as a zip; a browser loads it by its address, so that none is held in memory. */
export function registerArchive(app: FastifyInstance, deps: Deps): void {
  const { open, tickets, verifier, clock } = deps;
  const readers = new Set<string>();
  app.route<RouteOf<operations['createArchive']>>({
    ...operationSchemas.createArchive,
    handler: async (request, reply) => {
      const user = await requireUser(verifier, request);
      if (user.demo) {
        throw new AppError('DEMO_CANNOT_GIVE', 'The demo account is shared: it gave nothing.');
      }
      const { ticket, expiresAt } = await tickets.issue(SUBJECT + user.id);
      const url = `/api/contributions/archive?ticket=${ticket}`;
      return reply.code(201).send({ url, expiresAt: expiresAt.toISOString() });
    },
  });
  app.route<RouteOf<operations['getArchive']>>({
    ...operationSchemas.getArchive,
    handler: async (request, reply) => {
      const subject = await tickets.subjectOf(request.query.ticket);
      if (!subject?.startsWith(SUBJECT)) {
        throw new AppError(
          'NOT_SIGNED_IN',
          'The address is not valid any more. Ask for a new one.',
        );
      }
      const userId = subject.slice(SUBJECT.length);
      if (readers.has(userId) || readers.size >= MOST_AT_ONCE) throw busy();
      readers.add(userId);
      try {
        const zip = await open(userId, clock());
        zip.once('close', () => readers.delete(userId));
        return sendZip(reply, zip);
      } catch (error) {
        readers.delete(userId);
        throw error;
      }
    },
  });
}

function sendZip(reply: FastifyReply, zip: Readable): FastifyReply {
  const headers = {
    'content-disposition': 'attachment; filename="isl-clips.zip"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return reply.headers(headers).type('application/zip').send(zip);
}

function busy(): AppError {
  const text = 'Too many are being sent, or yours is already. Try again in a minute.';
  return new AppError('TOO_MANY_REQUESTS', text, { 'retry-after': String(RETRY_SECONDS) });
}
