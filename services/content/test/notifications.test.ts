import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { createNotificationsRepository } from '../src/notifications/notifications.repository.js';
import { ADMIN, ASHA, aPost, DEMO, NO_ID, RAVI, REVIEWER } from './support/factories.js';
import {
  answer,
  as,
  like,
  NOTHING,
  type NotificationPage,
  readAll,
  test,
  toldTo,
} from './support/notifications.js';

const MINUTE_MS = 60_000;

describe('a comment', () => {
  it('is told to who wrote the post, with its beginning', async () => {
    const { _id: postId } = await aPost(test, { author: ASHA, title: 'How do you sign rain?' });
    const commentId = await answer(RAVI, postId, 'Like this.');

    expect(await toldTo(ASHA)).toEqual({
      unread: 1,
      data: [
        {
          _id: `comment-${commentId}`,
          kind: 'comment',
          at: test.clock.now().toISOString(),
          read: false,
          post: { _id: postId, title: 'How do you sign rain?' },
          comment: { _id: commentId, username: 'Ravi Nair', content: 'Like this.' },
        },
      ],
    });
    expect(await toldTo(RAVI)).toEqual(NOTHING);
  });

  it('is cut by whole characters, and says where it leads of a sign', async () => {
    const { _id } = await aPost(test, { author: ASHA, signId: 'word-hello' });
    await answer(RAVI, _id, '🤟'.repeat(201));

    expect((await toldTo()).data).toMatchObject([
      {
        post: { signId: 'word-hello' },
        comment: { content: '🤟'.repeat(200), contentTruncated: true },
      },
    ]);
  });

  it("of one's own is not told", async () => {
    const { _id } = await aPost(test, { author: ASHA });
    const commentId = await answer(ASHA, _id, 'One more thing.');
    await answer(ASHA, _id, 'And this.', commentId);
    await like(_id, ASHA);

    expect(await toldTo(ASHA)).toEqual(NOTHING);
    expect(await test.db.collection('notifications').countDocuments()).toBe(0);
  });

  it('that answers another one is told once to each of who is answered, and to who asked', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    const first = await answer(RAVI, _id, 'first');
    const second = await answer(REVIEWER, _id, 'second', first);
    await answer(ADMIN, _id, 'third', second);

    expect((await toldTo(RAVI)).data.map(({ kind, comment }) => [kind, comment?.content])).toEqual([
      ['reply', 'third'],
      ['reply', 'second'],
    ]);
    expect((await toldTo(REVIEWER)).data.map(({ comment }) => comment?.content)).toEqual(['third']);
    expect((await toldTo(ASHA)).data.map(({ kind }) => kind)).toEqual(Array(3).fill('comment'));
  });

  it('that answers who asked is an answer to them, not another comment as well', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    const own = await answer(ASHA, _id, 'Anyone?');
    await answer(RAVI, _id, 'Yes.', own);

    expect((await toldTo(ASHA)).data.map(({ kind }) => kind)).toEqual(['reply']);
  });

  it('sent again under its key is told once', async () => {
    const { _id: postId } = await aPost(test, { author: ASHA });
    const headers = { ...(await test.tokens.bearer(RAVI)), 'idempotency-key': 'told-once-1' };
    const payload = { postId, content: 'once' };
    for (let tries = 0; tries < 2; tries++) {
      expect((await test.call('POST', '/posts/comment', { headers, payload })).status).toBe(201);
    }

    expect((await toldTo()).unread).toBe(1);
  });

  it('is kept though it cannot be told', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    const key = { userId: 1, kind: 1 } as const;
    const broken = await test.db
      .collection('notifications')
      .createIndex(key, { unique: true, name: 'breaks' });
    await answer(RAVI, _id, 'first');
    const second = await answer(RAVI, _id, 'second');
    await test.db.collection('notifications').dropIndex(broken);

    expect(second).not.toBe('');
    expect((await toldTo()).unread).toBe(1);
  });
});

