import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadForms, type ReviewedForm } from '@isl/lexicon';
import type { Form } from '@isl/lexicon/form';
import {
  type Clip,
  createRandom,
  type Figures,
  FRAMES_PER_SECOND,
  POINTS,
  type Recording,
  recordNothing,
  recordSign,
  recordSpelled,
  SPLITS,
  type Split,
  writeNpy,
} from '../src/clips/index.js';
import type { RigJson } from '../src/types.js';

const USAGE =
  'sequences --out DIR [--split training|testing] [--signs id,id | --imported DIR | --spelled FILE [--alphabet v1,v2] [--rate 2,4 | --rate 1-6]] [--count 10] [--nothing 0] [--people 0] [--elsewhere 0.5] [--seed 1]\n';
const LIST_FILE = 'sequences.jsonl';
const NOTHING = 'nothing';
const SPELLED = 'spelled';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    split: { type: 'string', default: 'training' },
    signs: { type: 'string' },
    imported: { type: 'string' },
    spelled: { type: 'string' },
    alphabet: { type: 'string', default: 'v1,v2' },
    rate: { type: 'string', default: '1-6' },
    count: { type: 'string', default: '10' },
    nothing: { type: 'string', default: '0' },
    people: { type: 'string', default: '0' },
    elsewhere: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const fail = (reason: string): never => {
  process.stderr.write(`${reason}\n${USAGE}`);
  process.exit(2);
};
const whole = (option: 'count' | 'nothing' | 'people'): number => {
  const value = Number(values[option]);
  return Number.isInteger(value) && value >= 0 ? value : fail(`--${option} is a whole number`);
};

const split: Split =
  SPLITS.find((name) => name === values.split) ?? fail(`--split is ${SPLITS.join(' or ')}`);
const [count, nothing, people] = [whole('count'), whole('nothing'), whole('people')];
// Whoever is measured signs the forms as they are written, unless it is asked for.
const elsewhere = Number(values.elsewhere ?? (split === 'training' ? 0.5 : 0));
if (!(elsewhere >= 0 && elsewhere <= 1)) fail('--elsewhere is a share');
// npm runs a workspace's script in its own folder.
const out = resolve(process.env.INIT_CWD ?? '.', values.out ?? fail('--out DIR is missing'));

const figureOf = (name: string): RigJson =>
  JSON.parse(readFileSync(new URL(`../rig/${name}.json`, import.meta.url), 'utf8')) as RigJson;
const figures: Figures = { woman: figureOf('woman'), man: figureOf('man') };

/**
 * Signs that may be recognised: not what a reviewer disputes, of the letters the usual variant unless others
 * are asked for, and nothing that is made without hands: to who looks at hands it is a body at rest.
 */
const mayBeRecognised = ({ id, kind, variant, status, segments }: ReviewedForm): boolean =>
  kind !== 'expression' &&
  segments.some(({ D, N }) => D || N) &&
  (kind !== 'letter' || variant === 'v2' || asked?.includes(id) === true) &&
  (status === 'draft' || status === 'reviewed');

/** Drafts of another language's signs, as `@isl/lexicon import --out DIR` wrote them: each as a form by its file's name. */
const importedForms = (dir: string): Form[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.imported.json'))
    .sort()
    .map((name) => {
      const { gloss, segments } = JSON.parse(readFileSync(join(dir, name), 'utf8')) as Form;
      return {
        id: `imported-${name.split('.')[0]}`,
        gloss,
        segments,
        uncertain: [],
      } as unknown as Form;
    });

const asked = values.signs?.split(',');
const loaded = loadForms(new URL('../../lexicon', import.meta.url).pathname);
const forms: readonly Form[] =
  values.imported === undefined
    ? loaded.filter(mayBeRecognised)
    : importedForms(resolve(process.env.INIT_CWD ?? '.', values.imported));
const unknown = (asked ?? []).filter((id) => !forms.some((form) => form.id === id));
if (unknown.length > 0) fail(`no sign that may be recognised: ${unknown.join(', ')}`);

const started = performance.now();
const list = join(out, LIST_FILE);
mkdirSync(out, { recursive: true });
if (existsSync(list)) rmSync(list);
let written = 0;

const write = (
  folder: string,
  name: string,
  { clip, points }: Recording,
  signer?: string,
  spelled?: Spelled,
): string => {
  const file = `${folder}/${name}.npy`;
  writeFileSync(join(out, file), writeNpy(points, [clip.frames, POINTS, 3]));
  written += 1;
  return JSON.stringify({ ...lineOf(file, clip, signer), ...spelled }, rounded);
};

/** What a line says of a spelled word. */
type Spelled = {
  readonly kind: typeof SPELLED;
  readonly word: string;
  readonly alphabet: string;
  readonly lettersPerSecond: number;
};

const lineOf = (file: string, clip: Clip, signer: string | undefined) => ({
  file,
  // A drawn person who is in several clips.
  signer,
  id: clip.sign?.id ?? null,
  gloss: clip.sign?.gloss ?? null,
  kind: clip.sign ? 'sign' : NOTHING,
  split,
  framesPerSecond: FRAMES_PER_SECOND,
  frames: clip.frames,
  start: clip.sign?.start ?? null,
  end: clip.sign?.end ?? null,
  neighbours: clip.neighbours,
  movements: clip.movements,
  ...(clip.letters.length > 0 && { letters: clip.letters }),
  hand: clip.isLeftHanded ? 'left' : 'right',
  camera: clip.camera,
  body: clip.physique,
  pace: clip.pace,
  speed: clip.speed,
  hold: clip.hold,
});

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(4)) : value;

