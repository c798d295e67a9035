import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pictures from '../handshape-pictures.json' with { type: 'json' };

/**
 * Cuts the hand that shows a shape out of the picture of one of its forms: assets/handshapes/. The pictures are
 * those of a folder that `npm run render -- --plain FOLDER` made, for nothing is drawn over their hands.
 */
const [pictureFolder] = process.argv.slice(2);
if (!pictureFolder) throw new Error('name the folder that npm run render -- --plain FOLDER made');
const SIZE_PX = 240;
const ASSETS = fileURLToPath(new URL('../../../assets', import.meta.url));
const FFMPEG = process.env.FFMPEG_PATH ?? 'ffmpeg';

mkdirSync(join(ASSETS, 'handshapes'), { recursive: true });
for (const { handshape, form, x, y, size } of pictures) {
  const filter = `crop=${size}:${size}:${x}:${y},scale=${SIZE_PX}:${SIZE_PX}:flags=lanczos`;
  execFileSync(FFMPEG, [
    ...['-v', 'error', '-y', '-i', join(pictureFolder, `${form}.webp`), '-vf', filter],
    ...['-c:v', 'libwebp', '-quality', '80', '-compression_level', '6'],
    join(ASSETS, 'handshapes', `${handshape}.webp`),
  ]);
}
process.stdout.write(`${pictures.length} handshapes in ${join(ASSETS, 'handshapes')}\n`);
