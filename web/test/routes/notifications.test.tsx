import type { components } from '@isl/contracts/content';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { aComment, aNotification, anError, aPost } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

type C = components['schemas'];
const path = '/dashboard/notifications';
const hex = (number: number): string => number.toString(16).padStart(24, '0');

/** A server that has told these, and is asked what of them is read. */
function serve(data: readonly C['Notification'][]) {
  const read: string[] = [];
  const unread = () => (read.length > 0 ? 0 : data.filter((one) => !one.read).length);
  server.use(
    http.get(api('/notifications'), () => HttpResponse.json({ unread: unread(), data })),
    http.post(api('/notifications/read'), async ({ request }) => {
      read.push(((await request.json()) as { upTo: string }).upTo);
      return HttpResponse.json({ unread: unread() });
    }),
  );
  return read;
}
const bell = (name: RegExp | string) => screen.findByRole('link', { name });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Your notifications, newest first' }));

describe('the bell', () => {
  it('says how many are new, and leads to them', async () => {
    serve([aNotification(), aNotification({ _id: `likes-${hex(1)}`, kind: 'likes', likes: 3 })]);
    openSignedIn('/dashboard/stats');

    const link = await bell('Notifications: 2 new ones');
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveTextContent('2');
  });

  it('says one by itself, and many as more than 99', async () => {
    serve([aNotification()]);
    openSignedIn('/dashboard/stats');
    await bell('Notifications: 1 new one');
  });

  it('shows no number where there is nothing new', async () => {
    openSignedIn('/dashboard/stats');
    expect(await bell('Notifications')).toHaveTextContent(/^$/);
  });

  it('stays as it is while the server is away', async () => {
    server.use(
      http.get(api('/notifications'), () => HttpResponse.json(anError(503, 'x'), { status: 503 })),
    );
    openSignedIn('/dashboard/stats');
    expect(await bell('Notifications')).toHaveTextContent(/^$/);
  });

  it.each([
    ['nobody', () => openApp('/dashboard/stats')],
    ['the demo account', () => openSignedIn('/dashboard/stats', { demo: true })],
  ])('is not there for %s, who is told nothing', async (_who, open) => {
    let asked = 0;
    server.use(
      http.get(api('/notifications'), () => {
        asked += 1;
        return HttpResponse.json({ unread: 0, data: [] });
      }),
    );
    open();
    await screen.findByRole('button', { name: 'Your account' });
    expect(screen.queryByRole('link', { name: /^Notifications/ })).not.toBeInTheDocument();
    expect(asked).toBe(0);
  });
});