const counted = <Item>(length: number, item: (n: number) => Item): Item[] =>
  Array.from({ length }, (_, n) => item(n));
const folderOf = (name: string): string => {
  rmSync(join(out, name), { recursive: true, force: true });
  mkdirSync(join(out, name));
  return name;
};
const source = (name: string, n: number | string, person?: string) => ({
  figures,
  split,
  seed: `${values.seed} ${split} ${name} ${n}`,
  ...(person !== undefined && { person }),
  ...(elsewhere > 0 && { elsewhere }),
});
const recordings = (form: Form, folder: string): string[] =>
  people === 0
    ? counted(count, (n) => write(folder, `${n}`, recordSign(source(form.id, n), form, forms)))
    : counted(people, (k) => {
        const person = `${values.seed} ${split} person ${k}`;
        return counted(count, (n) => {
          const name = `${k}-${n}`;
          const recording = recordSign(source(form.id, name, person), form, forms);
          return write(folder, name, recording, person);
        });
      }).flat();

/** Letters a second: those that are asked for, or drawn from a range. */
const ratesOf = (asked: string): ((seed: string) => number)[] => {
  const [least = 0, most] = asked.split('-').map(Number);
  const rates = most === undefined ? asked.split(',').map(Number) : [least, most];
  if (!rates.every((rate) => rate > 0 && rate <= 12)) fail('--rate is letters a second');
  return most === undefined
    ? rates.map((rate) => () => rate)
    : [(seed) => createRandom(seed).between(least, most)];
};

/** Every word of a file in every alphabet at every rate, `--count` times. */
const spelledWords = (path: string): string[] => {
  const words = readFileSync(resolve(process.env.INIT_CWD ?? '.', path), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const bad = words.find((word) => !/^[A-Z]+$/.test(word));
  if (bad !== undefined) fail(`${bad} is no word of the letters A to Z`);
  const alphabets = values.alphabet.split(',');
  const rates = ratesOf(values.rate);
  const folder = folderOf(SPELLED);
  const every = words.flatMap((word) =>
    alphabets.flatMap((alphabet) =>
      rates.flatMap((rate) => counted(count, () => ({ word, alphabet, rate }))),
    ),
  );
  return every.map(({ word, alphabet, rate }, n) => {
    const from = source(`${SPELLED} ${word} ${alphabet}`, n);
    const letters = [...word.toLowerCase()].map((letter) => {
      const id = `letter-${letter}-${alphabet}`;
      return loaded.find((form) => form.id === id) ?? fail(`there is no form ${id}`);
    });
    const lettersPerSecond = rate(from.seed);
    const recording = recordSpelled(from, letters, lettersPerSecond);
    const spelled = { kind: SPELLED, word, alphabet, lettersPerSecond } as const;
    return write(folder, `${n}`, recording, undefined, spelled);
  });
};

if (values.spelled !== undefined) {
  appendFileSync(list, `${spelledWords(values.spelled).join('\n')}\n`);
}
const signed = asked ? forms.filter(({ id }) => asked.includes(id)) : forms;
for (const form of values.spelled === undefined ? signed : []) {
  if (count === 0) break;
  const folder = folderOf(form.id);
  appendFileSync(list, `${recordings(form, folder).join('\n')}\n`);
}
if (nothing > 0) {
  const folder = folderOf(NOTHING);
  const lines = counted(nothing, (n) => write(folder, `${n}`, recordNothing(source(NOTHING, n))));
  appendFileSync(list, `${lines.join('\n')}\n`);
}

const seconds = (performance.now() - started) / 1000;
const made = existsSync(list) ? createHash('sha256').update(readFileSync(list)).digest('hex') : '';
process.stdout.write(
  `${written} sequences (${split}) in ${out}: ${(written / seconds).toFixed(0)} a second, ` +
    `list ${made.slice(0, 12)}\n`,
);
