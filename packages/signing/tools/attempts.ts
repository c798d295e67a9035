import { parseArgs } from 'node:util';
import { loadForms } from '@isl/lexicon';
import man from '../rig/man.json' with { type: 'json' };
import woman from '../rig/woman.json' with { type: 'json' };
import { compareAttempt } from '../src/attempt/compare.js';
import { ATTEMPT_PARTS, measureForm, seenPoints } from '../src/attempt/measured-form.js';
import type { SeenPoints } from '../src/attempt/points.js';
import {
  ASPECT,
  FRAMES_PER_SECOND,
  POINTS,
  type Recording,
  recordSign,
  SPLITS,
} from '../src/clips/index.js';
import { createRig } from '../src/rig.js';
import type { RigJson } from '../src/types.js';

const { values } = parseArgs({
  options: {
    split: { type: 'string', default: 'testing' },
    count: { type: 'string', default: '3' },
    rate: { type: 'string', default: '10' },
  },
});
const split = SPLITS.find((one) => one === values.split);
const [count, rate] = [Number(values.count), Number(values.rate)];
if (!split || !(count > 0) || !(rate > 0)) {
  process.stderr.write('attempts [--split training|testing] [--count 3] [--rate 10]\n');
  process.exit(2);
}

const rig = createRig(woman as RigJson);
const figures = { woman: woman as RigJson, man: man as RigJson };
const forms = loadForms(new URL('../../lexicon', import.meta.url).pathname).filter(
  ({ kind, variant }) => kind !== 'expression' && variant !== 'v1',
);
const measured = forms.map((form) => ({ form, measured: measureForm(form, rig) }));

/** At the rate at which a page sends pictures. */
function pictures({ clip, points }: Recording): SeenPoints[] {
  const step = FRAMES_PER_SECOND / rate;
  return Array.from({ length: Math.floor(clip.frames / step) }, (_, k) => {
    const frame = Math.round(k * step);
    const values = points.subarray(frame * POINTS * 3, (frame + 1) * POINTS * 3);
    return seenPoints(values, (frame * 1000) / FRAMES_PER_SECOND);
  });
}

const own = new Map(ATTEMPT_PARTS.map((part) => [part, { same: 0, differs: 0, untold: 0 }]));
const other = new Map(ATTEMPT_PARTS.map((part) => [part, { same: 0, differs: 0, untold: 0 }]));
const wholes = { own: 0, ownTold: 0, other: 0, otherTold: 0 };

for (const [index, { form, measured: model }] of measured.entries()) {
  for (let n = 0; n < count; n += 1) {
    const seed = `attempts ${form.id} ${n}`;
    const seen = pictures(recordSign({ figures, split, seed, isAlone: true }, form, forms));
    // Steps through all others, so that each form is held against many.
    const against = measured[(index + 1 + n * 37 + index * 11) % measured.length];
    const pairs = [
      { table: own, model, key: 'own' as const },
      ...(against && against.form.concept !== form.concept
        ? [{ table: other, model: against.measured, key: 'other' as const }]
        : []),
    ];
    for (const { table, model: held, key } of pairs) {
      const findings = compareAttempt(seen, ASPECT, held);
      for (const [part, row] of table) {
        const told = findings.find((finding) => finding.part === part);
        row[told ? (told.agrees ? 'same' : 'differs') : 'untold'] += 1;
      }
      if (findings.length > 0) wholes[`${key}Told`] += 1;
      if (findings.some(({ agrees }) => !agrees)) wholes[key] += 1;
    }
  }
}

const line = (name: string, table: typeof own): string[] =>
  [...table].map(([part, { same, differs, untold }]) => {
    const total = same + differs + untold;
    const share = (value: number): string => `${((100 * value) / total).toFixed(1)} %`.padStart(8);
    return `${name.padEnd(12)} ${part.padEnd(10)} same ${share(same)}  differs ${share(differs)}  not told ${share(untold)}`;
  });
process.stdout.write(
  [
    `${forms.length} forms, ${count} people each (${split}), ${rate} pictures a second`,
    ...line('its own form', own),
    ...line('another', other),
    `told that something differs: ${wholes.own} of ${wholes.ownTold} of their own, ${wholes.other} of ${wholes.otherTold} of another`,
    '',
  ].join('\n'),
);
