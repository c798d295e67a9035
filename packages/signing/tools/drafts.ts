import { parseArgs } from 'node:util';
import { loadForms, notationProblems } from '@isl/lexicon';
import type { Form, Motion } from '@isl/lexicon/form';
import man from '../rig/man.json' with { type: 'json' };
import woman from '../rig/woman.json' with { type: 'json' };
import { captureMotion } from '../src/captured/captured.js';
import { TakeError } from '../src/captured/take.js';
import { quantile } from '../src/captured/view.js';
import { checkForm } from '../src/check.js';
import { createRandom } from '../src/clips/random.js';
import { seenTake, USUAL_FAULTS } from '../src/clips/seen-take.js';
import { agreementOf, PARTS, type Part } from '../src/draft/agreement.js';
import { type Draft, draftOf } from '../src/draft/draft.js';
import { createRig } from '../src/rig.js';
import { compileSequence } from '../src/sequence.js';
import type { RigJson } from '../src/types.js';

/** Movements that few signs or none have, as slow as a camera can follow. */
const MOVED = {
  arc: {},
  brush: {},
  close: { ms: 500 },
  open: { ms: 500 },
  stir: { repeat: 2 },
  tremble: { ms: 1100 },
  wave: { ms: 1200 },
  wiggle: {},
  zigzag: { ms: 1200 },
} as const satisfies Partial<Record<Motion['type'], Partial<Motion>>>;
type Moved = keyof typeof MOVED;
/** Ways that no arm is in the way of, in turn. */
const WAYS = [
  { dir: 'D', bulge: 'u' },
  { dir: 'o', bulge: 'D' },
  { dir: 'd', bulge: 'o' },
  { dir: 'oD', bulge: 'u' },
] as const;
const GOING: ReadonlySet<string> = new Set(['arc', 'brush', 'wave', 'zigzag']);
const OPEN: ReadonlySet<string> = new Set(['five', 'flat', 'claw']);

const USAGE =
  'drafts [--figure woman|man] [--half tuned|held-out] [--rate 25] [--every 1] [--moved TYPE,TYPE] [--list]\n';
