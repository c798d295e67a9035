import type { Place } from '@isl/lexicon/form';
import { useId } from 'preact/hooks';
import { useApp } from '../ui/context.js';
import type { HandName } from './notation.js';
import { hasSides } from './vocabulary.js';
import { useEditWords } from './words.js';

type Spots = Partial<Record<Place, readonly [x: number, y: number]>>;

/** In percent of the picture, of the signing hand's side where there are two. */
const HEAD: Spots = {
  'head-top': [50, 7],
  forehead: [50, 21],
  'forehead-side': [31, 21],
  'between-brows': [50, 34],
  eye: [36, 42],
  temple: [20, 34],
  ear: [16, 49],
  'ear-lobe': [17, 62],
  nose: [50, 48],
  'nose-side': [39, 55],
  cheek: [28, 66],
  'upper-lip': [50, 61],
  mouth: [42, 74],
  teeth: [58, 74],
  tongue: [70, 82],
  chin: [50, 87],
  'under-chin': [32, 93],
};
const BODY: Spots = {
  neck: [50, 8],
  shoulder: [12, 24],
  'shoulder-front': [30, 25],
  'upper-chest': [50, 28],
  chest: [50, 45],
  'chest-side': [29, 45],
  stomach: [50, 64],
  waist: [50, 83],
  'waist-side': [27, 83],
};

export const isOfHead = (place: Place): boolean => place in HEAD;

/** Places to press on the picture of a head or of a body; arrow keys go through them. */
export function BodyMap({
  isHead,
  place,
  side,
  onPut,
}: {
  readonly isHead: boolean;
  readonly place: Place;
  readonly side: HandName;
  readonly onPut: (place: Place, side: HandName) => void;
}) {
  const t = useEditWords();
  const name = useId();
  const { isLeftHanded } = useApp().settings;
  const spots = Object.entries(isHead ? HEAD : BODY) as [Place, readonly [number, number]][];
  const sides = (one: Place): readonly HandName[] => (hasSides(one) ? ['D', 'N'] : ['D']);
  return (
    <div class="edit-map" role="radiogroup" aria-label={t('place.map')}>
      {isHead ? <HeadPicture /> : <BodyPicture />}
      {spots.flatMap(([one, [x, y]]) =>
        sides(one).map((at) => {
          const isTurned = (at === 'N') !== isLeftHanded;
          const isChosen = one === place && (!hasSides(one) || at === side);
          const words = hasSides(one) ? `${t(`place.${one}`)}, ${t(`place.side.${at}`)}` : null;
          return (
            <label
              key={`${one} ${at}`}
              class="edit-spot"
              title={words ?? t(`place.${one}`)}
              ref={(element) => {
                // The page's policy lets no style stand in the markup.
                element?.style.setProperty('inset-inline-start', `${isTurned ? 100 - x : x}%`);
                element?.style.setProperty('inset-block-start', `${y}%`);
              }}
            >
              <input type="radio" name={name} checked={isChosen} onChange={() => onPut(one, at)} />
              <span class="visually-hidden">{words ?? t(`place.${one}`)}</span>
            </label>
          );
        }),
      )}
    </div>
  );
}

function HeadPicture() {
  return (
    <svg viewBox="0 0 320 400" aria-hidden="true" class="edit-figure">
      <path class="hair" d="M46 210C34 60 96 8 160 8s126 52 114 202z" />
      <rect class="ear" x="34" y="170" width="40" height="84" rx="20" />
      <rect class="ear" x="246" y="170" width="40" height="84" rx="20" />
      <path
        class="skin"
        d="M62 130c0-60 40-86 98-86s98 26 98 86v90c0 70-46 142-98 142S62 290 62 220z"
      />
      <path class="line" d="M92 146q24-14 44 0M184 146q20-14 44 0M160 160v44q-8 8 0 10 8-2 0-10" />
      <circle class="ink" cx="112" cy="168" r="7" />
      <circle class="ink" cx="208" cy="168" r="7" />
      <path class="line" d="M124 292q36 22 72 0q-36-14-72 0" />
    </svg>
  );
}

function BodyPicture() {
  return (
    <svg viewBox="0 0 320 400" aria-hidden="true" class="edit-figure">
      <rect class="skin" x="128" y="0" width="64" height="90" rx="24" />
      <path class="shirt" d="M16 400V130c0-40 40-62 112-72q32 30 64 0c72 10 112 32 112 72v270z" />
      <path class="line" d="M64 160v240M256 160v240" />
    </svg>
  );
}
