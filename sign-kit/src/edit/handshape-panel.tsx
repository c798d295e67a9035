import { useMemo } from 'preact/hooks';
import { Choice } from './choice.js';
import { drawHand, HAND_BOX } from './draw-hand.js';
import { type HandName, handIn, type Segments, withHandshape } from './notation.js';
import { HANDSHAPES } from './vocabulary.js';
import { useEditWords } from './words.js';

/** Of these no form of the lexicon has a picture yet: they are drawn from the solver's joints. */
const DRAWN: readonly string[] = ['relaxed', 'v-bent', 'horns'];

export function HandshapePanel({
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
  const now = handIn(segments, part, hand);
  return (
    <>
      {now?.shape && <p class="hint">{t('exact')}</p>}
      <Choice
        legend={t('tab.handshape')}
        kind="pictures"
        value={now?.hs ?? null}
        options={HANDSHAPES.map((hs) => ({
          value: hs,
          label: t(`shape.${hs}`),
          picture: DRAWN.includes(hs) ? (
            <DrawnHand hs={hs} />
          ) : (
            <img src={`/static/handshapes/${hs}.webp`} alt="" width={240} height={240} />
          ),
        }))}
        onChoose={(hs) => onChange(withHandshape(segments, part, hand, hs))}
      />
    </>
  );
}

function DrawnHand({ hs }: { readonly hs: (typeof HANDSHAPES)[number] }) {
  const digits = useMemo(() => drawHand(hs), [hs]);
  return (
    <svg class="edit-drawn" viewBox={HAND_BOX} aria-hidden="true">
      {digits.map((points) => (
        <polyline key={points} points={points} />
      ))}
    </svg>
  );
}
