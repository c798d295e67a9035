import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReviewedForm } from '@isl/lexicon';
import type { Form } from '@isl/lexicon/form';

/** A line of `frames.json`: one picture and what a finder of bodies should find in it. */
export type Frame = {
  readonly file: string;
  readonly form: string;
  readonly gloss: string;
  readonly figure: string;
  /** How many hands sign in it; none where they are on their way from rest or back. */
  readonly hands: 0 | 1 | 2;
};

/** Pictures in a folder, and the list that `isl_training.evaluation --finding` reads. */
export type FrameList = {
  /** Without `hands` all that make the sign are shown. */
  readonly add: (
    form: ReviewedForm,
    figure: string,
    name: string,
    picture: Buffer,
    hands?: Frame['hands'],
  ) => void;
  /** Writes the list; answers how many pictures are in it. */
  readonly close: () => number;
};

export function openFrameList(folder: string): FrameList {
  const frames: Frame[] = [];
  return {
    add: (form, figure, name, picture, hands = isTwoHanded(form) ? 2 : 1) => {
      const file = join(form.gloss, name);
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), picture);
      frames.push({ file, form: form.id, gloss: form.gloss, figure, hands });
    },
    close: () => {
      writeFileSync(join(folder, 'frames.json'), `${JSON.stringify(frames, null, 1)}\n`);
      return frames.length;
    },
  };
}

export const isTwoHanded = ({ segments }: Form): boolean =>
  segments.some(({ N, sym }) => N !== undefined || sym !== undefined);
