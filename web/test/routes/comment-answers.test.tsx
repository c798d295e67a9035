import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aComment, aPost } from '../support/factories';
import { broken, feed } from '../support/feed';
import { type openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

type User = ReturnType<typeof openApp>['user'];

const idOf = (number: number): string => String(number).padStart(24, '0');

const question = aComment({
  _id: idOf(501),
  content: 'Both hands?',
  username: 'Ravi Nair',
  createdAt: '2026-11-02T10:00:00.000Z',
});
const later = aComment({
  _id: idOf(502),
  content: 'Thank you',
  createdAt: '2026-11-02T11:00:00.000Z',
});
const reply = aComment({
  _id: idOf(503),
  content: 'Yes, both',
  replyTo: question._id,
  createdAt: '2026-11-02T12:00:00.000Z',
});
const show = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Show comments' }));
  return screen.findAllByRole('listitem');
};
const items = () =>
  within(screen.getByRole('article'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('answers to comments', () => {
  it('stand under what they answer, and say so', async () => {
    const comments = [question, later, reply];
    server.use(http.get(api('/posts'), () => HttpResponse.json([aPost({ comments })])));
    const { user } = openSignedIn(feed);
    await show(user);
    const [first, second, third] = items();
    expect(first).toContain('Both hands?');
    expect(second).toMatch(/^Reply to the comment above.*Yes, both/);
    expect(third).toContain('Thank you');
  });

  it('stand where they were said when what they answer is gone', async () => {
    const comments = [later, reply];
    server.use(http.get(api('/posts'), () => HttpResponse.json([aPost({ comments })])));
    const { user } = openSignedIn(feed);
    await show(user);
    expect(items()[1]).toMatch(/^Reply to an earlier comment.*Yes, both/);
  });

  it('are written in their place and sent with what they answer', async () => {
    let sent: unknown;
    const before = aPost({ comments: [question, later] });
    server.use(
      http.get(api('/posts'), () => HttpResponse.json([before])),
      http.post(api('/posts/comment'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(aPost({ comments: [question, later, reply] }), { status: 201 });
      }),
    );
    const { user } = openSignedIn(feed);
    await show(user);
    const [button] = screen.getAllByRole('button', { name: 'Reply' });
    if (!button) throw new Error('nothing can be answered');
    await user.click(button);
    const field = screen.getByLabelText('Reply to Ravi Nair');
    expect(field).toHaveFocus();
    await user.type(field, ' Yes, both ');
    await user.click(screen.getByRole('button', { name: 'Add Reply' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Comment added successfully!');
    expect(sent).toEqual({ postId: before._id, content: 'Yes, both', replyTo: question._id });
    expect(items()[1]).toContain('Yes, both');
    expect(screen.queryByLabelText('Reply to Ravi Nair')).not.toBeInTheDocument();
  });

  it('are kept where they failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      http.get(api('/posts'), () => HttpResponse.json([aPost({ comments: [question] })])),
      http.post(api('/posts/comment'), () => broken()),
    );
    const { user } = openSignedIn(feed);
    await show(user);
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    await user.type(screen.getByLabelText('Reply to Ravi Nair'), 'Yes');
    await user.click(screen.getByRole('button', { name: 'Add Reply' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add comment.');
    expect(await screen.findByDisplayValue('Yes')).toBe(
      screen.getByLabelText('Reply to Ravi Nair'),
    );
  });
});
