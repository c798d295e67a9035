import type {} from '@fastify/cookie';
import { AUDIENCES, COOKIES } from '@isl/contracts/tokens';
import type { FastifyRequest } from 'fastify';
import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { createClaimsReader } from './claims.js';
import { type Clock, systemClock } from './clock.js';
import { AppError } from './errors.js';

/** A verified person, from the access token's claims. */
export type User = {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly demo: boolean;
};

/** A browser without an account. */
export type Visitor = {
  readonly id: string;
  /** A short name of the group of addresses it came from; null in a token that does not say. */
  readonly net: string | null;
};

export type Verifier = {
  /** The bearer's person, or null where there is none or it does not hold; 503 where keys are away. */
  readonly user: (request: FastifyRequest) => Promise<User | null>;
  /** Whom a visitor token (the visitor's cookie) is about, or null. */
  readonly visitor: (token: string | undefined) => Promise<Visitor | null>;
  /** Throws 401 unless the bearer is a gateway's internal token. */
  readonly requireInternal: (request: FastifyRequest) => Promise<void>;
};

/** Short and without signs of its own, so that it can be part of a key. */
const NET = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Verifies tokens with the gateway's public keys, which are fetched at the first use and cached.
 * `keys` is a JWKS address, or a getter where the keys are at hand; `clock` judges what has expired.
 */
export function createVerifier(
  keys: string | JWTVerifyGetKey,
  clock: Clock = systemClock,
): Verifier {
  const getKey = typeof keys === 'string' ? createRemoteJWKSet(new URL(keys)) : keys;
  const claimsOf = createClaimsReader(getKey, clock);
  return {
    user: async (request) => {
      const token = bearerOf(request);
      const claims = token ? await claimsOf(token, AUDIENCES.access) : null;
      return claims && userIn(claims);
    },
    visitor: async (token) => {
      const claims = token ? await claimsOf(token, AUDIENCES.visitor) : null;
      return claims && visitorIn(claims);
    },
    requireInternal: async (request) => {
      const token = bearerOf(request);
      if (!token || !(await claimsOf(token, AUDIENCES.internal))) {
        throw new AppError('INTERNAL_ONLY', 'This route is for the gateway.');
      }
    },
  };
}

/** The visitor of the gateway's cookie, or null. */
export function visitorOf(
  verifier: Verifier,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
): Promise<Visitor | null> {
  return verifier.visitor(cookies[COOKIES.visitor]);
}

/** The signed-in person, or 401. */
export async function requireUser(verifier: Verifier, request: FastifyRequest): Promise<User> {
  const user = await verifier.user(request);
  if (!user) throw new AppError('NOT_SIGNED_IN', 'Please log in first.');
  return user;
}

/** The signed-in person if they have one of the roles, else 401 or 403. */
export async function requireRole(
  verifier: Verifier,
  request: FastifyRequest,
  ...roles: readonly string[]
): Promise<User> {
  const user = await requireUser(verifier, request);
  if (!roles.some((role) => user.roles.includes(role))) {
    throw new AppError('NOT_ALLOWED', 'Your account may not do this.');
  }
  return user;
}

/** Those who see what is hidden and take down what breaks the rules. */
const MODERATOR_ROLES = ['reviewer', 'admin'];

export function isModerator({ roles }: Pick<User, 'roles'>): boolean {
  return roles.some((role) => MODERATOR_ROLES.includes(role));
}

/** The signed-in person if they are a moderator, else 401 or 403. */
export function requireModerator(verifier: Verifier, request: FastifyRequest): Promise<User> {
  return requireRole(verifier, request, ...MODERATOR_ROLES);
}

/** Those who make courses and hold classes: an account has one role, and a reviewer may teach too. */
const TEACHER_ROLES = ['teacher', 'reviewer', 'admin'];

/** The signed-in person if they may teach, else 401 or 403. */
export function requireTeacher(verifier: Verifier, request: FastifyRequest): Promise<User> {
  return requireRole(verifier, request, ...TEACHER_ROLES);
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function visitorIn({ sub, net }: JWTPayload): Visitor | null {
  if (typeof sub !== 'string') return null;
  return { id: sub, net: typeof net === 'string' && NET.test(net) ? net : null };
}

function userIn(claims: JWTPayload): User | null {
  if (typeof claims.sub !== 'string') return null;
  return {
    id: claims.sub,
    name: typeof claims.name === 'string' ? claims.name : '',
    roles: Array.isArray(claims.roles) ? claims.roles.map(String) : [],
    demo: claims.demo === true,
  };
}
