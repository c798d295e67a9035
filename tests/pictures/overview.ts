import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeWebcamClip } from '../support/clips.js';
import { ROOT } from '../support/repository.js';
import { readStack } from '../support/stack.js';

/** The README's picture: the start page, and the prediction page while it reads a face and a letter. */
async function main(): Promise<void> {
  const stack = readStack();
  const folder = mkdtempSync(join(tmpdir(), 'isl-pictures-'));
  const clip = join(folder, 'webcam.mjpeg');
  writeWebcamClip(clip, 'LV');
  const browser = await launchWithWebcam(clip);
  try {
    const { page } = await visit(browser, stack.address);
    const shots = ['landing', 'prediction'].map((name) => join(folder, `${name}.png`));
    await page.goto('/');
    await page.getByRole('heading', { name: 'Croudsource app' }).waitFor();
    await page.screenshot({ path: shots[0] ?? '' });
    await page.goto('/dashboard/Prediction');
    await page.getByRole('button', { name: 'Start Recording' }).click();
    await page.getByText('Eyebrows').first().waitFor();
    await page
      .getByText(/^L: \d+%/)
      .first()
      .waitFor();
    await page.screenshot({ path: shots[1] ?? '' });
    const target = join(ROOT, 'docs/pictures/overview.webp');
    mkdirSync(join(ROOT, 'docs/pictures'), { recursive: true });
    const inputs = shots.flatMap((shot) => ['-i', shot]);
    const filter = ['-filter_complex', '[0][1]hstack,scale=1600:-1', '-quality', '82'];
    execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...inputs, ...filter, target]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

await main();
