/** A class as the database keeps it; in one document, so that no learner is half in it. */
export type ClassDocument = {
  readonly _id: string;
  readonly name: string;
  readonly code: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly courseId: string;
  readonly createdAt: Date;
  readonly members: readonly Member[];
};

export type Member = {
  readonly userId: string;
  /** As the teacher reads it, where they may. */
  readonly name: string;
  readonly joinedAt: Date;
  /** Whether the teacher may see their name and what they did. */
  readonly mayBeSeen: boolean;
};

export const memberOf = ({ members }: ClassDocument, id: string): Member | undefined =>
  members.find(({ userId }) => userId === id);
