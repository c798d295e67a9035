import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { countPost, type PostDocument, toPost } from '../src/posts/posts.mapper.js';
import { toReport } from '../src/reports/reports.mapper.js';
import { AT } from './support/mappers.js';

const POST: PostDocument = {
  _id: new ObjectId('0123456789abcdef01234567'),
  title: 'Title',
  content: 'Content',
  likedBy: ['user:a', 'visitor:b'],
  commentIds: [],
  createdAt: AT,
  shownAt: AT,
};

describe('a post', () => {
  it('counts its likes and says whether the reader is among them', () => {
    expect(countPost(POST, 'user:a')).toMatchObject({ likes: 2, liked: true });
    expect(countPost(POST, 'user:c')).toMatchObject({ likes: 2, liked: false });
    expect(countPost(POST, null)).toMatchObject({ likes: 2, liked: false });
  });

  it('leaves out what it does not have, and what is nobody’s business', () => {
    const post = toPost(
      countPost(
        {
          ...POST,
          demo: true,
          likersByNet: { home: ['visitor:b'] },
          hidden: { reason: 'x', by: 'm', at: AT },
        },
        null,
      ),
      [],
      { post: 10, comment: 10 },
    );

    expect(post).toEqual({
      _id: '0123456789abcdef01234567',
      title: 'Title',
      content: 'Content',
      likes: 2,
      liked: false,
      comments: [],
      commentCount: 0,
      createdAt: '2026-03-01T10:00:00.000Z',
      hidden: { reason: 'x' },
    });
  });

  it('cuts what is longer than asked for, and no character in two', () => {
    const excerpt = { post: 3, comment: 2 };
    const post = (content: string) => toPost(countPost({ ...POST, content }, null), [], excerpt);

    expect(post('🤟🤟🤟🤟')).toMatchObject({ content: '🤟🤟🤟', contentTruncated: true });
    expect(post('🤟🤟🤟')).toMatchObject({ content: '🤟🤟🤟' });
    expect(post('🤟🤟🤟')).not.toHaveProperty('contentTruncated');
  });
});

it('keeps from a report who reported', () => {
  const report = toReport({
    _id: POST._id,
    postId: 'p',
    reason: 'x',
    reporterId: 'asha',
    createdAt: AT,
    openKey: 'asha:p',
  });

  expect(report).toEqual({
    _id: '0123456789abcdef01234567',
    postId: 'p',
    reason: 'x',
    createdAt: '2026-03-01T10:00:00.000Z',
  });
});
