import type { Frames } from './player.js';

/** Breath and glances need no more pictures than this, and a phone has a battery. */
const LEAST_MS = 30;
/** A tab that slept for longer goes on where it was. */
const LONGEST_FRAME_MS = 250;
/** So long after the last sign the figure stands still. */
const LONGEST_REST_MS = 60_000;
/** When it is to stand still, it does so with open eyes, if they open so soon. */
const SETTLE_MS = 400;
/** A picture that takes longer than this costs more than it gives, as where there is no graphics card. */
const TOO_SLOW_MS = 70;
const WARM_UP_FRAMES = 6;
const JUDGED_FRAMES = 10;

/** Draws the figure; answers whether it may be left like that. */
export type DrawLife = () => boolean;

/**
 * The time of a figure's own: it goes on while nothing is signed, in frames of its own, as long as they
 * come quickly enough; not after a minute's rest, and not when it was asked to stand still.
 */
export class Life {
  readonly #frames: Frames;
  #draw: DrawLife | null = null;
  #frameId: number | null = null;
  #ms = 0;
  #lastMs = -1;
  #drawnMs = 0;
  #restedMs = 0;
  #settledMs = -1;
  #drawn = 0;
  #slownessMs = 0;
  #isHeld = false;

  constructor(frames: Frames) {
    this.#frames = frames;
  }

  /** The viewer's time that this figure has lived. */
  get ms(): number {
    return this.#ms;
  }

  /** Whether pictures are to be of the notation alone. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Begins, or goes on; what is drawn is drawn by `draw` from now on. */
  run(draw: DrawLife): void {
    this.#draw = draw;
    this.#settledMs = -1;
    if (this.#frameId !== null || this.#isHeld || this.#isTooSlow) return;
    this.#lastMs = -1;
    this.#next();
  }

  /** Something is signed, or somebody is there: the minute of rest begins again. */
  wake(): void {
    this.#restedMs = 0;
    this.#isHeld = false;
  }

  /** Stands still as soon as the eyes are open. */
  settle(): void {
    if (this.#frameId !== null && this.#settledMs < 0) this.#settledMs = 0;
  }

  /** Stands as it is, and asks for nothing more. */
  halt(): void {
    if (this.#frameId !== null) this.#frames.cancel(this.#frameId);
    this.#frameId = null;
  }

  /** Stands still as notated until it is woken: for whoever wants one exact picture. */
  hold(): void {
    this.halt();
    this.#isHeld = true;
  }

  get #isTooSlow(): boolean {
    const judged = this.#drawn - WARM_UP_FRAMES;
    return judged >= JUDGED_FRAMES && this.#slownessMs / judged > TOO_SLOW_MS;
  }

  readonly #frame = (nowMs: number): void => {
    this.#frameId = null;
    const passedMs = this.#lastMs < 0 ? 0 : nowMs - this.#lastMs;
    const elapsedMs = Math.min(passedMs, LONGEST_FRAME_MS);
    this.#lastMs = nowMs;
    this.#ms += elapsedMs;
    this.#restedMs += elapsedMs;
    if (this.#settledMs >= 0) this.#settledMs += elapsedMs;
    else if (this.#restedMs > LONGEST_REST_MS || this.#isTooSlow) this.#settledMs = 0;
    const isDue = nowMs - this.#drawnMs >= LEAST_MS;
    if (isDue) this.#judge(elapsedMs);
    const mayStay = isDue ? (this.#draw?.() ?? true) : false;
    if (isDue) this.#drawnMs = nowMs;
    const isSettled = this.#settledMs >= 0 && (mayStay || this.#settledMs > SETTLE_MS);
    if (!isSettled) this.#next();
  };

  #judge(elapsedMs: number): void {
    this.#drawn += 1;
    if (this.#drawn > WARM_UP_FRAMES) this.#slownessMs += elapsedMs;
  }

  #next(): void {
    this.#frameId = this.#frames.request(this.#frame);
  }
}
