import { describe, expect, it } from 'vitest';
import { type Schemas, test } from './support/dictionary.js';

const byId = (ids: string) => test.call('GET', `/signs/by-id?ids=${encodeURIComponent(ids)}`);

describe('signs by their ids', () => {
  it('come in the order in which they are asked for, each once, without those there are not', async () => {
    const { status, body } = await byId(
      'word-water,letter-a-v1,word-nobody,word-mother,word-water',
    );

    expect(status).toBe(200);
    const { data }: Schemas['SignCards'] = body;
    expect(data.map(({ _id }) => _id)).toEqual(['word-water', 'letter-a-v1', 'word-mother']);
    expect(data[0]).toMatchObject({ kind: 'word', name: 'water', nameHi: 'पानी' });
  });

  it('are a hundred at most', async () => {
    const ids = Array.from({ length: 100 }, (_, at) => `word-${at}`);

    expect((await byId(ids.join(','))).status).toBe(200);
    expect((await byId([...ids, 'word-water'].join(','))).status).toBe(400);
  });

  it.each(['', ',', 'word-water,', 'Word-Water', '$where', `word-${'x'.repeat(65)}`])(
    'are refused as “%s”',
    async (ids) => {
      const { status, body } = await byId(ids);

      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'INVALID_REQUEST' });
    },
  );

  it('are asked for by some ids', async () => {
    expect((await test.call('GET', '/signs/by-id')).status).toBe(400);
  });
});
