import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aMessage, anError } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const address = '/dashboard/messages';
const first = aMessage();
const second = aMessage({ id: '2', topic: 'correction', createdAt: '2026-11-04T10:00:00.000Z' });
const refused = (status: number) => HttpResponse.json(anError(status, 'no'), { status });

const withMessages = (...messages: ReturnType<typeof aMessage>[]): void =>
  server.use(http.get(api('/contact'), () => HttpResponse.json({ data: messages })));
/** A server that deletes as asked, or answers each deletion with this status. */
function withDeletions(status = 204): string[] {
  const asked: string[] = [];
  server.use(
    http.get(api('/contact'), () => {
      const isGone = ({ id }: { readonly id: string }) => status === 204 && asked.includes(id);
      return HttpResponse.json({ data: [first, second].filter((one) => !isGone(one)) });
    }),
    http.delete(api('/contact/:id'), ({ params }) => {
      asked.push(String(params.id));
      return status === 204 ? new HttpResponse(null, { status }) : refused(status);
    }),
  );
  return asked;
}
const openAsAdmin = () => openSignedIn(address, { roles: ['contributor', 'reviewer', 'admin'] });
const cards = () => screen.findAllByRole('article');
async function finish(user: UserEvent, card: HTMLElement | undefined, answer = 'Delete') {
  await user.click(within(card as HTMLElement).getByRole('button', { name: 'Done' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: answer }));
}

describe('the messages', () => {
  it('are in the menu of an admin', async () => {
    withMessages();
    const { user, path } = openSignedIn('/dashboard/courses', { roles: ['admin'] });
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Messages' }));
    expect(await screen.findByText('No message is waiting for an answer.')).toBeVisible();
    expect(path()).toBe(address);
  });

  it('are closed to a reviewer, who is told so and has no entry in the menu', async () => {
    const { user } = openSignedIn(address, { roles: ['contributor', 'reviewer'] });
    expect(await screen.findByText('Only admins can read these messages.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    await screen.findByRole('menuitem', { name: 'Reports' });
    expect(screen.queryByRole('menuitem', { name: 'Messages' })).not.toBeInTheDocument();
  });

  it('ask a visitor to log in, and lead back', async () => {
    openApp(address);
    expect(await screen.findByText('Only admins can read these messages.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(address)}`,
    );
  });

  it('show topic, date, words, a way to answer and the pages that they name', async () => {
    const words =
      'I am in this video: /dashboard/Datasets#video-1.\nPlease take it down. <b>Now</b>';
    withMessages({ ...first, text: words }, { ...second, replyTo: '98765 43210' });
    openAsAdmin();
    const card = within(await screen.findByRole('article', { name: 'Take-down 3/11/2026' }));
    expect(card.getByRole('heading', { level: 2, name: 'Take-down' })).toBeVisible();
    expect(card.getByText(/I am in this video/).textContent).toBe(words);
    expect(card.getByText(`Number ${first.id}`)).toBeVisible();
    expect(card.getByRole('link', { name: 'Answer to me@example.org' })).toHaveAttribute(
      'href',
      `mailto:me@example.org?subject=${encodeURIComponent(`Indian Sign Language: your message ${first.id}`)}`,
    );
    const named = within(card.getByRole('list', { name: 'Pages that the message names' }));
    expect(named.getByRole('link')).toHaveAttribute('href', '/dashboard/Datasets#video-1');
    const other = within((await cards())[1] as HTMLElement);
    expect(other.getByText('Answer to 98765 43210')).toBeVisible();
    expect(other.queryByRole('link')).not.toBeInTheDocument();
  });

  it('say so where no address for an answer was left', async () => {
    const { replyTo: _, ...anonymous } = first;
    withMessages(anonymous);
    openAsAdmin();
    expect(await screen.findByText('No address for an answer was left.')).toBeVisible();
  });

  it('are gone at once when they are done, and hand the keyboard on', async () => {
    const asked = withDeletions();
    const { user } = openAsAdmin();
    await finish(user, (await cards())[0]);
    expect(await screen.findByRole('alert')).toHaveTextContent('The message is done and deleted.');
    expect(await cards()).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Correction' })).toHaveFocus());
    await finish(user, (await cards())[0]);
    expect(await screen.findByText('No message is waiting for an answer.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(asked).toEqual([first.id, second.id]);
  });

  it('stay when the question is answered with no', async () => {
    const asked = withDeletions();
    const { user } = openAsAdmin();
    await finish(user, (await cards())[0], 'Keep it');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await cards()).toHaveLength(2);
    expect(asked).toEqual([]);
  });

  it('come back to their place when they could not be deleted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    withDeletions(500);
    const { user } = openAsAdmin();
    await finish(user, (await cards())[0]);
    expect(await screen.findByRole('alert')).toHaveTextContent('The message was not deleted');
    expect(within(screen.getByRole('main')).getByText(/was not deleted/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings).toEqual(['Take-down', 'Correction']);
  });

  it('count as done where another admin was faster', async () => {
    const messages = [first];
    server.use(
      http.get(api('/contact'), () => HttpResponse.json({ data: messages })),
      http.delete(api('/contact/:id'), () => {
        messages.pop();
        return refused(404);
      }),
    );
    const { user } = openAsAdmin();
    await finish(user, (await cards())[0]);
    expect(await screen.findByRole('alert')).toHaveTextContent('The message is done and deleted.');
    expect(await screen.findByText('No message is waiting for an answer.')).toBeVisible();
  });

  it('say when they could not be loaded, and try again', async () => {
    server.use(http.get(api('/contact'), () => refused(500)));
    const { user } = openAsAdmin();
    expect(await screen.findByText('The messages could not be loaded.')).toBeVisible();
    withMessages(first);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });
});
