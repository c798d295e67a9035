import type { components } from '@isl/contracts/content';
import type { Person } from '@isl/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { ASHA, aComment, aPost, NO_ID, RAVI, REVIEWER } from './support/factories.js';
import { as, seenBy, test } from './support/moderation.js';

type Report = components['schemas']['Report'];

const openReports = async (query = '') =>
  ((await as(REVIEWER, 'GET', `/posts/reports${query}`)).body as { data: Report[] }).data;

describe('a report', () => {
  it('is listed for moderators, newest first, by pages', async () => {
    const { _id } = await aPost(test, {});
    for (const id of ['p1', 'p2', 'p3']) {
      await as({ id }, 'POST', `/posts/${_id}/report`, { reason: `says ${id}` });
      test.clock.advance(1_000);
    }
    const reports = await openReports();

    expect(reports.map(({ reason }) => reason)).toEqual(['says p3', 'says p2', 'says p1']);
    expect(reports[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      postId: _id,
      reason: 'says p3',
      createdAt: expect.any(String),
      about: { title: 'A title', content: 'Some content', username: ASHA.name },
    });
    const rest = await openReports(`?limit=2&after=${reports[0]?._id}`);
    expect(rest.map(({ reason }) => reason)).toEqual(['says p2', 'says p1']);
  });

  it('is one of a person and target; a second takes the new reason', async () => {
    const { _id } = await aPost(test, {});
    const { comments } = await aComment(test, { postId: _id });
    const report = (reason: string, commentId?: string) =>
      as(RAVI, 'POST', `/posts/${_id}/report`, { reason, ...(commentId ? { commentId } : {}) });
    const first = await report('one');
    const second = await report(' two ');
    const third = await report('about the comment', comments[0]?._id);

    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect((second.body as Report)._id).toBe((first.body as Report)._id);
    expect((await openReports()).map(({ reason }) => reason).sort()).toEqual([
      'about the comment',
      'two',
    ]);
  });

  it('stays one when ten arrive at once', async () => {
    const { _id } = await aPost(test, {});
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => as(RAVI, 'POST', `/posts/${_id}/report`, { reason: 'x' })),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await openReports()).toHaveLength(1);
  });

  it('closes when the post is hidden, and may be opened again afterwards', async () => {
    const { _id } = await aPost(test, {});
    await as(RAVI, 'POST', `/posts/${_id}/report`, { reason: 'x' });
    await as(REVIEWER, 'POST', `/posts/${_id}/hide`, { reason: 'Rude.' });
    expect(await openReports()).toEqual([]);

    await as(REVIEWER, 'DELETE', `/posts/${_id}/hide`);
    await as(RAVI, 'POST', `/posts/${_id}/report`, { reason: 'again' });
    expect(await openReports()).toMatchObject([{ reason: 'again' }]);
  });

  it('goes with what it is about', async () => {
    const { _id } = await aPost(test, {});
    const { comments } = await aComment(test, { postId: _id });
    const commentId = comments[0]?._id;
    await as(RAVI, 'POST', `/posts/${_id}/report`, { reason: 'comment', commentId });
    await as(RAVI, 'POST', `/posts/${_id}/report`, { reason: 'post' });

    await as(REVIEWER, 'DELETE', `/posts/${_id}/comments/${commentId}`);
    expect((await openReports()).map(({ reason }) => reason)).toEqual(['post']);
    await as(REVIEWER, 'DELETE', `/posts/${_id}`);
    expect(await openReports()).toEqual([]);
  });

  it('is refused without a sign-in, a reason, a post or its comment', async () => {
    const { _id } = await aPost(test, {});
    const url = `/posts/${_id}/report`;
    const answers = [
      await as(null, 'POST', url, { reason: 'x' }),
      await as(RAVI, 'POST', url, { reason: '' }),
      await as(RAVI, 'POST', `/posts/${NO_ID}/report`, { reason: 'x' }),
      await as(RAVI, 'POST', url, { reason: 'x', commentId: NO_ID }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([401, 400, 404, 404]);
    expect(answers[2]?.body).toMatchObject({ code: 'POST_NOT_FOUND' });
    expect(answers[3]?.body).toMatchObject({ code: 'COMMENT_NOT_FOUND' });
  });

  it('is not for everybody to read', async () => {
    const contributor = await as(RAVI, 'GET', '/posts/reports');
    const nobody = await as(null, 'GET', '/posts/reports');
    const badPage = await as(REVIEWER, 'GET', '/posts/reports?after=x');

    expect([contributor.status, nobody.status, badPage.status]).toEqual([403, 401, 400]);
    expect(badPage.body).toMatchObject({ code: 'INVALID_CURSOR' });
  });
});

describe('a dismissed report', () => {
  const dismiss = (person: Person | null, reportId: string) =>
    as(person, 'DELETE', `/posts/reports/${reportId}`);
  const report = async (person: Person, postId: string, commentId?: string) =>
    as(person, 'POST', `/posts/${postId}/report`, {
      reason: 'x',
      ...(commentId ? { commentId } : {}),
    });

  it('is closed with all others of its target, and what was reported stays', async () => {
    const { _id } = await aPost(test, {});
    const { comments } = await aComment(test, { postId: _id });
    const first = (await report(RAVI, _id)).body as Report;
    await report({ id: 'third' }, _id);
    await report(RAVI, _id, comments[0]?._id);
    const { status } = await dismiss(REVIEWER, first._id);

    expect(status).toBe(204);
    expect(await openReports()).toMatchObject([{ commentId: comments[0]?._id }]);
    expect(await seenBy(null)).toHaveLength(1);
  });

  it('cannot be sent again by the same person; another person may', async () => {
    const { _id } = await aPost(test, {});
    const first = (await report(RAVI, _id)).body as Report;
    await dismiss(REVIEWER, first._id);
    const again = await report(RAVI, _id);
    const other = await report({ id: 'third' }, _id);

    expect([again.status, other.status]).toEqual([409, 201]);
    expect(again.body).toMatchObject({ code: 'REPORT_DISMISSED' });
  });

  it('leaves a report of a comment by the same person open to send', async () => {
    const { _id } = await aPost(test, {});
    const { comments } = await aComment(test, { postId: _id });
    await dismiss(REVIEWER, ((await report(RAVI, _id)).body as Report)._id);

    expect((await report(RAVI, _id, comments[0]?._id)).status).toBe(201);
  });

  it('is for a moderator, once', async () => {
    const { _id } = await aPost(test, {});
    const first = (await report(RAVI, _id)).body as Report;
    const refused = [await dismiss(RAVI, first._id), await dismiss(null, first._id)];
    await dismiss(REVIEWER, first._id);
    const twice = await dismiss(REVIEWER, first._id);

    expect(refused.map(({ status }) => status)).toEqual([403, 401]);
    expect([twice.status, twice.body]).toMatchObject([404, { code: 'REPORT_NOT_FOUND' }]);
  });

  it('shows the words of the comment that is reported, and none of what is gone', async () => {
    const { _id } = await aPost(test, { title: 'Of the post' });
    const { comments } = await aComment(test, { postId: _id, author: RAVI, content: 'Rude words' });
    await report(ASHA, _id, comments[0]?._id);
    expect(await openReports()).toMatchObject([
      { about: { title: 'Of the post', content: 'Rude words', username: RAVI.name } },
    ]);
    await test.db.collection('posts').deleteMany({});
    expect((await openReports())[0]).not.toHaveProperty('about');
  });
});
