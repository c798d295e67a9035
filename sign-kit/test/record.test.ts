import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player } from '../src/player/player.js';
import { recordCanvas } from '../src/player/record.js';

const FRAME_MS = 20;

/** A browser's recorder; it begins with the first frame, where there is one. */
class FakeRecorder {
  static hasFrames = true;
  static isTypeSupported = (): boolean => true;
  state: 'inactive' | 'recording' = 'inactive';
  onstart: (() => void) | null = null;
  onstop: (() => void) | null = null;
  ondataavailable: ((event: { readonly data: Blob }) => void) | null = null;
  start(): void {
    this.state = 'recording';
    if (FakeRecorder.hasFrames) setTimeout(() => this.onstart?.(), FRAME_MS);
  }
  stop(): void {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['picture']) });
    this.onstop?.();
  }
}

const track = { stretches: [{ startMs: 0, endMs: 900 }], durationMs: 1000 };

function aRecording() {
  const player = new Player({
    request: (draw) => Number(setTimeout(() => draw(Date.now()), FRAME_MS)),
    cancel: (id) => clearTimeout(id),
  });
  player.load(track);
  player.setSpeed(1);
  player.setLooping(true);
  const stop = vi.fn();
  const canvas = { captureStream: () => ({ getTracks: () => [{ stop }] }) };
  const recorded = recordCanvas(canvas as unknown as HTMLCanvasElement, player);
  const outcome = recorded.then(
    (blob) => blob.text(),
    (error: Error) => error.message,
  );
  return { player, outcome, stop };
}

describe('a recording', () => {
  beforeEach(() => {
    FakeRecorder.hasFrames = true;
    vi.stubGlobal('MediaRecorder', FakeRecorder);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is of the signs once, even where somebody asks for a loop meanwhile', async () => {
    const { player, outcome, stop } = aRecording();
    await vi.advanceTimersByTimeAsync(500);
    player.setLooping(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await outcome).toBe('picture');
    expect(player.state).toMatchObject({ isPlaying: false, hasEnded: true, isLooping: true });
    expect(stop).toHaveBeenCalledOnce();
  });

  it.each([
    ['paused', (player: Player) => player.pause()],
    ['given other signs', (player: Player) => player.load(track)],
  ])('fails where it is %s', async (_, interrupt) => {
    const { player, outcome, stop } = aRecording();
    await vi.advanceTimersByTimeAsync(500);
    interrupt(player);
    expect(await outcome).toBe('it did not play to its end');
    expect(player.state.isLooping).toBe(true);
    expect(stop).toHaveBeenCalledOnce();
  });

  it('fails where no picture comes', async () => {
    FakeRecorder.hasFrames = false;
    const { outcome, stop } = aRecording();
    await vi.advanceTimersByTimeAsync(6000);
    expect(await outcome).toBe('no picture came');
    expect(stop).toHaveBeenCalledOnce();
  });
});
