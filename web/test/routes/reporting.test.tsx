import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aPost, aReport } from '../support/factories';
import { feed, others, refused } from '../support/moderation';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const onePost = (post = others): void =>
  server.use(http.get(api('/posts'), () => HttpResponse.json([post])));

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
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose one of them.');
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
