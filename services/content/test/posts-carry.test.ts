import { describe, expect, it } from 'vitest';
import { aClip } from './support/clips.js';
import { ASHA, aPost, NO_ID, RAVI } from './support/factories.js';
import { bearer, test } from './support/posts.js';

const WORDS = { title: 'How we sign RAIN', content: 'Twice, in Pune.' };
const post = async (payload: object, person = ASHA) =>
  test.call('POST', '/posts', { headers: await bearer(person), payload: { ...WORDS, ...payload } });
const comment = async (postId: string, payload: object, person = ASHA) =>
  test.call('POST', '/posts/comment', {
    headers: await bearer(person),
    payload: { postId, content: 'So', ...payload },
  });

describe('a video in a post', () => {
  it('is named by the post, in the list as well', async () => {
    const videoId = aClip(1);
    const { status, body } = await post({ videoId });

    expect([status, body]).toMatchObject([201, { videoId }]);
    expect((await test.call('GET', '/posts')).body).toMatchObject([{ videoId }]);
  });

  it('may still wait for being checked', async () => {
    expect(
      (await post({ videoId: aClip(2, { showing: 'waiting', status: 'processing' }) })).status,
    ).toBe(201);
  });

  it.each([
    ['nobody has', () => NO_ID, 404, 'VIDEO_NOT_FOUND'],
    ['is somebody else’s', () => aClip(3, { isOwn: false }), 403, 'NOT_YOURS'],
    ['others may not watch', () => aClip(4, { showing: 'not-shown' }), 409, 'VIDEO_NOT_SHOWN'],
    [
      'has not arrived',
      () => aClip(5, { showing: 'waiting', status: 'pending' }),
      409,
      'VIDEO_NOT_READY',
    ],
    ['cannot be one', () => 'nonsense', 400, 'INVALID_REQUEST'],
  ])('that %s is refused, and nothing is written', async (_what, videoId, status, code) => {
    const carrying = await aPost(test, {});
    const answers = [
      await post({ videoId: videoId() }),
      await comment(carrying._id, { videoId: videoId() }),
    ];

    for (const answer of answers) expect(answer).toMatchObject({ status, body: { code } });
    expect(await test.db.collection('posts').countDocuments()).toBe(1);
    expect(await test.db.collection('comments').countDocuments()).toBe(0);
  });

  it('is taken out by its author alone, and stays through any other change', async () => {
    const { body } = await post({ videoId: aClip(6) });
    const { _id, videoId } = body as { _id: string; videoId: string };
    const edit = async (payload: object, person = ASHA) =>
      test.call('PUT', `/posts/${_id}`, { headers: await bearer(person), payload });

    expect((await edit({ ...WORDS, content: 'Three times' })).body).toMatchObject({ videoId });
    expect((await edit({ ...WORDS, withoutVideo: true }, RAVI)).status).toBe(403);
    const without = await edit({ ...WORDS, content: 'Three times', withoutVideo: true });
    expect(without.body).not.toHaveProperty('videoId');
    expect(without.body).toMatchObject({ content: 'Three times', editedAt: expect.any(String) });
    expect((await edit({ ...WORDS, withoutVideo: false })).status).toBe(400);
  });
});

it('a comment carries a video, and an answer too', async () => {
  const { _id } = await aPost(test, {});
  const videoId = aClip(7);
  const { body } = await comment(_id, { videoId });
  const [first] = (body as { comments: { _id: string }[] }).comments;
  const answered = await comment(_id, { videoId, replyTo: first?._id });

  expect(answered).toMatchObject({
    status: 201,
    body: { comments: [{ videoId }, { videoId, replyTo: first?._id }] },
  });
});

describe('talk about a video', () => {
  it('stands under that video alone, not in the feed', async () => {
    const aboutVideo = aClip(8, { isOwn: false });
    expect(await post({ aboutVideo })).toMatchObject({ status: 201, body: { aboutVideo } });
    await post({});

    const listed = async (query: string) =>
      (await test.call('GET', `/posts${query}`)).body as { aboutVideo?: string }[];
    expect(await listed(`?aboutVideo=${aboutVideo}`)).toMatchObject([{ aboutVideo }]);
    expect(await listed(`?aboutVideo=${NO_ID}`)).toEqual([]);
    expect((await listed('')).map((one) => one.aboutVideo)).toEqual([undefined]);
    const { body } = await test.call('GET', '/search', { query: { q: 'rain' } });
    const hrefs = (body as { data: { kind: string; href: string }[] }).data
      .filter(({ kind }) => kind === 'post')
      .map(({ href }) => href.replace(/#.*/, ''));
    expect(hrefs.sort()).toEqual(['/dashboard/discussions', `/dashboard/videos/${aboutVideo}`]);
  });

  it('is told to its author with where it stands', async () => {
    const aboutVideo = aClip(13);
    const { body } = await post({ aboutVideo });
    await comment((body as { _id: string })._id, {}, RAVI);

    const told = await test.call('GET', '/notifications', { headers: await bearer(ASHA) });
    expect(told.body).toMatchObject({ data: [{ post: { aboutVideo } }] });
  });

  it.each([
    ['nobody has', () => NO_ID, 404, 'VIDEO_NOT_FOUND'],
    ['waits', () => aClip(9, { showing: 'waiting' }), 409, 'VIDEO_NOT_SHOWN'],
    ['may not be shown', () => aClip(10, { showing: 'not-shown' }), 409, 'VIDEO_NOT_SHOWN'],
  ])('is refused where the video %s', async (_what, aboutVideo, status, code) => {
    expect(await post({ aboutVideo: aboutVideo() })).toMatchObject({ status, body: { code } });
  });

  it('is about a sign or a video, not both', async () => {
    const both = { aboutVideo: aClip(11), signId: 'letter-a-v2' };
    expect(await post(both)).toMatchObject({ status: 400, body: { code: 'TWO_SUBJECTS' } });
  });
});

it('what a person carried is in their export, and goes with them', async () => {
  const videoId = aClip(12);
  await post({ videoId });
  await comment((await aPost(test, { author: RAVI }))._id, { videoId });
  const headers = await test.tokens.internal();

  const exported = await test.call('GET', '/internal/export?userId=asha', { headers });
  expect(exported.body).toMatchObject({
    records: { posts: [{ videoId }], comments: [{ videoId }] },
  });

  const erased = await test.call('POST', '/internal/erasures', {
    headers,
    payload: { userId: 'asha' },
  });
  expect(erased.body).toMatchObject({ erased: { posts: 1, comments: 1 } });
  const left = await Promise.all(
    ['posts', 'comments'].map((name) => test.db.collection(name).countDocuments({ videoId })),
  );
  expect(left).toEqual([0, 0]);
});
