import type { NonManual } from '@isl/lexicon/form';
import { useApp } from '../ui/context.js';

const BROWS: Readonly<Record<string, string>> = {
  neutral: 'M26 36q8-5 16 0M58 36q8-5 16 0',
  up: 'M26 28q8-8 16 0M58 28q8-8 16 0',
  down: 'M26 36l16 5M58 41l16-5',
  'inner-up': 'M26 38l16-8M58 30l16 8',
};
const EYES: Readonly<Record<string, { readonly tall: number; readonly path?: string }>> = {
  neutral: { tall: 5 },
  wide: { tall: 8 },
  squint: { tall: 2.5 },
  closed: { tall: 0, path: 'M27 48q7 5 14 0M59 48q7 5 14 0' },
  droop: { tall: 3.5, path: 'M27 44h14M59 44h14' },
  smile: { tall: 0, path: 'M27 49q7-7 14 0M59 49q7-7 14 0' },
};
const MOUTH: Readonly<Record<string, string>> = {
  neutral: 'M38 76h24',
  smile: 'M34 72q16 14 32 0',
  laugh: 'M34 70h32q-4 18-16 18T34 70z',
  'corners-down': 'M36 80q14-12 28 0',
  pressed: 'M36 74h28M38 78h24',
  open: 'M42 76a8 7 0 1 0 16 0 8 7 0 1 0-16 0z',
  round: 'M45 76a5 6 0 1 0 10 0 5 6 0 1 0-10 0z',
  tight: 'M42 76h16',
  tremble: 'M36 76q4-6 7 0t7 0 7 0 7 0',
  pout: 'M44 73q6-5 12 0-2 8-6 8t-6-8z',
  stretched: 'M30 72h40v7H30z',
};
const GAZE: Readonly<Record<string, readonly [number, number]>> = {
  up: [0, -4],
  down: [0, 4],
  D: [-4, 0],
  N: [4, 0],
  away: [5, -3],
  hands: [-2, 4],
};
/** How the head is turned in the picture, and the sign that it moves. */
const HEAD: Readonly<Record<string, { readonly turn?: string; readonly sign?: string }>> = {
  nod: { sign: 'M92 30v36M86 58l6 8 6-8' },
  nods: { sign: 'M92 26v46M86 34l6-8 6 8M86 64l6 8 6-8' },
  shake: { sign: 'M20 6h60M28 0l-8 6 8 6M72 0l8 6-8 6' },
  sway: { sign: 'M20 8q30-12 60 0M28 0l-8 8 11 3M72 0l8 8-11 3' },
  'tilt-D': { turn: 'rotate(-16 50 90)' },
  'tilt-N': { turn: 'rotate(16 50 90)' },
  forward: { turn: 'translate(-6 -4) scale(1.12)' },
  back: { turn: 'translate(8 6) scale(.84)' },
  'chin-up': { turn: 'translate(0 -8)' },
  'chin-down': { turn: 'translate(0 8)' },
  'turn-D': { turn: 'translate(6 0) skewX(4) scale(.8 1)' },
  'turn-N': { turn: 'translate(14 0) skewX(-4) scale(.8 1)' },
};
const BODY: Readonly<Record<string, string>> = {
  forward: 'translate(0 -6)',
  back: 'translate(0 8)',
  'lean-D': 'translate(-8 0)',
  'lean-N': 'translate(8 0)',
  shrug: 'translate(0 -10)',
  slump: 'translate(0 12)',
  bow: 'translate(0 6)',
};

/** A face from the front, drawn in lines, as the notation has it. */
export function FacePicture({ face }: { readonly face: Partial<NonManual> }) {
  const { isLeftHanded } = useApp().settings;
  const { brows = 'neutral', eyes = 'neutral', mouth = 'neutral', gaze = '', head = '' } = face;
  const { cheeks, body = '' } = face;
  const eye = EYES[eyes] ?? { tall: 5 };
  const [lookX, lookY] = GAZE[gaze] ?? [0, 0];
  const { turn, sign } = HEAD[head] ?? {};
  return (
    <svg class="edit-face" viewBox="-6 -12 112 140" aria-hidden="true">
      <g transform={isLeftHanded ? 'matrix(-1 0 0 1 100 0)' : undefined}>
        <path
          class="shirt"
          d={body === 'shrug' ? 'M-6 128V98q56-16 112 0v30z' : 'M-6 128v-8q56-30 112 0v8z'}
          transform={BODY[body]}
        />
        <g transform={turn}>
          <path class="skin" d="M14 44C14 14 30 2 50 2s36 12 36 42c0 34-16 64-36 64S14 78 14 44z" />
          {cheeks === 'puff' && <path class="line" d="M20 62q-8 12 2 22M80 62q8 12-2 22" />}
          {cheeks === 'raise' && <path class="line" d="M24 62q8-8 16 0M60 62q8-8 16 0" />}
          {eye.tall > 0 && (
            <>
              <ellipse class="white" cx="34" cy="48" rx="8" ry={eye.tall} />
              <ellipse class="white" cx="66" cy="48" rx="8" ry={eye.tall} />
              <circle class="ink" cx={34 + lookX} cy={48 + lookY * 0.7} r="3" />
              <circle class="ink" cx={66 + lookX} cy={48 + lookY * 0.7} r="3" />
            </>
          )}
          <path class="line" d={`${BROWS[brows] ?? ''} ${eye.path ?? ''} M50 52v10h4`} />
          <path class="line" d={MOUTH[mouth] ?? ''} />
        </g>
        {sign && <path class="sign" d={sign} />}
        {body === 'shiver' && <path class="sign" d="M2 96l6 6-6 6 6 6M98 96l-6 6 6 6-6 6" />}
      </g>
    </svg>
  );
}
