import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** How the clips of a set lie in its folder. */
export const LAYOUTS = ['include', 'gloss-folders', 'flat'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A clip by its path in the folder, with the names that the set may have for its sign. */
export type FoundClip = { readonly file: string; readonly glosses: readonly [string, ...string[]] };

const VIDEO = /\.(mp4|m4v|mov|webm|mkv|avi|mpe?g|ogv|3gp|wmv|flv)$/i;
/** INCLUDE numbers its folders: '34. Pronouns', '42. you'. */
const NUMBER = /^\d+\.\s*/;
/** Of one sign's several files: 'water_2', 'water (2)', 'water-02'. */
const TAKE = /[\s_-]*\(?\d+\)?$/;

/** Links are left where they are. */
export async function listClips(dir: string, layout: Layout): Promise<FoundClip[]> {
  const clips: FoundClip[] = [];
  if (layout === 'flat') {
    for (const file of await videosIn(dir, '.')) {
      const gloss = file.slice(0, -extname(file).length);
      clips.push({ file, glosses: [gloss, gloss.replace(TAKE, '')] });
    }
    return clips;
  }
  const above = layout === 'include' ? await foldersIn(dir, '.') : ['.'];
  for (const group of above) {
    for (const folder of await foldersIn(dir, group)) {
      const name = folder.slice(folder.lastIndexOf('/') + 1);
      const gloss = layout === 'include' ? name.replace(NUMBER, '') : name;
      for (const file of await videosIn(dir, folder)) clips.push({ file, glosses: [gloss] });
    }
  }
  return clips;
}

async function namesIn(dir: string, folder: string, kind: 'isFile' | 'isDirectory') {
  const found = await readdir(join(dir, folder), { withFileTypes: true });
  const names = found.filter((one) => one[kind]()).map(({ name }) => name);
  return names.sort().map((name) => join(folder, name));
}

const foldersIn = (dir: string, folder: string) => namesIn(dir, folder, 'isDirectory');

async function videosIn(dir: string, folder: string): Promise<string[]> {
  return (await namesIn(dir, folder, 'isFile')).filter((file) => VIDEO.test(file));
}
