import { Choice } from './choice.js';
import { type Segments, secondIn, withSecond } from './notation.js';
import { useEditWords } from './words.js';

const SECOND = ['rests', 'mirror', 'parallel', 'own'] as const;

export function HandsPanel({
  segments,
  part,
  onChange,
}: {
  readonly segments: Segments;
  readonly part: number;
  readonly onChange: (segments: Segments) => void;
}) {
  const t = useEditWords();
  return (
    <Choice
      legend={t('second')}
      kind="pictures"
      value={secondIn(segments, part)}
      options={SECOND.map((value) => ({
        value,
        label: t(`second.${value}`),
        picture: <Hands second={value} />,
      }))}
      onChoose={(second) => onChange(withSecond(segments, part, second))}
    />
  );
}

/** Two hands from the front: an arrow each for what they do. */
function Hands({ second }: { readonly second: (typeof SECOND)[number] }) {
  const other = {
    rests: 'M34 40v4',
    mirror: 'M28 28h14M36 22l6 6-6 6',
    parallel: 'M42 28H28M34 22l-6 6 6 6',
    own: 'M34 36V18M28 24l6-6 6 6',
  }[second];
  return (
    <svg class="edit-motion" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M20 28H6M12 22l-6 6 6 6" />
      <path d={other} />
    </svg>
  );
}
