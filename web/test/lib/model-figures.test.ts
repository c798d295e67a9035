import { describe, expect, it } from 'vitest';
import { type Column, readModels, sortClasses } from '../../src/features/models/model-figures';

const sign = (label: string, precision: number | null, recall: number | null, samples = 10) => ({
  id: `letter-${label.toLowerCase()}-v2`,
  label,
  hasPicture: true,
  isSaid: true,
  said: 5,
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
  const measured = { source: 'people', on: 'unseenSigners', ece: 0.04, classes };
  const model = { name: 'isl-signs', kind: 'letters', signers: 4, measured: [measured] };

  it('is a list of models, or an object with one', () => {
    expect(readModels([model])).toEqual(readModels({ models: [model] }));
    expect(readModels([model])[0]).toMatchObject({
      name: 'isl-signs',
      kind: 'letters',
      measured: [{ source: 'people', on: 'unseenSigners', ece: 0.04 }],
    });
  });

  it('names what a sign was taken for, the commonest first, and nothing at all too', () => {
    const [often, seldom] = [
      { said: { id: 'letter-t-v2', label: 'T', hasPicture: true }, count: 9 },
      { said: null, count: 3 },
    ];
    const confusion = [{ id: 'letter-i-v2', label: 'I', takenFor: [seldom, often] }];
    const [read] = readModels([{ ...model, measured: [{ ...measured, confusion }] }]);
    expect(read?.measured[0]?.confusion[0]?.takenFor).toEqual([often, seldom]);
  });

  it('is never taken for figures of people where it does not say so', () => {
    const [read] = readModels([{ ...model, measured: [{ ...measured, source: undefined }] }]);
    expect(read?.measured[0]?.source).toBe('avatar');
  });

  it('has no recall of what is never said', () => {
    const never = [{ ...sign('A', null, 0), isSaid: false }];
    const [read] = readModels([{ ...model, measured: [{ ...measured, classes: never }] }]);
    expect(read?.measured[0]?.classes[0]).toMatchObject({ isSaid: false, recall: null });
  });

  it('is read as far as it can be', () => {
    for (const file of [null, 'text', 7, {}, { models: 'none' }, [null, 4]]) {
      expect(readModels(file)).toEqual([]);
    }
    const half = { classes: [{ label: 'A', recall: 'often' }] };
    expect(readModels([{ measured: [half] }])[0]).toMatchObject({
      name: '',
      signers: 0,
      learnt: { people: { count: 0 }, avatar: { count: 0 } },
      measured: [{ classes: [{ id: null, label: 'A', recall: null, samples: 0 }], failures: [] }],
    });
  });
});
