import { createHmac } from 'node:crypto';
import { AppError } from '@isl/service-kit';
import type { Verifier } from '@isl/service-kit/access';
import type { FastifyRequest } from 'fastify';
import type { Db } from 'mongodb';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { emailKeyOf } from '../accounts/account.js';
import { HIGHEST_LEVEL } from '../proofs/proofs.js';
import type { NetOf } from './addresses.js';
import { type Gate, type Try, tooMany } from './gate.js';
import { createLadder, type Steps } from './ladder.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Counted in the database, for all copies of the gateway together; where it is away the routes answer
 * 503, as they need it themselves. Of logins the failures count, of the rest what they leave behind.
 */
const LADDERS = {
  /** Wrong passwords and reset links of one address: a class mistypes, a script pays. */
  failures: { seconds: HOUR, burst: 20, perLevel: 20, highestLevel: 5, most: 3_000 },
  /** Wrong passwords for one e-mail, from wherever: its owner must be able to solve what is asked. */
  account: { seconds: DAY, burst: 10, perLevel: 10, highestLevel: 4, most: 3_000 },
  /** A browser that signed in before: beyond its tries it is as any other. */
  device: { seconds: HOUR, burst: 10, perLevel: 10, highestLevel: 0, most: 10 },
  /** The present password, asked of somebody who is signed in. */
  proving: { seconds: HOUR, burst: 10, perLevel: 5, highestLevel: 4, most: 1_000 },
  registrations: {
    seconds: HOUR,
    burst: 5,
    perLevel: 20,
    highestLevel: HIGHEST_LEVEL,
    most: 1_000,
  },
  /** To those who run the site, from people without an account. */
  messages: { seconds: HOUR, burst: 5, perLevel: 5, highestLevel: HIGHEST_LEVEL, most: 200 },
  /** Codes that open no class, of one account: enough for whoever cannot read the blackboard. */
  classCodes: { seconds: 15 * MINUTE, burst: 10, perLevel: 10, highestLevel: 0, most: 10 },
  /** The same of one address: a school mistypes, a script with many accounts pays and is stopped. */
  classCodesThere: { seconds: HOUR, burst: 60, perLevel: 20, highestLevel: 5, most: 300 },
  /** A class of 40 gets its passes for the two easiest levels. */
  passes: { seconds: HOUR, burst: 0, perLevel: 20, highestLevel: HIGHEST_LEVEL, most: 1_000 },
} as const satisfies Record<string, Steps>;

/**
 * Counted in each copy's memory: they guard the work of that copy, and go on without a database.
 * A person counts for themselves, everybody else with their address.
 */
const FLOODS = {
  reading: { seconds: MINUTE, most: 600 },
  writes: { seconds: 5 * MINUTE, most: 300 },
  uploads: { seconds: 30 * MINUTE, most: 30 },
  /** What pages tell of their calls; a page sends at most once in ten seconds. */
  traces: { seconds: MINUTE, most: 30 },
  /** Visitor cookies that an address is given. */
  visitors: { seconds: 10 * MINUTE, most: 20 },
} as const;

type Hook = (request: FastifyRequest) => Promise<void>;

export type Limits = {
  readonly reading: Hook;
  readonly writes: Hook;
  readonly uploads: Hook;
  readonly traces: Hook;
  /** Whether the address may be given one more visitor cookie. */
  readonly mayWelcome: (request: FastifyRequest) => Promise<boolean>;
  /** `device` names a browser that signed in to this account before. */
  readonly login: (
    request: FastifyRequest,
    login: { email: string; device: string | null },
  ) => Promise<Try>;
  readonly reset: (request: FastifyRequest) => Promise<Try>;
  readonly proving: (request: FastifyRequest, userId: string) => Promise<Try>;
  /** A code of a class; who is not signed in counts with the address alone. */
  readonly classCode: (request: FastifyRequest) => Promise<Try>;
  readonly registration: Hook;
  readonly message: Hook;
  /** Always for a proof: who wants a pass is past what an address has free. */
  readonly socketPass: Hook;
  /** How hard the address's next pass is. */
  readonly passLevel: (request: FastifyRequest) => Promise<number>;
};

type Dependencies = {
  readonly db: Db;
  readonly gate: Gate;
  readonly netOf: NetOf;
  readonly verifier: Verifier;
  /** The account that signed in before in the browser that asks. */
  readonly deviceOf: (request: FastifyRequest) => Promise<string | null>;
  /** E-mails and accounts are counted, not kept: a deleted one stands in no limit. */
  readonly secret: string;
  /** Multiplies every limit. */
  readonly scale: number;
  readonly demoEmail: string | null;
};

