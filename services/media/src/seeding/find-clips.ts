import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Category } from '../videos/video.js';

type Clip = { readonly category: Category; readonly file: string };

/** The avatar's clip of each category, or one error that names all that are missing. */
export async function findClips(
  categories: readonly Category[],
  folders: readonly string[],
): Promise<Clip[]> {
  const clips: Clip[] = [];
  const missing: string[] = [];
  for (const category of categories) {
    const name = join('emotions', `${category}.mp4`);
    const file = await firstThatHas(folders, name);
    if (file === undefined) missing.push(name);
    else clips.push({ category, file });
  }
  if (missing.length === 0) return clips;
  const where = folders.length > 0 ? `in ${folders.join(', ')}` : 'because it is not set';
  throw new Error(`ASSETS_DIR: no ${missing.join(', ')} ${where}`);
}

async function firstThatHas(folders: readonly string[], name: string): Promise<string | undefined> {
  for (const folder of folders) {
    const file = join(folder, name);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}
