import { describe, expect, it } from 'vitest';
import { bandsOf, channelsOf, curvesOf } from '../../src/features/videos/clip/bands';
import { toBibtex } from '../../src/features/videos/clip/citation';

const entries = [
  { ms: 0, emotion: 'happy', scores: { happy: 1 }, face: { brows: 'up' } },
  { ms: 500, emotion: 'happy', face: { chin: 'chin-up' } },
  { ms: 1000 },
  { ms: 1500, emotion: 'happy', scores: { happy: 0.5, bored: 0.5 } },
] as const;

describe('bands', () => {
  it('join what stays the same, leave a gap where nothing was read, and end with the clip', () => {
    expect(bandsOf(entries, 2000, ({ emotion }) => emotion)).toEqual([
      { fromMs: 0, toMs: 1000, value: 'happy' },
      { fromMs: 1500, toMs: 2000, value: 'happy' },
    ]);
  });

  it('are none of nothing', () => {
    expect(bandsOf([], 2000, ({ emotion }) => emotion)).toEqual([]);
    expect(curvesOf([])).toEqual([]);
    expect(channelsOf([])).toEqual([]);
  });
});

it('curves are of the feelings that have scores', () => {
  expect(curvesOf(entries)).toEqual([
    {
      emotion: 'happy',
      points: [
        { ms: 0, score: 1 },
        { ms: 1500, score: 0.5 },
      ],
    },
  ]);
});

it('channels are named once', () => {
  expect(channelsOf(entries)).toEqual(['brows', 'chin']);
});

it('BibTeX takes no title for a command', () => {
  const entry = toBibtex({
    id: '1',
    title: 'A} \\input{x',
    publisher: 'P',
    address: 'https://isl.example/1',
    licence: 'L',
    createdAt: '2026-11-01T10:00:00.000Z',
  });
  expect(entry).toContain('title = {A{\\char125} {\\char92}input{\\char123}x},');
  expect(entry).toContain('year = {2026},');
});
