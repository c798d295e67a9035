import { describe, expect, it } from 'vitest';
import { aPost } from './support/factories.js';
import { search, test } from './support/search.js';

describe('signs', () => {
  it('are found through a typing slip', async () => {
    expect((await search('helo'))[0]).toEqual({
      kind: 'sign',
      id: 'word-hello',
      title: 'HELLO',
      name: 'hello',
      nameHi: 'नमस्कार',
      text: 'hello',
      image: '/static/signs/word-hello.webp',
      pictureKind: 'avatar',
      href: '/products/word-hello',
    });
  });

  it('have their word drawn where no form shows them', async () => {
    expect((await search('mother'))[0]).toMatchObject({
      id: 'word-mother',
      image: '/static/drawn/word-mother.svg',
    });
  });

  it.each([
    ['HELLO', 'word-hello'],
    ['than', 'word-thank-you'],
    ['thank you', 'word-thank-you'],
    ['hi', 'word-hello'],
    ['धन्यवाद', 'word-thank-you'],
    ['seven', 'numeral-7'],
  ])('are found by %s', async (q, id) => {
    expect((await search(q)).map((hit) => hit.id)).toContain(id);
  });
});

describe('what is found', () => {
  const ids = async (q: string) => (await search(q, '&limit=50')).map(({ id }) => id);

  it.each([
    ['the word itself before words that begin with it', 'eat', 'word-eat'],
    ['the beginning of a word before a slip', 'frien', 'word-friend'],
    ['a doubled letter left out before another slip', 'helo', 'word-hello'],
    ['a letter too many', 'frieend', 'word-friend'],
    ['a wrong letter', 'hospitel', 'word-hospital'],
    ['a Hindi label', 'दोस्त', 'word-friend'],
    ['the beginning of a Hindi label', 'धन्यव', 'word-thank-you'],
    ['a Hindi label with a slip', 'धनयवाद', 'word-thank-you'],
  ])('is %s: %s', async (_what, q, id) => {
    expect((await ids(q))[0]).toBe(id);
  });

  it('is found with another nasal and without the nukta', async () => {
    const happy = (await test.call('GET', '/signs/word-happy')).body as { nameHi: string };
    expect(happy.nameHi).toContain('ख़');

    expect(await ids(happy.nameHi.replace('ख़', 'ख'))).toContain('word-happy');
  });

  it('is the sign before a post of the same words', async () => {
    const { _id } = await aPost(test, { title: 'Hello', content: 'hello hello hello' });
    const found = await ids('hello');

    expect(found[0]).toBe('word-hello');
    expect(found.indexOf(_id)).toBe(1);
  });

  it('has all words of the query before one of them', async () => {
    const { _id } = await aPost(test, { title: 'A good morning', content: 'x' });

    expect((await ids('good morning')).slice(0, 2)).toEqual(['word-good-morning', _id]);
    expect(await ids('good morning')).toContain('word-good');
  });
});

describe('Hindi in Latin letters', () => {
  it.each([
    ['pani', 'word-water'],
    ['paani', 'word-water'],
    ['Paanee', 'word-water'],
    ['dhanyawad', 'word-thank-you'],
    ['dost', 'word-friend'],
    ['maa', 'word-mother'],
  ])('%s finds its sign first', async (q, id) => {
    expect((await search(q))[0]?.id).toBe(id);
  });

  it('stands after the English word that is written the same', async () => {
    const ids = (await search('do', '&limit=50')).map(({ id }) => id);

    expect(ids[0]).toBe('word-do');
    expect(ids).toContain('numeral-2');
  });

  it('is found by its beginning', async () => {
    expect((await search('dhanya')).map(({ id }) => id)).toContain('word-thank-you');
  });
});

describe('a word as it stands in a sentence', () => {
  it.each([
    ['goes', 'word-go'],
    ['went', 'word-go'],
    ['bought', 'word-buy'],
    ['children', 'word-child'],
    ['bigger', 'word-big'],
  ])('%s finds its sign first', async (q, id) => {
    expect((await search(q))[0]?.id).toBe(id);
  });
});

describe('the screens of the app', () => {
  it.each([
    ['course', '/dashboard/courses'],
    ['Courses', '/dashboard/courses'],
    ['कोर्स', '/dashboard/courses'],
    ['upload video', '/dashboard/upload'],
    ['charcha', '/dashboard/discussions'],
    ['alphabet', '/dashboard/dictionary/Characters'],
    ['classes', '/dashboard/classes'],
    ['class', '/dashboard/classes'],
    ['कक्षा', '/dashboard/classes'],
    ['kaksha', '/dashboard/classes'],
    ['join a class', '/dashboard/classes/join'],
    ['teacher', '/dashboard/teach'],
    ['sign it', '/dashboard/dictionary/find?by=make'],
    ['webcam', '/dashboard/dictionary/find?by=make'],
    ['notifications', '/dashboard/notifications'],
    ['suchna', '/dashboard/notifications'],
    ['my lists', '/dashboard/lists'],
    ['suchi', '/dashboard/lists'],
    ['reset password', '/reset-password'],
    ['naya password', '/reset-password'],
    ['contact', '/contact'],
  ])('are found by their names: %s', async (q, href) => {
    expect(await search(q)).toContainEqual(expect.objectContaining({ kind: 'page', href }));
  });

  it('have their names in both languages', async () => {
    const page = (await search('courses')).find(({ kind }) => kind === 'page');
    expect(page).toEqual({
      ...{ kind: 'page', id: 'courses', title: 'Courses' },
      ...{ titles: { en: 'Courses', hi: 'कोर्स' }, href: '/dashboard/courses' },
    });
  });

  it.each([
    ['animals', 'animals'],
    ['जानवर', 'animals'],
    ['janwar', 'animals'],
    ['rang', 'colours'],
    ['विशेषण', 'adjectives'],
  ])('and the groups of the dictionary: %s', async (q, group) => {
    expect(await search(q)).toContainEqual(
      expect.objectContaining({
        kind: 'page',
        href: `/dashboard/dictionary/Words?category=${group}`,
      }),
    );
  });

  it('have every group that the dictionary has, and no other', async () => {
    const { body } = await test.call('GET', '/words/categories');
    const groups = (body as { data: Array<{ id: string }> }).data.map(({ id }) => id);
    const named = (await search('words', '&limit=50')).flatMap(({ id, kind }) =>
      kind === 'page' && id.startsWith('words-') ? [id.slice('words-'.length)] : [],
    );
    expect(named.sort()).toEqual(groups.sort());
  });

  it('have their own name before all that has it as one word of several', async () => {
    const [first] = (await search('words')).filter(({ kind }) => kind === 'page');
    expect(first?.id).toBe('words');
  });

  it('stand after the sign of the same name', async () => {
    expect((await search('home'))[0]?.id).toBe('word-home');
  });
});
