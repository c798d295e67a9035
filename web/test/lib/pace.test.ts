import { describe, expect, it } from 'vitest';
import { DATA_SET_TIMING, POINTS_TIMING, PREDICTION_TIMING } from '../../src/lib/frames/constants';
import {
  dueIn,
  frameAnswered,
  frameSent,
  intervalOf,
  newPace,
  type Pace,
  promised,
  reconnected,
} from '../../src/lib/frames/pace';

/** A service that answers each frame after so long, as it is after many of them. */
const answering = (ms: number, framesPerSecond: number | null = 30): Pace => {
  let pace = framesPerSecond === null ? newPace : promised(newPace, framesPerSecond);
  for (let frame = 1; frame <= 60; frame += 1) {
    pace = frameAnswered(frameSent(pace, frame, frame * 1000), frame, frame * 1000 + ms);
  }
  return pace;
};

describe('the pace of frames', () => {
  it.each([
    ['no promise', answering(20, null), 500],
    ['a quick service', answering(20), 1000 / 15],
    ['one that promises ten', answering(20, 10), 100],
    ['one that takes 300 ms', answering(300), 150],
    ['one that takes two seconds', answering(2000), 500],
    ['one that promises one in two seconds', answering(20, 0.5), 500],
  ])('follows %s', (_what, pace, ms) => {
    expect(intervalOf(pace, PREDICTION_TIMING)).toBeCloseTo(ms, 0);
  });

  it('stays as it is on a screen that names no other', () => {
    expect(intervalOf(answering(20), DATA_SET_TIMING)).toBe(550);
  });

  it('waits for an answer while one frame is in work and one waits', () => {
    let pace = frameSent(frameSent(answering(20), 61, 61_000), 62, 61_070);
    expect(dueIn(pace, PREDICTION_TIMING, 61_140)).toBeCloseTo(430);
    // The later one is answered: the earlier was replaced, and nothing is waited for.
    pace = frameAnswered(pace, 62, 61_150);
    expect(dueIn(pace, PREDICTION_TIMING, 61_150)).toBeLessThan(0);
  });

  it('sends at its slowest to a service that does not answer at all', () => {
    let pace = answering(20);
    for (let at = 70_000; at < 75_000; at += 500) {
      expect(dueIn(pace, PREDICTION_TIMING, at)).toBeLessThanOrEqual(0);
      pace = frameSent(pace, at, at);
    }
    expect(pace.open.length).toBeLessThanOrEqual(3);
  });

  it('begins anew with each connection', () => {
    const again = reconnected(frameSent(answering(300), 61, 61_000));
    expect(again).toMatchObject({ framesPerSecond: null, answerMs: null, open: [] });
    expect(dueIn(promised(again, 12), PREDICTION_TIMING, 61_100)).toBe(400);
  });

  it('keeps what it knows of a connection that is promised another rate', () => {
    const pace = frameSent(answering(20), 61, 61_000);
    expect(promised(pace, 10)).toEqual({ ...pace, framesPerSecond: 10 });
    expect(intervalOf(promised(pace, 10), PREDICTION_TIMING)).toBe(100);
  });

  it('does not count an answer that it no longer waits for', () => {
    const pace = answering(20);
    expect(frameAnswered(pace, 9, 99_000)).toBe(pace);
  });

  it('of points is what the service promised for points', () => {
    const pace = promised(answering(20, 2), 2, 3.2);
    expect(intervalOf(pace, POINTS_TIMING)).toBe(312.5);
    expect(intervalOf(pace, PREDICTION_TIMING)).toBe(500);
    expect(intervalOf(promised(pace, 2), POINTS_TIMING)).toBe(500);
    expect(intervalOf(promised(pace, 2, 12), POINTS_TIMING)).toBe(250);
  });
});
