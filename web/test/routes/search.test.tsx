import type { components } from '@isl/contracts/content';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { aVideo } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

type Hit = components['schemas']['SearchHit'];

const sign = (word: string): Hit => ({
  kind: 'sign',
  id: `word-${word}`,
  title: word.toUpperCase(),
  text: word,
  image: `/static/signs/word-${word}.webp`,
  pictureKind: 'avatar',
  href: `/products/word-${word}`,
});
const post: Hit = {
  kind: 'post',
  id: 'p1',
  title: 'A post',
  href: '/dashboard/discussions#post-p1',
};

/** What each service finds for any words. */
let hits: Hit[];
let videos: ReturnType<typeof aVideo>[];
let asked: string[];
beforeEach(() => {
  hits = [post, sign('hello'), sign('help')];
  videos = [aVideo({ title: 'Hello from Pune' })];
  asked = [];
  server.use(
    http.get(api('/search'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '');
      return HttpResponse.json({ data: hits });
    }),
    http.get(api('/videos'), () => HttpResponse.json({ data: videos })),
  );
});

const field = () =>
  screen.findByRole('combobox', { name: 'Search signs, videos, posts and courses' });

describe('the search', () => {
  it('finds a screen of the app by its name, told in the reader’s language', async () => {
    hits = [
      {
        ...{ kind: 'page', id: 'courses', title: 'Courses', href: '/dashboard/courses' },
        titles: { en: 'Courses', hi: 'कोर्स' },
      },
    ];
    await chooseLanguage('hi');
    openApp('/dashboard/search?q=course');
    const screens = within(await screen.findByRole('region', { name: 'स्क्रीन 1' }));
    expect(screens.getByRole('link', { name: 'कोर्स' })).toHaveAttribute(
      'href',
      '/dashboard/courses',
    );
  });

  it('is reached by / and shows what the server found, by kind', async () => {
    const { user, path } = openApp('/dashboard/stats');
    await screen.findByRole('heading', { name: 'Stats' });
    await user.keyboard('/helo{Enter}');
    expect(await screen.findByRole('heading', { name: 'Search' })).toBeVisible();
    expect(path()).toBe('/dashboard/search?q=helo');
    const signs = within(await screen.findByRole('region', { name: 'Signs 2' }));
    expect(signs.getByRole('link', { name: /HELLO/ })).toHaveAttribute(
      'href',
      '/products/word-hello',
    );
    const found = within(screen.getByRole('region', { name: 'Videos 1' }));
    expect(found.getByRole('link', { name: /Hello from Pune/ })).toHaveAttribute(
      'href',
      `/dashboard/Datasets#video-${videos[0]?._id}`,
    );
    expect(screen.getByRole('region', { name: 'Posts 1' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /Courses/ })).toBeNull();
    expect(screen.getByText('4 found', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('leads to practice of the signs that it found, and leaves out the words that have none', async () => {
    hits = [sign('hello'), { ...sign('tea'), pictureKind: 'drawn' }, sign('help'), post];
    openApp('/dashboard/search?q=he');
    expect(await screen.findByRole('link', { name: 'Practise these' })).toHaveAttribute(
      'href',
      '/dashboard/Sign?lesson=practice&list=word-hello%2Cword-help',
    );
  });

  it('does not take a / that is written in a text', async () => {
    const { user } = openApp('/dashboard/discussions');
    const content = await screen.findByLabelText('Post');
    await user.type(content, 'and/or');
    expect(content).toHaveValue('and/or');
  });

  it('leads on where nothing was found', async () => {
    hits = [];
    videos = [];
    openApp('/dashboard/search?q=zzz');
    expect(
      await screen.findByText('Nothing was found for “zzz”. Try another spelling.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a sign by how it looks' })).toHaveAttribute(
      'href',
      '/dashboard/dictionary/find?by=hand',
    );
  });

  it('says when it failed, and tries again', async () => {
    const failed = () => HttpResponse.json(null, { status: 500 });
    server.use(
      http.get(api('/search'), failed, { once: true }),
      http.get(api('/videos'), failed, { once: true }),
    );
    const { user } = openApp('/dashboard/search?q=yyy');
    expect(await screen.findByText('The search did not work.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Signs 2' })).toBeVisible();
  });

  it('shows what it has where one of the two services does not answer', async () => {
    server.use(
      http.get(api('/videos'), () => HttpResponse.json(null, { status: 500 }), { once: true }),
    );
    const { user } = openApp('/dashboard/search?q=xxx');
    expect(await screen.findByRole('region', { name: 'Signs 2' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Not everything could be searched.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Videos 1' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks nobody for videos where there is no word', async () => {
    hits = [];
    openApp('/dashboard/search?q=%3F');
    expect(await screen.findByText(/^Nothing was found/)).toBeVisible();
  });
});

describe('while one types', () => {
  it('suggests by kind, tells how many, and opens one by arrows and Enter', async () => {
    const { user, path } = openApp('/dashboard/stats');
    const input = await field();
    await user.type(input, 'hel');
    const list = await screen.findByRole('listbox', { name: 'Found so far' });
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label')),
    ).toEqual(['Signs', 'Videos', 'Posts']);
    expect(screen.getByText('4 found')).toBeInTheDocument();
    expect(input).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = within(list).getByRole('option', { name: /HELP/ });
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveAttribute('aria-activedescendant', second.id);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(path()).toBe('/products/word-hello'));
  });

  it('asks once the typing pauses, not at each letter', async () => {
    const { user } = openApp('/dashboard/stats');
    await user.type(await field(), 'hello');
    await screen.findByRole('listbox', { name: 'Found so far' });
    await waitFor(() => expect(asked.at(-1)).toBe('hello'));
    expect(asked.length).toBeLessThan(5);
  });

  it('closes at Escape and when one goes elsewhere, and keeps what was typed', async () => {
    const { user } = openApp('/dashboard/stats');
    const input = await field();
    await user.type(input, 'hel');
    await screen.findByRole('option', { name: /HELLO/ });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(input).toHaveValue('hel');
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: /HELLO/ });
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  });

  it('opens what is clicked', async () => {
    const { user, path } = openApp('/dashboard/stats');
    await user.type(await field(), 'hel');
    await user.click(await screen.findByRole('option', { name: /HELP/ }));
    await waitFor(() => expect(path()).toBe('/products/word-help'));
  });
});
