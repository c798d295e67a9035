import { LOOKS } from '../avatar/palette.js';
import { FIGURES } from '../signer/signer.js';
import type { Settings } from './settings.js';

/** Who signs in a lesson where nobody was chosen: the same all through it, and another in the next. */
export function personOfLesson(lesson: string): Pick<Settings, 'figure' | 'look'> {
  let hash = 0x811c9dc5;
  for (const letter of lesson) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const drawn = (hash ^ (hash >>> 15)) >>> 0;
  return {
    figure: FIGURES[drawn % FIGURES.length] ?? 'woman',
    look: Math.floor(drawn / FIGURES.length) % LOOKS.length,
  };
}
