import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadForms } from '@isl/lexicon';
import { compileSequence, createRig, type RigJson } from '@isl/signing';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';
import { oneOf } from '../src/settings/settings.js';
import { FIGURES, type FigureName } from '../src/signer/signer.js';
import { openFrameList } from './frame-list.js';
import { livingItem } from './living-item.js';
import { asJpegUrl, printPage } from './paper.js';
import { raisedHands } from './raised.js';
import { openStudio } from './studio.js';

const RIGS = { woman, man } as unknown as Record<FigureName, RigJson>;
const LEXICON = fileURLToPath(new URL('../../packages/lexicon', import.meta.url));
/** One hand and two, near and far, touching and not, with a face of their own and without. */
const SIGNS = [
  'word-hello',
  'word-thank-you',
  'word-happy',
  'word-angry',
  'word-morning',
  'word-book',
  'word-friend',
  'word-what',
  'word-not',
  'word-love',
  'word-afternoon',
  'letter-a-v2',
] as const;
const MOMENTS = 12;
/** What is shown on the sheet; the frames beside it are a webcam's. */
const THUMB_PX = 200;
const FRAME = { width: 640, height: 480 } as const;

/**
 * Twelve signs at twelve moments as the player shows them: DIR/sheet.png to look at, and each picture with
 * `frames.json`, so that `python -m isl_training.evaluation --finding DIR` counts faces and hands in them.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      figure: { type: 'string', default: 'woman' },
      look: { type: 'string', default: '1' },
    },
  });
  if (!values.out) throw new Error('--out DIR is missing');
  // npm runs a workspace's script in its own folder.
  const out = resolve(process.env.INIT_CWD ?? '.', values.out);
  const figure = oneOf(FIGURES, values.figure);
  if (!figure) throw new Error(`--figure is one of ${FIGURES.join(', ')}`);
  const forms = new Map(loadForms(LEXICON).map((form) => [form.id, form]));
  const chosen = (positionals.length > 0 ? positionals : SIGNS).map((id) => {
    const form = forms.get(id);
    if (!form) throw new Error(`there is no form ${id}`);
    return form;
  });
  const frames = openFrameList(out);
  const rows: string[] = [];
  const studio = await openStudio();
  try {
    await studio.open({
      ...{ figure, look: Number(values.look), view: 'front', isFitted: true },
      ...FRAME,
    });
    for (const form of chosen) {
      const { durationMs } = await studio.compile([livingItem(form)], false, true);
      const rig = createRig(RIGS[figure]);
      const handsAt = raisedHands(
        RIGS[figure],
        form,
        compileSequence([livingItem(form)], rig, { pace: 'natural' }),
      );
      const cells: string[] = [];
      for (let moment = 0; moment < MOMENTS; moment += 1) {
        const atMs = ((moment + 0.5) / MOMENTS) * durationMs;
        const picture = await studio.picture(atMs, 'jpeg');
        frames.add(form, figure, `${form.id}-${moment}.jpg`, picture, handsAt(atMs));
        cells.push(`<img src="${asJpegUrl(picture)}">`);
      }
      rows.push(`<h2>${form.id}, ${Math.round(durationMs)} ms</h2><div>${cells.join('')}</div>`);
    }
  } finally {
    await studio.close();
  }
  const count = frames.close();
  await printPage(
    `<style>body{margin:4px;font:12px sans-serif}h2{font-size:12px;margin:2px 0}div{display:flex}img{width:${THUMB_PX}px}</style>${rows.join('')}`,
    `${out}/sheet.png`,
    MOMENTS * THUMB_PX + 8,
  );
  process.stdout.write(`${count} pictures of ${chosen.length} signs in ${out}\n`);
}

await main();
