import { AppError } from '@isl/service-kit';
import {
  isModerator,
  requireUser,
  type User,
  type Verifier,
  visitorOf,
} from '@isl/service-kit/access';
import type { FastifyRequest } from 'fastify';

/** Who looks: a person, a visitor with a cookie, or nobody in particular. */
export type Reader = {
  readonly userId: string | null;
  /** Moderators see what is hidden. */
  readonly isModerator: boolean;
  /** What a like is counted under; one per person or visitor. */
  readonly likeKey: string | null;
};

/** A reader whose likes can be told apart from everybody else's. */
export type Liker = Reader & {
  readonly likeKey: string;
  readonly isDemo: boolean;
  /** Where a visitor comes from; a person has none. */
  readonly net?: string;
};

/** Visitors whose token does not say where they come from count as of one net. */
const UNNAMED_NET = 'unnamed';

export type Readers = {
  readonly of: (request: FastifyRequest) => Promise<Reader>;
  /** The person, else the visitor, else 401. A bearer that does not hold is no visitor. */
  readonly liker: (request: FastifyRequest) => Promise<Liker>;
};

export function createReaders(verifier: Verifier): Readers {
  const asVisitor = async (request: FastifyRequest): Promise<Liker | null> => {
    const visitor = await visitorOf(verifier, request);
    return visitor === null
      ? null
      : {
          userId: null,
          isModerator: false,
          isDemo: false,
          likeKey: `visitor:${visitor.id}`,
          net: visitor.net ?? UNNAMED_NET,
        };
  };
  return {
    of: async (request) => {
      const user = await verifier.user(request);
      return user ? readerOf(user) : ((await asVisitor(request)) ?? NOBODY);
    },
    liker: async (request) => {
      if (request.headers.authorization) return readerOf(await requireUser(verifier, request));
      const visitor = await asVisitor(request);
      if (!visitor) throw new AppError('NOT_SIGNED_IN', 'Please log in first.');
      return visitor;
    },
  };
}

const NOBODY: Reader = { userId: null, isModerator: false, likeKey: null };

export function readerOf(user: User): Liker {
  return {
    userId: user.id,
    isModerator: isModerator(user),
    isDemo: user.demo,
    likeKey: `${user.demo ? 'demo' : 'user'}:${user.id}`,
  };
}