/** The demo account, whose password is public, has no limit of its own. */
export function createLimits({ db, gate, scale, secret, ...dependencies }: Dependencies): Limits {
  const { netOf, demoEmail } = dependencies;
  const ladderOf = (name: keyof typeof LADDERS) => createLadder(db, name, LADDERS[name], scale);
  const ladders = {
    failures: ladderOf('failures'),
    account: ladderOf('account'),
    device: ladderOf('device'),
    proving: ladderOf('proving'),
    registrations: ladderOf('registrations'),
    messages: ladderOf('messages'),
    classCodes: ladderOf('classCodes'),
    classCodesThere: ladderOf('classCodesThere'),
    passes: ladderOf('passes'),
  };
  const ofAddress = (request: FastifyRequest, name: keyof typeof LADDERS) => ({
    ladder: ladders[name],
    key: netOf(request.ip),
  });
  const unnamed = (key: string): string =>
    createHmac('sha256', secret).update(key).digest('base64url');
  const ofEmail = (email: string) => {
    const emailKey = emailKeyOf(email);
    if (demoEmail !== null && emailKey === emailKeyOf(demoEmail)) return [];
    return [{ ladder: ladders.account, key: unnamed(emailKey) }];
  };
  const counted =
    (name: keyof typeof LADDERS): Hook =>
    async (request) => {
      await gate.enter(request, [ofAddress(request, name)]);
    };

  const floods = createFloods(scale);
  const whoseOf = createWhoseOf(dependencies);
  return {
    reading: async (request) => floods.take('reading', await whoseOf(request)),
    writes: async (request) => floods.take('writes', await whoseOf(request)),
    traces: async (request) => floods.take('traces', await whoseOf(request)),
    uploads: async (request) => {
      try {
        await floods.take('uploads', await whoseOf(request));
      } catch (error) {
        throw error instanceof AppError ? asUploadError(error) : error;
      }
    },
    mayWelcome: async (request) =>
      floods.take('visitors', netOf(request.ip)).then(
        () => true,
        () => false,
      ),
    login: async (request, { email, device }) => {
      const ofDevice = device && { ladder: ladders.device, key: unnamed(device) };
      const known = ofDevice && (await gate.enterFree(ofDevice));
      return known || gate.enter(request, [ofAddress(request, 'failures'), ...ofEmail(email)]);
    },
    reset: (request) => gate.enter(request, [ofAddress(request, 'failures')]),
    proving: (request, userId) =>
      gate.enter(request, [{ ladder: ladders.proving, key: unnamed(userId) }]),
    classCode: async (request) => {
      const user = await dependencies.verifier.user(request);
      const own = user ? [{ ladder: ladders.classCodes, key: unnamed(user.id) }] : [];
      return gate.enter(request, [...own, ofAddress(request, 'classCodesThere')]);
    },
    registration: counted('registrations'),
    message: counted('messages'),
    socketPass: counted('passes'),
    passLevel: async (request) => (await ladders.passes.standing(netOf(request.ip))).level ?? 0,
  };
}

function createFloods(scale: number) {
  const limiterOf = ({ most, seconds }: { most: number; seconds: number }) =>
    new RateLimiterMemory({ points: most * scale, duration: seconds });
  const limiters = {
    reading: limiterOf(FLOODS.reading),
    writes: limiterOf(FLOODS.writes),
    uploads: limiterOf(FLOODS.uploads),
    traces: limiterOf(FLOODS.traces),
    visitors: limiterOf(FLOODS.visitors),
  };
  return {
    take: async (name: keyof typeof FLOODS, whose: string): Promise<void> => {
      try {
        await limiters[name].consume(whose);
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error;
      }
    },
  };
}

/** Who a flood is counted to: a person, or everybody of the address who is not known. */
function createWhoseOf({
  verifier,
  deviceOf,
  netOf,
}: Pick<Dependencies, 'verifier' | 'deviceOf' | 'netOf'>) {
  return async (request: FastifyRequest): Promise<string> => {
    const user = await verifier.user(request);
    const person = user && !user.demo ? user.id : await deviceOf(request);
    return person ?? netOf(request.ip);
  };
}

/** The page paints an upload's failure by the word it begins with. */
function asUploadError({ code, message, headers }: AppError): AppError {
  return new AppError(code, `Error: ${message}`, headers);
}
