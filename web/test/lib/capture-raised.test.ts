import type { Found } from '@isl/page-kit/landmarks';
import { describe, expect, it } from 'vitest';
import {
  handsInPicture,
  holdRaise,
  noRaise,
  RAISE_MS,
  type Raise,
  raisedHands,
} from '../../src/features/capture/device/raised';
import { aBody } from '../support/found';

const body = (left: number, right: number, visibility = 1): Pick<Found, 'body'> =>
  aBody({ leftWrist: left, rightWrist: right, visibility });

describe('a raised hand', () => {
  it.each([
    ['both hang down', 0.9, 0.9, 0],
    ['one is over the head', 0.05, 0.9, 1],
    ['both are over the head', 0.05, 0.1, 2],
    ['one touches the forehead', 0.9, 0.26, 0],
  ] as const)('is told where %s', (_what, left, right, count) => {
    expect(raisedHands(body(left, right))).toBe(count);
  });

  it('is none where nobody is found, or the wrist is not seen', () => {
    expect(raisedHands({ body: null })).toBe(0);
    expect(raisedHands(body(0.05, 0.05, 0.2))).toBe(0);
  });

  const held = (steps: readonly (readonly [0 | 1 | 2, number])[]) => {
    let raise: Raise = noRaise;
    return steps.flatMap(([hands, at]) => {
      const next = holdRaise(raise, hands, at);
      raise = next.raise;
      return next.acts === null ? [] : [[next.acts, at]];
    });
  };

  it('says what it says once it was held, and once only', () => {
    const end = RAISE_MS + 100;
    expect(
      held([
        [1, 100],
        [1, 600],
        [1, end],
        [1, end + 500],
        [1, end + 5000],
      ]),
    ).toEqual([[1, end]]);
  });

  it('says nothing where a sign passes over the head', () => {
    expect(
      held([
        [1, 0],
        [1, 900],
        [0, 950],
        [1, 1000],
        [1, 1900],
      ]),
    ).toEqual([]);
  });

  it('has to come down before it says anything again', () => {
    expect(
      held([
        [1, 0],
        [1, 1000],
        [2, 1100],
        [2, 3000],
        [0, 3100],
        [2, 3200],
        [2, 4200],
      ]),
    ).toEqual([
      [1, 1000],
      [2, 4200],
    ]);
  });

  it('that another joins is both', () => {
    expect(
      held([
        [1, 0],
        [2, 800],
        [2, 1500],
        [2, 1800],
      ]),
    ).toEqual([[2, 1800]]);
  });
});

describe('hands in the picture', () => {
  it('are told from those below its edge, and from nobody at all', () => {
    expect(handsInPicture(body(0.9, 1.4))).toBe(true);
    expect(handsInPicture(body(1.2, 1.4))).toBe(false);
    expect(handsInPicture({ body: null })).toBeNull();
  });
});
