import { fileURLToPath } from 'node:url';
import { loadForms } from '@isl/lexicon';
import { expect, test } from 'vitest';
import { filmOf } from '../../render/film.js';
import { shoot } from '../../render/shoot.js';
import { allShots } from '../../render/shots.js';
import { openStudio } from '../../render/studio.js';

const LEXICON = fileURLToPath(new URL('../../../packages/lexicon', import.meta.url));
const PATHS = [
  ...['signs/letter-l-v2.webp', 'signs/letter-l-v2.mp4'],
  ...['signs/word-nurse.webp', 'carousel/1.webp'],
];

async function render(): Promise<Buffer[]> {
  const shots = allShots(loadForms(LEXICON)).filter(({ path }) => PATHS.includes(path));
  const studio = await openStudio();
  try {
    const files: Buffer[] = [];
    for (const large of shots) {
      const shot = { ...large, width: 160, height: 120 };
      files.push(await shoot(studio, shot, filmOf(shot)));
    }
    return files;
  } finally {
    await studio.close();
  }
}

test('pictures and clips come out the same twice', async () => {
  const first = await render();
  const [picture, clip, parts, scene] = first;
  expect(picture?.subarray(8, 12).toString()).toBe('WEBP');
  expect(parts?.subarray(8, 12).toString()).toBe('WEBP');
  expect(scene?.subarray(8, 12).toString()).toBe('WEBP');
  expect(clip?.subarray(4, 8).toString()).toBe('ftyp');
  const again = await render();
  expect(again.map((file, index) => file.equals(first[index] as Buffer))).toEqual(
    PATHS.map(() => true),
  );
}, 300_000);
