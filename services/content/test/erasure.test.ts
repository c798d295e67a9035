import type { components } from '@isl/contracts/content';
import { describe, expect, it } from 'vitest';
import { ASHA, aComment, aPost, RAVI, REVIEWER } from './support/factories.js';
import { internal, like, report, test } from './support/internal.js';

const NOTHING_TAUGHT = { taughtCourses: 0, classes: 0, memberships: 0 };

type Post = components['schemas']['Post'];

describe('an erasure', () => {
  it('erases posts, comments, likes and reports of a person, and says how many', async () => {
    const own = await aPost(test, { author: ASHA });
    const other = await aPost(test, { author: RAVI, title: 'stays' });
    await aComment(test, { postId: other._id, author: ASHA });
    const { comments } = await aComment(test, { postId: other._id, author: RAVI, content: 'kept' });
    await like(other._id, ASHA);
    await like(other._id, RAVI);
    await report(other._id, ASHA, comments[1]?._id);
    await report(own._id, RAVI);
    const { status, body } = await internal('POST', '/internal/erasures', { userId: 'asha' });

    expect(status).toBe(200);
    expect(body).toEqual({
      erased: {
        posts: 1,
        comments: 1,
        likes: 1,
        reports: 1,
        formVerdicts: 0,
        formProposals: 0,
        sayings: 0,
        progress: 0,
        notifications: 0,
        pushSubscriptions: 0,
        ...NOTHING_TAUGHT,
      },
    });
    const [left, ...more] = (await test.call('GET', '/posts')).body as Post[];
    expect(more).toEqual([]);
    expect(left).toMatchObject({ title: 'stays', likes: 1, comments: [{ content: 'kept' }] });
    expect(await test.db.collection('reports').countDocuments()).toBe(0);
  });

  it('leaves no record that names the person', async () => {
    const { _id } = await aPost(test, { author: RAVI });
    await test.call('POST', '/posts', {
      headers: { ...(await test.tokens.bearer(REVIEWER)), 'idempotency-key': 'key-erasure' },
      payload: { title: 'a', content: 'b' },
    });
    await test.call('POST', `/posts/${_id}/hide`, {
      headers: await test.tokens.bearer(REVIEWER),
      payload: { reason: 'x' },
    });
    await internal('POST', '/internal/erasures', { userId: REVIEWER.id });

    for (const { name } of await test.db.listCollections().toArray()) {
      const documents = JSON.stringify(await test.db.collection(name).find({}).toArray());
      if (name !== 'signs') expect([name, documents.includes(REVIEWER.id)]).toEqual([name, false]);
    }
  });

  it('may be repeated', async () => {
    await aPost(test, { author: ASHA });
    await internal('POST', '/internal/erasures', { userId: 'asha' });
    const { status, body } = await internal('POST', '/internal/erasures', { userId: 'asha' });

    expect(status).toBe(200);
    expect(body).toEqual({
      erased: {
        posts: 0,
        comments: 0,
        likes: 0,
        reports: 0,
        formVerdicts: 0,
        formProposals: 0,
        sayings: 0,
        progress: 0,
        notifications: 0,
        pushSubscriptions: 0,
        ...NOTHING_TAUGHT,
      },
    });
  });
});
