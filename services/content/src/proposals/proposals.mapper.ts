import type { components } from '@isl/contracts/content';

export type Proposal = components['schemas']['Proposal'];
export type NewProposal = components['schemas']['NewProposal'];
export type Decision = components['schemas']['NewProposalDecision'];

/** How somebody would have a form be made. */
export type ProposalDocument = {
  readonly _id: string;
  readonly formId: string;
  /** The notation that it began with. */
  readonly formHash: string;
  readonly segments: NewProposal['segments'];
  /** Empty of somebody whose account is gone. */
  readonly reason: string;
  readonly byId: string | null;
  readonly by: string | null;
  readonly createdAt: Date;
  readonly state: Proposal['state'];
  readonly settled?: {
    readonly at: Date;
    readonly byId: string | null;
    readonly by: string | null;
    readonly word?: string;
  };
  /** Decided, and its author may not have been told. */
  readonly toTell?: true;
};

export function toProposal(document: ProposalDocument, formHash: string | undefined): Proposal {
  const { _id, formId, segments, reason, by, byId, state, createdAt, settled } = document;
  return {
    ...{ _id, formId, segments, reason, state, createdAt: createdAt.toISOString() },
    isCurrent: document.formHash === formHash,
    ...(by ? { by } : {}),
    ...(byId ? { byId } : {}),
    ...(settled && {
      settled: {
        at: settled.at.toISOString(),
        ...(settled.by ? { by: settled.by } : {}),
        ...(settled.word ? { word: settled.word } : {}),
      },
    }),
  };
}

/** In the export of a person's data: who decided is somebody else. */
export function toRecord(document: ProposalDocument) {
  const { byId: _byId, by: _by, settled, toTell: _toTell, ...own } = document;
  return {
    ...own,
    createdAt: own.createdAt.toISOString(),
    ...(settled && { settledAt: settled.at.toISOString() }),
    ...(settled?.word ? { word: settled.word } : {}),
  };
}
