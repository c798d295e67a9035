import rateLimit from '@fastify/rate-limit';
import { AppError } from '@isl/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from 'mongodb';
import { emailKeyOf } from '../accounts/account.js';
import { HIGHEST_LEVEL } from '../proofs/proofs.js';
import type { NetOf } from './addresses.js';
import { type Gate as ProofGate, tooMany } from './gate.js';
import { createLadder } from './ladder.js';

const MINUTE_MS = 60_000;

type Gate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Mastodon's figures: who comes too often waits; reading is free. */
export type Limits = {
  readonly registrations: Gate;
  /** Everything that takes a password. */
  readonly logins: Gate;
  readonly writes: Gate;
  readonly uploads: Gate;
  /** To those who run the site, from people without an account. */
  readonly messages: Gate;
  /** Throws 429 when this e-mail was tried too often, from wherever. */
  readonly loginOf: (request: FastifyRequest, email: string) => Promise<void>;
  /** Always for a proof: who wants a pass is past what an address has free. */
  readonly socketPass: (request: FastifyRequest) => Promise<void>;
  /** How hard the address's next pass is. */
  readonly passLevel: (request: FastifyRequest) => Promise<number>;
};

/** A class of 40 gets its passes for the two easiest levels. */
const PASSES = {
  name: 'pass',
  seconds: 60 * 60,
  burst: 0,
  perLevel: 20,
  highestLevel: HIGHEST_LEVEL,
  most: 1_000,
};

/** `scale` multiplies every limit; the demo account, whose password is public, has none of its own. */
export async function createLimits(
  app: FastifyInstance,
  {
    db,
    gate: enter,
    netOf,
    scale,
    demoEmail,
  }: {
    readonly db: Db;
    readonly gate: ProofGate;
    readonly netOf: NetOf;
    readonly scale: number;
    readonly demoEmail: string | null;
  },
): Promise<Limits> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const gate = (max: number, minutes: number, say = tooMany): Gate => {
    const limit = app.rateLimit({
      max: max * scale,
      timeWindow: minutes * MINUTE_MS,
      errorResponseBuilder: (_request, { ttl }) => say(ttl),
    });
    return async (request, reply) => {
      await limit.call(app, request, reply);
    };
  };
  const passes = createLadder(db, PASSES, scale);
  const emails = new WeakMap<FastifyRequest, string>();
  const attempt = app.createRateLimit({
    max: 25 * scale,
    timeWindow: 60 * MINUTE_MS,
    keyGenerator: (request) => emails.get(request) ?? '',
  });
  return {
    registrations: gate(5, 30),
    logins: gate(25, 5),
    writes: gate(300, 5),
    uploads: gate(30, 30, tooManyUploads),
    messages: gate(5, 30),
    loginOf: async (request, email) => {
      const key = emailKeyOf(email);
      if (demoEmail !== null && key === emailKeyOf(demoEmail)) return;
      emails.set(request, key);
      const outcome = await attempt(request);
      if (!outcome.isAllowed && outcome.isExceeded) throw tooMany(outcome.ttl);
    },
    socketPass: async (request) => {
      await enter(request, [{ ladder: passes, key: netOf(request.ip) }]);
    },
    passLevel: async (request) => (await passes.standing(netOf(request.ip))).level ?? 0,
  };
}

/** The page paints an upload's failure by the word it begins with. */
function tooManyUploads(waitMs: number): AppError {
  const { code, statusCode, message, headers } = tooMany(waitMs);
  return new AppError(code, statusCode, `Error: ${message}`, headers);
}
