import type { VideosService } from '../videos/videos.service.js';
import type { ImportsRepository } from './imports.repository.js';

type Deps = {
  readonly imports: ImportsRepository;
  readonly erase: VideosService['erase'];
};

/** Removes a set with every clip of it: records, objects, and what was said about them. */
export async function removeSet(setId: string, { imports, erase }: Deps): Promise<number> {
  let removed = 0;
  for (const id of await imports.idsOf(setId)) {
    if (await erase(id)) removed += 1;
  }
  // Last: a removal that was cut off is found in the list and can be done again.
  if (!(await imports.remove(setId)) && removed === 0) {
    throw new Error(`There is no set ${setId}.`);
  }
  return removed;
}
