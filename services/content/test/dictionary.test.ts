import type { components } from '@isl/contracts/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';

type Schemas = components['schemas'];

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp();
});
afterAll(() => test.close());

const data = async <T>(url: string): Promise<T[]> =>
  ((await test.call('GET', url)).body as { data: T[] }).data;

describe('characters', () => {
  it('are the 26 letters of the default alphabet, then the numerals in order', async () => {
    const characters = await data<Schemas['Character']>('/char/Allcharacters');
    const ids = characters.map(({ _id }) => _id);

    expect(ids.slice(0, 26)).toEqual(
      [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `letter-${letter}-v2`),
    );
    expect(ids.slice(26)).toEqual(Array.from({ length: 11 }, (_, number) => `numeral-${number}`));
    expect(characters[0]).toMatchObject({
      _id: 'letter-a-v2',
      id: 'letter-a-v2',
      name: 'A',
      image: '/static/signs/letter-a-v2.webp',
      video: '/static/signs/letter-a-v2.mp4',
      alt: expect.stringContaining('thumb'),
      pictureKind: 'avatar',
      kind: 'letter',
      status: 'draft',
      confidence: 'high',
    });
  });

  it('carry id with the value of _id', async () => {
    const characters = await data<Schemas['Character']>('/char/Allcharacters');

    expect(characters.every(({ _id, id }) => _id === id)).toBe(true);
  });
});

describe('the letters', () => {
  it.each(['v1', 'v2'])('are those of the alphabet asked for: %s', async (alphabet) => {
    const characters = await data<Schemas['Character']>(`/char/Allcharacters?alphabet=${alphabet}`);

    expect(characters).toHaveLength(37);
    expect(characters.slice(0, 26).map(({ _id }) => _id)).toEqual(
      test.lexicon.letters(alphabet).map(({ id }) => id),
    );
  });

  it('are refused in an alphabet that nobody knows', async () => {
    const { status, body } = await test.call('GET', '/char/Allcharacters?alphabet=v3');

    expect([status, body]).toMatchObject([400, { code: 'INVALID_REQUEST' }]);
  });
});

describe('signs by what the hands do', () => {
  const find = async (query: string) =>
    (await test.call('GET', `/signs?${query}`)).body as Schemas['SignList'];
  const ids = ({ data: found }: Schemas['SignList']) => found.map(({ _id }) => _id);
  const countOf = (choices: readonly { id: string; count: number }[], id: string) =>
    choices.find((choice) => choice.id === id)?.count ?? 0;

  it('are found by handshape, and by the shape that a hand changes to', async () => {
    expect(ids(await find('handshape=y'))).toEqual(['word-phone', 'word-wrong']);
    expect(ids(await find('handshape=thumb&limit=200'))).toContain('word-minute');
  });

  it('are found by place', async () => {
    const found = await find('place=ear');

    expect(ids(found)).toContain('word-phone');
    expect(found.total).toBe(found.data.length);
  });

  it('are found by both where one hand has that shape there', async () => {
    const hello = await find('handshape=flat&place=forehead');

    expect(ids(hello)).toContain('word-hello');
    expect(hello.data.find(({ _id }) => _id === 'word-hello')).toMatchObject({
      kind: 'word',
      name: 'hello',
      image: '/static/signs/word-hello.webp',
      pictureKind: 'avatar',
      status: 'draft',
    });
    expect(ids(await find('handshape=five&place=forehead'))).not.toContain('word-hello');
  });

  it('say how many each further choice leads to, so that none leads nowhere', async () => {
    const all = await find('limit=1');
    const atMouth = await find('place=mouth&limit=1');
    const [shape] = atMouth.handshapes;

    expect(all.total).toBeGreaterThan(150);
    expect(atMouth.places.length).toBe(all.places.length);
    expect(atMouth.handshapes.length).toBeLessThan(all.handshapes.length);
    expect((await find(`place=mouth&handshape=${shape?.id}`)).total).toBe(shape?.count);
    expect(countOf(all.places, 'mouth')).toBe(atMouth.total);
    expect(all.handshapes.map(({ id }) => String(id))).not.toContain('relaxed');
  });

  it('come in the order of the dictionary, page by page, each once', async () => {
    const first = await find('limit=100');
    const rest = await find(`limit=200&after=${ids(first).at(-1)}`);
    const shown = test.lexicon.entries.filter(
      ({ id, kind, pictureKind }) =>
        pictureKind === 'avatar' && (kind !== 'letter' || id.endsWith('-v2')),
    );

    expect([...ids(first), ...ids(rest)]).toEqual(shown.map(({ id }) => id));
    expect(first.total).toBe(shown.length);
  });

  it('are narrowed by group and alphabet', async () => {
    expect(ids(await find('category=greetings'))).toContain('word-namaste');
    expect(ids(await find('category=letters&alphabet=v1'))).toContain('letter-a-v1');
    expect(ids(await find('category=letters'))).not.toContain('letter-a-v1');
  });

  it('may be none', async () => {
    expect(await find('handshape=horns')).toMatchObject({ data: [], total: 0 });
    expect(await find('category=nowhere')).toMatchObject({ total: 0, handshapes: [], places: [] });
  });

  it.each([
    ['handshape=paw', 'INVALID_REQUEST'],
    ['place=knee', 'INVALID_REQUEST'],
    ['limit=201', 'INVALID_REQUEST'],
    ['alphabet=v9', 'INVALID_REQUEST'],
    ['after=word-nowhere', 'INVALID_CURSOR'],
  ])('are refused by %s', async (query, code) => {
    const { status, body } = await test.call('GET', `/signs?${query}`);

    expect([status, body]).toMatchObject([400, { code }]);
  });
});

