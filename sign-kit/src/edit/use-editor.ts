import { useEffect, useState } from 'preact/hooks';
import { begin, type History, redo, step, undo } from './history.js';
import type { Segments } from './notation.js';

/** A form's parts while somebody changes them. */
export type Editor = {
  readonly segments: Segments;
  /** What changed last is seen in movement, not in a pose. */
  readonly isMovement: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isChanged: boolean;
  readonly change: (segments: Segments, isMovement?: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly reset: () => void;
};

/** Keys of everywhere on the page but of what is typed, which has its own undo. */
export function useEditor(original: Segments): Editor {
  const [history, setHistory] = useState<History<Segments>>(() => begin(original));
  const [isMovement, setMovement] = useState(false);
  const act = (next: (history: History<Segments>) => History<Segments>, moves = false): void => {
    setMovement(moves);
    setHistory(next);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target, ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (!(ctrlKey || metaKey) || altKey) return;
      if (target instanceof Element && target.closest('textarea')) return;
      const letter = key.toLowerCase();
      if (letter !== 'z' && letter !== 'y') return;
      event.preventDefault();
      act(letter === 'y' || shiftKey ? redo : undo);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const { past, now, future } = history;
  return {
    segments: now,
    isMovement,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    isChanged: JSON.stringify(now) !== JSON.stringify(original),
    change: (segments, moves = false) => act((before) => step(before, segments), moves),
    undo: () => act(undo),
    redo: () => act(redo),
    reset: () => act((before) => step(before, original)),
  };
}
