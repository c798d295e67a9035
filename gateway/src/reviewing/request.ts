import type { components } from '@isl/contracts/gateway';

type Schemas = components['schemas'];
type Act = Schemas['ReviewerAct'];

/** What a person reads of what was decided. */
type Answer = {
  readonly act: Act | 'undo';
  readonly reason?: string;
  readonly at: Date;
  readonly decisionId: string;
};

/** "I sign ISL and want to review"; a person has one at most. */
export type ReviewerRequest = {
  /** The account's id. */
  readonly _id: string;
  readonly state: Schemas['ReviewerRequestState'];
  readonly words?: string;
  readonly askedAt: Date;
  readonly answer?: Answer;
};

type Admin = { readonly byId: string | null; readonly by: string | null };

export type ReviewerDecision = Admin & {
  readonly _id: string;
  readonly act: Act;
  /** Whom it is about; null once their account is gone. */
  readonly userId: string | null;
  readonly person: string | null;
  readonly reason?: string;
  /** They were a teacher before, and are one again where it is undone. */
  readonly fromTeacher?: true;
  readonly createdAt: Date;
  readonly undone: (Admin & { readonly at: Date; readonly reason?: string }) | null;
};

export function toWireRequest(request: ReviewerRequest): Schemas['ReviewerRequest'] {
  const { state, words, askedAt, answer } = request;
  return {
    state,
    ...(words ? { words } : {}),
    askedAt: askedAt.toISOString(),
    ...(answer ? { answer: toWireAnswer(answer) } : {}),
  };
}

function toWireAnswer({ act, reason, at }: Answer): Schemas['ReviewerAnswer'] {
  return { act, ...(reason ? { reason } : {}), at: at.toISOString() };
}

export function toWireDecision(decision: ReviewerDecision): Schemas['ReviewerDecision'] {
  const { _id, act, person, reason, createdAt, by, undone } = decision;
  return {
    _id,
    act,
    ...(person ? { person } : {}),
    ...(reason ? { reason } : {}),
    at: createdAt.toISOString(),
    ...(by ? { by } : {}),
    ...(undone ? { undone: toWireUndone(undone) } : {}),
  };
}

function toWireUndone({
  at,
  by,
  reason,
}: NonNullable<ReviewerDecision['undone']>): Schemas['UndoneReviewerDecision'] {
  return {
    at: at.toISOString(),
    ...(by ? { by } : {}),
    ...(reason ? { reason } : {}),
  };
}
