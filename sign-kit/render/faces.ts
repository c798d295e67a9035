import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createConverter } from '@isl/grammar';
import { loadForms, type ReviewedForm } from '@isl/lexicon';
import type { RigJson, SequenceItem } from '@isl/signing';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';
import { USUAL_LOOK } from '../src/avatar/palette.js';
import { oneOf } from '../src/settings/settings.js';
import { FIGURES, type FigureName } from '../src/signer/signer.js';
import { planGlosses } from '../src/text/plan.js';
import { facesOf, readSpans } from '../src/text/spans.js';
import type { NonManual } from '../src/vocabulary/data.js';
import { createVocabulary } from '../src/vocabulary/vocabulary.js';
import { readGrammarWords, readVocabulary } from '../vite/lexicon-plugin.js';
import { ASKED_SENTENCES, type AskedSentence } from './asked-sentences.js';
import { livingItem } from './living-item.js';
import { openStudio, type Studio } from './studio.js';
import type { Take } from './studio-types.js';

const LEXICON = fileURLToPath(new URL('../../packages/lexicon', import.meta.url));
const RIGS = { woman, man } as Record<FigureName, RigJson>;
/** What of the player's picture is looked at, in pixels: the head, as large as a screen shows it. */
const SIZE = { width: 320, height: 320 } as const;
/** As far from the signer as the player's camera; metres and degrees. */
const CAMERA = { yaw: 0, pitch: 2, roll: 0, distance: 1.6, aside: 0, fieldOfView: 16 } as const;
/** About as many as a page sends to be analysed. */
const FRAMES_PER_SECOND = 8;

/** A sentence as it is signed: each sign's form, and which of the sentence's glosses it belongs to. */
type Signed = {
  readonly items: readonly SequenceItem[];
  readonly chips: readonly number[];
  readonly marks: readonly {
    readonly type: string;
    readonly start: number;
    readonly end: number;
  }[];
};

/**
 * Sentences as the player signs them: DIR/<number>/*.jpg, and in DIR/faces.json when which face was asked for,
 * so that `services/emotion/tools/face_asked.py DIR` looks whether it is found again.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      figure: { type: 'string', default: 'woman' },
      look: { type: 'string', default: String(USUAL_LOOK) },
      /** In place of the list: sentences of one's own, in English or in Hindi. */
      en: { type: 'string', multiple: true, default: [] },
      hi: { type: 'string', multiple: true, default: [] },
    },
  });
  if (!values.out) throw new Error('--out DIR is missing');
  // npm runs a workspace's script in its own folder.
  const out = resolve(process.env.INIT_CWD ?? '.', values.out);
  const figure = oneOf(FIGURES, values.figure);
  if (!figure) throw new Error(`--figure is one of ${FIGURES.join(', ')}`);
  const own = (['en', 'hi'] as const).flatMap((language) =>
    values[language].map((text) => ({ language, text })),
  );
  const sign = await openGrammar();
  const studio = await openStudio();
  const lines: object[] = [];
  rmSync(out, { recursive: true, force: true });
  try {
    const camera = { ...CAMERA, height: eyeHeightOf(figure) };
    await studio.open({ figure, look: Number(values.look), view: 'front', camera, ...SIZE });
    for (const sentence of own.length > 0 ? own : ASKED_SENTENCES) {
      const signed = sign(sentence);
      const take = await studio.compile(signed.items, false, true);
      const folder = String(lines.length);
      const frames = await photograph(studio, take, out, folder);
      lines.push({ text: sentence.text, ...askedOf(signed, take), frames });
    }
  } finally {
    await studio.close();
  }
  writeFileSync(join(out, 'faces.json'), `${JSON.stringify(lines, null, 1)}\n`);
  process.stdout.write(`${lines.length} sentences in ${out}\n`);
}

function eyeHeightOf(figure: FigureName): number {
  const eye = RIGS[figure].joints.find(({ name }) => name === 'LeftEye');
  if (!eye?.head[1]) throw new Error(`${figure} has no eyes`);
  return eye.head[1];
}

/** What the convert page does with a text: signs in ISL order, and what each one's face does. */
async function openGrammar(): Promise<(sentence: AskedSentence) => Signed> {
  const convert = createConverter(await readGrammarWords());
  const vocabulary = createVocabulary(await readVocabulary());
  const forms = new Map(loadForms(LEXICON).map((form) => [form.id, form]));
  return ({ language, text }) => {
    const { glosses, spans, marks } = convert(text);
    const plan = planGlosses(
      glosses.map(({ gloss }) => gloss),
      vocabulary,
    );
    if (plan.kind !== 'ready') throw new Error(`too long: ${text}`);
    const faces = facesOf(readSpans(spans), plan.chips.length);
    const signs = plan.chips.flatMap(({ items }, chip) =>
      items.map(({ form }) => ({ chip, item: itemOf(forms.get(form.id), faces[chip], language) })),
    );
    return { items: signs.map(({ item }) => item), chips: signs.map(({ chip }) => chip), marks };
  };
}

function itemOf(
  form: ReviewedForm | undefined,
  nmf: NonManual | null | undefined,
  language: AskedSentence['language'],
): SequenceItem {
  if (!form) throw new Error('the vocabulary has a form that the lexicon has not');
  return { ...livingItem(form, language), ...(nmf && { nmf }) };
}

/** When each sign's face and each mark of the grammar is asked for. */
function askedOf({ items, chips, marks }: Signed, { stretches }: Take) {
  return {
    signs: items.map(({ form, nmf }, k) => ({
      gloss: form.gloss,
      ...stretches[k],
      face: Object.assign({}, ...form.segments.map((segment) => segment.nmf), nmf),
    })),
    marks: marks.map(({ type, start, end }) => {
      const inside = stretches.filter((_, k) => {
        const chip = chips[k] ?? -1;
        return start <= chip && chip < end;
      });
      return { type, startMs: inside[0]?.startMs ?? 0, endMs: inside.at(-1)?.endMs ?? 0 };
    }),
  };
}

async function photograph(studio: Studio, { durationMs }: Take, out: string, folder: string) {
  mkdirSync(join(out, folder), { recursive: true });
  const count = Math.floor((durationMs / 1000) * FRAMES_PER_SECOND) + 1;
  const frames: { file: string; atMs: number }[] = [];
  for (let k = 0; k < count; k += 1) {
    const atMs = (k * 1000) / FRAMES_PER_SECOND;
    const file = join(folder, `${k}.jpg`);
    writeFileSync(join(out, file), await studio.picture(atMs, 'jpeg'));
    frames.push({ file, atMs });
  }
  return frames;
}

await main();
