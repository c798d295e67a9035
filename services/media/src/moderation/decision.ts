import type { components } from '@isl/contracts/media';
import type { ClipFault } from '@isl/contracts/vocabulary';

export type WireReport = components['schemas']['ClipReport'];
export type WireDecision = components['schemas']['Decision'];
export type NewDecision = components['schemas']['NewDecision'];
export type ReportOutcome = components['schemas']['ReportOutcome'];
export type Act = components['schemas']['DecisionAct'];

export type ReportDocument = {
  readonly _id: string;
  readonly videoId: string;
  readonly fault: ClipFault;
  readonly words?: string;
  readonly reporterId: string;
  readonly createdAt: Date;
  /** Reporter and clip while it is open, and unique: one person has one. Else its own id. */
  readonly openKey: string;
  /** The decision that closed it. */
  readonly closedBy: string | null;
  /** What became of it, until its reporter was told. */
  readonly toTell?: { readonly outcome: ReportOutcome['outcome']; readonly at: Date };
};

type Moderator = { readonly byId: string | null; readonly by: string | null };

export type DecisionDocument = Moderator & {
  readonly _id: string;
  readonly videoId: string;
  readonly title: string;
  readonly act: Act;
  readonly reason?: string;
  readonly createdAt: Date;
  readonly reports: number;
  readonly undone: (Moderator & { readonly at: Date }) | null;
};

/** Why and since when a clip is hidden; which decision did it. */
export type Hidden = { readonly reason: string; readonly at: Date; readonly decisionId: string };

/** Nobody is told who reported. */
export function toReport({ _id, videoId, fault, words, createdAt }: ReportDocument): WireReport {
  const said = words ? { words } : {};
  return { _id, videoId, fault, ...said, createdAt: createdAt.toISOString() };
}

export function toDecision(document: DecisionDocument): WireDecision {
  const { _id, videoId, title, act, reason, createdAt, by, reports, undone } = document;
  return {
    ...{ _id, videoId, title, act, reports },
    at: createdAt.toISOString(),
    ...(reason ? { reason } : {}),
    ...(by ? { by } : {}),
    ...(undone
      ? { undone: { at: undone.at.toISOString(), ...(undone.by ? { by: undone.by } : {}) } }
      : {}),
  };
}
