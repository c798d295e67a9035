import type { Found } from '@isl/page-kit/landmarks';
import type { Take } from '@isl/signing/captured';
import { LONGEST_MS, openGate } from './gate.js';

/** Twelve a second: quick enough for a hand, and few enough to keep until they are looked at. */
const PACE_MS = 83;

/** A camera that gives a picture, and what finds a person in it; it closes what it was given. */
export type Eyes = {
  readonly grab: () => Promise<ImageBitmap | null>;
  readonly find: (picture: ImageBitmap, atMs: number) => Promise<Found>;
};

type Told = {
  /** How many pictures wait, each time after the last one was taken. */
  readonly onWaiting: (count: number) => void;
  readonly onTake: (take: Take) => void;
};

export type Taking = {
  /** No more pictures; those that were taken are still looked at. */
  readonly end: () => void;
  /** Nothing more, and nothing is told. */
  readonly close: () => void;
};

/**
 * Takes pictures at an even pace until the sign is over, and looks at each in its turn: a slow
 * device looks for longer, and misses no more of the sign than a quick one.
 */
export function openTaking({ grab, find }: Eyes, { onWaiting, onTake }: Told): Taking {
  const gate = openGate();
  const waiting: { readonly picture: ImageBitmap; readonly atMs: number }[] = [];
  const startedMs = performance.now();
  let isTaking = true;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wake = (): void => undefined;

  const end = (): void => {
    if (!isTaking) return;
    isTaking = false;
    clearTimeout(timer);
    wake();
    if (!isClosed) onWaiting(waiting.length);
  };

  const shoot = async (): Promise<void> => {
    const atMs = performance.now();
    if (atMs - startedMs >= LONGEST_MS) return end();
    // A picture that cannot be had is left out, like one that was never taken.
    const picture = await grab().catch(() => null);
    if (picture && isTaking) {
      waiting.push({ picture, atMs });
      wake();
    } else picture?.close();
    if (isTaking) timer = setTimeout(() => void shoot(), atMs + PACE_MS - performance.now());
  };

  const look = async (): Promise<void> => {
    while (!isClosed) {
      const next = waiting.shift();
      if (next) {
        const found = await find(next.picture, next.atMs).catch(() => null);
        if (found && gate.add(found)) break;
        if (!isTaking && !isClosed) onWaiting(waiting.length);
      } else if (isTaking) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      } else break;
    }
    end();
    for (const { picture } of waiting.splice(0)) picture.close();
    if (!isClosed) onTake(gate.take());
  };

  void shoot();
  void look();
  return {
    end,
    close: () => {
      isClosed = true;
      end();
    },
  };
}
