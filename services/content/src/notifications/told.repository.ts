import type { components } from '@isl/contracts/content';
import type { Db, ObjectId } from 'mongodb';
import type { CommentDocument, PostDocument } from '../posts/posts.mapper.js';
import { visibleTo } from '../posts/posts.repository.js';
import type { ProposalDocument } from '../proposals/proposals.mapper.js';
import type { SayingDocument } from '../sayings/sayings.mapper.js';
import type { TaughtCourseDocument } from '../teaching/taught-course.js';
import { inBoth } from '../teaching/taught-course.mapper.js';
import { EXCERPT_CHARACTERS, type ToldComment, type ToldPost } from './notifications.mapper.js';

type Schemas = components['schemas'];
type Viewer = { readonly userId: string; readonly isModerator: boolean };
export type Writer = Pick<CommentDocument, 'authorId' | 'demo'>;
export type ToldRepository = ReturnType<typeof createToldRepository>;

/** What notifications are about. Of a post only what they show: one that is liked a lot is large. */
export function createToldRepository(db: Db) {
  const posts = db.collection<PostDocument>('posts');
  const comments = db.collection<CommentDocument>('comments');
  const courses = db.collection<TaughtCourseDocument>('taughtCourses');
  const proposals = db.collection<ProposalDocument>('formProposals');
  const sayings = db.collection<SayingDocument>('sayings');
  return {
    /** Those that the viewer may see. */
    posts: async (ids: readonly ObjectId[], viewer: Viewer): Promise<ToldPost[]> => {
      if (ids.length === 0) return [];
      const likers = { $ifNull: ['$likedBy', []] };
      const own = { $concat: ['user:', { $ifNull: ['$authorId', ''] }] };
      return posts
        .aggregate<ToldPost>([
          { $match: { _id: { $in: [...ids] }, ...visibleTo(viewer) } },
          {
            $project: {
              ...{ title: 1, signId: 1, aboutVideo: 1, authorId: 1, demo: 1 },
              likes: { $size: likers },
              likedByAuthor: { $in: [own, likers] },
            },
          },
        ])
        .toArray();
    },

    comments: async (ids: readonly ObjectId[]): Promise<ToldComment[]> => {
      if (ids.length === 0) return [];
      // Some stores count a character beyond U+FFFF as two.
      const content = { $substrCP: ['$content', 0, 2 * (EXCERPT_CHARACTERS + 1)] };
      return comments
        .aggregate<ToldComment>([
          { $match: { _id: { $in: [...ids] } } },
          { $project: { username: 1, content } },
        ])
        .toArray();
    },

    courses: async (ids: readonly string[]): Promise<Schemas['NotificationCourse'][]> => {
      if (ids.length === 0) return [];
      const found = courses.find({ _id: { $in: [...ids] } }, { projection: { titles: 1 } });
      return (await found.toArray()).map(({ _id, titles }) => ({ _id, titles: inBoth(titles) }));
    },

    proposals: async (ids: readonly string[]): Promise<Schemas['NotificationProposal'][]> => {
      if (ids.length === 0) return [];
      const projection = { formId: 1, settled: 1 } as const;
      const found = proposals.find({ _id: { $in: [...ids] } }, { projection });
      return (await found.toArray()).map(({ _id, formId, settled }) => ({
        ...{ _id, formId },
        ...(settled?.word ? { word: settled.word } : {}),
      }));
    },

    sayings: async (ids: readonly string[]): Promise<Schemas['NotificationSaying'][]> => {
      if (ids.length === 0) return [];
      const projection = { sentence: 1, settled: 1 } as const;
      const found = sayings.find({ _id: { $in: [...ids] } }, { projection });
      return (await found.toArray()).map(({ _id, sentence, settled }) => ({
        ...{ _id, sentence },
        ...(settled?.word ? { word: settled.word } : {}),
      }));
    },

    /** Who wrote a comment, and the one that it answers. */
    writersInThread: async (commentId: ObjectId): Promise<Writer[]> => {
      const projection = { authorId: 1, demo: 1, replyTo: 1 } as const;
      const comment = await comments.findOne({ _id: commentId }, { projection });
      const { replyTo } = comment ?? {};
      const opening = replyTo ? await comments.findOne({ _id: replyTo }, { projection }) : null;
      return [comment, opening].filter((one) => one !== null);
    },
  };
}
