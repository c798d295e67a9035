import { describe, expect, it } from 'vitest';
import { ADMIN, ASHA, aPost, DEMO, NO_ID, RAVI, REVIEWER } from './support/factories.js';
import { answer, as, NOTHING, readAll, test, toldTo } from './support/notifications.js';

const report = (postId: string, commentId?: string, person = RAVI) =>
  as(person, 'POST', `/posts/${postId}/report`, {
    reason: 'It names my neighbour.',
    ...(commentId ? { commentId } : {}),
  });
const openReports = async () =>
  ((await as(REVIEWER, 'GET', '/posts/reports')).body as { data: { _id: string }[] }).data;
const dismiss = async () =>
  as(REVIEWER, 'DELETE', `/posts/reports/${(await openReports())[0]?._id}`);
const hide = (postId: string) =>
  as(REVIEWER, 'POST', `/posts/${postId}/hide`, { reason: 'It names a child.' });
const waiting = () => test.db.collection('reports').countDocuments({ toTell: { $exists: true } });

describe('who reported a post', () => {
  it('is told that it stays, with the way to it, and neither who decided nor why', async () => {
    const { _id: postId } = await aPost(test, { author: ASHA, title: 'Tea' });
    await report(postId);
    expect((await dismiss()).status).toBe(204);

    expect(await toldTo(RAVI)).toEqual({
      unread: 1,
      data: [
        {
          ...{ _id: `report-${postId}`, kind: 'report-kept', read: false },
          at: test.clock.now().toISOString(),
          ...{ post: { _id: postId, title: 'Tea' }, reported: { what: 'post' } },
        },
      ],
    });
    expect(await toldTo(ASHA)).toEqual(NOTHING);
    expect(await waiting()).toBe(0);
  });

  it('is told that it is hidden, without its words or the reason, and once it is shown again so', async () => {
    const { _id: postId } = await aPost(test, { author: ASHA, title: 'Tea' });
    await report(postId);
    await hide(postId);
    const told = await toldTo(RAVI);
    expect(told).toMatchObject({
      unread: 1,
      data: [{ kind: 'report-hidden', reported: { what: 'post' } }],
    });
    expect(JSON.stringify(told)).not.toMatch(/Tea|child|Meera|meera/);

    await readAll(RAVI);
    test.clock.advance(1_000);
    await as(ADMIN, 'DELETE', `/posts/${postId}/hide`);
    expect(await toldTo(RAVI)).toMatchObject({
      unread: 1,
      data: [{ _id: `report-${postId}`, kind: 'report-kept', post: { title: 'Tea' } }],
    });
  });

  it('is told that it is gone, whoever removed it, and nothing of it is kept', async () => {
    const { _id: postId } = await aPost(test, { author: ASHA, title: 'Tea' });
    await report(postId);
    await as(ASHA, 'DELETE', `/posts/${postId}`);

    const told = await toldTo(RAVI);
    expect(told).toMatchObject({ unread: 1, data: [{ kind: 'report-removed' }] });
    expect(JSON.stringify(told)).not.toContain('Tea');
    expect(await test.db.collection('reports').countDocuments({ postId })).toBe(0);
  });

  it('is told nothing where they had been told that it stays and its author removes it later', async () => {
    const { _id: postId } = await aPost(test, { author: ASHA });
    await report(postId);
    await dismiss();
    await as(ASHA, 'DELETE', `/posts/${postId}`);

    expect(await toldTo(RAVI)).toEqual(NOTHING);
  });

  it('is told of each of two who reported it, and not the demo account', async () => {
    const { _id: postId } = await aPost(test, { author: ASHA });
    for (const person of [RAVI, ADMIN, DEMO]) await report(postId, undefined, person);
    await dismiss();

    expect((await toldTo(RAVI)).unread).toBe(1);
    expect((await toldTo(ADMIN)).unread).toBe(1);
    expect(await test.db.collection('notifications').countDocuments()).toBe(2);
    expect(await waiting()).toBe(0);
  });
});

