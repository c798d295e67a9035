import { describe, expect, it } from 'vitest';
import { alphaOf, kappaOf, pairsByJudge, type Unit } from '../src/figures/agreement.js';

/** Judges' rows as in the papers, a point where somebody did not judge; the units are its columns. */
function unitsOf(rows: readonly string[]): Unit[] {
  const [first = ''] = rows;
  return [...first].map((_, at) => {
    const said = rows.map((row, judge) => [String(judge), row[at] ?? '.'] as const);
    return new Map(said.filter(([, value]) => value !== '.'));
  });
}
const pairsOf = (one: string, other: string) =>
  [...one].map((value, at) => [value, other[at] ?? ''] as const);

describe("Krippendorff's alpha", () => {
  // The expected figures are those of the Python package krippendorff 0.9.0.
  it('is that of the worked example C of Krippendorff 2011', () => {
    const units = unitsOf(['123321412...', '1233224125.3', '.3332342251.', '12332441251.']);
    expect(alphaOf(units)).toBeCloseTo(0.7434, 4);
  });

  it('is near 0 where judges guess', () => {
    const units = unitsOf([
      '001.00.100...000.0000101.....0',
      '1000.01.1..1.010101001100..010',
      '.001..000.1100100000.11001110.',
      '...01.01.1110.10.001.111.00011',
      '.110101111.000101010.00110.001',
    ]);
    expect(alphaOf(units)).toBeCloseTo(0.0606837606837608, 10);
  });

  it('is 1 where all agree, below 0 where they contradict each other, and nothing otherwise', () => {
    expect(alphaOf(unitsOf(['abab', 'abab']))).toBe(1);
    expect(alphaOf(unitsOf(['ab', 'ba']))).toBeLessThan(0);
    expect(alphaOf(unitsOf(['aaaa', 'aaaa']))).toBeNull();
    expect(alphaOf(unitsOf(['abab']))).toBeNull();
    expect(alphaOf([])).toBeNull();
  });
});

describe("Cohen's kappa", () => {
  // The expected figures are those of scikit-learn 1.9.1.
  it.each([
    [
      'a textbook’s 50 applications',
      '1'.repeat(25) + '0'.repeat(25),
      `${'1'.repeat(20)}00000${'1'.repeat(10)}${'0'.repeat(15)}`,
      0.4,
    ],
    [
      'three names',
      'ccacbbaaacabcabbcacbcabbcbbbcbbbcbabaaab',
      'cbacbcbaababccbbcacbcabacbbacbbacbaaaaaa',
      0.6229971724787935,
    ],
  ])('of %s', (_what, one, other, expected) => {
    expect(kappaOf(pairsOf(one, other))).toBeCloseTo(expected, 10);
  });

  it('is nothing where both said one thing only, or nothing', () => {
    expect(kappaOf(pairsOf('aaa', 'aaa'))).toBeNull();
    expect(kappaOf([])).toBeNull();
  });
});

it('each judge is compared with every other who judged the same', () => {
  const pairs = pairsByJudge(unitsOf(['ab', 'a.', 'bb']));
  expect(pairs.get('0')).toEqual([
    ['a', 'a'],
    ['a', 'b'],
    ['b', 'b'],
  ]);
  expect(pairs.get('1')).toHaveLength(2);
});
