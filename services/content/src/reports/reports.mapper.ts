import type { components } from '@isl/contracts/content';
import type { ObjectId } from 'mongodb';

export type Report = components['schemas']['Report'];
export type ReportedText = components['schemas']['ReportedText'];

export type ReportDocument = {
  readonly _id: ObjectId;
  readonly postId: string;
  readonly commentId?: string;
  readonly reason: string;
  readonly reporterId: string;
  readonly createdAt: Date;
  readonly demo?: true;
  /** Reporter and target while the report is open: unique, so that one person has one. */
  readonly openKey?: string;
  /** A moderator looked at it and left what is reported as it is. */
  readonly dismissed?: { readonly by?: string; readonly at: Date };
  /** What became of it, until its reporter was told. */
  readonly toTell?: ReportOutcome;
};

export type ReportOutcome = {
  readonly outcome: 'kept' | 'hidden' | 'removed';
  readonly at: Date;
};

/** A report whose reporter may not have been told what became of it. */
export type ToldReport = Pick<
  ReportDocument,
  '_id' | 'postId' | 'commentId' | 'reporterId' | 'demo'
> & { readonly toTell: ReportOutcome };

export function toReport(document: ReportDocument): Report {
  return {
    _id: document._id.toHexString(),
    postId: document.postId,
    ...(document.commentId ? { commentId: document.commentId } : {}),
    reason: document.reason,
    createdAt: document.createdAt.toISOString(),
  };
}
