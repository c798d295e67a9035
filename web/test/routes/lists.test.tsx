import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import type { ProgressEvent, ProgressReply } from '../../src/lib/progress/events';
import { noProgress } from '../support/progress';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

type Lists = ProgressReply['lists'];
let people = 0;
let sent: ProgressEvent[] = [];

/** Of the person who comes next: the browser has seen the lists of those before. */
const nextId = (at = 0): string =>
  `3f0e0c6e-53ad-4c2b-${String(people + 1).padStart(4, '0')}-${String(at).padStart(12, '0')}`;
const aList = (over: Partial<Lists[number]> = {}): Lists[number] => ({
  ...{ _id: nextId(), name: 'Kitchen', signs: ['word-water', 'word-tea', 'word-rice'], at: 1 },
  ...{ removed: false, ...over },
});

/** Opens the app for somebody new to this browser, whose account has these lists and takes others. */
function openAs(path: string, lists: Lists = [aList()]) {
  people += 1;
  const known = new Map(lists.map((list) => [list._id, list]));
  const reply = () => HttpResponse.json({ ...noProgress, lists: [...known.values()] });
  server.use(
    http.get(api('/progress'), reply),
    http.post(api('/progress'), async ({ request }) => {
      const { events } = (await request.json()) as { events: ProgressEvent[] };
      sent.push(...events);
      for (const event of events) {
        if (event.kind !== 'list') continue;
        const { list: _id, name, signs, at, removed } = event;
        known.set(_id, { _id, name, signs, at, removed });
      }
      return reply();
    }),
  );
  return openSignedIn(path, { sub: `lister-${people}` });
}
const openList = (lists?: Lists) => openAs(`/dashboard/lists/${nextId()}`, lists);
const signNames = async (): Promise<string[]> => {
  const list = await screen.findByRole('list', { name: 'Signs of the list' });
  return within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

beforeEach(() => {
  sent = [];
});

describe('lists of one’s own', () => {
  it('are made, named in the tab, and lead to their signs', async () => {
    const { user, path } = openAs('/dashboard/lists');
    expect(await screen.findByRole('link', { name: /Kitchen/ })).toHaveTextContent('3 signs');
    expect(screen.getByText('Kept in your account.')).toBeVisible();
    expect(document.title).toBe('My lists · Indian Sign Language');

    await user.type(screen.getByLabelText('Name of the list'), '  At work ');
    await user.click(screen.getByRole('button', { name: 'Make a list' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'At work' })).toBeVisible();
    expect(path()).toMatch(/^\/dashboard\/lists\/[0-9a-f-]{36}$/);
    await waitFor(() => expect(document.title).toBe('At work · Indian Sign Language'));
    await waitFor(() =>
      expect(sent).toMatchObject([{ kind: 'list', name: 'At work', signs: [], removed: false }]),
    );
  });

  it('need a name', async () => {
    const { user } = openAs('/dashboard/lists', []);
    expect(await screen.findByText(/No list yet/)).toBeVisible();
    await user.type(screen.getByLabelText('Name of the list'), '   ');
    await user.click(screen.getByRole('button', { name: 'Make a list' }));
    expect(screen.getByText('Give the list a name.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('are put in another order by buttons and by keys, which is said', async () => {
    const { user } = openList();
    expect(await signNames()).toEqual(['water', 'tea', 'rice']);
    const up = screen.getByRole('button', { name: 'Move rice up' });
    await user.click(up);
    expect(await signNames()).toEqual(['water', 'rice', 'tea']);
    expect(screen.getByText('rice is number 2 of 3')).toBeInTheDocument();
    // The button of the moved sign still has the focus: a second press goes on.
    await user.keyboard('{Enter}');
    expect(await signNames()).toEqual(['rice', 'water', 'tea']);
    expect(screen.getByRole('button', { name: 'Move rice up' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await signNames()).toEqual(['rice', 'water', 'tea']);
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ signs: ['word-rice', 'word-water', 'word-tea'] }),
    );
  });

  it('lose a sign, get another name, and are deleted once that was asked', async () => {
    const { user, path } = openList();
    await user.click(await screen.findByRole('button', { name: 'Take tea out' }));
    expect(await signNames()).toEqual(['water', 'rice']);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Take rice out' })).toHaveFocus(),
    );
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    const name = screen.getByLabelText('Name of the list');
    await user.clear(name);
    await user.type(name, 'Cooking');
    await user.click(screen.getByRole('button', { name: 'Save the name' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cooking' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Delete the list “Cooking”?');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(path()).toBe('/dashboard/lists'));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ kind: 'list', removed: true }));
  });

  it('are practised, and handed on by a link that holds all of them', async () => {
    const { user } = openList();
    expect(await screen.findByRole('link', { name: 'Practise this list' })).toHaveAttribute(
      'href',
      '/dashboard/Sign?lesson=practice&list=word-water%2Cword-tea%2Cword-rice',
    );
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(
      /\/dashboard\/lists\/shared#name=Kitchen&signs=word-water%2Cword-tea%2Cword-rice$/,
    );
  });

  it('are whole without a line: only the pictures are missing', async () => {
    server.use(http.get(api('/signs/by-id'), () => HttpResponse.error()));
    openList([aList({ signs: ['word-thank-you'] })]);
    expect(await screen.findByText(/The dictionary cannot be reached now/)).toBeVisible();
    expect(await signNames()).toEqual(['thank you']);
  });

  it('that are not there say so', async () => {
    openAs('/dashboard/lists/3f0e0c6e-53ad-4c2b-8f5d-000000000000');
    await waitFor(() =>
      expect(screen.getByText(/not on this device or in your account/)).toBeVisible(),
    );
  });

  it('are two hundred at most', async () => {
    const lists = Array.from({ length: 200 }, (_, at) =>
      aList({ _id: nextId(at), name: `L${at}` }),
    );
    openAs('/dashboard/lists', lists);
    expect(await screen.findByText(/You have 200 lists/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make a list' })).not.toBeInTheDocument();
  });

  it('are in Hindi with their counts', async () => {
    await chooseLanguage('hi');
    openAs('/dashboard/lists');
    expect(await screen.findByRole('link', { name: /Kitchen/ })).toHaveTextContent('3 संकेत');
  });
});

describe('without an account', () => {
  it('a list is made from a sign’s page, kept on this device, and found again', async () => {
    const { user } = openApp('/products/word-friend');
    await user.click(await screen.findByRole('button', { name: 'Add to a list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'friend: in my lists' }));
    expect(dialog.getByText(/Kept on this device/)).toBeVisible();
    await user.type(dialog.getByLabelText('Name of the list'), 'Mine');
    await user.click(dialog.getByRole('button', { name: 'Make a list with it' }));
    const box = await dialog.findByRole('checkbox', { name: 'Mine' });
    expect(box).toBeChecked();
    await user.click(box);
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(dialog.getByRole('link', { name: 'My lists' }));
    expect(await screen.findByRole('link', { name: /Mine/ })).toHaveTextContent('1 sign');
  });
});
