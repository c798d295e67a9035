import type { Shape } from '@isl/lexicon/form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anglesOf, anglesOutOfReach, HANDSHAPES } from '../src/handshapes.js';
import { anglesOfShape, nearestHandshape } from '../src/shape.js';
import { aShape } from './support/random-forms.js';

const apart = (a: Float32Array, b: Float32Array, from = 0): number =>
  Math.max(...[...a].slice(from).map((angle, k) => Math.abs(angle - (b[k + from] ?? 0))));

describe('a handshape by base, thumb and bending', () => {
  it('is one that a hand can make, whatever is put together', () => {
    fc.assert(
      fc.property(aShape, (shape) => {
        expect(anglesOutOfReach(anglesOfShape(shape))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is the named one where a name says the same', () => {
    const same: readonly (readonly [string, Shape['is']])[] = [
      ['flat', { base: 'flat' }],
      ['index', { base: 'finger2', thumb: 'across' }],
      ['l', { base: 'finger2', thumb: 'out' }],
      ['thumb', { base: 'fist', thumb: 'out' }],
      ['bunch', { base: 'pinchall' }],
      ['o', { base: 'pinchall', bend: 'round' }],
      ['c', { base: 'ceeall' }],
      ['pinch', { base: 'pinch12' }],
    ];
    for (const [name, is] of same) {
      expect(apart(anglesOfShape({ is }), anglesOf(name)), name).toBeLessThan(15);
    }
  });

  it('bends one finger by itself and leaves the others', () => {
    const plain = anglesOfShape({ is: { base: 'flat' } });
    const bent = anglesOfShape({ is: { base: 'flat', bends: { 5: '400' } } });
    expect(bent[13]).toBeCloseTo(90);
    expect([...bent.slice(0, 12)]).toEqual([...plain.slice(0, 12)]);
  });

  it('is half-way between two where two are told', () => {
    const is = { base: 'flat' } as const;
    const between = { base: 'fist', thumb: 'across' } as const;
    const half = anglesOfShape({ is, between });
    const ends = [anglesOfShape({ is }), anglesOfShape({ is: between })] as const;
    expect(half[1]).toBeCloseTo(((ends[0][1] ?? 0) + (ends[1][1] ?? 0)) / 2);
  });

  it('takes any other fingers than the base has', () => {
    const little = anglesOfShape({ is: { base: 'finger2', fingers: '5', thumb: 'across' } });
    expect(little[13]).toBeLessThan(10);
    expect(little[1]).toBeGreaterThan(60);
  });

  it('has every named handshape for its own nearest', () => {
    for (const name of Object.keys(HANDSHAPES)) expect(nearestHandshape(anglesOf(name))).toBe(name);
  });
});
