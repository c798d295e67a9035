import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { names } from '../support/dictionary';
import { aWord } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

describe('words', () => {
  it('are narrowed by the keyboard, the group and what is typed', async () => {
    const friend = { ...aWord('friend'), pictureKind: 'avatar' };
    const data = [friend, aWord('father'), aWord('tea', 'food')];
    server.use(
      http.get(api('/words'), () => HttpResponse.json({ data, categories: ['food', 'people'] })),
    );
    const { user } = openApp('/dashboard/dictionary/Words');
    const list = () => screen.getByRole('list', { name: 'Words' });
    await screen.findByRole('list', { name: 'Words' });
    expect(screen.getByText('3 words')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Practise these' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'f' }));
    expect(names(list())).toEqual(['friend', 'father']);
    expect(screen.getByRole('link', { name: 'Practise these' })).toHaveAttribute(
      'href',
      '/dashboard/Sign?lesson=practice&list=word-friend',
    );
    expect(screen.getByRole('button', { name: 'q' })).toBeDisabled();
    await user.type(screen.getByLabelText('Find a word'), 'fri');
    await waitFor(() => expect(names(list())).toEqual(['friend']));
    await user.selectOptions(screen.getByLabelText('Group'), 'food');
    expect(await screen.findByText('Nothing matches. Choose another filter.')).toBeVisible();
    await user.clear(screen.getByLabelText('Find a word'));
    await user.click(screen.getByRole('button', { name: 'All letters' }));
    await waitFor(() => expect(names(list())).toEqual(['tea']));
  });

  it('are found by what search knows of them: goes, pani, and a screen of that name', async () => {
    const hit = (id: string) => ({ kind: 'sign', id, title: id, href: `/products/${id}` });
    const page = {
      ...{ kind: 'page', id: 'courses', title: 'Courses', href: '/dashboard/courses' },
      titles: { en: 'Courses', hi: 'कोर्स' },
    };
    const answers: Record<string, object[]> = { chai: [hit('word-tea')], course: [page] };
    server.use(
      http.get(api('/search'), ({ request }) =>
        HttpResponse.json({
          data: answers[new URL(request.url).searchParams.get('q') ?? ''] ?? [],
        }),
      ),
    );
    const { user } = openApp('/dashboard/dictionary/Words');
    await screen.findByRole('list', { name: 'Words' });
    const field = screen.getByLabelText('Find a word');
    await user.type(field, 'chai');
    await waitFor(() =>
      expect(names(screen.getByRole('list', { name: 'Words' }))).toEqual(['tea']),
    );
    await user.clear(field);
    await user.type(field, 'course');
    expect(await screen.findByText(/A screen is called so/)).toBeVisible();
    expect(screen.getByRole('main')).toContainElement(
      screen.getAllByRole('link', { name: 'Courses' }).at(-1) ?? null,
    );
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Words' })).not.toBeInTheDocument(),
    );
  });

  it('let go of the chosen letter for a typed word, and of the word for a letter', async () => {
    const { user } = openApp('/dashboard/dictionary/Words');
    await screen.findByRole('list', { name: 'Words' });
    const list = () => screen.getByRole('list', { name: 'Words' });
    await user.click(screen.getByRole('button', { name: 'f' }));
    await user.type(screen.getByLabelText('Find a word'), 'tea');
    await waitFor(() => expect(names(list())).toEqual(['tea']));
    expect(screen.getByRole('button', { name: 'All letters', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'f' }));
    await waitFor(() => expect(names(list())).toEqual(['friend', 'father']));
    expect(screen.getByLabelText('Find a word')).toHaveValue('');
  });

  it('are fetched to the last page', async () => {
    const full = Array.from({ length: 500 }, (_, n) => aWord(`a${n}`));
    server.use(
      http.get(api('/words'), ({ request }) => {
        const isFirst = !new URL(request.url).searchParams.has('after');
        return HttpResponse.json({ data: isFirst ? full : [aWord('zebra')], categories: [] });
      }),
    );
    const { user } = openApp('/dashboard/dictionary/Words');
    expect(await screen.findByText('501 words')).toBeVisible();
    // By its text: five hundred cards take long to be named.
    await user.click(screen.getByText('z', { selector: 'button' }));
    await screen.findByText('1 word');
    expect(names(screen.getByRole('list', { name: 'Words' }))).toEqual(['zebra']);
  });

  it('open at the group that a course names', async () => {
    openApp('/dashboard/dictionary/Words?category=food');
    expect(names(await screen.findByRole('list', { name: 'Words' }))).toEqual(['tea']);
    expect(screen.getByLabelText('Group')).toHaveValue('food');
  });

  it('show their keyboard from q to m', async () => {
    openApp('/dashboard/dictionary/Words');
    const keyboard = await screen.findByRole('group', { name: 'Words by first letter' });
    const letters = within(keyboard).getAllByRole('button');
    expect(
      letters
        .slice(0, 26)
        .map((letter) => letter.textContent)
        .join(''),
    ).toBe('qwertyuiopasdfghjklzxcvbnm');
  });

  it('say why they could not be loaded', async () => {
    server.use(http.get(api('/words'), () => HttpResponse.json(null, { status: 500 })));
    openApp('/dashboard/dictionary/Words');
    expect(await screen.findByText('Error: the dictionary could not be loaded')).toBeVisible();
  });
});
