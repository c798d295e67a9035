import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReviewedForm } from '@isl/lexicon';

/** A line of `frames.json`: one picture and what a finder of bodies should find in it. */
export type Frame = {
  readonly file: string;
  readonly form: string;
  readonly gloss: string;
  readonly figure: string;
  readonly hands: 1 | 2;
};

/** Pictures in a folder, and the list that `isl_training.evaluation --finding` reads. */
export type FrameList = {
  readonly add: (form: ReviewedForm, figure: string, name: string, picture: Buffer) => void;
  /** Writes the list; answers how many pictures are in it. */
  readonly close: () => number;
};

export function openFrameList(folder: string): FrameList {
  const frames: Frame[] = [];
  return {
    add: (form, figure, name, picture) => {
      const file = join(form.gloss, name);
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), picture);
      const hands = isTwoHanded(form) ? 2 : 1;
      frames.push({ file, form: form.id, gloss: form.gloss, figure, hands });
    },
    close: () => {
      writeFileSync(join(folder, 'frames.json'), `${JSON.stringify(frames, null, 1)}\n`);
      return frames.length;
    },
  };
}

const isTwoHanded = ({ segments }: ReviewedForm): boolean =>
  segments.some(({ N, sym }) => N !== undefined || sym !== undefined);
