import { encodeMp4, encodeWebp } from './encode.js';
import { type Film, FRAMES_PER_SECOND } from './film.js';
import type { Shot } from './shots.js';
import type { Studio } from './studio.js';

/** The bytes of a shot's file. */
export async function shoot(
  studio: Studio,
  shot: Shot,
  { momentsMs, repeats, frames }: Film,
): Promise<Buffer> {
  const { figure, look, view, width, height, backdrop, items } = shot;
  const isPicture = shot.pictureOf !== undefined;
  const scene = { figure, look, view, width, height, backdrop, isFitted: true };
  const quality = isPicture ? { finer: backdrop ? 2 : 1 } : { finer: 1.5, isQuick: true };
  await studio.open({ ...scene, ...quality, areSidesTold: shot.isTold ?? false });
  await studio.compile(items);
  if (isPicture) {
    const [atMs = 0] = momentsMs;
    const png = frames.length > 0 ? studio.telling(frames) : studio.picture(atMs, 'png');
    return encodeWebp(await png);
  }
  const pictures: Buffer[] = [];
  for (const [index, atMs] of momentsMs.entries()) {
    const last = pictures.at(-1);
    pictures.push(last && repeats[index] ? last : await studio.picture(atMs, 'jpeg'));
  }
  return encodeMp4(pictures, FRAMES_PER_SECOND);
}
