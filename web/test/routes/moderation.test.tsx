import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aComment, anError, aPost, aReport } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const feed = '/dashboard/discussions';
const review = '/dashboard/review';
const others = aPost({ authorId: 'user-2', comments: [aComment({ authorId: 'user-3' })] });
const onePost = (post = others): void =>
  server.use(http.get(api('/posts'), () => HttpResponse.json([post])));
const refused = (status: number) => HttpResponse.json(anError(status, 'no'), { status });

describe('reporting', () => {
  const openDialog = async (at = 0) => {
    const { user } = openSignedIn(feed);
    if (at > 0) await user.click(await screen.findByRole('button', { name: 'Show comments' }));
    const buttons = await screen.findAllByRole('button', { name: 'Report' });
    await user.click(buttons[at] as HTMLElement);
    return user;
  };

  it('sends the reason, and the words where there are some', async () => {
    let sent: unknown;
    onePost();
    server.use(
      http.post(api('/posts/:id/report'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(aReport(), { status: 201 });
      }),
    );
    const user = await openDialog();
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
    await user.click(dialog.getByLabelText('It is advertising'));
    await user.type(dialog.getByLabelText(/In your own words/), 'A shop');
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(await dialog.findByText(/A moderator will look at it/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Report' })).toHaveFocus();
    expect(sent).toEqual({ reason: 'It is advertising: A shop' });
  });

  it('of a comment names the comment', async () => {
    let sent: unknown;
    onePost();
    server.use(
      http.post(api('/posts/:id/report'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(aReport(), { status: 201 });
      }),
    );
    const user = await openDialog(1);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this comment' }));
    await user.click(dialog.getByLabelText('It is rude or hurts people'));
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    await dialog.findByText(/A moderator will look at it/);
    expect(sent).toEqual({
      reason: 'It is rude or hurts people',
      commentId: others.comments[0]?._id,
    });
  });

  it('asks for a reason, and for words where none of them fits', async () => {
    onePost();
    const user = await openDialog();
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose one of the four.');
    await user.click(dialog.getByLabelText('Something else'));
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Write in a few words what is wrong.');
  });

  it.each([
    [401, /Your login has ended/],
    [404, /not there any more/],
    [409, /You have reported this before/],
    [500, /could not be sent/],
  ])('says what %i means and keeps what was written', async (status, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    onePost();
    server.use(
      http.post(api('/posts/:id/report'), () => refused(status)),
      http.post(api('/auth/refresh'), () => new HttpResponse(null, { status: 503 })),
    );
    const user = await openDialog();
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText('It is advertising'));
    await user.type(dialog.getByLabelText(/In your own words/), 'A shop');
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
    expect(dialog.getByLabelText(/In your own words/)).toHaveValue('A shop');
  });

  it('asks a visitor to sign in', async () => {
    onePost();
    const { user } = openApp(feed);
    await user.click(await screen.findByRole('button', { name: 'Report' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in to go on' })).toBeVisible();
  });

  it('is not offered on what is your own', async () => {
    onePost(aPost({ authorId: 'user-1' }));
    openSignedIn(feed);
    await screen.findByRole('article', { name: others.title });
    expect(screen.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
  });
});

describe('the review', () => {
  const withReports = (...reports: ReturnType<typeof aReport>[]): void =>
    server.use(http.get(api('/posts/reports'), () => HttpResponse.json({ data: reports })));
  const openReview = () => openSignedIn(review, { roles: ['contributor', 'reviewer'] });

  it('is in the menu of a reviewer and of nobody else', async () => {
    withReports();
    const { user, path } = openReview();
    expect(await screen.findByText('Nothing is reported now.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Review' }));
    expect(path()).toBe(review);
  });

  it('is closed to a contributor, who is told so', async () => {
    const { user } = openSignedIn(review);
    expect(await screen.findByText(/Only reviewers and admins/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    await screen.findByRole('menuitem', { name: 'Settings' });
    expect(screen.queryByRole('menuitem', { name: 'Review' })).not.toBeInTheDocument();
  });

  it('shows the words, who wrote them and why they are reported, and lets them be', async () => {
    const dismissed: unknown[] = [];
    let reports = [aReport()];
    server.use(
      http.get(api('/posts/reports'), () => HttpResponse.json({ data: reports })),
      http.delete(api('/posts/reports/:id'), ({ params }) => {
        dismissed.push(params.id);
        reports = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = openReview();
    const card = within(await screen.findByRole('article', { name: 'Which alphabet?' }));
    expect(card.getByText('Post by Asha Rao')).toBeVisible();
    expect(card.getByText('Our teacher uses both.')).toBeVisible();
    expect(card.getByText('Reported: It is advertising')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Leave it as it is' }));
    expect(await screen.findByText('Nothing is reported now.')).toBeVisible();
    expect(dismissed).toEqual([aReport()._id]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('hides a post with a reason', async () => {
    let sent: unknown;
    withReports(aReport());
    server.use(
      http.post(api('/posts/:id/hide'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(aPost({ hidden: { reason: 'Advertising' } }));
      }),
    );
    const { user } = openReview();
    await user.click(await screen.findByRole('button', { name: 'Hide the post' }));
    await user.type(screen.getByLabelText(/The author will read this/), 'Advertising');
    await user.click(screen.getByRole('button', { name: 'Hide it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The post is hidden.');
    expect(sent).toEqual({ reason: 'Advertising' });
  });

  it('deletes a comment after a question', async () => {
    let path = '';
    withReports(aReport({ commentId: 'c'.repeat(24) }));
    server.use(
      http.delete(api('/posts/:id/comments/:commentId'), ({ request }) => {
        path = new URL(request.url).pathname;
        return HttpResponse.json([]);
      }),
    );
    const { user } = openReview();
    await user.click(await screen.findByRole('button', { name: 'Delete the comment' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The comment was deleted.');
    expect(path).toBe(`/api/posts/${aReport().postId}/comments/${'c'.repeat(24)}`);
  });

  it('says when that did not work, and when the list could not be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    withReports(aReport());
    server.use(http.delete(api('/posts/reports/:id'), () => refused(500)));
    const { user } = openReview();
    await user.click(await screen.findByRole('button', { name: 'Leave it as it is' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work.');
    server.use(http.get(api('/posts/reports'), () => refused(500)));
    openReview();
    expect(await screen.findByText('The reports could not be loaded.')).toBeVisible();
  });

  it('shows a hidden post again', async () => {
    let isHidden = true;
    server.use(
      http.get(api('/posts'), () =>
        HttpResponse.json([isHidden ? { ...others, hidden: { reason: 'Rude' } } : others]),
      ),
      http.delete(api('/posts/:id/hide'), () => {
        isHidden = false;
        return HttpResponse.json(others);
      }),
    );
    const { user } = openSignedIn(feed, { roles: ['reviewer'] });
    await user.click(await screen.findByRole('button', { name: 'Show it again' }));
    await waitFor(() =>
      expect(screen.queryByText('Hidden by a moderator: Rude')).not.toBeInTheDocument(),
    );
  });
});
