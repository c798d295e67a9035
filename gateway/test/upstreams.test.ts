import { expect, it } from 'vitest';
import { createUpstreams } from '../src/parts/upstreams.js';

const NONE: ReadonlySet<string> = new Set();

function aClock() {
  let at = 0;
  return {
    clock: () => new Date(at),
    advance: (ms: number) => {
      at += ms;
    },
  };
}

it('takes the addresses in turn', () => {
  const { next } = createUpstreams(['a', 'b', 'c'], aClock().clock);
  expect([1, 2, 3, 4].map(() => next(NONE))).toEqual(['a', 'b', 'c', 'a']);
});

it('spares one that failed for five seconds', () => {
  const { clock, advance } = aClock();
  const { next, failed } = createUpstreams(['a', 'b'], clock);
  failed('a');
  expect([1, 2, 3].map(() => next(NONE))).toEqual(['b', 'b', 'b']);
  advance(5_000);
  expect(new Set([next(NONE), next(NONE)])).toEqual(new Set(['a', 'b']));
});

it('spares one that is not ready until it is', () => {
  const { clock, advance } = aClock();
  const { next, spare, recovered, failed } = createUpstreams(['a', 'b'], clock);
  spare('a');
  advance(60_000);
  failed('b');
  expect([1, 2, 3].map(() => next(NONE))).toEqual(['b', 'b', 'b']);
  expect(next(new Set(['b']))).toBe('a');
  recovered('b');
  recovered('a');
  expect(new Set([next(NONE), next(NONE)])).toEqual(new Set(['a', 'b']));
});

it('asks one that failed when all have', () => {
  const { next, failed } = createUpstreams(['a', 'b'], aClock().clock);
  failed('a');
  failed('b');
  expect(['a', 'b']).toContain(next(NONE));
});

it('never gives one that was tried, and says when none is left', () => {
  const { next } = createUpstreams(['a', 'b'], aClock().clock);
  expect([next(new Set(['a'])), next(new Set(['a']))]).toEqual(['b', 'b']);
  expect(next(new Set(['a', 'b']))).toBeNull();
});
