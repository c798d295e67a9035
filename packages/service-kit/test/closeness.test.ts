import { expect, it } from 'vitest';
import { closenessOf, slipsAllowed } from '../src/closeness.js';

it.each([
  ['happy', 'happy', 'exact'],
  ['hap', 'happy', 'prefix'],
  ['tomorow', 'tomorrow', 'doubled'],
  ['hapyp', 'happy', null],
  ['heppy', 'happy', 'slip'],
  ['cat', 'cut', null],
  ['mother', 'brothers', null],
] as const)('of %s to %s is %s', (asked, found, closeness) => {
  expect(closenessOf(asked, found)).toBe(closeness);
});

it.each([
  ['yes', 0],
  ['help', 1],
  ['teacher', 2],
])('%s may have %i slips', (word, slips) => {
  expect(slipsAllowed(word)).toBe(slips);
});
