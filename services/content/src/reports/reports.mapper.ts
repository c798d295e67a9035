import type { components } from '@isl/contracts/content';
import type { ObjectId } from 'mongodb';

export type Report = components['schemas']['Report'];
export type ReportedText = components['schemas']['ReportedText'];

/** A post, a comment on it, or a teacher's course. */
export type PostTarget = { readonly postId: string; readonly commentId?: string };
export type CourseTarget = { readonly courseId: string };
export type Target = PostTarget | CourseTarget;

export type ReportDocument = {
  readonly _id: ObjectId;
  readonly postId?: string;
  readonly commentId?: string;
  readonly courseId?: string;
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
  '_id' | 'postId' | 'commentId' | 'courseId' | 'reporterId' | 'demo'
> & { readonly toTell: ReportOutcome };

export function targetOf({
  postId = '',
  commentId,
  courseId,
}: Pick<Report, 'postId' | 'commentId' | 'courseId'>): Target {
  if (courseId !== undefined) return { courseId };
  return commentId === undefined ? { postId } : { postId, commentId };
}

export function toReport(document: ReportDocument): Report {
  const { _id, postId, commentId, courseId, reason, createdAt } = document;
  return {
    _id: _id.toHexString(),
    ...(postId ? { postId } : {}),
    ...(commentId ? { commentId } : {}),
    ...(courseId ? { courseId } : {}),
    reason,
    createdAt: createdAt.toISOString(),
  };
}
