import { describe, expect, it } from 'vitest';
import { Life } from '../src/player/life.js';

function aLife() {
  let due: ((nowMs: number) => void) | null = null;
  let now = 0;
  let drawn = 0;
  let isOpen = true;
  const life = new Life({
    request: (callback) => {
      due = callback;
      return 1;
    },
    cancel: () => {
      due = null;
    },
  });
  const draw = (): boolean => {
    drawn += 1;
    return isOpen;
  };
  const pass = (ms: number, stepMs = 16): void => {
    const end = now + ms;
    while (now < end) {
      now += stepMs;
      const callback = due;
      due = null;
      callback?.(now);
    }
  };
  return {
    life,
    pass,
    run: () => life.run(draw),
    isAsking: () => due !== null,
    drawn: () => drawn,
    shutEyes: (isShut: boolean) => {
      isOpen = !isShut;
    },
  };
}

describe('the life of a figure at rest', () => {
  it('goes on in the viewer’s time, in at most some thirty pictures a second', () => {
    const { life, pass, run, drawn } = aLife();
    run();
    pass(2000);
    expect(life.ms).toBeGreaterThan(1900);
    expect(drawn()).toBeGreaterThan(40);
    expect(drawn()).toBeLessThan(70);
  });

  it('asks for no frames before it runs and after it was halted, and goes on where it was', () => {
    const { life, pass, run, isAsking } = aLife();
    expect(isAsking()).toBe(false);
    run();
    pass(500);
    life.halt();
    expect(isAsking()).toBe(false);
    const { ms } = life;
    pass(5000);
    run();
    pass(100);
    expect(life.ms - ms).toBeLessThan(120);
  });

  it('stands still at once when it is to settle, but not with shut eyes', () => {
    const { life, pass, run, isAsking, shutEyes } = aLife();
    run();
    pass(500);
    shutEyes(true);
    life.settle();
    pass(150);
    expect(isAsking()).toBe(true);
    shutEyes(false);
    pass(50);
    expect(isAsking()).toBe(false);
  });

  it('settles all the same when the sign shuts the eyes', () => {
    const { life, pass, run, isAsking, shutEyes } = aLife();
    run();
    shutEyes(true);
    life.settle();
    pass(600);
    expect(isAsking()).toBe(false);
  });

  it('stands still after a minute’s rest, and lives again when something is signed', () => {
    const { life, pass, run, isAsking } = aLife();
    run();
    pass(59_000);
    expect(isAsking()).toBe(true);
    pass(2000);
    expect(isAsking()).toBe(false);
    life.wake();
    run();
    pass(1000);
    expect(isAsking()).toBe(true);
  });

  it('gives up where pictures come too slowly, and does not try again', () => {
    const { pass, run, isAsking, drawn } = aLife();
    run();
    pass(6000, 120);
    expect(isAsking()).toBe(false);
    expect(drawn()).toBeLessThan(25);
    run();
    expect(isAsking()).toBe(false);
  });

  it('does not take the first pictures, which are slow everywhere, for the rule', () => {
    const { pass, run, isAsking } = aLife();
    run();
    pass(1000, 250);
    pass(1000);
    expect(isAsking()).toBe(true);
  });

  it('is held for an exact picture until something is signed', () => {
    const { life, pass, run, isAsking } = aLife();
    run();
    pass(200);
    life.hold();
    run();
    expect(life.isHeld).toBe(true);
    expect(isAsking()).toBe(false);
    life.wake();
    run();
    expect(isAsking()).toBe(true);
  });
});
