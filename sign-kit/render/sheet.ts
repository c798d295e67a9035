import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadForms } from '@isl/lexicon';
import { VIEW_NAMES } from '../src/avatar/views.js';
import { oneOf } from '../src/settings/settings.js';
import { FIGURES } from '../src/signer/signer.js';
import { livingItem } from './living-item.js';
import { asJpegUrl, printPage } from './paper.js';
import { openStudio } from './studio.js';

const LEXICON = fileURLToPath(new URL('../../packages/lexicon', import.meta.url));

/** A sheet of pictures to look at: each sign with what it should look like written under it. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      figure: { type: 'string', default: 'woman' },
      look: { type: 'string', default: '1' },
      view: { type: 'string', multiple: true, default: ['front'] },
      size: { type: 'string', default: '360' },
      /** Moments as shares of the sign, e.g. 0.2,0.5,0.8; without it the still alone. */
      at: { type: 'string' },
      /** The signs one after another, a picture every so many milliseconds. */
      sequence: { type: 'string' },
      left: { type: 'boolean', default: false },
      /** As the player shows it, and not as clips are made. */
      living: { type: 'boolean', default: false },
      /** As near as what is signed allows, as the player's camera stands. */
      near: { type: 'boolean', default: false },
      out: { type: 'string', default: 'sheet.png' },
    },
  });
  const figure = oneOf(FIGURES, values.figure);
  if (!figure) throw new Error(`--figure is one of ${FIGURES.join(', ')}`);
  const forms = new Map(loadForms(LEXICON).map((form) => [form.id, form]));
  const chosen = positionals.flatMap((id) => {
    const form = forms.get(id);
    if (!form) throw new Error(`there is no form ${id}`);
    return [form];
  });
  const size = Number(values.size);
  const shares = values.at?.split(',').map(Number);
  const everyMs = values.sequence === undefined ? undefined : Number(values.sequence);
  // A group is what is signed in one go: each form alone, or all in a row.
  const groups = everyMs === undefined ? chosen.map((form) => [form]) : [chosen];
  const pictures = groups.map((): { note: string; url: string }[] => []);
  const studio = await openStudio();
  try {
    for (const name of values.view) {
      const view = oneOf(VIEW_NAMES, name);
      if (!view) throw new Error(`--view is one of ${VIEW_NAMES.join(', ')}`);
      await studio.open({
        ...{ figure, look: Number(values.look), view, isFitted: values.near },
        ...{ width: size, height: size },
      });
      for (const [index, group] of groups.entries()) {
        const items = group.map((form) => livingItem(form));
        const take = await studio.compile(items, values.left, values.living);
        const moments =
          everyMs === undefined
            ? (shares?.map((share) => share * take.durationMs) ?? take.stillsMs)
            : momentsEvery(everyMs, take.durationMs);
        for (const atMs of moments) {
          const picture = await studio.picture(atMs, 'jpeg');
          const note = `${view} ${Math.round(atMs)} ms`;
          pictures[index]?.push({ note, url: asJpegUrl(picture) });
        }
      }
    }
  } finally {
    await studio.close();
  }
  const cells = groups.map((group, index) => {
    const shown = pictures[index] ?? [];
    const figures = shown.map(
      ({ url, note }) => `<figure><img src="${url}"><figcaption>${note}</figcaption></figure>`,
    );
    const title = group.map(({ id, confidence }) => `${id} (${confidence})`).join(' ');
    const alt = group.length === 1 ? (group[0]?.alt ?? '') : '';
    return `<section><h2>${title}</h2><div>${figures.join('')}</div><p style="max-width:${size * Math.max(1, shown.length)}px">${alt}</p></section>`;
  });
  await printPage(
    `<style>body{font:14px sans-serif;margin:8px;display:flex;flex-wrap:wrap;gap:12px;width:max-content;max-width:1500px}h2{font-size:15px;margin:0}p{margin:2px 0}div{display:flex;flex-wrap:wrap;gap:4px}figure{margin:0}img{display:block;width:${size}px}</style>${cells.join('')}`,
    values.out,
  );
}

function momentsEvery(stepMs: number, durationMs: number): number[] {
  if (!(stepMs > 0)) throw new Error('--sequence is a number of milliseconds');
  return Array.from({ length: Math.floor(durationMs / stepMs) + 1 }, (_, k) => k * stepMs);
}

await main();
