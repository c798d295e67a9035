import { describe, expect, it } from 'vitest';
import { data, type Schemas, test } from './support/dictionary.js';

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
      altHi: expect.stringContaining('अँगूठ'),
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
