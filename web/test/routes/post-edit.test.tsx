import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aComment, aPost } from '../support/factories';
import { broken, feed } from '../support/feed';
import { type openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

type User = ReturnType<typeof openApp>['user'];

const card = () => screen.getByRole('article');
const openForm = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Change Post' }));
const rewrite = async (user: User, title: string, content: string) => {
  const fields = within(card());
  await user.clear(fields.getByLabelText('Title'));
  if (title) await user.type(fields.getByLabelText('Title'), title);
  await user.clear(fields.getByLabelText('Post'));
  if (content) await user.type(fields.getByLabelText('Post'), content);
  await user.click(fields.getByRole('button', { name: 'Save' }));
};

describe('changing one’s own post', () => {
  it('shows the new words, and that they were changed', async () => {
    let sent: unknown;
    server.use(
      http.put(api('/posts/:id'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(
          aPost({ title: 'Two hands?', content: 'Or one', editedAt: '2026-11-05T10:00:00.000Z' }),
        );
      }),
    );
    const { user } = openSignedIn(feed);
    await openForm(user);
    expect(within(card()).getByLabelText('Title')).toHaveFocus();
    await rewrite(user, 'Two hands?', 'Or one');

    expect(await screen.findByRole('alert')).toHaveTextContent('Post changed.');
    const heading = within(card()).getByRole('heading', { name: 'Two hands?' });
    expect(heading).toHaveFocus();
    expect(card()).toHaveTextContent('Or one');
    expect(card()).toHaveTextContent('changed 5/11/2026');
    expect(sent).toEqual({ title: 'Two hands?', content: 'Or one' });
  });

  it('is given up without a trace', async () => {
    const { user } = openSignedIn(feed);
    await openForm(user);
    await user.type(within(card()).getByLabelText('Post'), ' And more.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(card()).toHaveTextContent('Our teacher uses both.');
    expect(card()).not.toHaveTextContent('And more.');
  });

  it('sends nothing that is empty', async () => {
    const { user } = openSignedIn(feed);
    await openForm(user);
    await rewrite(user, 'x', '');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Title and content cannot be empty.',
    );
  });

  it('says that it failed and keeps what was written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.put(api('/posts/:id'), () => broken()));
    const { user } = openSignedIn(feed);
    await openForm(user);
    await rewrite(user, 'Two hands?', 'Or one');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to change the post.');
    expect(within(card()).getByLabelText('Title')).toHaveValue('Two hands?');
  });

  it('begins with the whole of a long post', async () => {
    const cut = aPost({ content: 'The beginning', contentTruncated: true });
    server.use(
      http.get(api('/posts'), () => HttpResponse.json([cut])),
      http.get(api('/posts/:id'), () =>
        HttpResponse.json(aPost({ content: 'The beginning, all' })),
      ),
    );
    const { user } = openSignedIn(feed);
    await openForm(user);
    expect(await within(card()).findByLabelText('Post')).toHaveValue('The beginning, all');
  });

  it('is nobody else’s affair, a moderator’s neither', async () => {
    openSignedIn(feed, { sub: 'somebody-else', roles: ['reviewer'] });
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Change Post' })).not.toBeInTheDocument();
  });
});

describe('web addresses in what people wrote', () => {
  it('are links that lead out, in posts and in comments', async () => {
    const content = 'See https://example.org/a?b=1, or www.example.com.\nNot javascript:alert(1)';
    const comments = [aComment({ content: 'http://example.net' })];
    server.use(http.get(api('/posts'), () => HttpResponse.json([aPost({ content, comments })])));
    const { user } = openSignedIn(feed);
    await user.click(await screen.findByRole('button', { name: 'Show comments' }));
    const links = within(card()).getAllByRole<HTMLAnchorElement>('link');

    expect(links.map(({ href, textContent }) => [href, textContent])).toEqual([
      ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
      ['https://www.example.com/', 'www.example.com'],
      ['http://example.net/', 'http://example.net'],
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.relList.contains('noopener') && link.relList.contains('nofollow')).toBe(true);
    }
    expect(card()).toHaveTextContent('Not javascript:alert(1)');
  });
});
