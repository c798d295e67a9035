import { useApp } from '../ui/context.js';
import { Choice } from './choice.js';
import { isPlain, type Way, wayOf, writtenWay } from './directions.js';
import { type EditKey, useEditWords } from './words.js';

const ROWS = ['u', '', 'd'] as const;
const DEPTHS = ['o', '', 'i'] as const;
type Flat = `${Way['upright']}${Way['across']}`;

/** A direction: where to in the picture, and toward or away from the signer. */
export function WayChoice({
  legend,
  value,
  mayBe = () => true,
  onChoose,
}: {
  readonly legend: string;
  readonly value: string;
  readonly mayBe?: (written: string) => boolean;
  readonly onChoose: (written: string) => void;
}) {
  const t = useEditWords();
  const { isLeftHanded } = useApp().settings;
  const way = wayOf(value);
  // The signer faces us: their right hand is at our left.
  const columns = isLeftHanded ? (['N', '', 'D'] as const) : (['D', '', 'N'] as const);
  const ways = ROWS.flatMap((upright) => columns.map((across) => ({ upright, across })));
  const inPlane = ways.map(({ upright, across }) => {
    const depth = way.depth === '' && upright === '' && across === '' ? 'o' : way.depth;
    return { upright, across, depth };
  });
  const flatOf = ({ upright, across }: Way): Flat => `${upright}${across}`;
  return (
    <div class="edit-way">
      <Choice
        legend={legend}
        kind="grid"
        value={flatOf(way)}
        options={inPlane.map((one) => ({
          value: flatOf(one),
          label: t(`way.${flatOf(one)}`),
          picture: <Arrow way={one} isMirrored={isLeftHanded} />,
          isOff: !mayBe(writtenWay(one)),
        }))}
        onChoose={(chosen) => {
          const found = inPlane.find((one) => flatOf(one) === chosen);
          if (found) onChoose(writtenWay(found));
        }}
      />
      <Choice
        legend={t('way.depth')}
        value={way.depth}
        options={DEPTHS.map((depth) => ({
          value: depth,
          label: t(DEPTH_WORDS[depth]),
          isOff: writtenWay({ ...way, depth }) === '' || !mayBe(writtenWay({ ...way, depth })),
        }))}
        onChoose={(depth) => onChoose(writtenWay({ ...way, depth }))}
      />
      {!isPlain(value) && <p class="hint">{t('way.between')}</p>}
    </div>
  );
}

const DEPTH_WORDS = { o: 'way.o', '': 'way.level', i: 'way.i' } as const satisfies Readonly<
  Record<Way['depth'], EditKey>
>;

function Arrow({ way, isMirrored }: { readonly way: Way; readonly isMirrored: boolean }) {
  const { upright, across } = way;
  if (upright === '' && across === '') {
    return (
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="7" />
        <circle cx="12" cy="12" r="1.5" />
      </svg>
    );
  }
  const right = (across === 'N' ? 1 : across === 'D' ? -1 : 0) * (isMirrored ? -1 : 1);
  const up = upright === 'u' ? 1 : upright === 'd' ? -1 : 0;
  const turn = (Math.atan2(right, up) * 180) / Math.PI;
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 20V4M6 10l6-6 6 6" transform={`rotate(${turn} 12 12)`} />
    </svg>
  );
}
