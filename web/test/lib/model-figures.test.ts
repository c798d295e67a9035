import { describe, expect, it } from 'vitest';
import { type Column, readModels, sortClasses } from '../../src/features/models/model-figures';

const sign = (label: string, precision: number | null, recall: number | null, samples = 10) => ({
  id: `letter-${label.toLowerCase()}-v2`,
  label,
  precision,
  recall,
  samples,
});
const classes = [sign('C', 0.5, null), sign('A', 0.9, 0.2, 7), sign('B', 0.5, 0.8)];
const labels = (by: Column, isDescending = false): string =>
  sortClasses(classes, { by, isDescending })
    .map(({ label }) => label)
    .join('');

describe('the signs of a model', () => {
  it.each<[Column, boolean, string]>([
    ['label', false, 'ABC'],
    ['label', true, 'CBA'],
    ['precision', false, 'BCA'],
    ['precision', true, 'ABC'],
    ['recall', false, 'ABC'],
    ['recall', true, 'BAC'],
    ['samples', false, 'ABC'],
  ])('by %s, descending %s, are %s', (by, isDescending, order) => {
    expect(labels(by, isDescending)).toBe(order);
  });
});

describe('the file of figures', () => {
  const model = { name: 'isl-signs', source: 'people', ece: 0.04, classes };

  it('is a list of models, or an object with one', () => {
    expect(readModels([model])).toEqual(readModels({ models: [model] }));
    expect(readModels([model])[0]).toMatchObject({
      name: 'isl-signs',
      source: 'people',
      ece: 0.04,
    });
  });

  it('names the commonest confusion first', () => {
    const confusions = [
      { shown: 'N', said: 'H', count: 3 },
      { shown: 'I', said: 'T', count: 9 },
    ];
    expect(readModels([{ ...model, confusions }])[0]?.confusions[0]).toEqual(confusions[1]);
  });

  it('is never taken for figures of people where it does not say so', () => {
    expect(readModels([{ ...model, source: undefined }])[0]?.source).toBe('avatar');
  });

  it('is read as far as it can be', () => {
    for (const file of [null, 'text', 7, {}, { models: 'none' }, [null, 4]]) {
      expect(readModels(file)).toEqual([]);
    }
    expect(readModels([{ classes: [{ label: 'A', recall: 'often' }] }])[0]).toMatchObject({
      name: '',
      signers: null,
      classes: [{ label: 'A', recall: null, samples: 0 }],
      failures: [],
    });
  });
});
