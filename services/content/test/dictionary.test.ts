import { describe, expect, it } from 'vitest';
import { data, type Schemas, test } from './support/dictionary.js';

describe('signs by what the hands do', () => {
  const find = async (query: string) =>
    (await test.call('GET', `/signs?${query}`)).body as Schemas['SignList'];
  const ids = ({ data: found }: Schemas['SignList']) => found.map(({ _id }) => _id);
  const countOf = (choices: readonly { id: string; count: number }[], id: string) =>
    choices.find((choice) => choice.id === id)?.count ?? 0;

  it('are found by handshape, and by the shape that a hand changes to', async () => {
    expect(ids(await find('handshape=y'))).toEqual([
      'word-phone',
      'word-police-station',
      'word-wrong',
    ]);
    expect(ids(await find('handshape=l&limit=200'))).toContain('word-minute');
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
