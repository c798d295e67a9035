import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { askForFewData, askForLessMotion } from '../support/browser';
import { names } from '../support/dictionary';
import { aCharacter, anError } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

/** The card in which a link stands: the whole of it leads there. */
const cardOf = async (name: string): Promise<Element> => {
  const card = (await screen.findByRole('link', { name })).closest('[data-row]');
  if (!card) throw new Error(`${name} stands in no card`);
  return card;
};

describe('the dictionary', () => {
  it('leads to characters, words and non-manual features, beside four pictures', async () => {
    openApp('/dashboard/dictionary');
    expect(await screen.findByRole('link', { name: 'Characters' })).toHaveAttribute(
      'href',
      '/dashboard/dictionary/Characters',
    );
    expect(screen.getByRole('link', { name: 'Words' })).toHaveAttribute(
      'href',
      '/dashboard/dictionary/Words',
    );
    expect(screen.getByRole('link', { name: 'Non-manual' })).toHaveAttribute(
      'href',
      '/dashboard/dictionary/Nmf',
    );
    const carousel = await screen.findByRole('region', {
      name: 'Four pictures from the dictionary',
    });
    expect(within(carousel).getAllByRole('img')).toHaveLength(4);
  });

  it('says what is in it', async () => {
    openApp('/dashboard/dictionary');
    expect(await screen.findByText(/^Letters, numbers, words and the expressions/)).toBeVisible();
  });

  it('features the first three characters', async () => {
    openApp('/dashboard/dictionary');
    expect(names(await screen.findByRole('region', { name: 'To begin with' }))).toEqual([
      'A',
      'B',
      'C',
    ]);
  });
});

describe('characters', () => {
  it("are cards under 'Sign Representing' in a grid, and a list when asked", async () => {
    const { user } = openApp('/dashboard/dictionary/Characters');
    const list = await screen.findByRole('list', { name: 'Characters' });
    expect(list).toHaveAttribute('data-view', 'grid');
    expect(names(list)).toHaveLength(10);
    const first = within(list).getByRole('link', { name: 'Sign Representing A' });
    expect(first).toHaveAttribute('href', '/products/letter-a-v2');
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(screen.getByRole('list', { name: 'Characters' })).toHaveAttribute('data-view', 'list');
    expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('say how sure each sign is, in a word, and that the people are made by a computer', async () => {
    server.use(
      http.get(api('/char/Allcharacters'), () =>
        HttpResponse.json({
          data: [
            aCharacter('A'),
            { ...aCharacter('B'), confidence: 'medium' },
            { ...aCharacter('C'), status: 'reviewed' },
          ],
        }),
      ),
    );
    openApp('/dashboard/dictionary/Characters');
    const links = await screen.findAllByRole('link', { name: /^Sign Representing/ });
    const badges = links.map((link) => link.nextElementSibling?.textContent);
    expect(badges).toEqual(['Draft', 'May be wrong', 'Checked']);
    expect(screen.getByText('Avatar: made by a computer, not a person')).toBeVisible();
    expect(screen.getByAltText('The hands make the letter A.')).toBeVisible();
  });

  it('play their clip under the mouse and under the keyboard, and stop after', async () => {
    const { user } = openApp('/dashboard/dictionary/Characters');
    const card = await cardOf('Sign Representing A');
    expect(card.querySelector('video')).toBeNull();
    await user.hover(card);
    expect(card.querySelector('video')).toHaveAttribute('src', '/static/signs/letter-a-v2.mp4');
    await user.unhover(card);
    expect(card.querySelector('video')).toBeNull();
  });

  it.each([
    ['less motion', askForLessMotion],
    ['fewer data', askForFewData],
  ])('stand still for who asked for %s', async (_what, ask) => {
    ask();
    const { user } = openApp('/dashboard/dictionary/Characters');
    const card = await cardOf('Sign Representing A');
    await user.hover(card);
    expect(card.querySelector('video')).toBeNull();
  });

  it('open at the kind that a course names, and at all when asked', async () => {
    server.use(
      http.get(api('/char/Allcharacters'), () =>
        HttpResponse.json({ data: [aCharacter('A'), { ...aCharacter('7'), kind: 'numeral' }] }),
      ),
    );
    const { user } = openApp('/dashboard/dictionary/Characters?kind=numeral');
    const list = () => screen.getByRole('list', { name: 'Characters' });
    await screen.findByRole('list', { name: 'Characters' });
    expect(names(list())).toEqual(['7']);
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(names(list())).toEqual(['A', '7']));
  });

  it.each(['_id', 'id'] as const)(
    'lead to their page by %s where that is all they have',
    async (key) => {
      const { _id, id: _same, ...rest } = aCharacter('A');
      server.use(
        http.get(api('/char/Allcharacters'), () =>
          HttpResponse.json({ data: [{ ...rest, [key]: _id }] }),
        ),
      );
      openApp('/dashboard/dictionary/Characters');
      expect(await screen.findByRole('link', { name: 'Sign Representing A' })).toHaveAttribute(
        'href',
        '/products/letter-a-v2',
      );
    },
  );

  it("say 'Loading...' meanwhile", async () => {
    server.use(http.get(api('/char/Allcharacters'), () => delay('infinite')));
    openApp('/dashboard/dictionary/Characters');
    expect(await screen.findByText('Loading...', { selector: 'p' })).toBeVisible();
  });

  it("say 'Error: ' and the message when they fail, and try again", async () => {
    server.use(
      http.get(
        api('/char/Allcharacters'),
        () => HttpResponse.json(anError(500, 'no lexicon'), { status: 500 }),
        { once: true },
      ),
    );
    const { user } = openApp('/dashboard/dictionary/Characters');
    expect(await screen.findByText('Error: no lexicon')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Characters' })).toBeVisible();
  });
});
