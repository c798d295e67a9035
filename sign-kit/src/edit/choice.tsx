import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly picture?: ComponentChildren;
  readonly isOff?: boolean;
};

/** One of several, as radio buttons: arrow keys go through them. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  onChoose,
  kind = 'words',
}: {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
  readonly kind?: 'words' | 'pictures' | 'grid';
}) {
  const name = useId();
  return (
    <fieldset class="edit-choice" data-kind={kind}>
      <legend>{legend}</legend>
      <div class="edit-options">
        {options.map((option) => (
          <label key={option.value} class="edit-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isOff}
              onChange={() => onChoose(option.value)}
            />
            {option.picture}
            <span class={kind === 'grid' ? 'visually-hidden' : ''}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
