import { describe, expect, it } from 'vitest';
import { Player } from '../src/player/player.js';
import { track } from './support/player.js';

function aPlayer() {
  let draw: ((nowMs: number) => void) | null = null;
  let now = 0;
  const player = new Player({
    request: (callback) => {
      draw = callback;
      return 1;
    },
    cancel: () => {
      draw = null;
    },
  });
  const pass = (ms: number, stepMs = 10): void => {
    const end = now + ms;
    while (now < end) {
      now = Math.min(now + stepMs, end);
      const due = draw;
      draw = null;
      due?.(now);
    }
  };
  player.load(track);
  player.setSpeed(1);
  return { player, pass, isAsking: () => draw !== null };
}

describe('the player', () => {
  it('asks for frames only while it plays', () => {
    const { player, pass, isAsking } = aPlayer();
    expect(isAsking()).toBe(false);
    player.play();
    pass(510);
    expect(player.state).toMatchObject({ isPlaying: true, item: 0 });
    expect(player.atMs).toBe(500);
    player.pause();
    expect(isAsking()).toBe(false);
    player.play();
    pass(3000);
    expect(player.state).toMatchObject({ isPlaying: false, hasEnded: true });
    expect(player.atMs).toBe(2000);
    expect(isAsking()).toBe(false);
  });

  it('begins again after its end, and by itself when it loops', () => {
    const { player, pass } = aPlayer();
    player.seek(2000);
    player.play();
    expect(player.atMs).toBe(0);
    player.setLooping(true);
    pass(2300);
    expect(player.state.isPlaying).toBe(true);
    expect(player.atMs).toBeLessThan(400);
  });

  it('steps from item to item and stays within its ends', () => {
    const { player } = aPlayer();
    player.goTo(2);
    expect(player.state.item).toBe(2);
    player.goTo(9);
    expect(player.state.item).toBe(2);
    player.goTo(-3);
    expect(player.atMs).toBe(0);
    player.seek(9999);
    expect(player.atMs).toBe(2000);
  });

  it('keeps speed and pause within what a person can follow', () => {
    const { player } = aPlayer();
    player.setSpeed(9);
    player.setPauseMs(9000);
    expect(player.state).toMatchObject({ speed: 2, pauseMs: 2000 });
    player.setSpeed(0);
    expect(player.state.speed).toBe(0.25);
  });

  it('does not run ahead when the tab slept', () => {
    const { player, pass } = aPlayer();
    player.play();
    pass(20);
    pass(60_000, 60_000);
    expect(player.atMs).toBe(10 + 250);
  });

  it('tells every moment, and a change of state only when another item begins', () => {
    const { player, pass } = aPlayer();
    const items: number[] = [];
    let moments = 0;
    player.play();
    player.onState(() => items.push(player.state.item));
    player.onTime(() => {
      moments += 1;
    });
    pass(1300);
    expect(items).toEqual([1, 2]);
    expect(moments).toBe(130);
  });

  it('says nothing to who has left', () => {
    const { player } = aPlayer();
    let calls = 0;
    const leave = player.onState(() => {
      calls += 1;
    });
    player.seek(1);
    leave();
    player.seek(2);
    expect(calls).toBe(1);
  });
});
