import { describe, expect, it } from 'vitest';
import { readRange } from '../src/playback/range.js';

describe('a Range header', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-300', { start: 0, end: 9 }],
    ['bytes=8-800', { start: 8, end: 9 }],
  ])('%s of ten bytes is a part', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected);
  });

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'items=0-1',
    'bytes=0-1,3-4',
    'bytes=5-2',
    'bytes=a-b',
  ])('%s asks for the whole', (header) => {
    expect(readRange(header, 10)).toBeNull();
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s of ten bytes cannot be had', (header) => {
    expect(readRange(header, 10)).toBe('unsatisfiable');
  });

  it('of an empty object cannot be had', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});
