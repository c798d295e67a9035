import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGreeting } from '../src/frame/greeting.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false;
  void promise.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

const page = new EventTarget() as unknown as Window;

describe('what is large in a page that was opened before the app around it', () => {
  it('waits until the app has spoken', async () => {
    const greeting = createGreeting(page, { isAwaited: true });
    expect(await isOver(greeting.isOver)).toBe(false);
    greeting.greet();
    expect(await isOver(greeting.isOver)).toBe(true);
  });

  it.each(['pointerdown', 'keydown'])('does not keep somebody waiting: %s', async (touch) => {
    const greeting = createGreeting(page, { isAwaited: true });
    page.dispatchEvent(new Event(touch));
    expect(await isOver(greeting.isOver)).toBe(true);
  });

  it('does not wait for ever: the app may never come', async () => {
    const greeting = createGreeting(page, { isAwaited: true });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(await isOver(greeting.isOver)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(greeting.isOver)).toBe(true);
  });

  it('does not wait at all where no app comes after it', async () => {
    expect(await isOver(createGreeting(page, { isAwaited: false }).isOver)).toBe(true);
  });
});
