import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadForms, type ReviewedForm } from '@isl/lexicon';
import { chromium } from 'playwright-core';
import { VIEW_NAMES } from '../src/avatar/views.js';
import { oneOf } from '../src/settings/settings.js';
import { FIGURES } from '../src/signer/signer.js';
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
      left: { type: 'boolean', default: false },
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
  const pictures: { form: ReviewedForm; note: string; url: string }[] = [];
  const studio = await openStudio();
  try {
    for (const name of values.view) {
      const view = oneOf(VIEW_NAMES, name);
      if (!view) throw new Error(`--view is one of ${VIEW_NAMES.join(', ')}`);
      await studio.open({ figure, look: Number(values.look), view, width: size, height: size });
      for (const form of chosen) {
        const take = await studio.compile([{ form }], values.left);
        const moments = shares?.map((share) => share * take.durationMs) ?? take.stillsMs;
        for (const atMs of moments) {
          const picture = await studio.picture(atMs, 'jpeg');
          const url = `data:image/jpeg;base64,${picture.toString('base64')}`;
          pictures.push({ form, note: `${view} ${Math.round(atMs)} ms`, url });
        }
      }
    }
  } finally {
    await studio.close();
  }
  const perForm = (form: ReviewedForm) => pictures.filter((picture) => picture.form === form);
  const cells = chosen.map(
    (form) =>
      `<section><h2>${form.id} (${form.confidence})</h2><div>${perForm(form)
        .map(
          ({ url, note }) => `<figure><img src="${url}"><figcaption>${note}</figcaption></figure>`,
        )
        .join(
          '',
        )}</div><p style="max-width:${size * Math.max(1, perForm(form).length)}px">${form.alt}</p></section>`,
  );
  await screenshot(
    `<style>body{font:14px sans-serif;margin:8px;display:flex;flex-wrap:wrap;gap:12px;width:max-content;max-width:1500px}h2{font-size:15px;margin:0}p{margin:2px 0}div{display:flex;gap:4px}figure{margin:0}img{display:block;width:${size}px}</style>${cells.join('')}`,
    values.out,
  );
}

async function screenshot(html: string, path: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1540, height: 400 } });
    await page.setContent(html);
    writeFileSync(path, await page.screenshot({ fullPage: true }));
  } finally {
    await browser.close();
  }
}

await main();
