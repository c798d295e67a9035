import { makesHand } from './directions.js';
import { type HandName, handIn, type Segments, withFingers, withHand } from './notation.js';
import { WayChoice } from './way-choice.js';
import { useEditWords } from './words.js';

export function PalmPanel({
  segments,
  part,
  hand,
  onChange,
}: {
  readonly segments: Segments;
  readonly part: number;
  readonly hand: HandName;
  readonly onChange: (segments: Segments) => void;
}) {
  const t = useEditWords();
  const { ext = 'u', palm = 'o' } = handIn(segments, part, hand) ?? {};
  return (
    <div class="edit-two">
      <WayChoice
        legend={t('palm')}
        value={palm}
        mayBe={(written) => makesHand(ext, written)}
        onChoose={(next) => onChange(withHand(segments, part, hand, { palm: next }))}
      />
      <WayChoice
        legend={t('fingers')}
        value={ext}
        onChoose={(next) => onChange(withFingers(segments, part, hand, next))}
      />
    </div>
  );
}
