import { expect, it } from 'vitest';
import { ASHA, aComment, aPost, NO_ID, RAVI } from './support/factories.js';
import { bearer, type Post, test } from './support/posts.js';

const answer = async (postId: string, replyTo: string, content = 'An answer', key?: string) =>
  test.call('POST', '/posts/comment', {
    headers: { ...(await bearer(RAVI)), ...(key ? { 'idempotency-key': key } : {}) },
    payload: { postId, content, replyTo },
  });
const aQuestion = async () => {
  const { _id: postId } = await aPost(test, {});
  const { comments } = await aComment(test, { postId, content: 'Both hands?' });
  return { postId, questionId: String(comments[0]?._id) };
};

it('an answer names what it answers, in the post and in its list of comments', async () => {
  const { postId, questionId } = await aQuestion();
  const { status, body } = await answer(postId, questionId);

  expect(status).toBe(201);
  const [question, reply] = (body as Post).comments;
  expect(question).not.toHaveProperty('replyTo');
  expect(reply).toMatchObject({ content: 'An answer', replyTo: questionId });
  const { body: listed } = await test.call('GET', `/posts/${postId}/comments`);
  expect(listed).toMatchObject([{ replyTo: questionId }, { _id: questionId }]);
});

it('who answers an answer answers what that answered: a level deep, never more', async () => {
  const { postId, questionId } = await aQuestion();
  const first = (await answer(postId, questionId)).body as Post;
  const { body } = await answer(postId, String(first.comments[1]?._id), 'And I');

  expect((body as Post).comments.map(({ replyTo }) => replyTo)).toEqual([
    undefined,
    questionId,
    questionId,
  ]);
});

it('what is answered has to be there, in this post', async () => {
  const { postId, questionId } = await aQuestion();
  const elsewhere = await aPost(test, { title: 'Another' });
  const answers = [
    await answer(postId, NO_ID),
    await answer(elsewhere._id, questionId),
    await answer(postId, 'no id'),
  ];

  expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual([
    [404, 'COMMENT_NOT_FOUND'],
    [404, 'COMMENT_NOT_FOUND'],
    [400, 'INVALID_REQUEST'],
  ]);
  expect((await test.call('GET', `/posts/${postId}`)).body).toMatchObject({ commentCount: 1 });
});

it('outlives what it answers', async () => {
  const { postId, questionId } = await aQuestion();
  await answer(postId, questionId);
  await test.call('DELETE', `/posts/${postId}/comments/${questionId}`, {
    headers: await bearer(ASHA),
  });

  const { body } = await test.call('GET', `/posts/${postId}`);
  expect((body as Post).comments).toMatchObject([{ content: 'An answer', replyTo: questionId }]);
});

it('is written once, however often it is sent, and not under the key of another', async () => {
  const { postId, questionId } = await aQuestion();
  const statuses = [
    await answer(postId, questionId, 'Once', 'key-of-an-answer'),
    await answer(postId, questionId, 'Once', 'key-of-an-answer'),
  ].map(({ status }) => status);
  const reused = await test.call('POST', '/posts/comment', {
    headers: { ...(await bearer(RAVI)), 'idempotency-key': 'key-of-an-answer' },
    payload: { postId, content: 'Once' },
  });

  expect(statuses).toEqual([201, 201]);
  expect(reused.body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect((await test.call('GET', `/posts/${postId}`)).body).toMatchObject({ commentCount: 2 });
});