describe('the notifications', () => {
  it('say who did what, lead to it, and are read once they were shown', async () => {
    const read = serve([
      aNotification({ at: '2026-11-02T12:00:00.000Z' }),
      aNotification({
        ...{ _id: `reply-${hex(5)}`, kind: 'reply' },
        post: { _id: hex(2), title: 'Rain', signId: 'word-rain' },
        comment: { _id: hex(5), content: 'So.', contentTruncated: true },
      }),
      aNotification({
        ...{ _id: `comment-${hex(6)}`, read: true },
        post: { _id: hex(3), title: 'HELLO', aboutVideo: hex(7) },
        comment: { _id: hex(6), content: 'Nice.' },
      }),
      aNotification({
        ...{ _id: `likes-${hex(1)}`, kind: 'likes', likes: 3, read: true },
      }),
    ]);
    openSignedIn(path);
    const links = (await rows()).getAllByRole('link');

    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/dashboard/discussions#post-${hex(1)}-comment-${aComment()._id}`,
      `/products/word-rain#post-${hex(2)}-comment-${hex(5)}`,
      `/dashboard/videos/${hex(7)}#post-${hex(3)}-comment-${hex(6)}`,
      expect.stringContaining(`/dashboard/discussions#post-${hex(1)}`),
    ]);
    expect(links[0]).toHaveTextContent('New Meera Nair commented on your post “Which alphabet?”');
    expect(links[0]).toHaveTextContent('We sign it with two hands.');
    expect(links[1]).toHaveTextContent('Anonymous answered your comment on “Rain”');
    expect(links[1]).toHaveTextContent('So.…');
    expect(links[3]).toHaveTextContent('3 people like your post “Which alphabet?”');
    expect(links[3]).not.toHaveTextContent('New');
    await waitFor(() => expect(read).toEqual(['2026-11-02T12:00:00.000Z']));
    // What was new stays to be seen as new, and the bell has heard of it.
    await bell('Notifications');
    expect(links[0]).toHaveTextContent('New');
  });

  it("of one's clips lead to what was given", async () => {
    const clip = { _id: hex(9), label: 'HELLO' };
    const base = aNotification({ read: true });
    const { post: _post, comment: _comment, ...about } = base;
    serve([
      { ...about, _id: `clip-${hex(9)}`, kind: 'clip-accepted', clip },
      { ...about, _id: `clip-${hex(8)}`, kind: 'clip-not-accepted', clip },
    ]);
    openSignedIn(path);
    const links = (await rows()).getAllByRole('link');

    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringContaining('Your clip “HELLO” was accepted'),
      expect.stringContaining('Your clip “HELLO” was not accepted'),
    ]);
    expect(links[0]).toHaveAttribute('href', '/dashboard/contributions');
  });

  it('of what became of reports say so, and lead to what is still to be seen', async () => {
    const reported = (
      number: number,
      kind: C['NotificationKind'],
      about: Pick<C['Notification'], 'post' | 'reported'>,
    ): C['Notification'] => ({
      ...{ _id: `report-${hex(number)}`, kind, at: '2026-11-02T10:00:00.000Z', read: false },
      ...about,
    });
    serve([
      reported(1, 'report-kept', {
        post: { _id: hex(1), title: 'Tea' },
        reported: { what: 'post' },
      }),
      reported(2, 'report-kept', { reported: { what: 'clip', videoId: hex(2) } }),
      reported(3, 'report-hidden', { reported: { what: 'comment' } }),
      reported(4, 'report-removed', { reported: { what: 'clip' } }),
      reported(5, 'report-kept', { reported: { what: 'course', courseId: 'theirs' } }),
      reported(6, 'report-hidden', { reported: { what: 'course' } }),
    ]);
    openSignedIn(path);

    const list = await rows();
    expect(list.getByRole('link', { name: /the post “Tea” stays/ })).toHaveAttribute(
      'href',
      expect.stringContaining(hex(1)),
    );
    expect(list.getByRole('link', { name: /the video stays/ })).toHaveAttribute(
      'href',
      `/dashboard/videos/${hex(2)}`,
    );
    expect(list.getByText(/comment that you reported is hidden now/)).toBeVisible();
    expect(list.getByText(/video that you reported is gone now/)).toBeVisible();
    expect(list.getByRole('link', { name: /the course stays/ })).toHaveAttribute(
      'href',
      '/dashboard/courses/theirs',
    );
    expect(list.getByText(/course that you reported is closed now/)).toBeVisible();
    expect(list.getAllByRole('link')).toHaveLength(3);
  });

  it('tell a teacher what moderators did with a course, and lead to it', async () => {
    const titles = { en: 'Our class', hi: 'हमारी कक्षा' };
    const told = (kind: C['NotificationKind'], id: string): C['Notification'] => ({
      ...{ _id: `course-${id}`, kind, at: '2026-11-02T10:00:00.000Z', read: false },
      course: { _id: id, titles },
    });
    serve([told('course-taken-down', 'one'), told('course-restored', 'two')]);
    openSignedIn(path);

    const list = await rows();
    const taken = list.getByRole('link', { name: /took down your course “Our class”/ });
    expect(taken).toHaveAttribute('href', '/dashboard/teach/one');
    const restored = list.getByRole('link', { name: /“Our class” is no longer taken down/ });
    expect(restored).toHaveAttribute('href', '/dashboard/teach/two');
  });

  it('tell what reviewers decided of a proposal and of a sentence, why, and lead to it', async () => {
    const at = '2026-11-02T10:00:00.000Z';
    const told = { at, read: false } as const;
    const proposal = { _id: hex(1), formId: 'word-hello', word: 'So do we.' };
    const saying = { _id: hex(2), sentence: 'Are you hungry?', word: 'The topic is first.' };
    serve([
      { ...told, _id: `proposal-${hex(1)}`, kind: 'proposal-declined', proposal },
      { ...told, _id: `saying-${hex(2)}`, kind: 'saying-taken-up', saying },
    ]);
    openSignedIn(path);

    const list = await rows();
    const declined = list.getByRole('link', { name: /word-hello was not accepted.*So do we/ });
    expect(declined).toHaveAttribute('href', `/dashboard/signs/mend/word-hello?proposal=${hex(1)}`);
    const takenUp = list.getByRole('link', { name: /“Are you hungry\?” was taken up.*The topic/ });
    expect(takenUp).toHaveAttribute('href', `/dashboard/TextToSign/otherwise#saying-${hex(2)}`);
  });

  it('are in Hindi for who reads Hindi', async () => {
    serve([aNotification(), aNotification({ _id: `likes-${hex(1)}`, kind: 'likes', likes: 1 })]);
    await chooseLanguage('hi');
    openSignedIn(path);

    expect(await screen.findByRole('heading', { name: 'सूचनाएँ' })).toBeVisible();
    await screen.findByText(/Meera Nair ने आपकी पोस्ट “Which alphabet\?” पर टिप्पणी की/);
    await screen.findByText(/1 व्यक्ति को आपकी पोस्ट “Which alphabet\?” पसंद है/);
  });

  it('come by pages', async () => {
    const asked: Array<string | null> = [];
    server.use(
      http.get(api('/notifications'), ({ request }) => {
        const after = new URL(request.url).searchParams.get('after');
        if (new URL(request.url).searchParams.has('limit'))
          return HttpResponse.json({ unread: 0, data: [] });
        asked.push(after);
        const id = hex(after === null ? 1 : 2);
        const about = { _id: `likes-${id}`, kind: 'likes', likes: 1, read: true } as const;
        return HttpResponse.json({
          unread: 0,
          data: [aNotification({ ...about, post: { _id: id, title: `post ${id}` } })],
          ...(after === null ? { next: `1_likes-${id}` } : {}),
        });
      }),
    );
    const { user } = openSignedIn(path);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    await waitFor(async () => expect((await rows()).getAllByRole('link')).toHaveLength(2));
    expect(asked).toEqual([null, `1_likes-${hex(1)}`]);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('that cannot be loaded say so, and can be asked for again', async () => {
    server.use(
      http.get(api('/notifications'), () => HttpResponse.json(anError(500, 'x'), { status: 500 })),
    );
    const { user } = openSignedIn(path);
    expect(await screen.findByText('Your notifications could not be loaded.')).toBeVisible();
    serve([aNotification()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect((await rows()).getAllByRole('link')).toHaveLength(1);
  });

  it('are none yet, and the way to the discussions stands there', async () => {
    openSignedIn(path);
    await screen.findByText(/^Nothing yet/);
    expect(screen.getByRole('link', { name: 'To the discussions' })).toHaveAttribute(
      'href',
      '/dashboard/discussions',
    );
  });

  it('are of who is signed in: nobody is led to the login, the demo account to its own', async () => {
    openApp(path);
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(path)}`,
    );
  });

  it('of the demo account are none, and why', async () => {
    openSignedIn(path, { demo: true });
    expect(await screen.findByText(/^The demo account is shared by many/)).toBeVisible();
  });
});

describe('an answer that is not read yet', () => {
  it('stands on the home of who asked', async () => {
    serve([
      aNotification(),
      aNotification({ _id: `likes-${hex(1)}`, kind: 'likes', likes: 1 }),
      aNotification({ _id: `comment-${hex(3)}`, read: true }),
    ]);
    openSignedIn('/dashboard');
    const block = within(await screen.findByRole('region', { name: 'Answers to you' }));

    expect(await block.findAllByRole('listitem')).toHaveLength(1);
    expect(block.getByRole('link', { name: 'All notifications' })).toHaveAttribute('href', path);
  });

  it('comes into a place that is there before it, and stays where there is none', async () => {
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get(api('/notifications'), async () => {
        await asked;
        return HttpResponse.json({ unread: 0, data: [aNotification({ read: true })] });
      }),
    );
    openSignedIn('/dashboard');
    const place = await screen.findByRole('region', { name: 'Answers to you' });
    expect(within(place).queryByText('No new answers.')).not.toBeInTheDocument();
    answer();
    expect(await within(place).findByText('No new answers.')).toBeVisible();
  });
});

describe('an address that names a comment', () => {
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, n) =>
      aComment({
        _id: hex(n + 1),
        content: `comment ${n + 1}`,
        createdAt: new Date(Date.UTC(2026, 10, 2, 10, n)).toISOString(),
      }),
    );
  const serveComments = (count: number) => {
    const all = numbered(count);
    const asked: string[] = [];
    const post = (carried: number) => aPost({ comments: all.slice(-carried), commentCount: count });
    server.use(
      http.get(api('/posts'), () => HttpResponse.json([post(3)])),
      http.get(api('/posts/:id'), () => {
        asked.push('post');
        return HttpResponse.json(post(count > 50 ? 3 : 50));
      }),
      http.get(api('/posts/:id/comments'), ({ request }) => {
        const after = new URL(request.url).searchParams.get('after');
        asked.push(after ?? 'newest');
        const index = after === null ? count : all.findIndex(({ _id }) => _id === after);
        return HttpResponse.json(all.slice(Math.max(0, index - 50), index).reverse());
      }),
    );
    return asked;
  };
  const open = (comment: number) =>
    openSignedIn(`/dashboard/discussions#post-${aPost()._id}-comment-${hex(comment)}`);
  const inFocus = (text: string) =>
    waitFor(() => expect(screen.getByText(text).closest('li')).toHaveFocus());

  it('opens it and brings it into sight', async () => {
    const asked = serveComments(5);
    open(5);
    await inFocus('comment 5');
    expect(asked).toEqual([]);
  });

  it('shows one that the list does not carry', async () => {
    const asked = serveComments(10);
    open(2);
    await inFocus('comment 2');
    expect(asked).toContain('post');
  });

  it('fetches older pages until it is there, each once', async () => {
    const asked = serveComments(130);
    open(4);
    await inFocus('comment 4');
    expect(asked.filter((one) => one !== 'post')).toEqual([hex(128), hex(78), hex(28)]);
  });

  it('that is gone leaves the comments as they are', async () => {
    const asked = serveComments(3);
    open(700);
    expect(await screen.findByText('comment 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hide comments' })).toBeVisible();
    await waitFor(() => expect(asked).toEqual(['post']));
  });
});
