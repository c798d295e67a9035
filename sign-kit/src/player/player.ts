import { advance, itemAt, type Position, type Stretch } from './clock.js';

export const SPEEDS = { slowest: 0.25, fastest: 2, step: 0.05, usual: 1, slow: 0.5 } as const;
export const LONGEST_PAUSE_MS = 2000;

export type PlayerState = {
  readonly isPlaying: boolean;
  readonly durationMs: number;
  /** The item that is signed, -1 in rest. */
  readonly item: number;
  readonly hasEnded: boolean;
  readonly speed: number;
  readonly pauseMs: number;
  readonly isLooping: boolean;
};

type Track = { readonly stretches: readonly Stretch[]; readonly durationMs: number };

/** Calls of the browser for its next picture: what is asked for, and what is taken back. */
export type Frames = {
  readonly request: (draw: (nowMs: number) => void) => number;
  readonly cancel: (id: number) => void;
};

const EMPTY: Track = { stretches: [], durationMs: 0 };
/** A tab that slept for longer goes on where it was. */
const LONGEST_FRAME_MS = 250;

/**
 * Time for signs: it knows no figure and draws nothing, and asks for frames only while it plays. A frame
 * makes no objects: collecting them would be seen as a stutter.
 */
export class Player {
  readonly #frames: Frames;
  #stateListeners: readonly (() => void)[] = [];
  #timeListeners: readonly ((atMs: number) => void)[] = [];
  readonly #position: Position = { atMs: 0, restedMs: 0 };
  readonly #pace = { speed: SPEEDS.usual as number, pauseMs: 0 };
  #track = EMPTY;
  #item = -1;
  #frameId: number | null = null;
  #lastMs = -1;
  #isLooping = false;
  #state: PlayerState | null = null;

  constructor(frames: Frames) {
    this.#frames = frames;
  }

  /** Calls back when what is signed, or how, has changed; not for time alone. */
  onState(listener: () => void): () => void {
    this.#stateListeners = [...this.#stateListeners, listener];
    return () => {
      this.#stateListeners = this.#stateListeners.filter((one) => one !== listener);
    };
  }

  /** Calls back for every moment that is to be shown. */
  onTime(listener: (atMs: number) => void): () => void {
    this.#timeListeners = [...this.#timeListeners, listener];
    return () => {
      this.#timeListeners = this.#timeListeners.filter((one) => one !== listener);
    };
  }

  /** The same object until something changes. */
  get state(): PlayerState {
    this.#state ??= {
      isPlaying: this.#frameId !== null,
      durationMs: this.#track.durationMs,
      item: this.#item,
      hasEnded: this.#track.durationMs > 0 && this.#position.atMs >= this.#track.durationMs,
      speed: this.#pace.speed,
      pauseMs: this.#pace.pauseMs,
      isLooping: this.#isLooping,
    };
    return this.#state;
  }

  get atMs(): number {
    return this.#position.atMs;
  }

  load(track: Track): void {
    this.#halt();
    this.#track = track;
    this.#moveTo(0);
    this.#tellState();
  }

  play(): void {
    if (this.#track.durationMs === 0 || this.#frameId !== null) return;
    this.#lastMs = -1;
    this.#next();
    this.#state = null;
    if (this.#position.atMs >= this.#track.durationMs) this.#moveTo(0);
    this.#tellState();
  }

  pause(): void {
    this.#halt();
    this.#tellState();
  }

  stop(): void {
    this.#halt();
    this.seek(0);
  }

  replay(): void {
    this.#halt();
    this.#position.atMs = this.#track.durationMs;
    this.play();
  }

  seek(atMs: number): void {
    this.#moveTo(Math.min(Math.max(atMs, 0), this.#track.durationMs));
    this.#tellState();
  }

  /** To the beginning of an item; beyond the ends it is the first or the last one. */
  goTo(item: number): void {
    const { stretches } = this.#track;
    const target = stretches[Math.min(Math.max(item, 0), stretches.length - 1)];
    if (target) this.seek(target.startMs);
  }

  setSpeed(speed: number): void {
    this.#pace.speed = Math.min(Math.max(speed, SPEEDS.slowest), SPEEDS.fastest);
    this.#tellState();
  }

  setPauseMs(pauseMs: number): void {
    this.#pace.pauseMs = Math.min(Math.max(pauseMs, 0), LONGEST_PAUSE_MS);
    this.#tellState();
  }

  setLooping(isLooping: boolean): void {
    this.#isLooping = isLooping;
    this.#tellState();
  }

  readonly #frame = (nowMs: number): void => {
    const elapsedMs = this.#lastMs < 0 ? 0 : Math.min(nowMs - this.#lastMs, LONGEST_FRAME_MS);
    this.#lastMs = nowMs;
    const { stretches, durationMs } = this.#track;
    advance(this.#position, elapsedMs, stretches, durationMs, this.#pace);
    const hasEnded = this.#position.atMs >= durationMs;
    if (hasEnded && this.#isLooping) this.#moveTo(0);
    if (hasEnded && !this.#isLooping) this.#frameId = null;
    else this.#next();
    const before = this.#item;
    this.#tellTime();
    if (before !== this.#item || hasEnded) this.#tellState();
  };

  #moveTo(atMs: number): void {
    this.#position.atMs = atMs;
    this.#position.restedMs = 0;
    this.#tellTime();
  }

  #next(): void {
    this.#frameId = this.#frames.request(this.#frame);
  }

  #halt(): void {
    if (this.#frameId !== null) this.#frames.cancel(this.#frameId);
    this.#frameId = null;
  }

  #tellTime(): void {
    const { atMs } = this.#position;
    this.#item = itemAt(this.#track.stretches, atMs);
    for (let at = 0; at < this.#timeListeners.length; at += 1) this.#timeListeners[at]?.(atMs);
  }

  #tellState(): void {
    this.#state = null;
    for (const listener of this.#stateListeners) listener();
  }
}