describe('likes', () => {
  it('of one post are one row that says how many, and is unread anew when there are more', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    await like(_id, RAVI);
    await like(_id, ASHA);
    const first = await toldTo();
    expect(first).toMatchObject({ unread: 1, data: [{ kind: 'likes', likes: 1 }] });
    expect(await readAll()).toEqual({ unread: 0 });

    test.clock.advance(MINUTE_MS);
    await like(_id, REVIEWER);
    expect(await toldTo()).toMatchObject({
      unread: 1,
      data: [{ _id: `likes-${_id}`, likes: 2, read: false, at: test.clock.now().toISOString() }],
    });
    expect(await test.db.collection('notifications').countDocuments()).toBe(1);
  });

  it('that are taken back and given again tell nothing new', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    await like(_id, RAVI);
    await readAll();
    await like(_id, RAVI);
    expect(await toldTo()).toEqual(NOTHING);

    test.clock.advance(MINUTE_MS);
    await like(_id, RAVI);
    expect(await toldTo()).toMatchObject({ unread: 0, data: [{ likes: 1, read: true }] });
  });

  it('of visitors count, and twenty at the same moment are one row of twenty', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    const people = Array.from({ length: 20 }, (_, n) => ({ id: `p${n}`, name: `P ${n}` }));
    await Promise.all(people.map((person) => like(_id, person)));

    expect(await toldTo()).toMatchObject({ unread: 1, data: [{ likes: 20 }] });
    expect(await test.db.collection('notifications').countDocuments()).toBe(1);
  });
});

