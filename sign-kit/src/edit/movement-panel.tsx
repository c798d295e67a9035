import type { Motion, MotionType } from '@isl/lexicon/form';
import { DEFAULT_SIZE, IN_DEGREES, repeatOf } from '@isl/signing/motion';
import { useState } from 'preact/hooks';
import { Choice } from './choice.js';
import { MotionIcon } from './motion-icon.js';
import {
  MOST_MOTIONS,
  newMotion,
  type Segments,
  secondIn,
  withMotion,
  withTime,
} from './notation.js';
import { HANDSHAPES, MOTIONS } from './vocabulary.js';
import { WayChoice } from './way-choice.js';
import { useEditWords } from './words.js';

const HAS_WAY: ReadonlySet<MotionType> = new Set<MotionType>([
  ...(['straight', 'arc', 'circle', 'shake', 'tap', 'tremble'] as const),
  ...(['wave', 'zigzag', 'brush'] as const),
]);
const TIMES = ['1', '2', '3', '4', '5', '6'] as const;
/** What the solver takes where nothing is written. */
const USUAL = { wayOut: 'o', move: 220, hold: 380 } as const;

type Props = {
  readonly segments: Segments;
  readonly part: number;
  readonly onChange: (segments: Segments) => void;
};

/** What the hands do once they are there: the kind, where to, how large and how often. */
export function MovementPanel({ segments, part, onChange }: Props) {
  const t = useEditWords();
  const motions = segments[part]?.motion ?? [];
  const [wanted, setWanted] = useState(0);
  const index = Math.min(wanted, motions.length);
  const motion = motions[index] ?? null;
  const set = (next: Motion | null): void => onChange(withMotion(segments, part, index, next));
  const places = motions.length < MOST_MOTIONS ? [...motions, null] : motions;
  return (
    <>
      {motions.length > 0 && (
        <Choice
          legend={t('motion.index')}
          value={String(index)}
          options={places.map((one, at) => ({
            value: String(at),
            label: one ? `${at + 1}: ${t(`motion.${one.type}`)}` : t('motion.add'),
          }))}
          onChoose={(at) => setWanted(Number(at))}
        />
      )}
      <Choice
        legend={t('motion.kind')}
        kind="pictures"
        value={motion?.type ?? 'none'}
        options={(['none', ...MOTIONS] as const).map((type) => ({
          value: type,
          label: t(`motion.${type}`),
          picture: <MotionIcon type={type} />,
        }))}
        onChoose={(type) => set(type === 'none' ? null : newMotion(type, motion ?? undefined))}
      />
      {motion && <MotionFields motion={motion} isOfTwo={isOfTwo(segments, part)} onChange={set} />}
      <TimeFields segments={segments} part={part} onChange={onChange} />
    </>
  );
}

const isOfTwo = (segments: Segments, part: number): boolean => secondIn(segments, part) !== 'rests';

function MotionFields({
  motion,
  isOfTwo,
  onChange,
}: {
  readonly motion: Motion;
  readonly isOfTwo: boolean;
  readonly onChange: (motion: Motion) => void;
}) {
  const t = useEditWords();
  const { type, hand = 'both', alternating = false } = motion;
  const isAngle = IN_DEGREES.has(type);
  const isSized = !['wiggle', 'open', 'close'].includes(type);
  const size = motion.size ?? DEFAULT_SIZE[type];
  return (
    <>
      {HAS_WAY.has(type) && (
        <WayChoice
          legend={t('motion.dir')}
          value={motion.dir ?? USUAL_WAY[type] ?? USUAL.wayOut}
          onChoose={(dir) => onChange({ ...motion, dir })}
        />
      )}
      {isSized && (
        <label class="field">
          {t('motion.size')}
          <input
            type="range"
            min={isAngle ? 10 : 0.5}
            max={isAngle ? 120 : 40}
            step={isAngle ? 5 : 0.5}
            value={size}
            onChange={({ currentTarget }) =>
              onChange({ ...motion, size: currentTarget.valueAsNumber })
            }
          />
          <output>{t(isAngle ? 'motion.degrees' : 'motion.cm', { n: size })}</output>
        </label>
      )}
      <Choice
        legend={t('motion.repeat')}
        value={String(repeatOf(motion))}
        options={TIMES.map((value) => ({ value, label: t('motion.times', { n: value }) }))}
        onChoose={(times) => onChange({ ...motion, repeat: Number(times) })}
      />
      {(type === 'open' || type === 'close') && (
        <label class="field">
          {t('motion.to')}
          <select
            value={motion.to ?? (type === 'close' ? 'fist' : 'five')}
            onChange={({ currentTarget }) =>
              onChange({ ...motion, to: currentTarget.value as (typeof HANDSHAPES)[number] })
            }
          >
            {HANDSHAPES.map((hs) => (
              <option key={hs} value={hs}>
                {t(`shape.${hs}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {isOfTwo && (
        <>
          <Choice
            legend={t('motion.who')}
            value={hand}
            options={(['D', 'N', 'both'] as const).map((value) => ({
              value,
              label: t(`hand.${value}`),
            }))}
            onChoose={(value) => onChange({ ...motion, hand: value })}
          />
          <label class="check">
            <input
              type="checkbox"
              checked={alternating}
              onChange={({ currentTarget }) => {
                const { alternating: _before, ...together } = motion;
                onChange(currentTarget.checked ? { ...together, alternating: true } : together);
              }}
            />
            {t('motion.alternating')}
          </label>
        </>
      )}
    </>
  );
}

const USUAL_WAY: Readonly<Partial<Record<MotionType, string>>> = {
  shake: 'D',
  tremble: 'u',
  tap: 'i',
  circle: 'u',
};

function TimeFields({ segments, part, onChange }: Props) {
  const t = useEditWords();
  const { move = USUAL.move, hold = USUAL.hold } = segments[part] ?? {};
  const slider = (name: 'move' | 'hold', value: number, least: number, most: number) => (
    <label class="field">
      {t(`time.${name}`)}
      <input
        type="range"
        min={least}
        max={most}
        step={20}
        value={value}
        onChange={({ currentTarget }) =>
          onChange(withTime(segments, part, { [name]: currentTarget.valueAsNumber }))
        }
      />
      <output>{t('time.ms', { n: (value / 1000).toFixed(2) })}</output>
    </label>
  );
  return (
    <fieldset class="edit-choice">
      <legend>{t('time')}</legend>
      {slider('move', move, 60, 2000)}
      {slider('hold', hold, 0, 4000)}
    </fieldset>
  );
}
