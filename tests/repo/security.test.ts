import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, read } from '../support/repository.js';

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0, as the standard counts them. */
const LEVEL_1_AND_2: Readonly<Record<string, readonly [number, number]>> = {
  1: [8, 19],
  2: [4, 7],
  3: [8, 11],
  4: [2, 8],
  5: [4, 5],
  6: [13, 22],
  7: [6, 12],
  8: [4, 3],
  9: [4, 3],
  10: [5, 24],
  11: [3, 11],
  12: [3, 6],
  13: [1, 12],
  14: [2, 7],
  15: [3, 10],
  16: [0, 16],
  17: [0, 7],
};
const STATES = ['met', 'partly', 'open', 'n/a'];

type Row = { id: string; level: string; asked: string; state: string; how: string };

const rows: Row[] = read('docs/security.md')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [, id = '', level = '', asked = '', state = '', how = '', end] = line
      .split('|')
      .map((cell) => cell.trim());
    if (end !== '') throw new Error(`not a row of five cells: ${line}`);
    return { id, level, asked, state, how };
  });

it('answers every requirement of levels 1 and 2 once', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const counts: Record<string, [number, number]> = {};
  for (const { id, level } of rows) {
    const chapter = id.split('.')[0] ?? '';
    counts[chapter] ??= [0, 0];
    if (level === '1') counts[chapter][0] += 1;
    if (level === '2') counts[chapter][1] += 1;
  }
  expect(counts).toEqual(LEVEL_1_AND_2);
});

it('has a state and a reason for each, and adds them up rightly', () => {
  expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  expect(rows.filter(({ asked, how }) => asked === '' || how === '')).toEqual([]);
  const [met, partly, open, none] = STATES.map(
    (state) => rows.filter((row) => row.state === state).length,
  );
  expect(read('docs/security.md').replaceAll('\n', ' ')).toContain(
    `${rows.length} requirements: ${met} met, ${partly} in part, ${open} open, ${none} that do not apply`,
  );
});

it('shows files that are there', () => {
  const named = rows.flatMap(({ id, how }) =>
    [...how.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+|[\w.-]+\.(?:json|lock|md|yml))`/g)].map(
      (match) => ({
        id,
        file: match[1] ?? '',
      }),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([]);
});
