import { describe, expect, it } from 'vitest';
import type { Form } from '../src/form.js';
import { type ReviewedForm, statusOf } from '../src/index.js';
import { lookAlikesOf } from '../src/look-alikes.js';
import { formOf } from './support/entries.js';
import { lexicon } from './support/lexicon.js';

const around = (id: string) => {
  const entry = lexicon.entry(id);
  if (!entry) throw new Error(`no entry ${id}`);
  return lexicon.around(entry);
};

describe('what an entry means beside others', () => {
  it('has its opposite, both ways', () => {
    expect(around('word-big').opposites).toEqual(['word-small']);
    expect(around('word-small').opposites).toEqual(['word-big']);
  });

  it('has what comes up with it, without itself and without its opposite', () => {
    const { opposites, related } = around('word-happy');
    expect(related).toContain('expression-happy');
    expect(related).not.toContain('word-happy');
    expect(related.filter((id) => opposites.includes(id))).toEqual([]);
  });

  it('is there of a third of the words at least', () => {
    const words = lexicon.entries.filter(({ kind }) => kind === 'word');
    const told = words.filter(({ id }) => {
      const { opposites, related } = around(id);
      return opposites.length + related.length > 0;
    });
    expect(told.length).toBeGreaterThan(words.length / 3);
  });

  it('is nothing of a letter', () => {
    expect(around('letter-a-v2')).toMatchObject({ opposites: [], related: [] });
  });
});

const asForm = (id: string, change: Partial<Form> = {}): ReviewedForm => {
  const form = { ...formOf(id), ...change } as Form;
  return { ...form, status: statusOf(form) };
};

describe('what looks like an entry', () => {
  it('says what tells the two apart', () => {
    expect(around('letter-m-v1').lookAlikes).toEqual([{ id: 'letter-n-v1', differs: 'handshape' }]);
    expect(around('word-wednesday').lookAlikes).toContainEqual({
      id: 'letter-w-v2',
      differs: 'movement',
    });
    expect(around('word-eat').lookAlikes).toContainEqual({ id: 'word-food', differs: 'nothing' });
    expect(around('letter-v-v2').lookAlikes).toContainEqual({ id: 'numeral-2', differs: 'place' });
  });

  it('says the same of both', () => {
    for (const entry of lexicon.entries) {
      for (const { id, differs } of lexicon.around(entry).lookAlikes) {
        expect(around(id).lookAlikes).toContainEqual({ id: entry.id, differs });
      }
    }
  });

  it('is no letter of the other variant', () => {
    for (const entry of lexicon.entries.filter(({ kind }) => kind === 'letter')) {
      const other = entry.id.endsWith('v1') ? /^letter-.*v2$/ : /^letter-.*v1$/;
      expect(lexicon.around(entry).lookAlikes.filter(({ id }) => other.test(id))).toEqual([]);
    }
  });

  it('is not what differs in two things', () => {
    const forms = [asForm('word-eat'), asForm('word-water')];
    expect(lookAlikesOf(forms).size).toBe(0);
  });

  it('is no form that signers disagree on', () => {
    const wrong = { who: 'a', region: 'Pune', date: '2026-01-02', verdict: 'wrong' } as const;
    const eat = asForm('word-eat');
    expect(lookAlikesOf([eat, asForm('word-food')]).size).toBe(2);
    expect(lookAlikesOf([eat, asForm('word-food', { reviews: [wrong] })]).size).toBe(0);
  });
});
