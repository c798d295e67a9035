import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/index.js';
import { entriesWith, entryWith, formOf, review } from './support/entries.js';

describe('an entry', () => {
  it('without a form is spelled and shows its name drawn', () => {
    const entry = entryWith('hello');
    expect(entry).toMatchObject({
      image: '/static/drawn/word-hello.svg',
      pictureKind: 'drawn',
      status: 'none',
      forms: [],
      withdrawn: [],
    });
    for (const field of ['video', 'alt', 'confidence']) expect(entry).not.toHaveProperty(field);
  });

  it('with a form shows the avatar and says where the form is from', () => {
    const { alt, altHi, sources, uncertain } = formOf('word-hello');
    const shown = {
      image: '/static/signs/word-hello.webp',
      video: '/static/signs/word-hello.mp4',
      alt,
      altHi,
      confidence: 'high',
      status: 'draft',
    };
    const entry = entryWith('hello', ['word-hello']);
    expect(entry).toMatchObject({ ...shown, pictureKind: 'avatar' });
    expect(entry.forms).toEqual([
      { id: 'word-hello', ...shown, origin: 'isl', region: 'unknown', sources, uncertain },
    ]);
  });

  it('of a letter has its own form first, then the other variant’s', () => {
    const [v1, v2] = entriesWith('letter-a', ['letter-a-v1'], ['letter-a-v2']);
    const seen = (entry?: Entry) => entry?.forms.map(({ id, variant }) => [id, variant]);
    expect(seen(v1)).toEqual([
      ['letter-a-v1', 'v1'],
      ['letter-a-v2', 'v2'],
    ]);
    expect(seen(v2)).toEqual([
      ['letter-a-v2', 'v2'],
      ['letter-a-v1', 'v1'],
    ]);
    expect(v1).toMatchObject({ image: '/static/signs/letter-a-v1.webp', confidence: 'medium' });
    expect(v2).toMatchObject({ image: '/static/signs/letter-a-v2.webp', confidence: 'high' });
  });

  it('does not take the other variant’s picture for its own', () => {
    const [v1] = entriesWith('letter-a', ['letter-a-v2']);
    expect(v1).toMatchObject({ image: '/static/drawn/letter-a-v1.svg', status: 'none' });
    expect(v1?.forms.map(({ id }) => id)).toEqual(['letter-a-v2']);
  });

  it('shows the best of several: reviewed before draft, sure before unsure, disputed last', () => {
    const best = entryWith(
      'cry',
      ['word-cry', { reviews: [review('wrong')] }],
      ['word-cry', { id: 'word-cry-2', confidence: 'medium' }],
      ['word-cry', { id: 'word-cry-3', confidence: 'high' }],
      ['word-cry', { id: 'word-cry-4', confidence: 'medium', reviews: [review('right')] }],
    );
    expect(best.forms.map(({ id }) => id)).toEqual([
      'word-cry-4',
      'word-cry-3',
      'word-cry-2',
      'word-cry',
    ]);
    expect(best).toMatchObject({ status: 'reviewed', image: '/static/signs/word-cry-4.webp' });
  });

  it('says who checked a reviewed form: how many, and region and date of the newest', () => {
    const reviews = [
      { ...review('right', 'c', '2026-04-01'), region: 'Kochi' },
      review('right', 'a', '2026-01-02'),
      review('wrong', 'b', '2026-02-01'),
      review('right', 'b', '2026-03-01'),
    ];
    const [form] = entryWith('hello', ['word-hello', { reviews }]).forms;
    expect(form).toMatchObject({
      status: 'reviewed',
      reviewed: { count: 3, region: 'Kochi', date: '2026-04-01' },
    });
  });
});
