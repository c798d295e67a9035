import { describe, expect, it } from 'vitest';
import { type Schemas, test } from './support/dictionary.js';
import { ASHA } from './support/factories.js';

const around = async (id: string): Promise<Schemas['SignAround']> =>
  (await test.call('GET', `/signs/${id}/around`)).body;
const idsOf = (signs: readonly { _id: string }[]): string[] => signs.map(({ _id }) => _id);

describe('around a sign', () => {
  it('are its opposite and what comes up with it', async () => {
    const { opposites, related } = await around('word-happy');

    expect(opposites).toMatchObject([{ _id: 'word-sad', gloss: 'SAD', kind: 'word' }]);
    expect(idsOf(related)).toEqual(expect.arrayContaining(['expression-happy', 'word-laugh']));
  });

  it('are those that look like it, with what tells them apart', async () => {
    const { lookAlikes } = await around('letter-m-v1');

    expect(lookAlikes).toMatchObject([{ sign: { _id: 'letter-n-v1' }, differs: 'handshape' }]);
  });

  it('is a sentence all of whose signs are shown', async () => {
    const { sentence } = await around('word-father');

    expect(sentence).toMatchObject({ en: expect.any(String), hi: expect.any(String) });
    expect(sentence?.gloss).toContain('FATHER');
    for (const gloss of sentence?.gloss ?? []) {
      const shown = test.lexicon.entries.filter((entry) => entry.gloss === gloss);
      expect(shown.some(({ pictureKind }) => pictureKind === 'avatar')).toBe(true);
    }
  });

  it('is no sentence for a word that no form shows, and no look-alike', async () => {
    const body = await around('word-mother');

    expect(body).not.toHaveProperty('sentence');
    expect(body.lookAlikes).toEqual([]);
    expect(idsOf(body.related)).toContain('word-father');
  });

  it('are the signs before and after it, so that one walks through all', async () => {
    const walked: string[] = [];
    let id: string | undefined = 'letter-a-v2';
    while (id !== undefined && walked.length < 45) {
      walked.push(id);
      const { previous, next }: Schemas['SignAround'] = await around(id);
      if (walked.length > 1) expect(previous?._id).toBe(walked.at(-2));
      id = next?._id;
    }
    const spelled = test.lexicon.letters().map((entry) => entry.id);
    expect(walked.slice(0, 26)).toEqual(spelled);
    expect(walked.slice(26, 28)).toEqual(['numeral-0', 'numeral-1']);
  });

  it('stay in the alphabet of a letter that the default one does not pick', async () => {
    const { previous, next } = await around('letter-b-v1');

    expect([previous?._id, next?._id]).toEqual(['letter-a-v1', 'letter-c-v1']);
  });

  it('is nothing before the first and nothing after the last', async () => {
    const last = test.lexicon.entries.at(-1);

    expect(await around('letter-a-v2')).not.toHaveProperty('previous');
    expect(await around(last?.id ?? '')).not.toHaveProperty('next');
  });

  it.each([
    ['word-nothing-of-the-kind', 404, 'SIGN_NOT_FOUND'],
    ['Word Hello', 400, 'INVALID_REQUEST'],
  ])('%s, which is no sign, is refused', async (id, status, code) => {
    const answer = await test.call('GET', `/signs/${encodeURIComponent(id)}/around`);

    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code });
  });

  it('is no look-alike any more that signers disagree on', async () => {
    const reviewer = await test.tokens.bearer({ ...ASHA, roles: ['reviewer'] });
    expect((await around('word-eat')).lookAlikes).toMatchObject([{ sign: { _id: 'word-food' } }]);

    const payload = { verdict: 'wrong', region: 'IN-MH', fault: 'movement' };
    const url = '/signs/forms/word-food/verdict';
    expect((await test.call('PUT', url, { headers: reviewer, payload })).status).toBe(200);
    expect((await around('word-eat')).lookAlikes).toEqual([]);
    await test.call('DELETE', url, { headers: reviewer });
    expect((await around('word-eat')).lookAlikes).toHaveLength(1);
  });
});
