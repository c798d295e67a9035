import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadForms, type ReviewedForm } from '@isl/lexicon';
import { LOOKS, USUAL_LOOK } from '../src/avatar/palette.js';
import { oneOf } from '../src/settings/settings.js';
import { FIGURES } from '../src/signer/signer.js';
import { openFrameList } from './frame-list.js';
import { livingItem } from './living-item.js';
import { openStudio } from './studio.js';
import type { Scene } from './studio-types.js';

const LEXICON = fileURLToPath(new URL('../../packages/lexicon', import.meta.url));
/** What the page's webcam gives. */
const SIZE = { width: 640, height: 480 } as const;

/** Pictures of signs as a webcam would take them: DIR/<gloss>/*.jpg, and DIR/frames.json. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      /** Without names: the letters of this variant, of both without it. */
      variant: { type: 'string' },
      figure: { type: 'string', multiple: true, default: [...FIGURES] },
      look: { type: 'string', multiple: true, default: [String(USUAL_LOOK)] },
      /** Degrees by which the signer is turned from the camera. */
      turn: { type: 'string', multiple: true, default: ['0'] },
      /** Moments, in milliseconds from that of the sign's picture. */
      at: { type: 'string', multiple: true, default: ['0'] },
      /** As the player shows it, and not as clips are made. */
      living: { type: 'boolean', default: false },
    },
  });
  if (!values.out) throw new Error('--out DIR is missing');
  // npm runs a workspace's script in its own folder.
  const out = resolve(process.env.INIT_CWD ?? '.', values.out);
  const forms = chosenForms(positionals, values.variant);
  const scenes = scenesOf(values.figure, values.look, values.turn);
  const moments = values.at.map((given) => numberOf('at', given));
  const frames = openFrameList(out);
  const studio = await openStudio();
  try {
    for (const form of forms) rmSync(join(out, form.gloss), { recursive: true, force: true });
    for (const scene of scenes) {
      await studio.open(scene);
      for (const form of forms) {
        const { stillsMs, durationMs } = await studio.compile(
          [livingItem(form)],
          false,
          values.living,
        );
        const still = stillsMs[0] ?? 0;
        for (const moment of moments) {
          const atMs = Math.min(Math.max(still + moment, 0), durationMs);
          const { figure, look, turnDegrees } = scene;
          const name = `${form.id}-${figure}-look${look}-turn${turnDegrees}-at${moment}.jpg`;
          frames.add(form, figure, name, await studio.picture(atMs, 'jpeg'));
        }
      }
    }
  } finally {
    await studio.close();
  }
  process.stdout.write(`${frames.close()} pictures of ${forms.length} signs in ${out}\n`);
}

function chosenForms(ids: readonly string[], variant: string | undefined): ReviewedForm[] {
  const forms = loadForms(LEXICON);
  const chosen =
    ids.length > 0
      ? forms.filter(({ id }) => ids.includes(id))
      : forms.filter((form) => form.kind === 'letter' && (form.variant === variant || !variant));
  const missing = ids.filter((id) => !chosen.some((form) => form.id === id));
  if (missing.length > 0) throw new Error(`there is no form ${missing.join(', ')}`);
  if (chosen.length === 0) throw new Error(`there are no letters of variant ${variant}`);
  return chosen;
}

function scenesOf(
  figures: readonly string[],
  looks: readonly string[],
  turns: readonly string[],
): Scene[] {
  return figures.flatMap((name) => {
    const figure = oneOf(FIGURES, name);
    if (!figure) throw new Error(`--figure is one of ${FIGURES.join(', ')}`);
    return looks.flatMap((given) => {
      const look = numberOf('look', given);
      if (!LOOKS[look]) throw new Error(`--look is 0 to ${LOOKS.length - 1}`);
      return turns.map((turn): Scene => {
        const turnDegrees = numberOf('turn', turn);
        return { figure, look, view: 'front', turnDegrees, ...SIZE };
      });
    });
  });
}

function numberOf(option: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new Error(`--${option} is a number`);
  return value;
}

await main();
