import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aPost, aReport } from '../support/factories';
import { feed, others, refused } from '../support/moderation';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const reportsPath = '/dashboard/reports';

describe('the reports', () => {
  const withReports = (...reports: ReturnType<typeof aReport>[]): void =>
    server.use(http.get(api('/posts/reports'), () => HttpResponse.json({ data: reports })));
  const openReports = () => openSignedIn(reportsPath, { roles: ['contributor', 'reviewer'] });

  it('are in the menu of a reviewer and of nobody else', async () => {
    withReports();
    const { user, path } = openReports();
    expect(await screen.findByText('Nothing is reported now.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reports' }));
    expect(path()).toBe(reportsPath);
  });

  it('are closed to a contributor, who is told so', async () => {
    const { user } = openSignedIn(reportsPath);
    expect(await screen.findByText(/Only reviewers and admins/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    await screen.findByRole('menuitem', { name: 'Settings' });
    expect(screen.queryByRole('menuitem', { name: 'Reports' })).not.toBeInTheDocument();
  });

  it('show the words, who wrote them and why they are reported, and let them be', async () => {
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
    const { user } = openReports();
    const card = within(await screen.findByRole('article', { name: 'Which alphabet?' }));
    expect(card.getByText('Post by Asha Rao')).toBeVisible();
    expect(card.getByText('Our teacher uses both.')).toBeVisible();
    expect(card.getByText('Reported: It is advertising')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Leave it as it is' }));
    expect(await screen.findByText('Nothing is reported now.')).toBeVisible();
    expect(dismissed).toEqual([aReport()._id]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('let a post be hidden with a reason', async () => {
    let sent: unknown;
    withReports(aReport());
    server.use(
      http.post(api('/posts/:id/hide'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(aPost({ hidden: { reason: 'Advertising' } }));
      }),
    );
    const { user } = openReports();
    await user.click(await screen.findByRole('button', { name: 'Hide the post' }));
    await user.type(screen.getByLabelText(/The author will read this/), 'Advertising');
    await user.click(screen.getByRole('button', { name: 'Hide it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The post is hidden.');
    expect(sent).toEqual({ reason: 'Advertising' });
  });

  it('let a comment be deleted after a question', async () => {
    let path = '';
    withReports(aReport({ commentId: 'c'.repeat(24) }));
    server.use(
      http.delete(api('/posts/:id/comments/:commentId'), ({ request }) => {
        path = new URL(request.url).pathname;
        return HttpResponse.json([]);
      }),
    );
    const { user } = openReports();
    await user.click(await screen.findByRole('button', { name: 'Delete the comment' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The comment was deleted.');
    expect(path).toBe(`/api/posts/${aReport().postId}/comments/${'c'.repeat(24)}`);
  });

  it('say when that did not work, and when the list could not be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    withReports(aReport());
    server.use(http.delete(api('/posts/reports/:id'), () => refused(500)));
    const { user } = openReports();
    await user.click(await screen.findByRole('button', { name: 'Leave it as it is' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work.');
    server.use(http.get(api('/posts/reports'), () => refused(500)));
    openReports();
    expect(await screen.findByText('The reports could not be loaded.')).toBeVisible();
  });

  it('are not needed to show a hidden post again', async () => {
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
