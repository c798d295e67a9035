import type { Shift } from '@isl/lexicon/form';
import { useApp } from '../ui/context.js';
import { useEditWords } from './words.js';

const STEP_CM = 2;
/** Of the form's schema. */
const FARTHEST_CM = 40;
const MOVES = [
  { axis: 'D', by: 1, words: 'shift.D' },
  { axis: 'D', by: -1, words: 'shift.N' },
  { axis: 'u', by: 1, words: 'shift.u' },
  { axis: 'u', by: -1, words: 'shift.d' },
  { axis: 'o', by: 1, words: 'shift.o' },
  { axis: 'o', by: -1, words: 'shift.i' },
] as const;

/** Moves a hand by two centimetres at a time. */
export function ShiftButtons({
  shift = {},
  onShift,
}: {
  readonly shift?: Shift | undefined;
  readonly onShift: (shift: Shift | undefined) => void;
}) {
  const t = useEditWords();
  const { isLeftHanded } = useApp().settings;
  const moves = isLeftHanded ? [MOVES[1], MOVES[0], ...MOVES.slice(2)] : MOVES;
  const moved = (axis: 'D' | 'u' | 'o', by: number): Shift | undefined => {
    const next = Math.max(-FARTHEST_CM, Math.min(FARTHEST_CM, (shift[axis] ?? 0) + by * STEP_CM));
    const { [axis]: _before, ...others } = shift;
    const all = next === 0 ? others : { ...others, [axis]: next };
    return Object.keys(all).length > 0 ? (all as Shift) : undefined;
  };
  return (
    <fieldset class="edit-choice">
      <legend>{t('shift')}</legend>
      <div class="edit-options">
        {moves.map(({ axis, by, words }) => (
          <button key={words} type="button" onClick={() => onShift(moved(axis, by))}>
            {t(words)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