const { values } = parseArgs({
  options: {
    figure: { type: 'string', default: 'woman' },
    half: { type: 'string', default: 'held-out' },
    rate: { type: 'string', default: '25' },
    every: { type: 'string', default: '1' },
    moved: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const { figure, half, list } = values;
const isMoved = (type: string): type is Moved => type in MOVED;
const types = values.moved?.split(',') ?? [];
const [rate, every] = [Number(values.rate), Number(values.every)];
if (
  !['woman', 'man'].includes(figure) ||
  !['tuned', 'held-out'].includes(half) ||
  !(rate > 0 && every >= 1) ||
  !types.every(isMoved)
) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const rig = createRig((figure === 'man' ? man : woman) as RigJson);
// Every other form by its id: the limits of a draft were set by one half, and the other one is reported.
const signs = loadForms(new URL('../../lexicon', import.meta.url).pathname)
  .filter(({ kind }) => kind !== 'expression')
  .filter((_, k) => k % 2 === (half === 'tuned' ? 0 : 1));
const shown = values.moved
  ? types.filter(isMoved).flatMap((type) => movedForms(signs, type))
  : signs;
const forms = shown.filter((_, k) => k % every === 0);

/** Signs that are held still, each with that movement instead, if a body can do it. */
function movedForms(all: readonly Form[], type: Moved): readonly Form[] {
  const still = all.filter(({ segments }) => segments.length === 1 && !segments[0].motion);
  return still.flatMap((form, k): Form[] => {
    const [segment] = form.segments;
    const isMeant =
      (type !== 'brush' || segment.D?.contact) &&
      (type !== 'close' || OPEN.has(segment.D?.hs ?? '')) &&
      (type !== 'open' || !OPEN.has(segment.D?.hs ?? ''));
    const way = GOING.has(type) ? WAYS[k % WAYS.length] : {};
    const motion: Motion = { type, hand: 'D', ...way, ...MOVED[type] };
    const moved = { ...form, segments: [{ ...segment, motion: [motion] }] } satisfies Form;
    return isMeant && checkForm(moved, rig).length === 0 ? [moved] : [];
  });
}

function drafted(form: Form): Draft | null {
  const sequence = compileSequence([{ form }], rig);
  const take = seenTake(sequence, rig, {
    random: createRandom(form.id),
    faults: USUAL_FAULTS,
    framesPerSecond: rate,
  });
  try {
    return draftOf(captureMotion(take, rig), rig);
  } catch (error) {
    if (!(error instanceof TakeError)) throw error;
    return null;
  }
}

const typesOf = ({ segments }: Form): readonly Motion['type'][] =>
  segments.flatMap(({ motion = [] }) => motion.map(({ type }) => type));
const ofType = new Map<Motion['type'], { signs: number; told: number; kind: number }>();
const right = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>;
const off = {
  place: [] as number[],
  palm: [] as number[],
  handshape: [] as number[],
  path: [] as number[],
};
const tookMs: number[] = [];
let [valid, solved, twoHanded, handsRight] = [0, 0, 0, 0];
const without: string[] = [];
for (const form of forms) {
  const began = performance.now();
  const draft = drafted(form);
  tookMs.push(performance.now() - began);
  if (!draft) {
    without.push(form.id);
    continue;
  }
  const agrees = agreementOf(rig, form, draft.form);
  for (const type of new Set(typesOf(form))) {
    const sum = ofType.get(type) ?? { signs: 0, told: 0, kind: 0 };
    sum.signs += 1;
    sum.told += typesOf(draft.form).includes(type) ? 1 : 0;
    sum.kind += agrees.movement ? 1 : 0;
    ofType.set(type, sum);
  }
  for (const part of PARTS) right[part] += agrees[part] ? 1 : 0;
  if (notationProblems(draft.form.segments).length === 0) valid += 1;
  if (draft.problems.length === 0) solved += 1;
  const uses = ({ segments }: Form): boolean => segments.some(({ N, sym }) => N || sym);
  if (uses(form)) twoHanded += 1;
  if (uses(form) === uses(draft.form)) handsRight += 1;
  for (const cost of draft.costs) {
    for (const part of Object.keys(off) as (keyof typeof off)[]) off[part].push(cost[part]);
  }
  if (list) {
    const wrong = PARTS.filter((part) => !agrees[part]).join(' ') || 'all right';
    const said = draft.form.segments.map(
      ({ D, motion = [] }) => `${D?.hs} ${motion.map(({ type }) => type).join('+') || '-'}`,
    );
    const was = form.segments.map(
      ({ D, motion = [] }) => `${D?.hs} ${motion.map(({ type }) => type).join('+') || '-'}`,
    );
    process.stdout.write(
      `${form.id}: ${wrong}; path ${draft.path.toFixed(3)}; ${was.join(', ')} -> ${said.join(', ')}${draft.problems.map(({ kind }) => ` !${kind}`).join('')}\n`,
    );
  }
}

const made = forms.length - without.length;
const share = (part: number): string => `${((100 * part) / Math.max(1, made)).toFixed(1)} %`;
const told = (name: string, all: readonly number[], unit: string): string =>
  `  ${name.padEnd(12)} p50 ${quantile(all, 0.5).toFixed(3)}  p95 ${quantile(all, 0.95).toFixed(3)} ${unit}`;
process.stdout.write(
  [
    `${forms.length} signs (${half}) of the ${figure}, ${rate} pictures a second, ${twoHanded} of them with both hands`,
    'told right of the dominant hand:',
    ...PARTS.map((part) => `  ${part.padEnd(12)} ${share(right[part])}`),
    'movements, as which one they are told, and of which kind:',
    ...[...ofType].map(
      ([type, { signs: all, told: as, kind }]) =>
        `  ${type.padEnd(12)} ${as} and ${kind} of ${all}`,
    ),
    `one hand or two told right: ${share(handsRight)}`,
    'cost of a part:',
    told('place', off.place, 'shoulder widths'),
    told('palm', off.palm, 'degrees'),
    told('handshape', off.handshape, 'degrees'),
    told('path', off.path, 'shoulder widths'),
    `valid notation ${share(valid)}; solved within what a body can do ${share(solved)}`,
    `made in ${quantile(tookMs, 0.5).toFixed(0)} ms (p50), ${quantile(tookMs, 0.95).toFixed(0)} ms (p95), with the capture`,
    `not made: ${without.length === 0 ? 'none' : without.join(', ')}`,
    '',
  ].join('\n'),
);