describe('what is told', () => {
  it('is only of who is signed in', async () => {
    expect((await test.call('GET', '/notifications')).status).toBe(401);
    const payload = { upTo: '2026-11-01T00:00:00Z' };
    expect((await test.call('POST', '/notifications/read', { payload })).status).toBe(401);
  });

  it('to the shared demo account is nothing, for it is nobody in particular', async () => {
    const { _id } = await aPost(test, { author: DEMO });
    await answer(RAVI, _id, 'hello');
    await like(_id, RAVI);

    expect(await toldTo(DEMO)).toEqual(NOTHING);
    expect(await readAll(DEMO)).toEqual({ unread: 0 });
    expect(await test.db.collection('notifications').countDocuments()).toBe(0);
  });

  it('goes with the comment, and with the post', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    const gone = await answer(RAVI, _id, 'gone');
    await answer(RAVI, _id, 'stays');
    await as(RAVI, 'DELETE', `/posts/${_id}/comments/${gone}`);
    expect((await toldTo()).data.map(({ comment }) => comment?.content)).toEqual(['stays']);

    await like(_id, RAVI);
    await as(ASHA, 'DELETE', `/posts/${_id}`);
    expect(await toldTo()).toEqual(NOTHING);
    expect(await test.db.collection('notifications').countDocuments()).toBe(0);
  });

  it('of a hidden post is seen by its author alone', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    const first = await answer(RAVI, _id, 'first');
    await answer(ADMIN, _id, 'second', first);
    expect((await toldTo(RAVI)).unread).toBe(1);
    await as(REVIEWER, 'POST', `/posts/${_id}/hide`, { reason: 'x' });

    expect(await toldTo(RAVI)).toEqual(NOTHING);
    expect((await toldTo(ASHA)).unread).toBe(2);
  });

  it('comes in pages that neither repeat nor leave out, whatever is told meanwhile', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    for (let n = 0; n < 5; n++) {
      await answer(RAVI, _id, `comment ${n}`);
      test.clock.advance(n % 2 === 0 ? 0 : MINUTE_MS);
    }
    const seen: string[] = [];
    let page: NotificationPage = await toldTo(ASHA, '?limit=2');
    for (;;) {
      seen.push(...page.data.map(({ _id: id }) => id));
      if (page.next === undefined) break;
      await like(_id, RAVI);
      page = await toldTo(ASHA, `?limit=2&after=${page.next}`);
    }

    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  it('is read up to a moment, and not what came after it', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    await answer(RAVI, _id, 'first');
    const upTo = test.clock.now().toISOString();
    test.clock.advance(MINUTE_MS);
    await answer(RAVI, _id, 'second');
    const { status, body } = await as(ASHA, 'POST', '/notifications/read', { upTo });

    expect([status, body]).toEqual([200, { unread: 1 }]);
    expect((await toldTo()).data.map(({ read }) => read)).toEqual([false, true]);
  });

  it('is answered 304 to who has it already', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    await answer(RAVI, _id, 'first');
    const bearer = await test.tokens.bearer(ASHA);
    const { headers } = await test.call('GET', '/notifications', { headers: bearer });
    const again = { ...bearer, 'if-none-match': String(headers.etag) };
    expect((await test.call('GET', '/notifications', { headers: again })).status).toBe(304);

    await answer(RAVI, _id, 'second');
    expect((await test.call('GET', '/notifications', { headers: again })).status).toBe(200);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=51', 'limit'],
    ['after=yesterday', 'after'],
    [`after=1_comment-${NO_ID}0`, 'after'],
  ])('is not asked for with %s', async (query, field) => {
    const { status, body } = await as(ASHA, 'GET', `/notifications?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INVALID_REQUEST' });
    expect((body as { message: string }).message).toContain(field);
  });

  it.each([[{}], [{ upTo: 'now' }], [{ upTo: 5 }], [{ upTo: '2016-12-31T23:59:60Z' }]])(
    'is not read up to %j',
    async (payload) => {
      const { status, body } = await as(ASHA, 'POST', '/notifications/read', payload);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'INVALID_REQUEST' });
    },
  );

  it('is the newest 200, of the last 90 days', async () => {
    const repository = createNotificationsRepository(test.db);
    const postId = new ObjectId();
    for (let n = 0; n < 203; n++) {
      const key = `likes-${n}`;
      test.clock.advance(1);
      const row = { _id: `asha:${key}`, userId: 'asha', key, kind: 'likes', postId } as const;
      await repository.insert({ ...row, at: test.clock.now(), readAt: null });
    }
    const kept = await repository.listOf('asha');
    expect([kept.length, kept[0]?.key, kept.at(-1)?.key]).toEqual([200, 'likes-202', 'likes-3']);

    const before = new Date((kept.at(-1)?.at.getTime() ?? 0) + 1);
    expect(await repository.removeBefore(before)).toBe(1);
  });
});

describe('of a person who goes', () => {
  it('what they were told is given to them first, and then erased', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    const commentId = await answer(RAVI, _id, 'hello');
    const headers = await test.tokens.internal();
    const given = await test.call('GET', '/internal/export?userId=asha', { headers });
    expect(given.body).toMatchObject({
      records: { notifications: [{ kind: 'comment', postId: _id, commentId, readAt: null }] },
    });

    const payload = { userId: ASHA.id };
    const erased = await test.call('POST', '/internal/erasures', { headers, payload });
    expect(erased.body).toMatchObject({ erased: { notifications: 1 } });
    expect(await test.db.collection('notifications').countDocuments()).toBe(0);
  });

  it('what others were told of them goes as well', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    const first = await answer(RAVI, _id, 'hello');
    await answer(REVIEWER, _id, 'and hello', first);
    await like(_id, RAVI);
    const headers = await test.tokens.internal();
    const payload = { userId: RAVI.id };
    await test.call('POST', '/internal/erasures', { headers, payload });

    expect((await toldTo()).data.map(({ comment }) => comment?.content)).toEqual(['and hello']);
    const kept = await test.db.collection('notifications').find().toArray();
    expect(JSON.stringify(kept)).not.toContain(RAVI.id);
  });
});
