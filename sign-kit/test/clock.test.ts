import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, itemAt, type Pace, type Position } from '../src/player/clock.js';
import { SPEEDS } from '../src/player/player.js';
import { stretches, track } from './support/player.js';

const START: Position = { atMs: 0, restedMs: 0 };

function moved(from: Position, elapsedMs: number, pace: Pace): Position {
  const position = { ...from };
  advance(position, elapsedMs, stretches, 2000, pace);
  return position;
}

describe('the clock of signs', () => {
  it('runs at its speed', () => {
    const pace = { speed: 0.5, pauseMs: 0 };
    expect(moved(START, 1000, pace).atMs).toBe(500);
  });

  it('takes the time of the signs by the speed, and the pauses as they are', () => {
    const share = fc.integer({ min: 5, max: 40 }).map((steps) => steps * SPEEDS.step);
    fc.assert(
      fc.property(share, fc.integer({ min: 0, max: 2000 }), (speed, pauseMs) => {
        const wholeMs = track.durationMs / speed + (stretches.length - 1) * pauseMs;
        expect(moved(START, wholeMs + 0.01, { speed, pauseMs }).atMs).toBe(track.durationMs);
        expect(moved(START, wholeMs - 1, { speed, pauseMs }).atMs).toBeLessThan(track.durationMs);
      }),
    );
  });

  it('rests after every item but the last, whatever the speed', () => {
    const pace = { speed: 2, pauseMs: 400 };
    const position = moved(START, 500, pace);
    expect(position).toEqual({ atMs: 600, restedMs: 200 });
    expect(moved(position, 300, pace).atMs).toBe(800);
    expect(moved(START, 1000 + 800, pace).atMs).toBe(2000);
  });

  it('comes out the same in large and in small steps', () => {
    const pace = { speed: 0.85, pauseMs: 130 };
    let position = START;
    for (let step = 0; step < 170; step += 1) position = moved(position, 7, pace);
    expect(position.atMs).toBeCloseTo(moved(START, 170 * 7, pace).atMs, 6);
  });

  it('knows the item that has begun last', () => {
    expect(itemAt(stretches, 599)).toBe(0);
    expect(itemAt(stretches, 600)).toBe(1);
    expect(itemAt([{ startMs: 50, endMs: 90 }], 0)).toBe(-1);
  });
});
