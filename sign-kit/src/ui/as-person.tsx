import { useMemo, useState } from 'preact/hooks';
import { useApp } from './context.js';
import type { Entry } from './entry.js';

type Choice = { readonly isOn: boolean; readonly turn: () => void };

/**
 * One sign of which the lexicon has a form and a person gave a clip: the avatar signs it by either. `turns` rises
 * with each choice, which is to be seen at once.
 */
export function useAsPerson(entries: readonly Entry[]): {
  readonly entries: readonly Entry[];
  /** Null where there is none. */
  readonly choice: Choice | null;
  readonly turns: number;
} {
  const { vocabulary, query } = useApp();
  const [turns, setTurns] = useState(0);
  const isOn = (turns % 2 === 1) !== query.isAsPerson;
  const [entry] = entries;
  const taken = entries.length === 1 && entry ? vocabulary.takenOf(entry.form.id) : undefined;
  const shown = useMemo(
    () => (isOn && taken && entry ? [{ ...entry, form: { ...entry.form, taken } }] : entries),
    [isOn, taken, entry, entries],
  );
  const choice = taken ? { isOn, turn: () => setTurns((count) => count + 1) } : null;
  return { entries: shown, choice, turns };
}

export function AsPerson({ choice: { isOn, turn } }: { readonly choice: Choice }) {
  const { t } = useApp();
  return (
    <label class="check">
      <input type="checkbox" checked={isOn} onChange={turn} />
      {t('taken.asPerson')}
    </label>
  );
}
