import { describe, expect, it } from 'vitest';
import { ASHA, aPost, NO_ID, RAVI, REVIEWER } from './support/factories.js';
import { as, seenBy, test } from './support/moderation.js';

describe('a hidden post', () => {
  it('is gone for others; its author and moderators see it with the reason', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    const { status, body } = await as(REVIEWER, 'POST', `/posts/${_id}/hide`, {
      reason: ' Rude. ',
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ _id, hidden: { reason: 'Rude.' } });
    expect(await seenBy(null)).toEqual([]);
    expect(await seenBy(RAVI)).toEqual([]);
    expect(await seenBy(ASHA)).toMatchObject([{ _id, hidden: { reason: 'Rude.' } }]);
    expect(await seenBy(REVIEWER)).toMatchObject([{ _id, hidden: { reason: 'Rude.' } }]);
  });

  it('tells nobody who hid it', async () => {
    const { _id } = await aPost(test, {});
    const { body } = await as(REVIEWER, 'POST', `/posts/${_id}/hide`, { reason: 'Rude.' });

    expect(JSON.stringify(body)).not.toContain(REVIEWER.id);
  });

  it('cannot be liked, commented, reported or deleted by those who do not see it', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    await as(REVIEWER, 'POST', `/posts/${_id}/hide`, { reason: 'Rude.' });
    const answers = [
      await as(RAVI, 'POST', '/posts/like', { postId: _id }),
      await as(RAVI, 'POST', '/posts/comment', { postId: _id, content: 'x' }),
      await as(RAVI, 'POST', `/posts/${_id}/report`, { reason: 'x' }),
      await as(RAVI, 'DELETE', `/posts/${_id}`),
    ];

    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'POST_NOT_FOUND' });
    }
  });

  it('is back after undoing', async () => {
    const { _id } = await aPost(test, {});
    await as(REVIEWER, 'POST', `/posts/${_id}/hide`, { reason: 'Rude.' });
    const { status, body } = await as(REVIEWER, 'DELETE', `/posts/${_id}/hide`);

    expect(status).toBe(200);
    expect(body).not.toHaveProperty('hidden');
    expect(await seenBy(RAVI)).toHaveLength(1);
  });

  it.each([
    ['POST', 'hide'],
    ['DELETE', 'hide'],
  ] as const)('asks for a role: %s', async (method, path) => {
    const { _id } = await aPost(test, {});
    const payload = method === 'POST' ? { reason: 'x' } : undefined;
    const author = await as(ASHA, method, `/posts/${_id}/${path}`, payload);
    const nobody = await as(null, method, `/posts/${_id}/${path}`, payload);
    const gone = await as(REVIEWER, method, `/posts/${NO_ID}/${path}`, payload);

    expect([author.status, nobody.status, gone.status]).toEqual([403, 401, 404]);
    expect(author.body).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(gone.body).toMatchObject({ code: 'POST_NOT_FOUND' });
  });

  it('needs a reason', async () => {
    const { _id } = await aPost(test, {});
    const { status } = await as(REVIEWER, 'POST', `/posts/${_id}/hide`, { reason: ' ' });

    expect(status).toBe(400);
  });
});