describe('the author of what was reported deletes their account', () => {
  const erase = async (person = ASHA) =>
    test.call('POST', '/internal/erasures', {
      headers: await test.tokens.internal(),
      payload: { userId: person.id },
    });
  const told = async (person = RAVI) =>
    (await toldTo(person)).data.map(({ _id, kind, reported }) => [_id, kind, reported]);

  it('and who reported a post, a comment or an answer to that post is told that it is gone', async () => {
    const { _id: postId } = await aPost(test, { author: ASHA, title: 'Tea' });
    const answerId = await answer(ADMIN, postId, 'rude');
    const other = await aPost(test, { author: ADMIN });
    const commentId = await answer(ASHA, other._id, 'rude as well');
    await report(postId);
    await report(postId, answerId);
    await report(other._id, commentId);
    expect((await erase()).status).toBe(200);

    expect((await told()).sort()).toEqual(
      [
        [`report-${postId}`, 'report-removed', { what: 'post' }],
        [`report-${answerId}`, 'report-removed', { what: 'comment' }],
        [`report-${commentId}`, 'report-removed', { what: 'comment' }],
      ].sort(),
    );
    expect(JSON.stringify(await toldTo(RAVI))).not.toMatch(/Tea|asha|rude/i);
    expect(await test.db.collection('reports').countDocuments()).toBe(0);
  });

  it('and who had been told that it stays is told nothing more, nor is the way to it kept', async () => {
    const { _id: postId } = await aPost(test, { author: ASHA });
    await report(postId);
    await dismiss();
    await erase();

    expect(await toldTo(RAVI)).toEqual(NOTHING);
    expect(await test.db.collection('notifications').countDocuments()).toBe(0);
    expect(await test.db.collection('reports').countDocuments()).toBe(0);
  });

  it('and a report of something else stays open', async () => {
    const { _id: postId } = await aPost(test, { author: ADMIN });
    await report(postId);
    await erase();

    expect(await openReports()).toMatchObject([{ postId }]);
    expect(await toldTo(RAVI)).toEqual(NOTHING);
  });

  it('and nobody is told of what they reported themselves', async () => {
    const { _id: postId } = await aPost(test, { author: RAVI });
    await report(postId, undefined, RAVI);
    await erase(RAVI);

    expect(await test.db.collection('notifications').countDocuments()).toBe(0);
    expect(await test.db.collection('reports').countDocuments()).toBe(0);
  });
});

describe('who reported a comment', () => {
  it('is told of it, not of the post, which may be reported as well', async () => {
    const { _id: postId } = await aPost(test, { author: ASHA });
    const commentId = await answer(ASHA, postId, 'rude');
    await report(postId, commentId);
    await report(postId);
    await as(REVIEWER, 'DELETE', `/posts/${postId}/comments/${commentId}`);

    expect((await toldTo(RAVI)).data).toMatchObject([
      { _id: `report-${commentId}`, kind: 'report-removed', reported: { what: 'comment' } },
    ]);
    await hide(postId);
    expect((await toldTo(RAVI)).unread).toBe(2);
  });
});

describe('what became of a report', () => {
  it('is told by the next act where it was not told when it happened', async () => {
    const { _id: postId } = await aPost(test, { author: ASHA });
    await report(postId);
    const toTell = { outcome: 'kept', at: test.clock.now() };
    await test.db
      .collection('reports')
      .updateOne({ postId }, { $set: { toTell }, $unset: { openKey: '' } });
    const other = await aPost(test, { author: ASHA });
    await report(other._id, undefined, ADMIN);
    await dismiss();

    expect((await toldTo(RAVI)).data).toMatchObject([{ _id: `report-${postId}` }]);
    expect(await waiting()).toBe(0);
  });
});

describe('what became of a reported clip', () => {
  const outcome = (change: object = {}) => ({
    ...{ _id: 'a'.repeat(24), videoId: NO_ID, outcome: 'kept', userId: RAVI.id },
    at: test.clock.now().toISOString(),
    ...change,
  });
  const carry = async (...reports: object[]) =>
    test.call('POST', '/internal/outcomes', {
      headers: await test.tokens.internal(),
      payload: { data: [], reports },
    });

  it('is told once, however often it is carried, and of one that stays with the way to it', async () => {
    expect((await carry(outcome())).body).toEqual({ told: 1 });
    expect((await carry(outcome())).body).toEqual({ told: 0 });

    expect((await toldTo(RAVI)).data).toMatchObject([
      { kind: 'report-kept', reported: { what: 'clip', videoId: NO_ID } },
    ]);
  });

  it('is told anew when it changes, without the way to what is hidden', async () => {
    await carry(outcome());
    test.clock.advance(1_000);
    await carry(outcome({ outcome: 'hidden' }));

    const { data } = await toldTo(RAVI);
    expect(data).toMatchObject([{ kind: 'report-hidden', reported: { what: 'clip' } }]);
    expect(data[0]?.reported).not.toHaveProperty('videoId');
  });

  it('goes where the decision is undone and the report is open again', async () => {
    await carry(outcome({ outcome: 'hidden' }));
    await carry(outcome({ outcome: 'open' }));

    expect(await toldTo(RAVI)).toEqual(NOTHING);
  });

  it.each([[{ outcome: 'liked' }], [{ videoId: '$where' }], [{ userId: undefined }]])(
    'that is wrong (%j) is refused whole',
    async (change) => {
      expect((await carry(outcome(), outcome(change))).status).toBe(400);
      expect(await toldTo(RAVI)).toEqual(NOTHING);
    },
  );
});
