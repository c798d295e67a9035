import { useEffect, useState } from 'react';

/** How long a letter stays at speed 1. */
const LETTER_MS = 850;

/** Look, motion: signing plays at 0.85 by default. */
export const speeds = [0.5, 0.85, 1] as const;
export const USUAL_SPEED = 0.85;

/** One letter after the other, from the first to the last, which stays so that it can be read. */
export function usePlayer(count: number, speed: number) {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const isLast = at >= count - 1;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      if (isLast) setPlaying(false);
      else setAt(at + 1);
    }, LETTER_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, isLast, at, speed]);

  return {
    /** The letter on the stage. */
    at: Math.min(at, Math.max(count - 1, 0)),
    isPlaying,
    play: () => {
      setAt(0);
      setPlaying(true);
    },
    stop: () => setPlaying(false),
    show: (index: number) => {
      setPlaying(false);
      setAt(index);
    },
  };
}
