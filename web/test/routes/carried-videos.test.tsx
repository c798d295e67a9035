import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aComment, aContribution, anError, aPost, aVideo } from '../support/factories';
import { broken, feed, writePost } from '../support/feed';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

// Fetched when it is asked for: reading it in is no part of what is tried here.
beforeAll(() => import('../../src/features/community/carried/video-picker'), 180_000);

const id = (number: number): string => number.toString(16).padStart(24, '0');
type Standing = { readonly showing?: string; readonly isOwn?: boolean };
const some = (number: number, { showing = 'shown', isOwn = false }: Standing = {}) => ({
  video: aVideo({ _id: id(number), title: `Clip ${number}`, url: `/${number}.mp4` }),
  showing,
  isOwn,
});

/** What media says of these; which ids it was asked for, question by question. */
function serveSome(...known: readonly ReturnType<typeof some>[]): string[][] {
  const asked: string[][] = [];
  server.use(
    http.get(api('/videos/some'), ({ request }) => {
      const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',');
      asked.push(ids);
      return HttpResponse.json({ data: known.filter(({ video }) => ids.includes(video._id)) });
    }),
  );
  return asked;
}
const servePosts = (...posts: readonly ReturnType<typeof aPost>[]): void =>
  server.use(http.get(api('/posts'), () => HttpResponse.json(posts)));