describe('the groups of words', () => {
  it('have their number and the picture of one of their signs', async () => {
    const groups = await data<Schemas['Category']>('/words/categories');
    const greetings = groups.find(({ id }) => id === 'greetings');
    const words = await data<Schemas['Word']>('/words?category=greetings&limit=500');

    expect(groups.map(({ id }) => id)).toEqual([...groups.map(({ id }) => id)].sort());
    expect(greetings).toMatchObject({
      count: words.length,
      withForm: words.filter(({ pictureKind }) => pictureKind === 'avatar').length,
      pictureKind: 'avatar',
    });
    expect(words.map(({ image }) => image)).toContain(greetings?.image);
  });

  it('are drawn where none of their words has a form', async () => {
    const drawn = (await data<Schemas['Category']>('/words/categories')).filter(
      ({ withForm }) => withForm === 0,
    );

    expect(drawn.length).toBeGreaterThan(0);
    for (const { image, pictureKind } of drawn) {
      expect([image, pictureKind]).toEqual([expect.stringMatching(/^\/static\/drawn\//), 'drawn']);
    }
  });
});

it('lists the expressions in the order of the filter buttons', async () => {
  const expressions = await data<Schemas['Expression']>('/char/Allexpressions');

  expect(expressions.slice(0, 3)).toMatchObject([
    { _id: 'expression-happy', name: 'Happy', video: '/static/signs/expression-happy.mp4' },
    { _id: 'expression-sad', name: 'Sad' },
    { _id: 'expression-asking', name: 'Asking' },
  ]);
});

describe('words', () => {
  it('come by gloss, page by page, each once', async () => {
    const total = test.lexicon.entries.filter(({ kind }) => kind === 'word').length;
    const glosses: string[] = [];
    let after = '';
    for (;;) {
      const url = `/words?limit=100${after && `&after=${after}`}`;
      const page = await data<Schemas['Word']>(url);
      glosses.push(...page.map(({ gloss }) => gloss));
      if (page.length < 100) break;
      after = page[99]?._id ?? '';
    }

    expect(total).toBeGreaterThan(120);
    expect(glosses).toHaveLength(total);
    expect(glosses).toEqual([...glosses].sort());
  });

  it('hold 50 where no limit is asked for, and name the categories', async () => {
    const { body } = await test.call('GET', '/words');
    const list = body as Schemas['WordList'];

    expect(list.data).toHaveLength(50);
    expect(list.categories).toContain('greetings');
    expect(list.categories).not.toContain('letters');
  });

  it('can be filtered by category', async () => {
    const words = await data<Schemas['Word']>('/words?category=greetings&limit=500');

    expect(words.map(({ _id }) => _id)).toContain('word-thank-you');
    expect(new Set(words.map(({ category }) => category))).toEqual(new Set(['greetings']));
  });

  it.each([
    ['thank', 'word-thank-you'],
    ['THANKS', 'word-thank-you'],
    ['thank y', 'word-thank-you'],
    ['धन्य', 'word-thank-you'],
    ['hi', 'word-hello'],
  ])('can be filtered by the beginning of a word: %s', async (q, id) => {
    const words = await data<Schemas['Word']>(`/words?q=${encodeURIComponent(q)}`);

    expect(words.map(({ _id }) => _id)).toContain(id);
  });

  it.each(['zzzz', '.*', 'hello zzzz'])('are none where nothing begins so: %s', async (q) => {
    const found = await data(`/words?q=${encodeURIComponent(q)}`);

    expect(found).toEqual(q === '.*' ? await data('/words') : []);
  });

  it('refuse to go on after what is no word', async () => {
    const { status, body } = await test.call('GET', '/words?after=letter-a-v2');

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INVALID_CURSOR' });
  });
});

describe('one sign', () => {
  it('says everything known of it', async () => {
    const { status, body } = await test.call('GET', '/signs/word-thank-you');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: 'word-thank-you',
      kind: 'word',
      name: 'thank you',
      gloss: 'THANK-YOU',
      category: 'greetings',
      image: '/static/signs/word-thank-you.webp',
      video: '/static/signs/word-thank-you.mp4',
      pictureKind: 'avatar',
      status: 'draft',
      confidence: 'high',
      senses: [{ en: 'thank you', lemmas: ['thank you', 'thanks'], wordClass: 'interjection' }],
      variants: [],
    });
    const [form, ...others] = (body as Schemas['Sign']).forms;
    expect(others).toEqual([]);
    expect(form).toMatchObject({
      id: 'word-thank-you',
      status: 'draft',
      origin: 'isl',
      region: 'unknown',
      alt: expect.stringContaining('chin'),
      sources: expect.arrayContaining([{ name: expect.any(String), seen: expect.any(String) }]),
      image: '/static/signs/word-thank-you.webp',
      video: '/static/signs/word-thank-you.mp4',
    });
  });

  it('says of a word without a form that it is spelled', async () => {
    const { body } = await test.call('GET', '/signs/word-mother');

    expect(body).toMatchObject({
      image: '/static/drawn/word-mother.svg',
      pictureKind: 'drawn',
      status: 'none',
      forms: [],
    });
    for (const field of ['video', 'alt', 'confidence', 'withdrawn']) {
      expect(body).not.toHaveProperty(field);
    }
  });

  it('has the other way to sign a letter, also for one that the alphabet does not pick', async () => {
    const { body: v2 } = await test.call('GET', '/signs/letter-a-v2');
    const { body: v1 } = await test.call('GET', '/signs/letter-a-v1');

    expect(v2).toMatchObject({
      variants: ['letter-a-v1'],
      forms: [
        { id: 'letter-a-v2', variant: 'v2' },
        { id: 'letter-a-v1', variant: 'v1' },
      ],
    });
    expect(v1).toMatchObject({
      variants: ['letter-a-v2'],
      image: '/static/signs/letter-a-v1.webp',
      forms: [{ id: 'letter-a-v1' }, { id: 'letter-a-v2' }],
    });
  });

  it('is 404 where the dictionary has none, 400 where the id is none', async () => {
    const unknown = await test.call('GET', '/signs/word-unknown');
    const noId = await test.call('GET', '/signs/NOT_AN_ID');

    expect([unknown.status, noId.status]).toEqual([404, 400]);
    expect(unknown.body).toMatchObject({ code: 'SIGN_NOT_FOUND' });
  });
});