describe('a video in a post', () => {
  it('is shown as its picture with the way to its page; all of a screen are asked for at once', async () => {
    const asked = serveSome(some(1), some(2));
    const comments = [aComment({ videoId: id(2) })];
    servePosts(
      aPost({ _id: id(11), videoId: id(1) }),
      aPost({ _id: id(12), videoId: id(2) }),
      aPost({ _id: id(13), videoId: id(3), comments }),
    );
    const { user } = openApp(feed);
    expect(await screen.findByRole('button', { name: 'Play Clip 1' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'More about this clip Clip 2' })).toHaveAttribute(
      'href',
      `/dashboard/videos/${id(2)}`,
    );
    expect(asked).toEqual([[id(1), id(2), id(3)]]);
    expect(screen.getByText(/^This video is not shown: /)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Show comments' }).at(-1) as Element);
    expect(await screen.findAllByRole('button', { name: 'Play Clip 2' })).toHaveLength(2);
    expect(asked).toHaveLength(1);
  });

  it('that waits to be checked is seen by its author alone, who is told so', async () => {
    serveSome(some(1, { showing: 'waiting', isOwn: true }));
    servePosts(aPost({ videoId: id(1) }));
    server.use(
      http.post(api(`/videos/${id(1)}/ticket`), () =>
        HttpResponse.json(
          { ticket: 't', url: '/1.mp4?ticket=t', expiresAt: '2026-11-01T10:00:00Z' },
          { status: 201 },
        ),
      ),
    );
    const { user } = openSignedIn(feed);
    expect(await screen.findByText(/^Others will see this video once/)).toBeVisible();
    expect(document.querySelector('img[src*="poster"]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Watch it' }));
    expect(await screen.findByLabelText('Clip 1')).toHaveAttribute('src', '/1.mp4?ticket=t');
  });

  it('that others may not watch says why to its author', async () => {
    serveSome(some(1, { showing: 'not-shown', isOwn: true }));
    servePosts(aPost({ videoId: id(1) }));
    openSignedIn(feed);
    expect(await screen.findByText(/^Others do not see this video: you did not/)).toBeVisible();
    const post = within(screen.getByRole('article'));
    expect(post.getByRole('link', { name: 'My contributions' })).toBeVisible();
  });

  it('that could not be asked for is asked for again', async () => {
    servePosts(aPost({ videoId: id(1) }));
    server.use(http.get(api('/videos/some'), () => broken(400)));
    const { user } = openApp(feed);
    expect(await screen.findByText('The video could not be loaded.')).toBeVisible();
    serveSome(some(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Play Clip 1' })).toBeVisible();
  });
});

describe('putting a video into what one writes', () => {
  const serveOwn = (): void =>
    server.use(
      http.get(api('/contributions'), () =>
        HttpResponse.json({
          data: [
            aContribution({ _id: id(1), createdAt: '2026-11-03T10:00:00Z' }),
            aContribution({ _id: id(4), status: 'pending' }),
          ],
        }),
      ),
      http.get(api('/videos/mine'), () =>
        HttpResponse.json({
          data: [
            aVideo({ _id: id(2), createdAt: '2026-11-04T10:00:00Z' }),
            aVideo({ _id: id(3), createdAt: '2026-11-02T10:00:00Z' }),
          ],
        }),
      ),
    );

  it('offers one’s own that others may watch, the newest first, and sends the chosen one', async () => {
    serveOwn();
    const asked = serveSome(
      some(1, { showing: 'waiting', isOwn: true }),
      some(2, { isOwn: true }),
      some(3, { showing: 'not-shown', isOwn: true }),
    );
    const sent: unknown[] = [];
    server.use(
      http.post(api('/posts'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(aPost({ _id: id(9), videoId: id(1) }), { status: 201 });
      }),
    );
    const { user } = openSignedIn(feed);
    await user.click(await screen.findByRole('button', { name: 'Add a video' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A video of yours' }));
    expect(dialog.getByText(/^A video stands here only with your yes/)).toBeVisible();
    const offered = await dialog.findAllByRole('listitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Clip 2/),
      expect.stringMatching(/^Clip 1.*being prepared or checked$/),
    ]);
    expect(dialog.getByText(/^1 more of yours may not be watched/)).toBeVisible();
    expect(asked[0]).toEqual([id(2), id(1), id(3)]);
    await user.click(dialog.getByRole('button', { name: /^Clip 1/ }));
    expect(await screen.findByText('Clip 1')).toBeVisible();
    await writePost(user, 'RAIN', 'Twice');
    await waitFor(() =>
      expect(sent).toEqual([{ title: 'RAIN', content: 'Twice', videoId: id(1) }]),
    );
    expect(await screen.findByRole('button', { name: 'Add a video' })).toBeVisible();
  });

  it('offers what was recorded since it was last asked for', async () => {
    const { user } = openSignedIn(feed);
    await user.click(await screen.findByRole('button', { name: 'Add a video' }));
    expect(await screen.findByText('You have no such video yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    serveOwn();
    serveSome(some(1, { showing: 'waiting', isOwn: true }));
    await user.click(screen.getByRole('button', { name: 'Add a video' }));
    expect(await screen.findByRole('button', { name: /^Clip 1/ })).toBeVisible();
  });

  it('is taken out again before it is sent', async () => {
    serveOwn();
    serveSome(some(2, { isOwn: true }));
    const { user } = openSignedIn(feed);
    await user.click(await screen.findByRole('button', { name: 'Add a video' }));
    await user.click(await screen.findByRole('button', { name: /^Clip 2/ }));
    await user.click(await screen.findByRole('button', { name: 'Take the video out' }));
    expect(screen.queryByText('Clip 2')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a video' })).toHaveFocus();
  });

  it('leads to the recorder and back, and says where there is none yet', async () => {
    const { user } = openSignedIn(feed);
    await user.click(await screen.findByRole('button', { name: 'Add a video' }));
    expect(await screen.findByText('You have no such video yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Record one now' })).toHaveAttribute(
      'href',
      '/dashboard/DataSetCreation?back=%2Fdashboard%2Fdiscussions',
    );
  });

  it('asks a visitor to sign in', async () => {
    const { user } = openApp(feed);
    await user.click(await screen.findByRole('button', { name: 'Add a video' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in to go on' })).toBeVisible();
  });

  it.each([
    ['VIDEO_NOT_FOUND', 404, 'This video is gone. Choose another one.'],
    ['VIDEO_NOT_SHOWN', 409, 'People on this site may not watch this video.'],
    ['VIDEO_NOT_READY', 409, 'This video has not arrived whole yet.'],
    ['PART_UNAVAILABLE', 503, 'The video service cannot be reached right now.'],
  ])('says why it was refused with %s, and keeps what was written', async (code, status, why) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    sessionStorage.setItem('draft:post-feed', JSON.stringify({ videoId: id(2) }));
    serveSome(some(2, { isOwn: true }));
    server.use(
      http.post(api('/posts'), () =>
        HttpResponse.json({ ...anError(status, 'no'), code }, { status }),
      ),
    );
    const { user } = openSignedIn(feed);
    expect(await screen.findByText('Clip 2')).toBeVisible();
    await writePost(user, 'RAIN', 'Twice');
    expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to add post. ${why}`);
    expect(screen.getByPlaceholderText('Enter post title')).toHaveValue('RAIN');
    expect(screen.getByText('Clip 2')).toBeVisible();
  });

  it('goes into a comment as well', async () => {
    sessionStorage.setItem(`draft:comment-${id(11)}`, JSON.stringify({ videoId: id(2) }));
    serveSome(some(2, { isOwn: true }));
    servePosts(aPost({ _id: id(11) }));
    let sent: unknown;
    server.use(
      http.post(api('/posts/comment'), async ({ request }) => {
        sent = await request.json();
        const comments = [aComment({ content: 'So', videoId: id(2) })];
        return HttpResponse.json(aPost({ _id: id(11), comments }), { status: 201 });
      }),
    );
    const { user } = openSignedIn(feed);
    await user.click(await screen.findByRole('button', { name: 'Show comments' }));
    await user.type(screen.getByPlaceholderText('Add a comment...'), 'So');
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));
    expect(await screen.findByRole('button', { name: 'Play Clip 2' })).toBeVisible();
    expect(sent).toEqual({ postId: id(11), content: 'So', videoId: id(2) });
  });

  it('is taken out of a post that stands already', async () => {
    serveSome(some(2, { isOwn: true }));
    servePosts(aPost({ _id: id(11), videoId: id(2) }));
    let sent: unknown;
    server.use(
      http.put(api(`/posts/${id(11)}`), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(aPost({ _id: id(11) }));
      }),
    );
    const { user } = openSignedIn(feed);
    await screen.findByRole('button', { name: 'Play Clip 2' });
    await user.click(screen.getByRole('button', { name: 'Change Post' }));
    await user.click(screen.getByRole('checkbox', { name: 'Take the video out' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Play Clip 2' })).not.toBeInTheDocument(),
    );
    expect(sent).toMatchObject({ withoutVideo: true });
  });
});
